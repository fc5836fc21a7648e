-- The lifetime of the buffer under the cursor, in a floating window.
local compat = require("pydealloc.compat")

local M = {}

-- The cells of a row; bars with a backslash before them belong to a cell.
local function cells(row)
  local inner = row:gsub("\\|", "\1"):match("^|(.*)|%s*$") or ""
  return vim.tbl_map(function(cell)
    return (vim.trim(cell):gsub("\1", "|"))
  end, vim.split(inner, "|", { plain = true }))
end

-- A table as columns: Neovim shows the text of Markdown as it is.
local function columns(rows)
  local widths, lines = {}, {}
  for _, row in ipairs(rows) do
    for number, cell in ipairs(row) do
      widths[number] = math.max(widths[number] or 0, vim.fn.strdisplaywidth(cell))
    end
  end
  for _, row in ipairs(rows) do
    local padded = {}
    for number, cell in ipairs(row) do
      local space = (" "):rep(widths[number] - vim.fn.strdisplaywidth(cell))
      -- The numbers of lines come first.
      table.insert(padded, number == 1 and space .. cell or number == #row and cell or cell .. space)
    end
    table.insert(lines, " " .. table.concat(padded, "  "))
  end
  return lines
end

-- Links say where a line is; in a terminal the line's number says the same.
local function readable(markdown)
  local lines, rows = {}, {}
  local function end_table()
    vim.list_extend(lines, columns(rows))
    rows = {}
  end
  for _, line in ipairs(vim.split(markdown:gsub("%[([^%]]*)%]%(file:[^)]*%)", "%1"), "\n")) do
    if not vim.startswith(line, "|") then
      end_table()
      table.insert(lines, line)
    elseif not line:match("^|[%s:|-]+$") then
      table.insert(rows, cells(line))
    end
  end
  end_table()
  return table.concat(lines, "\n")
end

function M.show()
  local bufnr = vim.api.nvim_get_current_buf()
  local client = require("pydealloc.client").of(bufnr)
  if not client then
    return
  end
  compat.request(client, "pydealloc/explain", compat.position_params(client), function(err, result)
    if vim.api.nvim_get_current_buf() ~= bufnr then
      return
    elseif err then
      compat.say(compat.reason(err), vim.log.levels.ERROR)
      return
    elseif not result then
      compat.say("no buffer and no tensor at the cursor")
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
