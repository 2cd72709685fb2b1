# ${ banner }
"""Code that codegen/ generates from ops.yaml. Do not edit it by hand."""
