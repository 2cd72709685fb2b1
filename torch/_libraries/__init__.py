"""Operators of binaries that were compiled for PyTorch's core, written over the rows of this library.

`torch.ops.load_library` imports the module of a binary instead of the binary. Each module defines its operators by
`torch.library`, under the names and schemas that the package's Python calls.
"""

import importlib
import pathlib

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
