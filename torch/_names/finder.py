"""Import of PyTorch's module paths: aliases of our modules, placeholders for absent ones, completion of our own."""

import sys
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

from torch._base.imports import find
from torch._core import _Module
from torch._names.absent import absence
from torch._names.aliases import ALIASES, NAMES, homes_of

_CHILDREN = {}  # the paths of aliases, by the module of ours above
for _name in ALIASES:
    _above = _name.rpartition(".")[0]
    _CHILDREN.setdefault(ALIASES.get(_above, _above), []).append(_name)


def complete(module):
    """Give a module of ours what PyTorch's has: the homes of its classes, its submodules, and advice on its names."""
    own, name = vars(module), module.__name__
    for home, classes in homes_of(name).items():
        for kind in classes:
            own[kind].__module__ = home
        parent, _, last = home.rpartition(".")
        if classes and ALIASES[home] == name and home not in sys.modules and parent in sys.modules and find(
                home, getattr(sys.modules[parent], "__path__", [])) is None:
            sys.modules[home] = module  # where `inspect` looks for the file of a class
            above = module if ALIASES.get(parent) == name else sys.modules[parent]
            vars(above).setdefault(last, module)
    own.setdefault("__path__", [])  # some of PyTorch's packages are files of ours
    for path in _CHILDREN.get(name, ()):
        if callable(own.get(path.rpartition(".")[2])) and path not in sys.modules:
            sys.modules[path] = import_module(ALIASES[path])  # an import must not replace the function
    own.setdefault("__getattr__", partial(_missing, name))
    _hasten(module)


def _hasten(module):
    """Give a module the class that finds its names faster, unless it has a class of its own."""
    if type(module) is ModuleType:
        module.__class__ = _Module


def _missing(module, name):
    """Implement `__getattr__` of a module."""
    from torch._names import missing_names

    return missing_names.find(module, name)


class _Finder:
    """Finder in `sys.meta_path` for all modules below torch."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if not name.startswith(("torch.", "functorch.")):
            return None
        spec = None if name in NAMES else cls._file(name, path)
        if spec is None and (name in ALIASES or absence(name) is not None):
            return ModuleSpec(name, cls, is_package=True)
        return spec

    @staticmethod
    def _file(name, path):
        """Return the spec of a file, whose loader completes the module, or None."""
        spec = find(name, path)
        advises = name.startswith("torch._names")  # to complete it, it must be there
        if spec is not None and spec.loader is not None and not advises:
            execute = spec.loader.exec_module
            family = name.replace("torch._generated.python.layers_", "torch.nn.modules.")

            def exec_module(module):
                if family not in (name, *sys.modules):  # it defines the bases of these layers, then imports them
                    del sys.modules[name]
                    import_module(family)
                    return
                execute(module)
                complete(module)
            spec.loader.exec_module = exec_module
        return spec

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        name = module.__name__
        if name in ALIASES:
            sys.modules[name] = import_module(ALIASES[name])
            return
        from torch._names import placeholders

        above, _, last = name.rpartition(".")
        if last.lstrip("_")[:1].isupper():  # `from torch.distributed.fsdp import FullyShardedDataParallel`: a class
            sys.modules[name] = placeholders.named(above, last, absence(name))
        else:
            placeholders.fill(module, absence(name))


_hasten(sys.modules["torch"])
sys.meta_path.insert(0, _Finder)  # before the file finder, which would import an alias a second time
