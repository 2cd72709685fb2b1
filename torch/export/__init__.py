"""torch.export: programs as graphs of rows, which run and are saved without their source.

`export` records the rows that a module calls. `save` and `load` write and read such a graph as plain data; loading it
runs no code of the file.
"""

from __future__ import annotations

from torch.export.files import load, save
from torch.export.graph_signature import ExportGraphSignature
from torch.export.program import ExportedProgram, export
from torch.export.record import ExportError
from torch.export.sizes import Dim, dims

__all__ = ["Dim", "ExportError", "ExportGraphSignature", "ExportedProgram", "dims", "export", "load", "save"]
