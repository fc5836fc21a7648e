;;; stages.el --- The pipeline pass by pass, live  -*- lexical-binding: t; -*-

(require 'steps)

(defun steps-list () "The list." (steps-text "*pydealloc stages*"))
(defun steps-diff () "What the marked pass changes." (steps-text "*pydealloc stage*"))

(steps-open "scale.mlir")
(let ((source (current-buffer)))
  (delete-other-windows)
  (pydealloc-stages)
  ;; The keys of the list work at once, and nothing covers the file.
  (steps-equal (buffer-name (window-buffer (selected-window))) "*pydealloc stages*")
  (dolist (shown (list source "*pydealloc stages*" "*pydealloc stage*"))
    (steps-equal (window-live-p (get-buffer-window shown)) t))
  (steps-contains (steps-list) "> 3 * ownership-based-buffer-deallocation")
  (steps-contains (steps-diff) "+  bufferization.dealloc")
  (with-current-buffer "*pydealloc stages*"
    (pydealloc-stages-next)
    (pydealloc-stages-next)
    (pydealloc-stages-next))
  (steps-contains (steps-list) "> 6 *")
  (steps-contains (steps-diff) "memref.dealloc")
  (with-current-buffer "*pydealloc stages*"
    (pydealloc-stages-previous)
    (goto-char (point-min))
    (forward-line 2)
    (pydealloc-stages-at-point))
  (steps-contains (steps-list) "> 3 *")

  ;; Live, also through a text that cannot be read.
  (set-buffer source)
  (steps-replace "%heap = memref.alloc" "%fresh = memref.alloc")
  (steps-wait "the refusal" (string-search "fix the errors" (steps-list)))
  (steps-contains (steps-diff) "%heap")
  (steps-replace "%heap[%i]" "%fresh[%i]")
  (steps-replace "@use(%heap)" "@use(%fresh)")
  (steps-wait "the new text" (string-search "@use(%fresh)" (steps-diff)))
  (steps-equal (string-search "fix the errors" (steps-list)) nil)
  (kill-buffer "*pydealloc stages*")
  (steps-equal (get-buffer "*pydealloc stage*") nil))
