-- A server that dies is started again; so is one on demand.
local T = dofile(vim.env.PYDEALLOC_STEPS)

local function server_of_its_own()
  return vim.api.nvim_get_proc_children(vim.fn.getpid())
end

local function hints_come()
  T.wait("hints", function()
    return T.hints():find("pass: frees %heap", 1, true)
  end)
end

T.run(function()
  T.open("scale.mlir")
  hints_come()
  local first = T.client().id
  local children = server_of_its_own()
  T.equal(#children, 1)
  vim.loop.kill(children[1], "sigkill")
  T.message("the server died and was started again")
  T.wait("another client", function()
    local client = T.client()
    return client and client.initialized and client.id ~= first
  end)
  vim.cmd("Pydealloc ownership off")
  vim.cmd("Pydealloc ownership on")
  hints_come()

  local second = T.client().id
  vim.cmd("Pydealloc restart")
  T.wait("a third client", function()
    local client = T.client()
    return client and client.initialized and client.id ~= second
  end)
  T.replace("@scale", "@scaled")
  hints_come()
  -- Neovim itself says more.
  T.equal(
    vim.tbl_filter(function(message)
      return vim.startswith(message, "pydealloc:")
    end, T.messages),
    { "pydealloc: the server died and was started again" }
  )
end)
