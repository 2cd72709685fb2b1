# ${ banner }
"""The Python side of the catalogue: methods for keywords and out=, and gradients in Python."""
