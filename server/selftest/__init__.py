"""Self-test of editor features: requests at every position of a file, and checks of the answers."""
