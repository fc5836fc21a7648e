-- What exists before anything is used: the command, the <Plug> mappings and the colours. The rest is loaded on demand.
if vim.g.loaded_pydealloc or vim.fn.has("nvim-0.7") == 0 then
  return
end
vim.g.loaded_pydealloc = true

vim.api.nvim_create_user_command("Pydealloc", function(given)
  require("pydealloc.command").run(given)
end, {
  nargs = "*",
  bang = true,
  desc = "Buffer ownership in MLIR: insert, stages, explain, ...",
  complete = function(lead, line)
    return require("pydealloc.command").complete(lead, line)
  end,
})

for _, verb in ipairs({ "insert", "stages", "explain", "ownership", "run" }) do
  vim.keymap.set("n", "<Plug>(pydealloc-" .. verb .. ")", function()
    require("pydealloc.command").run({ fargs = { verb }, bang = false })
  end, { desc = "Pydealloc " .. verb })
end
vim.keymap.set("n", "<Plug>(pydealloc-insert-file)", function()
  require("pydealloc.command").run({ fargs = { "insert", "file" }, bang = false })
end, { desc = "Pydealloc insert file" })

local group = vim.api.nvim_create_augroup("pydealloc", { clear = true })

-- Bytecode is shown as text, which is never written back.
vim.api.nvim_create_autocmd("BufReadCmd", {
  group = group,
  pattern = "*.mlirbc",
  callback = function(event)
    require("pydealloc.forms").read_bytecode(event.buf, event.match)
  end,
})
vim.api.nvim_create_autocmd({ "BufWriteCmd", "FileWriteCmd" }, {
  group = group,
  pattern = "*.mlirbc",
  callback = function()
    require("pydealloc.forms").refuse_to_write()
  end,
})

require("pydealloc.highlights").define()
vim.api.nvim_create_autocmd("ColorScheme", {
  group = group,
  callback = function()
    require("pydealloc.highlights").define()
  end,
})
vim.api.nvim_create_autocmd("OptionSet", {
  group = group,
  pattern = "background",
  callback = function()
    require("pydealloc.highlights").define()
  end,
})

-- Neovim 0.11 says nothing where the command of an enabled server is not there.
vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = "mlir",
  callback = function()
    if vim.lsp.is_enabled and vim.lsp.is_enabled("pydealloc") then
      require("pydealloc.client").can_start(vim.lsp.config.pydealloc.cmd)
    end
  end,
})

-- However the server was started: by setup(), vim.lsp.enable() or another plugin. Neovim 0.7 has no such event; there
-- the client's on_attach does it.
if vim.fn.exists("##LspAttach") == 1 then
  vim.api.nvim_create_autocmd("LspAttach", {
    group = group,
    callback = function(event)
      local client = event.data and vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == "pydealloc" then
        require("pydealloc.client").attached(client, event.buf)
      end
    end,
  })
end
