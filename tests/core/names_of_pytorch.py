"""The public modules and names of PyTorch 2.13: PYTHON_OF_PYTORCH names_of_pytorch.py writes names_of_pytorch.txt.

A line has a module and the names of its `__all__`, or, if it has none, those that it defines. Private modules are those
that packages import. A class whose `__module__` is the module has a + in front. "torch.Tensor" stands for its class.
"""

import importlib
import pathlib
import pkgutil
import types
import warnings

PLACE = pathlib.Path(__file__).with_suffix(".txt")
SKIPPED = ("torch.testing._internal", "torch.utils.benchmark.examples", "torch.utils.data."
           "datapipes.gen_pyi", "torch.distributed.debug", "torch.fx.passes.tests", "torch.utils.tensorboard")
PRIVATE = """
torch._custom_ops torch._tensor_str torch._utils torch._vmap_internals torch.fx._pytree torch.jit._script
torch.nn._reduction torch.nn.parallel._functions torch.utils._contextlib torch.utils._device torch.utils._pytree
torch.utils.data._utils torch.utils.data._utils.collate torch.utils.data._utils.fetch
torch.utils.data._utils.pin_memory torch.utils.data._utils.worker
""".split()


def read():
    """Return {module: [names with their +]}."""
    lines = PLACE.read_text(encoding="utf-8").splitlines()
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines}


def modules(package):
    """Yield the names of the public modules below a package."""
    for info in pkgutil.iter_modules(getattr(package, "__path__", []), f"{package.__name__}."):
        if info.name.rpartition(".")[2].startswith("_") or info.name.startswith(SKIPPED):
            continue
        yield info.name
        if info.ispkg and line_of(info.name):
            yield from modules(importlib.import_module(info.name))


def public(module):
    """Return the public names of a module."""
    if getattr(module, "__all__", None):
        return sorted(set(module.__all__))
    own = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    return sorted(name for name, value in own.items()
                  if callable(value) and getattr(value, "__module__", None) == module.__name__)


def line_of(name):
    """Return the line of a module, or None if it needs a package that is not here."""
    try:
        module = importlib.import_module(name)
    except ImportError:
        return None
    marked = [("+" if isinstance(vars(module).get(one), type) and vars(module)[one].__module__ == name else "") + one
              for one in public(module) if not isinstance(vars(module).get(one), types.ModuleType)]
    return f"{name}: {' '.join(marked)}".rstrip()


def main():
    """Write the file."""
    import torch

    warnings.simplefilter("ignore")
    lines = [line for name in ("torch", *modules(torch), *PRIVATE) if (line := line_of(name))]
    tensor = sorted(name for name in dir(torch.Tensor) if not name.startswith("_"))
    lines = sorted([*lines, f"torch.Tensor: {' '.join(tensor)}"])
    PLACE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
