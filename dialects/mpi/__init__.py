"""`mpi` dialect: message passing."""
