"""The functions that rows of ops.yaml name behind `python:` and `recorded:`; each stands in a module of this folder.

The generator finds them by name and writes the imports.
"""

from torch._generated.python.composed import *  # noqa: F403
