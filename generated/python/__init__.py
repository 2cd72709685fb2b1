# Generated from ops.yaml by codegen/templates/package.py. Do not edit: change the row and run make gen.
"""The generated Python code: composed functions, modules, and gradients."""
