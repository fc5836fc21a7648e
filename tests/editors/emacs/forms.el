;;; forms.el --- Bytecode as text, and the generic form  -*- lexical-binding: t; -*-

(require 'steps)

(find-file "program.mlirbc")
(steps-equal major-mode 'pydealloc-bytecode-mode)
(steps-equal (steps-text) (steps-file "program.expected"))
(steps-equal (list buffer-read-only (buffer-modified-p)) '(t nil))

;; Bytecode is never written; its text is, elsewhere.
(let ((before (steps-file "program.mlirbc"))
      (inhibit-read-only t))
  (insert "// more\n")
  (steps-contains (condition-case refusal (progn (save-buffer) "written") (user-error (cadr refusal)))
                  "not written")
  (steps-equal (steps-file "program.mlirbc") before)
  (revert-buffer t t)
  (steps-equal (steps-text) (steps-file "program.expected")))
(write-file "copy.mlir")
(steps-equal (steps-file "copy.mlir") (steps-file "program.expected"))
(steps-equal major-mode 'pydealloc-mlir-mode)

(steps-contains (condition-case refusal (progn (find-file "broken.mlirbc") (pydealloc-bytecode-mode) "read")
                  (user-error (cadr refusal)))
                "cannot be read")

(steps-open "scale.mlir")
(pydealloc-generic)
(steps-contains (steps-text "*pydealloc generic form*") "\"memref.alloc\"()")

;;; forms.el ends here
