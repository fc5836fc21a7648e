" For Vim with vim-lsp: goes into .vimrc. The folder editors/nvim has syntax and file type for Vim, too.
autocmd BufRead,BufNewFile *.mlir setfiletype mlir

autocmd User lsp_setup call lsp#register_server({
      \ 'name': 'pydealloc',
      \ 'cmd': {server_info -> ['pydealloc-lsp']},
      \ 'allowlist': ['mlir'],
      \ 'workspace_config': {'pydealloc': {'inlayHints': {'arguments': v:false}}},
      \ })
let g:lsp_inlay_hints_enabled = 1
