"""Op views of `dlti`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""
