-- What every client of the protocol can do, in the way its user does it.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function diagnostics()
  return vim.diagnostic.get(0)
end

T.run(function()
  T.open("wrong.mlir")
  T.wait("the diagnostic", function()
    return #diagnostics() == 1
  end)
  local found = diagnostics()[1]
  T.equal({ found.lnum, found.col, found.end_lnum, found.end_col }, { 1, 24, 1, 32 })
  T.equal({ found.severity, found.code }, { vim.diagnostic.severity.ERROR, "undefined-value" })
  T.replace("%missing", "%x")
  T.wait("the diagnostic to go", function()
    return #diagnostics() == 0
  end)
  vim.cmd("silent write")

  T.open("scale.mlir")
  T.wait("hints", function()
    return T.hints():find("pass: frees %heap", 1, true)
  end)
  T.contains(T.hints(), "owned")

  T.go_to("%heap")
  vim.lsp.buf.hover()
  T.contains(T.float(), "memref<4xf32>")

  vim.api.nvim_buf_set_lines(0, 8, 8, false, { "  memref.sto" })
  local params = vim.lsp.util.make_position_params(0, T.client().offset_encoding)
  params.position = { line = 8, character = 12 }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, 60000)
  local offered = {}
  for _, answer in pairs(answers) do
    for _, item in ipairs(answer.result.items or answer.result) do
      table.insert(offered, item.label)
    end
  end
  T.contains(table.concat(offered, "\n"), "memref.store")
  vim.api.nvim_buf_set_lines(0, 8, 9, false, {})

  vim.lsp.codelens.refresh({ bufnr = 0 })
  local lenses = T.wait("code lenses", function()
    local all = vim.lsp.codelens.get(vim.api.nvim_get_current_buf())
    return #all > 0 and all
  end)
  local titles = {}
  for _, lens in ipairs(lenses) do
    table.insert(titles, lens.command and lens.command.title)
  end
  T.contains(table.concat(titles, "\n"), "Insert deallocations")
  T.contains(table.concat(titles, "\n"), "Show stages")

  T.go_to("%heap")
  T.answer("Insert deallocations in this file")
  vim.lsp.buf.code_action()
  T.wait("the edit", function()
    return T.text():find("memref.dealloc %heap", 1, true)
  end)
  vim.cmd("silent write")
  T.equal(T.file("scale.mlir"), T.file("scale.expected"))
end)
