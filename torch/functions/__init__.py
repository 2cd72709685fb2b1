"""Functions of torch that no row describes."""
