"""Composed functions: the functions that rows of ops.yaml name with `python:` and `recorded:`.

The generator finds them by name in the modules of this folder and writes the imports.
"""

from torch._generated.python.composed import *  # noqa: F403
