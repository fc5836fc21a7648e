"""What one connection keeps between messages: what was sent, commands that run, progress."""
