# Generated from ops.yaml by codegen/templates/package.py. Do not edit: change the row and run make gen.
"""The Python side of the catalogue: methods for keywords and out=, and gradients in Python."""
