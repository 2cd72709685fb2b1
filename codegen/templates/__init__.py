# ${ banner }
"""What codegen/ makes of ops.yaml; nothing here is edited by hand."""
