;;; server.el --- The server ends, comes back, or is not there  -*- lexical-binding: t; -*-

(require 'steps)

(steps-open "scale.mlir")
(let* ((first (eglot-current-server))
       (process (jsonrpc--process first)))
  ;; Before, Eglot takes a server that ends for one that cannot be started.
  (steps-wait "Eglot to trust the server" (null (eglot--inhibit-autoreconnect first)))
  ;; What is said next, that the server exited with status 9, is this.
  (signal-process process 'SIGKILL)
  (steps-wait "another server"
    (let ((now (eglot-current-server)))
      (and now (not (eq now first)))))
  (steps-wait "the buffer to be served" (eglot-managed-p))
  (steps-go-to "%heap")
  (pydealloc-explain)
  (steps-contains (steps-text "*pydealloc explain*") "Owned"))

(setq pydealloc-command '("pydealloc-lsp-that-is-nowhere"))
(steps-contains (condition-case why
                    (progn (pydealloc--contact) "")
                  (user-error (error-message-string why)))
                "pipx install pydealloc-lsp")
