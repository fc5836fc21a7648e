-- Editing MLIR: comments, indentation, brackets, and what belongs to a name.
if vim.b.did_ftplugin then
  return
end
vim.b.did_ftplugin = 1

vim.bo.comments = "://"
vim.bo.commentstring = "// %s"
vim.bo.expandtab = true
vim.bo.shiftwidth = 2
vim.bo.softtabstop = 2
-- %value, @symbol, ^block (94), #alias (35) and !type (33) are names; dots join a dialect and an operation.
vim.bo.iskeyword = "@,48-57,_,192-255,$,.,%,@-@,94,35,33"
vim.opt_local.matchpairs:append("<:>")
vim.opt_local.formatoptions:remove("t")
vim.opt_local.formatoptions:append("croql")
vim.bo.suffixesadd = ".mlir"

vim.b.undo_ftplugin = "setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< iskeyword< matchpairs<"
  .. " formatoptions< suffixesadd<"
