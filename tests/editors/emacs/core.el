;;; core.el --- What every client of the protocol can do  -*- lexical-binding: t; -*-

(require 'steps)

(steps-open "wrong.mlir")
(flymake-mode 1)
(flymake-start)
(let ((found (car (steps-wait "the diagnostic" (flymake-diagnostics)))))
  (steps-contains (flymake-diagnostic-text found) "%missing")
  (steps-equal (buffer-substring-no-properties (flymake-diagnostic-beg found) (flymake-diagnostic-end found))
               "%missing"))
(steps-replace "%missing" "%x")
(steps-wait "the diagnostic to go" (flymake-start) (null (flymake-diagnostics)))
(save-buffer)

(steps-open "scale.mlir")

;; The colours of those who have no server.
(font-lock-ensure)
(steps-go-to "%heap")
(steps-equal (get-text-property (point) 'face) 'font-lock-variable-name-face)
(steps-go-to "freed at the end")
(steps-equal (get-text-property (point) 'face) 'font-lock-comment-face)

;; Hover: what ElDoc is told.
(steps-go-to "%heap")
(let (told)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq told text)))
  (steps-contains (substring-no-properties (steps-wait "the hover" told)) "memref<4xf32>"))

;; Completion, as completion-at-point would show it.
(goto-char (point-min))
(search-forward "call @use")
(forward-line 0)
(open-line 1)
(insert "  memref.sto")
(eglot--signal-textDocument/didChange)
(pcase-let ((`(,begin ,end ,table . ,_) (eglot-completion-at-point)))
  (steps-contains (string-join (all-completions (buffer-substring begin end) table) "\n") "memref.store"))
(delete-region (line-beginning-position) (line-beginning-position 2))
(eglot--signal-textDocument/didChange)
(set-buffer-modified-p nil)

;; The code action, chosen from the menu.
(steps-go-to "%heap")
(cl-letf (((symbol-function 'completing-read)
           (lambda (_prompt choices &rest _)
             (cl-find-if (lambda (choice) (string-search "Insert deallocations in this file" choice))
                         (all-completions "" choices)))))
  (let ((last-nonmenu-event ?\r))
    (eglot-code-actions (point) (point) "refactor.rewrite.ownership" t)))
(steps-wait "the edit" (string-search "memref.dealloc %heap" (steps-text)))
(save-buffer)
(steps-equal (steps-file "scale.mlir") (steps-file "scale.expected"))
