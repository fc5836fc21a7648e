"""RUN lines: parsing, execution and report of the commands in a test file."""
