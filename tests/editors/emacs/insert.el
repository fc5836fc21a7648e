;;; insert.el --- Deallocations are shown as a diff first  -*- lexical-binding: t; -*-

(require 'steps)

(steps-open "scale.mlir")
(let ((source (current-buffer)) (before (steps-text)))
  (steps-go-to "%heap")

  (pydealloc-insert)
  (steps-equal major-mode 'pydealloc-preview-mode)
  (steps-contains (steps-text) "+  memref.dealloc %heap")
  (steps-equal (steps-text source) before)
  (call-interactively (key-binding (kbd "q")))
  (set-buffer source)
  (steps-equal (steps-text) before)

  (pydealloc-insert-simplified)
  (steps-contains (steps-text) "+  memref.dealloc %heap")
  (call-interactively (key-binding (kbd "q")))
  (set-buffer source)

  (pydealloc-insert t)
  (call-interactively (key-binding (kbd "a")))
  (set-buffer source)
  (save-buffer)
  (steps-equal (steps-file "scale.mlir") (steps-file "scale.expected"))

  ;; A change between the question and the answer.
  (erase-buffer)
  (insert before)
  (steps-go-to "%heap")
  (pydealloc-insert)
  (with-current-buffer source
    (goto-char (point-min))
    (insert "// new\n"))
  (steps-contains (condition-case why
                      (progn (pydealloc-preview-apply) "")
                    (user-error (error-message-string why)))
                  "has changed since")
  (set-buffer source)
  (steps-equal (steps-text) (concat "// new\n" before))

  ;; A program that the pass refuses.
  (steps-replace "call @use(%heap)" "\"other.use\"(%heap)")
  (steps-go-to "other.use")
  (steps-contains (condition-case why
                      (progn (pydealloc-insert) "")
                    (user-error (error-message-string why)))
                  "other.use"))
