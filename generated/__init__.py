# Generated from ops.yaml by codegen/templates/__init__.py. Do not edit: change the row and run make gen.
"""What codegen/ makes of ops.yaml; nothing here is edited by hand."""
