;;; steps.el --- What the scripts in this folder are made of  -*- lexical-binding: t; -*-

;;; Code:

(require 'cl-lib)
(require 'pydealloc)

(setq pydealloc-command (split-string (getenv "PYDEALLOC_COMMAND") "\n")
      eglot-connect-timeout 180
      eglot-sync-connect 180
      make-backup-files nil)

(defconst steps-patience (string-to-number (getenv "PYDEALLOC_PATIENCE"))
  "Seconds for anything to happen.")

(defmacro steps-wait (what &rest condition)
  "Wait until CONDITION holds, and return its value.  WHAT names it."
  (declare (indent 1))
  `(let ((deadline (+ (float-time) steps-patience)) value)
     (while (not (setq value (progn ,@condition)))
       (when (> (float-time) deadline)
         (error "Waited in vain for %s" ,what))
       (accept-process-output nil 0.05))
     value))

(defun steps-equal (found wanted)
  "FOUND has to be WANTED."
  (unless (equal found wanted)
    (error "Found %S instead of %S" found wanted)))

(defun steps-contains (text part)
  "There has to be PART in TEXT."
  (unless (string-search part text)
    (error "No `%s' in:\n%s" part text)))

(defun steps-text (&optional buffer)
  "The text of BUFFER, or of the current one."
  (with-current-buffer (or buffer (current-buffer))
    (save-restriction
      (widen)
      (buffer-substring-no-properties (point-min) (point-max)))))

(defun steps-file (name)
  "The text of the file NAME."
  (with-temp-buffer
    (insert-file-contents name)
    (buffer-string)))

(defun steps-go-to (text)
  "Put point at the first place where TEXT stands."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun steps-replace (old new)
  "Write NEW instead of the first OLD, as typing would, and let Eglot send it."
  (save-excursion
    (steps-go-to old)
    (delete-region (match-beginning 0) (match-end 0))
    (insert new))
  (eglot--signal-textDocument/didChange))

(defun steps-open (name)
  "Visit the file NAME with a server."
  (find-file name)
  (steps-equal major-mode 'pydealloc-mlir-mode)
  (unless (eglot-current-server)
    (apply #'eglot (eglot--guess-contact)))
  (steps-wait "the server" (eglot-managed-p)))

(defun steps-hints ()
  "What is drawn of ownership in the current buffer, as one text."
  (mapconcat (lambda (overlay) (substring-no-properties (or (overlay-get overlay 'after-string) "")))
             (sort (seq-filter (lambda (overlay) (overlay-get overlay 'pydealloc-hint))
                               (overlays-in (point-min) (point-max)))
                   (lambda (one other) (< (overlay-start one) (overlay-start other))))
             "\n"))

(provide 'steps)

;;; steps.el ends here
