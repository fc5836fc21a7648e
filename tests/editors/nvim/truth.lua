-- Findings that go away, hints that say what the edit does, an insertion that asks before it changes other files.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function diagnostics(name)
  return vim.diagnostic.get(vim.fn.bufnr(name))
end

local function names(text, pattern)
  local found = {}
  for name in text:gmatch(pattern) do
    found[name] = true
  end
  found = vim.tbl_keys(found)
  table.sort(found)
  return found
end

T.run(function()
  -- Repaired outside, and read again.
  T.open("wrong.mlir")
  T.wait("the diagnostic", function()
    return #diagnostics("wrong.mlir") == 1
  end)
  local wrong = T.file("wrong.mlir")
  vim.fn.writefile(vim.split(wrong:gsub("%%missing", "%%x") .. "", "\n"), "wrong.mlir")
  vim.cmd("silent edit!")
  T.wait("the diagnostic to go", function()
    return #diagnostics("wrong.mlir") == 0
  end)

  -- Closed.
  vim.fn.writefile(vim.split(wrong, "\n"), "wrong.mlir")
  vim.cmd("silent edit!")
  T.wait("the diagnostic again", function()
    return #diagnostics("wrong.mlir") == 1
  end)
  local bufnr = vim.fn.bufnr("wrong.mlir")
  vim.cmd("enew")
  vim.cmd("bdelete wrong.mlir")
  T.wait("no diagnostic of a closed file", function()
    return #vim.diagnostic.get(bufnr) == 0
  end)

  -- What is hinted is what is inserted; then there is no such hint, and nothing to complain about.
  T.open("scale.mlir")
  T.wait("hints", function()
    return T.hints():find("pass: frees", 1, true)
  end)
  local hinted = names(T.hints(), "pass: frees (%%[%w_]+)")
  local is_closed_unchanged = T.file("wrong.mlir")
  T.go_to("%heap")
  T.answer("Insert deallocations in this file")
  vim.lsp.buf.code_action()
  T.wait("the edit", function()
    return T.text():find("memref.dealloc", 1, true)
  end)
  T.equal(names(T.text(), "memref%.dealloc (%%[%w_]+)"), hinted)
  T.wait("no hint of what the pass would do", function()
    return not T.hints():find("pass:", 1, true)
  end)
  T.wait("no diagnostic", function()
    return #diagnostics("scale.mlir") == 0
  end)
  T.equal(T.file("wrong.mlir"), is_closed_unchanged)

  -- In the workspace: a question first, and nothing changes before it is answered.
  vim.cmd("silent undo")
  vim.cmd("silent write!")
  vim.fn.writefile(vim.fn.readfile("scale.mlir"), "closed.mlir")
  local before = T.file("closed.mlir")
  local asked
  -- Which of the two Neovim asks with depends on its version.
  vim.ui.select = function(items, _, choose)
    asked = T.file("closed.mlir")
    choose(items[1], 1)
  end
  vim.fn.inputlist = function()
    asked = T.file("closed.mlir")
    return 1
  end
  local params = vim.lsp.util.make_range_params(0, T.client().offset_encoding)
  params.context = { diagnostics = {}, only = { "refactor.rewrite.ownership" } }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 60000)
  local command
  for _, one in pairs(answers) do
    for _, action in ipairs(one.result or {}) do
      if action.title:find("all files of the workspace", 1, true) then
        T.equal(action.edit, nil)
        command = action.command
      end
    end
  end
  require("pydealloc.compat").request(T.client(), "workspace/executeCommand", {
    command = command.command,
    arguments = command.arguments,
  }, function() end, 0)
  T.equal(
    T.wait("the question", function()
      return asked
    end),
    before
  )
  T.wait("the edit of the other file", function()
    local other = vim.fn.bufnr("closed.mlir")
    return other > 0 and T.text(other):find("memref.dealloc", 1, true)
  end)
end)
