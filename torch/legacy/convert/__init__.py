"""From torch.legacy.nn to torch.nn and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import nn
from torch.legacy import nn as legacy
from torch.legacy.converted import Graph
from torch.legacy.nngraph.gmodule import gModule, planned
from torch.legacy.twins import AHEAD, BACK, NoTwin

if TYPE_CHECKING:
    from typing import Any

    from torch.nn.modules.module import Module


class _Ahead:
    """From torch.legacy.nn to torch.nn: what modules and tensors share, their counterparts share."""

    def __init__(self):
        self.modules, self.parameters = {}, {}

    def __call__(self, module):
        if id(module) not in self.modules:
            twin = self._made(module) or nn.Legacy(module.clone())
            twin.train(module.train)
            self.modules[id(module)] = twin, module
        return self.modules[id(module)][0]

    def _made(self, module):
        if isinstance(module, gModule):
            return Graph(*map(self, module.modules), **module.plan())
        twin = AHEAD.get(type(module))
        options = twin and twin.modern_options(module)
        if options is None:
            return None
        result = twin.modern(*map(self, getattr(module, "modules", ())), **options)
        for name in PARAMETERS:
            if hasattr(result, name):
                value, wanted = getattr(module, name), getattr(result, name)
                setattr(result, name, self._parameter(value, wanted))
        for name in BUFFERS:
            if getattr(result, name, None) is not None:
                setattr(result, name, getattr(module, name).clone())
        return result

    def _parameter(self, tensor, wanted):
        """Return the Parameter of a tensor, one for each memory, with the size that the new module wants."""
        if tensor is None:
            return None
        if wanted is not None and tensor.size() != wanted.size():
            tensor = tensor.view(wanted.size())  # as SpatialConvolutionMM has it
        key = tensor.data_ptr(), tuple(tensor.size())
        if key not in self.parameters:
            self.parameters[key] = nn.Parameter(tensor.clone()), tensor
        return self.parameters[key][0]


class Back:
    """From torch.nn to torch.legacy.nn, for as many modules as shall keep what they share."""

    def __init__(self):
        self.modules, self.parameters = {}, {}

    def __call__(self, module, path=""):
        if id(module) not in self.modules:
            result = self._made(module, path)
            if isinstance(result, legacy.Module):
                result.train = module.training
            kinds = {tensor.type().replace("cuda.", "") for tensor in module.state_dict().values()
                     if tensor.is_floating_point()}
            if len(kinds) == 1:
                result.type(kinds.pop())
            self.modules[id(module)] = result, module
        return self.modules[id(module)][0]

    def _made(self, module, path):
        if isinstance(module, nn.Legacy):
            module._follow()
            return module.module.clone()
        if isinstance(module, Graph):
            inside = [self(child, f"{path}.{name}" if path else name) for name, child in module._modules.items()]
            return planned(inside, module.steps, module.inputs, module.outputs)
        result = self._lua_module(module, path)
        children = list(module._modules.items()) if isinstance(result, legacy.Container) else ()
        for number, (name, child) in enumerate(children):
            inside = f"{path}.{name}" if path else name
            following = [later for _, later in children[number + 1:]]
            result.add(_flattened(child, inside, following) if type(child) is nn.Flatten else self(child, inside))
        for name in PARAMETERS:
            if hasattr(result, name):
                self._share(result, name, getattr(module, name))
        for name in BUFFERS:
            if hasattr(result, name):
                setattr(result, name, getattr(module, name).cpu().clone())
        return result

    def _lua_module(self, module, path):
        """Return Lua's module for a module of torch.nn; raise TypeError if there is none."""
        kind, why = type(module), ""
        for twin in next((BACK[base] for base in kind.__mro__ if base in BACK and base.forward is kind.forward), ()):
            try:
                return twin.lua_module(module)
            except NoTwin as error:
                why = f" ({error})"
        raise TypeError(f"revert: Lua's nn has no counterpart of {type(module).__name__}{why}"
                        f"{f', module {path} of the network' if path else ''}")

    def _share(self, made, name, parameter):
        """Set a module's tensor and its gradient; modules that share memory share both."""
        result = None, None
        if parameter is not None:
            tensor = parameter.data
            key = tensor.data_ptr(), tuple(tensor.size())
            if key not in self.parameters:
                near = tensor.cpu()  # where Lua's modules run
                self.parameters[key] = near.clone(), near.clone().zero_(), tensor
            result = self.parameters[key]
        setattr(made, name, result[0])
        setattr(made, "grad" + name.capitalize(), result[1])


PARAMETERS, BUFFERS = ("weight", "bias"), ("running_mean", "running_var")


def _flattened(module, path, following):
    """Return Lua's Reshape for a Flatten. The next layer's inputs tell how many elements a sample has."""
    if (module.start_dim, module.end_dim) != (1, -1):
        raise TypeError(f"revert: Lua's nn has no counterpart of {module!r}, module {path} of the network")
    for later in (module for one in following for module in one.modules()):
        count = getattr(later, "in_features", None) or getattr(later, "num_features", None)
        if count:
            return legacy.Reshape(count, batchMode=True)
    raise TypeError(f"revert: Flatten, module {path} of the network, has no Linear behind it that would say how many "
                    "elements Lua's Reshape has to give")


def convert(module: Any) -> Module:
    """Return a network of torch.nn that computes what a module or criterion of torch.legacy.nn does, with copies of the
    parameters.

    A module without a counterpart is kept in nn.Legacy, which passes gradients. Parameters that modules share are
    shared by their counterparts. No converted module works in place.

    Raises TypeError for a value that is neither a legacy module nor a criterion.

    >>> convert(legacy.Sequential(legacy.Linear(4, 3), legacy.Tanh()))
    Sequential(
      (0): Linear(in_features=4, out_features=3, bias=True)
      (1): Tanh()
    )
    """
    if isinstance(module, legacy.Module):
        return _Ahead()(module)
    if not isinstance(module, legacy.Criterion):
        raise TypeError(f"convert: {module!r} is no module of torch.legacy.nn, and no criterion")
    twin = AHEAD.get(type(module))
    options = twin and twin.modern_options(module)
    return nn.Legacy(module.clone()) if options is None else twin.modern(**options)


def revert(module: Module) -> Any:
    """Return a torch.legacy.nn network equivalent to one of torch.nn, with copies of its parameters: the
    reverse of convert. save_lua does this with every torch.nn module that it meets.

    What modules share, their counterparts share. Softmax along dim 1 becomes SoftMax, whose classes are dim 1 of
    batches of vectors and images; Flatten before a Linear becomes Reshape.

    Raises TypeError for what is no torch.nn module, or has a part that Lua's nn cannot say; it names the part.

    >>> revert(torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.ReLU()))
    nn.Sequential {
      [input -> (0) -> (1) -> output]
      (0): nn.Linear(4 -> 3)
      (1): nn.ReLU
    }
    """
    if not isinstance(module, nn.Module):
        raise TypeError(f"revert: module is a {type(module).__name__}; need a module of torch.nn")
    return Back()(module)
