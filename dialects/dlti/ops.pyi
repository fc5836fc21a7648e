"""Op views of `dlti`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""


from ...ods.op_view import OpView


