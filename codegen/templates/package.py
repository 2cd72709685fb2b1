# ${ banner }
"""The generated Python code: composed functions, modules, and gradients."""
