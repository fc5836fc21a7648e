"""BufferizableOpInterface: what One-Shot Bufferize asks of operations, and what their rewriting may use."""
