"""ODS definitions from TableGen records, as `./dev ods` writes them to the folders of `dialects/`."""
