"""The part of argument binding that the C dispatcher leaves to Python."""
