;;; truth.el --- Findings that go away, hints that say what the edit does  -*- lexical-binding: t; -*-

(require 'steps)

(defun truth-names (text pattern)
  "The names that PATTERN finds in TEXT, sorted."
  (let ((position 0) found)
    (while (string-match pattern text position)
      (push (match-string 1 text) found)
      (setq position (match-end 0)))
    (sort (delete-dups found) #'string<)))

;; Repaired outside, and read again.
(steps-open "wrong.mlir")
(flymake-mode 1)
(steps-wait "the diagnostic" (flymake-start) (flymake-diagnostics))
(let ((text (replace-regexp-in-string "%missing" "%x" (steps-text) t t)))
  (with-temp-file "wrong.mlir" (insert text)))
(revert-buffer t t)
(steps-wait "the server to have read it" (progn (flymake-mode 1) (flymake-start) (null (flymake-diagnostics))))

;; What is hinted is what is inserted; then there is no such hint, and nothing to complain about.
(steps-open "scale.mlir")
(pydealloc-hints-mode 1)
(let ((hinted (truth-names (steps-wait "hints" (let ((hints (steps-hints)))
                                                 (and (string-search "pass: frees" hints) hints)))
                           "pass: frees \\(%[a-z0-9_]+\\)")))
  (pydealloc-insert t)
  (with-current-buffer "*pydealloc preview*"
    (steps-equal (truth-names (steps-text) "^\\+ *memref.dealloc \\(%[a-z0-9_]+\\)") hinted)
    (pydealloc-preview-apply))
  (set-buffer "scale.mlir")
  (steps-equal (truth-names (steps-text) "memref.dealloc \\(%[a-z0-9_]+\\)") hinted)
  (pydealloc--draw-hints)
  (steps-equal (truth-names (steps-hints) "\\(pass:\\)") nil)
  (flymake-mode 1)
  (steps-wait "no diagnostic" (progn (flymake-start) (null (flymake-diagnostics)))))

;; No command changes other files: the action for all of them is a command with a question.
(let* ((position (plist-get (eglot--TextDocumentPositionParams) :position))
       (actions (pydealloc--ask (pydealloc--server) :textDocument/codeAction
                                (list :textDocument (eglot--TextDocumentIdentifier)
                                      :range (list :start position :end position)
                                      :context '(:diagnostics [] :only ["refactor.rewrite.ownership"])))))
  (mapc (lambda (action)
          (when (string-search "workspace" (plist-get action :title))
            (steps-equal (plist-get action :edit) nil)
            (steps-equal (string-suffix-p "…" (plist-get action :title)) t)))
        actions))

;;; truth.el ends here
