"""`shard` dialect: tensors distributed over devices."""
