"""Functions of torch that are not rows of the catalogue."""
