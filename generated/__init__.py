# Generated from ops.yaml by codegen/templates/__init__.py. Do not edit: change the row and run make gen.
"""Code that codegen/ generates from ops.yaml. Do not edit it by hand."""
