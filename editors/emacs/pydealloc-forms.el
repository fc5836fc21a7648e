;;; pydealloc-forms.el --- MLIR bytecode as text, and generic form  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

;;; Commentary:

;; Other forms of a program: a file with bytecode is shown as the text of its
;; program, and `pydealloc-generic' shows a file in generic form.

;;; Code:

(require 'pydealloc)

(defun pydealloc-bytecode--text (file)
  "The text of the program in FILE, which is bytecode."
  (let ((errors (make-temp-file "pydealloc"))
        (coding-system-for-read 'utf-8))
    (unwind-protect
        (with-temp-buffer
          (let ((status (apply #'call-process (car pydealloc-command) nil (list t errors) nil
                               (append (cdr pydealloc-command) (list "--apply" "" file)))))
            (unless (equal status 0)
              (user-error "%s" (with-temp-buffer
                                 (insert-file-contents errors)
                                 (string-trim (buffer-string)))))
            (buffer-string)))
      (delete-file errors))))

(defun pydealloc-bytecode--refuse ()
  "Bytecode is never written."
  (user-error "Bytecode is read, but not written: `write-file' writes the text elsewhere"))

(defun pydealloc-bytecode--show ()
  "Show the program of the visited file in place of its bytes."
  (let ((text (pydealloc-bytecode--text buffer-file-name))
        (inhibit-read-only t))
    (erase-buffer)
    (set-buffer-multibyte t)
    (setq buffer-file-coding-system 'utf-8-unix)
    (insert text)
    (goto-char (point-min))
    (set-buffer-modified-p nil)
    (setq buffer-undo-list nil)))

;;;###autoload
(define-derived-mode pydealloc-bytecode-mode pydealloc-mlir-mode "MLIR bytecode"
  "Major mode for MLIR bytecode, shown as the text of its program."
  (pydealloc-bytecode--show)
  (setq buffer-read-only t)
  (setq-local revert-buffer-function (lambda (&rest _) (pydealloc-bytecode--show)))
  (add-hook 'write-contents-functions #'pydealloc-bytecode--refuse nil t))

;;;###autoload
(defun pydealloc-generic ()
  "Show the current buffer with all operations in generic form."
  (interactive)
  (let* ((server (pydealloc--server))
         (answer (pydealloc--ask server :pydealloc/genericForm
                                 (list :textDocument (list :uri (pydealloc--uri)))))
         (shown (get-buffer-create "*pydealloc generic form*")))
    (with-current-buffer shown
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert (plist-get answer :text)))
      (pydealloc-mlir-mode)
      (goto-char (point-min))
      (setq buffer-read-only t))
    (display-buffer shown)))

(provide 'pydealloc-forms)

;;; pydealloc-forms.el ends here
