;;; ownership.el --- Ownership in the text, explanations, settings  -*- lexical-binding: t; -*-

(require 'steps)

(steps-open "scale.mlir")
(steps-go-to "%heap")
(pydealloc-explain)
(steps-contains (steps-text "*pydealloc explain*") "Owned")

(when (fboundp 'eglot-inlay-hints-mode)
  ;; Eglot draws them, and is tested by those who make it.
  (kill-emacs 0))
(steps-equal (steps-hints) "")
(pydealloc-toggle-ownership)
(steps-contains (steps-hints) " pass: frees %heap")
(steps-contains (steps-hints) " owned")
(steps-equal (string-search "borrowed" (steps-hints)) nil)

;; A setting counts at once.
(setq-local eglot-workspace-configuration '((:pydealloc . (:inlayHints (:arguments t)))))
(eglot-signal-didChangeConfiguration (eglot-current-server))
(steps-wait "the hint of an argument"
  (pydealloc--draw-hints)
  (string-search "borrowed" (steps-hints)))
(pydealloc-toggle-ownership)
(steps-equal (steps-hints) "")
