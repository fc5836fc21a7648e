-- The whole story of the buffer under the cursor, in a floating window.
local compat = require("pydealloc.compat")

local M = {}

-- Links say where a line is; in a terminal the line's number says the same.
local function readable(markdown)
  return (markdown:gsub("%[([^%]]*)%]%(file:[^)]*%)", "%1"))
end

function M.show()
  local bufnr = vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  compat.request(client, "pydealloc/explain", compat.position_params(client), function(err, result)
    if err or not result or vim.api.nvim_get_current_buf() ~= bufnr then
      -- An older server, or no buffer there: what stands there is told at least.
      vim.lsp.buf.hover()
      return
    end
    local lines = vim.lsp.util.convert_input_to_markdown_lines({ kind = "markdown", value = readable(result.markdown) })
    vim.lsp.util.open_floating_preview(lines, "markdown", {
      border = "rounded",
      focus_id = "pydealloc-explain",
      max_width = 100,
      max_height = math.max(10, vim.o.lines - 8),
      wrap = false,
    })
  end, bufnr)
end

return M
