"""Parts of buffer-results-to-out-params: functions, and calls of them."""
