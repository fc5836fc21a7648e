"""Connection: what a handler is given, and what is kept between messages, as sent tokens and running commands."""
