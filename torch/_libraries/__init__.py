"""Operators of binaries that were compiled for PyTorch's core, written over the rows of this library.

`torch.ops.load_library` imports the module of a binary instead of the binary. Each module defines its operators by
`torch.library`, under the names and schemas that the package's Python calls.
"""

import importlib
import pathlib

from torch.library import Library

# The binary, by the names of its package's folder and of its file -> the module here.
MODULES = {
    ("torchaudio", "_torchaudio"): "audio",
    ("torchaudio", "libtorchaudio"): "audio",
    ("torchvision", "_C"): "vision",
    ("torchvision", "image"): "images",
}


def load(path):
    """Define the operators of a binary. Raise OSError for one that has no module here."""
    path = pathlib.Path(path)
    folder = path.parent.parent if path.parent.name == "lib" else path.parent
    name = MODULES.get((folder.name, path.name.partition(".")[0]))
    if name is None:
        raise OSError(f"torch.ops.load_library: {path} was compiled for PyTorch's core and cannot be loaded; define "
                      "its operators by torch.library, or as rows of a catalogue")
    importlib.import_module(f"torch._libraries.{name}")


class Operators(Library):
    """The operators of a namespace, which functions define: `@operators.define_by("name(Tensor x) -> Tensor")`."""

    def __init__(self, namespace):
        super().__init__(namespace, "DEF")

    def define_by(self, schema):
        """Return a decorator that makes its function the operator of a schema, on all devices."""
        name = self.define(schema)

        def register(function):
            self.impl(name, function)
            return function
        return register
