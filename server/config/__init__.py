"""Configuration: discovery, loading, its model, declared operations, user dialects."""
