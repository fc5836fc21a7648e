"""The rim: the protocol, documents, scheduling, configuration and the command line."""
