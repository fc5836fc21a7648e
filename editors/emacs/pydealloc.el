;;; pydealloc.el --- Buffer ownership in MLIR  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;; Version: 0.1.0
;; Keywords: languages, tools
;; Package-Requires: ((emacs "27.1") (eglot "1.9"))

;;; Commentary:

;; A client for pydealloc-lsp, a language server for MLIR that understands
;; buffer ownership.  It tells Eglot how to start the server, and gives what
;; the server can do beyond the protocol a command:
;;
;;   `pydealloc-insert'            deallocations, shown as a diff first
;;   `pydealloc-insert-simplified' the same as LLVM's pipeline does it
;;   `pydealloc-stages'            the pipeline pass by pass, live
;;   `pydealloc-explain'           all there is to say about a buffer
;;   `pydealloc-toggle-ownership'  who owns what, in the text
;;   `pydealloc-generic'           the file in generic form
;;
;; In the init file:
;;
;;   (require 'pydealloc)
;;   (add-hook 'pydealloc-mlir-mode-hook #'eglot-ensure)
;;
;; Files that end in .mlir get `mlir-mode' where that is installed (LLVM has
;; one), else `pydealloc-mlir-mode'.

;;; Code:

(require 'cl-lib)
(require 'diff)
(require 'diff-mode)
(require 'eglot)
(require 'jsonrpc)

(declare-function eglot-inlay-hints-mode "ext:eglot" (&optional arg))
(defvar eglot-inlay-hints-mode)

(defgroup pydealloc nil
  "Buffer ownership in MLIR."
  :group 'languages
  :prefix "pydealloc-")

(defcustom pydealloc-command '("pydealloc-lsp")
  "The command of the language server, with its arguments."
  :type '(repeat string))

(defcustom pydealloc-idle-delay 0.3
  "Seconds without typing after which ownership is drawn anew.
Newer versions of Eglot draw it themselves."
  :type 'number)

(defface pydealloc-hint
  '((t :inherit shadow :height 0.9))
  "Face of ownership in the text, where Eglot does not draw it.")

;;;; The mode

(defvar pydealloc-mlir-mode-syntax-table
  (let ((table (make-syntax-table)))
    ;; Comments are // to the end of the line; names may have these in them.
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (dolist (character '(?% ?@ ?^ ?# ?! ?$ ?. ?_))
      (modify-syntax-entry character "_" table))
    (dolist (character '(?< ?> ?- ?= ?* ?+ ?: ??))
      (modify-syntax-entry character "." table))
    table)
  "What characters are in MLIR.")

(defconst pydealloc-mlir-font-lock-keywords
  `(("^[^/\n]*//.*?\\(\\(?:RUN\\|DEFINE\\|REQUIRES\\):.*\\)$" 1 font-lock-preprocessor-face prepend)
    ("@\\(?:[[:alpha:]_][[:alnum:]_$.]*\\|\"[^\"\n]*\"\\)" 0 font-lock-function-name-face t)
    ("%[[:alnum:]_$.-]+\\(?:[#:][0-9]+\\)?" . font-lock-variable-name-face)
    ("\\^[[:alnum:]_$.-]+" . font-lock-constant-face)
    ("[#!][[:alpha:]_][[:alnum:]_$.]*" . font-lock-type-face)
    ("\\_<\\(?:memref\\.\\(?:alloca?\\|realloc\\|dealloc\\)\\|bufferization\\.\\(?:clone\\|dealloc\\)\\)\\_>"
     . font-lock-warning-face)
    ("\\_<[[:alpha:]][[:alnum:]_]*\\(?:\\.[[:alpha:]][[:alnum:]_]*\\)+\\_>" . font-lock-keyword-face)
    (,(concat "\\_<" (regexp-opt '("module" "func" "return" "private" "public" "nested" "attributes" "loc" "step"
                                   "to" "iter_args" "else" "do" "dense" "affine_map" "affine_set" "strided"))
              "\\_>")
     . font-lock-keyword-face)
    ("\\_<\\(?:true\\|false\\|unit\\)\\_>" . font-lock-constant-face)
    ("\\_<\\(?:memref\\|tensor\\|vector\\|tuple\\|complex\\|index\\|none\\|[su]?i[0-9]+\\|[bt]?f[0-9]+\\)\\_>"
     . font-lock-type-face))
  "What has a colour without the server.")

;;;###autoload
(define-derived-mode pydealloc-mlir-mode prog-mode "MLIR"
  "Major mode for MLIR, for those who have no other."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+\\s-*")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2)
  (setq-local font-lock-defaults '(pydealloc-mlir-font-lock-keywords)))

;;;###autoload
(unless (or (fboundp 'mlir-mode) (locate-library "mlir-mode"))
  (add-to-list 'auto-mode-alist '("\\.mlir\\'" . pydealloc-mlir-mode)))
(autoload 'pydealloc-generic "pydealloc-forms" "Show the current buffer in generic form." t)
(autoload 'pydealloc-bytecode-mode "pydealloc-forms" "Major mode for MLIR bytecode, shown as text." t)
(add-to-list 'auto-mode-alist '("\\.mlirbc\\'" . pydealloc-bytecode-mode))

;;;; The server

(defclass pydealloc-server (eglot-lsp-server) ()
  :documentation "The server, to tell it from others.")

(cl-defmethod eglot-client-capabilities :around ((_server pydealloc-server))
  "Announce what this package understands beyond the protocol."
  (plist-put (cl-call-next-method) :experimental '(:serverStatusNotification t)))

(defun pydealloc--contact (&rest _)
  "The command for Eglot to start the server with."
  (unless (executable-find (car pydealloc-command))
    (user-error "`%s' is not installed: run `pipx install pydealloc-lsp', or see the option `pydealloc-command'"
                (car pydealloc-command)))
  (cons 'pydealloc-server pydealloc-command))

(add-to-list 'eglot-server-programs
             (cons '((mlir-mode :language-id "mlir") (pydealloc-mlir-mode :language-id "mlir"))
                   #'pydealloc--contact))

(defun pydealloc--server ()
  "The server of the current buffer.  There has to be one."
  (let ((server (eglot-current-server)))
    (unless (object-of-class-p server 'pydealloc-server)
      (user-error "Pydealloc-lsp does not serve this buffer: M-x eglot starts it"))
    server))

(defun pydealloc--uri ()
  "The URI of the current buffer."
  (plist-get (eglot--TextDocumentIdentifier) :uri))

(defun pydealloc--ask (server method params)
  "The answer of SERVER to METHOD with PARAMS, about the text of now."
  (eglot--signal-textDocument/didChange)
  (jsonrpc-request server method params :timeout 60))

(defvar pydealloc-status nil
  "The last status of the server: a plist with :health and :message.")

(cl-defmethod eglot-handle-notification
  ((_server pydealloc-server) (_method (eql experimental/serverStatus)) &rest status)
  "Keep the STATUS, and say what is wrong."
  (setq pydealloc-status status)
  (unless (member (plist-get status :health) '("ok" nil))
    (message "pydealloc: %s" (or (plist-get status :message) (plist-get status :health)))))

;;;; Insertion, with a preview

(defvar-local pydealloc--preview nil
  "What is shown: the buffer, its modification count, and the edits.")

(defun pydealloc--places (edits)
  "EDITS of the protocol as (BEGIN END TEXT), the last one first.
BEGIN and END are points in the current buffer."
  (save-restriction
    (widen)
    (let ((places (mapcar (lambda (edit)
                            (let ((range (plist-get edit :range)))
                              (list (eglot--lsp-position-to-point (plist-get range :start))
                                    (eglot--lsp-position-to-point (plist-get range :end))
                                    (plist-get edit :newText))))
                          edits)))
      ;; Several texts for one place come in their order: the last one is inserted first.
      (sort (reverse places) (lambda (one other) (> (car one) (car other)))))))

(defun pydealloc--change (places)
  "Put the texts at PLACES into the current buffer."
  (save-excursion
    (save-restriction
      (widen)
      (pcase-dolist (`(,begin ,end ,text) places)
        (goto-char begin)
        (delete-region begin end)
        (insert text)))))

(defun pydealloc--edits (action uri)
  "The edits of a resolved ACTION for the file URI."
  (let* ((edit (plist-get action :edit))
         (changed (cl-find uri (plist-get edit :documentChanges)
                           :key (lambda (one) (plist-get (plist-get one :textDocument) :uri))
                           :test #'equal)))
    (or (plist-get changed :edits)
        (plist-get (plist-get edit :changes) (intern (concat ":" uri))))))

(defun pydealloc--why (found)
  "Why the pipeline stopped, or left functions alone, in FOUND, its stages; or nil."
  (cl-find-if-not (lambda (words) (member words '(nil "")))
                  (list (plist-get found :refusal) (plist-get found :left))))

(defun pydealloc--nothing-to-do (scope)
  "What is said where nothing has to be inserted in SCOPE."
  (if (eq scope 'file)
      "No buffer in this file has to be freed"
    "There is no function at point whose buffers have to be freed"))

(defun pydealloc--action (server scope)
  "The action of SERVER for insertion at point in SCOPE.
That is `function', `simplified' or `file'."
  (let* ((position (plist-get (eglot--TextDocumentPositionParams) :position))
         (actions (pydealloc--ask server :textDocument/codeAction
                                  (list :textDocument (eglot--TextDocumentIdentifier)
                                        :range (list :start position :end position)
                                        :context '(:diagnostics [] :only ["refactor.rewrite.ownership"]))))
         (action (cl-find (symbol-name scope) actions
                          :key (lambda (one) (plist-get (plist-get one :data) :scope))
                          :test #'equal)))
    (cond
     ((null action)
      (let ((refusal (pydealloc--why (pydealloc--ask server :pydealloc/stages (list :uri (pydealloc--uri))))))
        (user-error "%s" (or refusal (pydealloc--nothing-to-do scope)))))
     ((plist-get action :disabled)
      (user-error "%s" (plist-get (plist-get action :disabled) :reason)))
     ((plist-get action :edit) action)
     (t (pydealloc--ask server :codeAction/resolve action)))))

(defvar pydealloc-preview-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map "a" #'pydealloc-preview-apply)
    (define-key map "q" #'pydealloc-preview-discard)
    map)
  "Keys of a preview.")

(define-derived-mode pydealloc-preview-mode diff-mode "Preview"
  "What would change.
\\<pydealloc-preview-mode-map>\\[pydealloc-preview-apply] applies it, \\[pydealloc-preview-discard] discards it."
  (setq buffer-read-only t)
  (setq header-line-format (substitute-command-keys
                            "\\<pydealloc-preview-mode-map>\\[pydealloc-preview-apply] apply   \
\\[pydealloc-preview-discard] discard")))

(defun pydealloc-preview-apply ()
  "Apply what is shown."
  (interactive)
  (pcase-let ((`(,buffer ,tick ,places) pydealloc--preview))
    (pydealloc-preview-discard)
    (unless (and (buffer-live-p buffer) (= tick (buffer-chars-modified-tick buffer)))
      (user-error "The file has changed since; ask again"))
    (with-current-buffer buffer
      (atomic-change-group (pydealloc--change places)))))

(defun pydealloc-preview-discard ()
  "Leave everything as it is."
  (interactive)
  (quit-window t))

(defun pydealloc--diff (name old new old-name new-name)
  "A buffer called NAME with the difference of the texts OLD and NEW.
They are called OLD-NAME and NEW-NAME in it."
  (let ((target (get-buffer-create name))
        ;; Where they are written is of no interest.
        (files (let ((inhibit-message t))
                 (list (make-temp-file "pydealloc" nil nil old) (make-temp-file "pydealloc" nil nil new)))))
    (with-current-buffer target
      (let ((inhibit-read-only t))
        (erase-buffer)
        (unwind-protect
            (apply #'call-process diff-command nil t nil "-u" "-L" old-name "-L" new-name files)
          (mapc #'delete-file files))
        (when (= (buffer-size) 0)
          (insert new-name ": no change\n"))
        (goto-char (point-min))))
    target))

;;;###autoload
(defun pydealloc-insert (&optional whole-file)
  "Show the minimal deallocations of the function at point as a difference.
With a prefix argument, WHOLE-FILE: in the file.  Nothing is changed
before you say so."
  (interactive "P")
  (pydealloc--insert (if whole-file 'file 'function)))

;;;###autoload
(defun pydealloc-insert-simplified ()
  "Show the deallocations of LLVM's pipeline for the function at point.
As `pydealloc-insert' does, but with the insertions of LLVM's pass,
simplified and lowered."
  (interactive)
  (pydealloc--insert 'simplified))

(defun pydealloc--insert (scope)
  "Show the difference that deallocations make in SCOPE."
  (let* ((server (pydealloc--server))
         (source (current-buffer))
         (action (pydealloc--action server scope))
         (places (pydealloc--places (pydealloc--edits action (pydealloc--uri))))
         (old (save-restriction (widen) (buffer-substring-no-properties (point-min) (point-max)))))
    (if (null places)
        (message "%s" (pydealloc--nothing-to-do scope))
      (let* ((new (with-temp-buffer (insert old) (pydealloc--change places) (buffer-string)))
             (preview (pydealloc--diff "*pydealloc preview*" old new (buffer-name) "with deallocations")))
        (with-current-buffer preview
          (pydealloc-preview-mode)
          (setq pydealloc--preview (list source (buffer-chars-modified-tick source) places)))
        (pop-to-buffer preview)))))

;;;; The stages of the pipeline

(defvar-local pydealloc--stages nil
  "In the list: a plist of :server, :source (a buffer), :found and :index, from 0.")

(defvar pydealloc-stages-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map "n" #'pydealloc-stages-next)
    (define-key map "p" #'pydealloc-stages-previous)
    (define-key map (kbd "RET") #'pydealloc-stages-at-point)
    map)
  "Keys of the list of passes.")

(define-derived-mode pydealloc-stages-mode special-mode "Passes"
  "The passes of the pipeline.
\\<pydealloc-stages-mode-map>\\[pydealloc-stages-next]: the next one,
\\[pydealloc-stages-previous]: the previous one,
\\[pydealloc-stages-at-point]: that at point."
  ;; The reason below the list may be longer than a line.
  (setq truncate-lines nil word-wrap t)
  (add-hook 'kill-buffer-hook #'pydealloc--stages-end nil t))

(defun pydealloc--stages-end ()
  "Nothing is live once the list is gone."
  (let ((diff (get-buffer "*pydealloc stage*")))
    (when diff (kill-buffer diff))))

(defun pydealloc--stages-list ()
  "Draw the list in the current buffer."
  (let ((inhibit-read-only t)
        (index (plist-get pydealloc--stages :index))
        (found (plist-get pydealloc--stages :found))
        (number -1))
    (erase-buffer)
    (mapc (lambda (stage)
            (cl-incf number)
            (insert (format "%s %d %s %s\n" (if (= number index) ">" " ") (plist-get stage :number)
                            (if (eq (plist-get stage :changed) t) "*" " ") (plist-get stage :pass))))
          (plist-get found :stages))
    (when (pydealloc--why found)
      (insert "\n" (pydealloc--why found) "\n"))
    (goto-char (point-min))
    (forward-line index)
    (dolist (window (get-buffer-window-list nil nil t))
      (set-window-point window (point)))))

(defun pydealloc--stage-text (number)
  "The text after the stage NUMBER, from 0, or nil; that of the file for -1."
  (let ((source (plist-get pydealloc--stages :source)))
    (if (< number 0)
        (with-current-buffer source
          (save-restriction (widen) (buffer-substring-no-properties (point-min) (point-max))))
      (let* ((stage (elt (plist-get (plist-get pydealloc--stages :found) :stages) number))
             (answer (jsonrpc-request (plist-get pydealloc--stages :server) :pydealloc/stage
                                      (list :uri (plist-get stage :uri)) :timeout 60)))
        (unless (plist-get answer :refusal)
          (plist-get answer :text))))))

(defun pydealloc--stages-draw ()
  "Show the list, and the work of the marked pass."
  (pydealloc--stages-list)
  (let* ((index (plist-get pydealloc--stages :index))
         (before (pydealloc--stage-text (1- index)))
         (after (pydealloc--stage-text index)))
    ;; While the file has errors, what was shown last stays.
    (when (and before after)
      (let ((diff (pydealloc--diff "*pydealloc stage*" before after "before"
                                   (plist-get (elt (plist-get (plist-get pydealloc--stages :found) :stages) index)
                                              :pass))))
        (with-current-buffer diff
          (diff-mode)
          (setq buffer-read-only t))
        ;; Not in the window of the list, whose keys lead on.
        (with-selected-window (or (get-buffer-window (plist-get pydealloc--stages :source)) (selected-window))
          (display-buffer diff '((display-buffer-reuse-window display-buffer-below-selected))))))))

(defun pydealloc--stages-go (index)
  "Show the pass INDEX, from 0, if there is one."
  (when (< -1 index (length (plist-get (plist-get pydealloc--stages :found) :stages)))
    (setq pydealloc--stages (plist-put pydealloc--stages :index index))
    (pydealloc--stages-draw)))

(defun pydealloc-stages-next ()
  "Show the work of the next pass."
  (interactive)
  (pydealloc--stages-go (1+ (plist-get pydealloc--stages :index))))

(defun pydealloc-stages-previous ()
  "Show the work of the pass before."
  (interactive)
  (pydealloc--stages-go (1- (plist-get pydealloc--stages :index))))

(defun pydealloc-stages-at-point ()
  "Show the work of the pass in this line."
  (interactive)
  (pydealloc--stages-go (1- (line-number-at-pos))))

;;;###autoload
(defun pydealloc-stages ()
  "Show the passes of the deallocation pipeline, and the work of each.
It follows while the file is edited."
  (interactive)
  (let* ((server (pydealloc--server))
         (source (current-buffer))
         (found (pydealloc--ask server :pydealloc/stages (list :uri (pydealloc--uri))))
         (first (cl-position t (plist-get found :stages) :key (lambda (stage) (plist-get stage :changed)))))
    (when (= (length (plist-get found :stages)) 0)
      (user-error "%s" (plist-get found :refusal)))
    (with-current-buffer (get-buffer-create "*pydealloc stages*")
      (pydealloc-stages-mode)
      (setq pydealloc--stages (list :server server :source source :found found :index (or first 0)))
      (pop-to-buffer (current-buffer)
                     '((display-buffer-reuse-window display-buffer-in-side-window display-buffer-pop-up-window)
                       (side . bottom) (window-height . 10)))
      (pydealloc--stages-draw))))

(defun pydealloc--stages-refresh ()
  "Ask again for what is shown: the file has changed."
  (let ((list (get-buffer "*pydealloc stages*")))
    (when (buffer-live-p list)
      (with-current-buffer list
        (let* ((source (plist-get pydealloc--stages :source))
               (found (jsonrpc-request (plist-get pydealloc--stages :server) :pydealloc/stages
                                       (list :uri (with-current-buffer source (pydealloc--uri))) :timeout 60))
               (length (length (plist-get found :stages)))
               (known (plist-get pydealloc--stages :found)))
          (if (= length 0)
              ;; The names stay, with the reason.
              (setq found (list :stages (plist-get known :stages) :refusal (plist-get found :refusal)))
            (setq pydealloc--stages
                  (plist-put pydealloc--stages :index (min (1- length) (plist-get pydealloc--stages :index)))))
          (setq pydealloc--stages (plist-put pydealloc--stages :found found))
          (pydealloc--stages-draw))))))

(cl-defmethod eglot-handle-notification
  ((_server pydealloc-server) (_method (eql pydealloc/stagesChanged)) &key uri &allow-other-keys)
  "Show the new texts of the file URI, once the message has been dealt with."
  (let* ((list (get-buffer "*pydealloc stages*"))
         (source (and list (plist-get (buffer-local-value 'pydealloc--stages list) :source))))
    (when (and (buffer-live-p source) (equal uri (with-current-buffer source (pydealloc--uri))))
      (run-at-time 0 nil #'pydealloc--stages-refresh))))

;;;; Explanations

;;;###autoload
(defun pydealloc-explain ()
  "Explain the buffer at point: its owner, its lifetime and its users."
  (interactive)
  (let ((explanation (pydealloc--ask (pydealloc--server) :pydealloc/explain (eglot--TextDocumentPositionParams))))
    (unless explanation
      (user-error "No buffer and no tensor at point"))
    (with-help-window "*pydealloc explain*"
      (princ (plist-get explanation :plain)))))

;;;; Ownership in the text

(defvar-local pydealloc--timer nil
  "When ownership is drawn anew.")

(defun pydealloc--hint-text (hint)
  "The text of HINT, with the space around it."
  (let* ((label (plist-get hint :label))
         (text (if (stringp label) label (mapconcat (lambda (part) (plist-get part :value)) label ""))))
    (concat (if (eq (plist-get hint :paddingLeft) t) " " "")
            (propertize text 'face 'pydealloc-hint)
            (if (eq (plist-get hint :paddingRight) t) " " ""))))

(defun pydealloc--erase-hints ()
  "Remove what was drawn in the current buffer."
  (remove-overlays (point-min) (point-max) 'pydealloc-hint t))

(defun pydealloc--draw-hints ()
  "Draw ownership in the current buffer."
  (save-restriction
    (widen)
    (let ((hints (pydealloc--ask (pydealloc--server) :textDocument/inlayHint
                                 (list :textDocument (eglot--TextDocumentIdentifier)
                                       :range (list :start (eglot--pos-to-lsp-position (point-min))
                                                    :end (eglot--pos-to-lsp-position (point-max)))))))
      (pydealloc--erase-hints)
      (mapc (lambda (hint)
              (let* ((place (eglot--lsp-position-to-point (plist-get hint :position)))
                     (overlay (make-overlay place place)))
                (overlay-put overlay 'pydealloc-hint t)
                (overlay-put overlay 'after-string (pydealloc--hint-text hint))))
            hints))))

(defun pydealloc--draw-hints-in (buffer)
  "Draw ownership in BUFFER if it is still to be shown there."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (when (and (bound-and-true-p pydealloc-hints-mode) (eglot-current-server))
        (pydealloc--draw-hints)))))

(defun pydealloc--draw-hints-soon (&rest _)
  "Draw ownership anew when nothing has been typed for a while."
  (when pydealloc--timer (cancel-timer pydealloc--timer))
  (setq pydealloc--timer (run-with-idle-timer pydealloc-idle-delay nil #'pydealloc--draw-hints-in (current-buffer))))

(define-minor-mode pydealloc-hints-mode
  "Show who owns what, where Eglot is too old to do it."
  :lighter nil
  (if pydealloc-hints-mode
      (progn
        (add-hook 'after-change-functions #'pydealloc--draw-hints-soon nil t)
        (pydealloc--draw-hints))
    (remove-hook 'after-change-functions #'pydealloc--draw-hints-soon t)
    (when pydealloc--timer (cancel-timer pydealloc--timer))
    (pydealloc--erase-hints)))

;;;###autoload
(defun pydealloc-toggle-ownership ()
  "Show or hide who owns what, in the text."
  (interactive)
  (pydealloc--server)
  (if (fboundp 'eglot-inlay-hints-mode)
      (eglot-inlay-hints-mode (if eglot-inlay-hints-mode -1 1))
    (pydealloc-hints-mode (if pydealloc-hints-mode -1 1))))

(provide 'pydealloc)

;;; pydealloc.el ends here
