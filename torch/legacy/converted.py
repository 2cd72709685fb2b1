"""Modules of torch.nn for lists of tensors, equivalent to Lua's containers of tables."""

from torch import _core
from torch.nn.modules.module import Module


class _Branches(Module):
    def __init__(self, *modules):
        super().__init__()
        for number, module in enumerate(modules):
            self.add_module(str(number), module)

    def __getitem__(self, index):
        return list(self._modules.values())[index]

    def __len__(self):
        return len(self._modules)


class Fork(_Branches):
    """Applies every module to its input and returns the list of their outputs; Lua's ConcatTable."""

    def forward(self, *input):
        return [module(*input) for module in self._modules.values()]


class Joined(_Branches):
    """Fork, with the outputs joined along `dim`. Lua's Concat."""

    _repr_options = {"dim": ...}

    def __init__(self, *modules, dim):
        super().__init__(*modules)
        self.dim = dim

    def forward(self, *input):
        return _core.cat([module(*input) for module in self._modules.values()], self.dim)


class Each(_Branches):
    """Applies module i to entry i of its input, a list, and returns the list of outputs; Lua's ParallelTable."""

    def forward(self, *input):
        values = input[0] if len(input) == 1 else input
        if len(values) != len(self._modules):
            raise ValueError(f"Each: {len(values)} inputs for {len(self._modules)} modules")
        return [module(value) for module, value in zip(self._modules.values(), values, strict=True)]


class Graph(_Branches):
    """Modules in the order of a graph. Lua's gModule.

    steps: what each step runs and takes: (number of a module, [sources]); a source is the pair of an earlier step and
    the entry of its list, or None for all of it. inputs: the steps that get the inputs. outputs: the sources that are
    returned, as a list if there are several.
    """

    def __init__(self, *modules, steps, inputs, outputs):
        super().__init__(*modules)
        self.steps, self.inputs, self.outputs = steps, inputs, outputs

    def forward(self, *input):
        values = input[0] if len(input) == 1 and len(self.inputs) > 1 else input
        if len(values) != len(self.inputs):
            raise ValueError(f"Graph: {len(values)} inputs; need {len(self.inputs)}")
        given, modules, results = dict(zip(self.inputs, values, strict=True)), list(self._modules.values()), []

        def taken(source):
            step, entry = source
            return results[step] if entry is None else results[step][entry]

        for number, (module, sources) in enumerate(self.steps):
            results.append(modules[module](*([given[number]] if number in given else map(taken, sources))))
        result = [taken(source) for source in self.outputs]
        return result if len(result) > 1 else result[0]
