"""`optimize_for_inference`: record the calls of a network once, fuse layers, and replay the calls."""

from __future__ import annotations

import torch
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, internal
from torch.nn import functional
from torch.nn.modules.module import Module
from torch.nn.utils.fusion import folded
from torch.overrides import TorchFunctionMode

if TYPE_CHECKING:
    from typing import Any

CLOSE = 1e-3  # relative to the largest result; above the rounding error of fused layers


def optimize_for_inference(model: Module) -> Module:
    """Return a module that computes the same results as `model` in evaluation mode, faster and without gradients.

    The first call with inputs of a given size, type and device records the calls that the model makes. Further calls
    replay them. A BatchNorm is folded into the convolution before it if no other call reads the intermediate result.
    A following addition and ReLU are fused in the same way, which saves passes over memory. The weights of convolutions
    are converted once to the layout that the convolution reads. The copies take as much memory as the weights, and four
    times as much where Winograd's method computes a 3x3 convolution. As with torch.jit.trace, Python branches and
    parameters are fixed at the recording. The first call also compares the recorded calls with the model on changed
    inputs.

    Raises:
        ValueError: the model is in training mode.
        RuntimeError: in the first call, if the comparison fails.

    >>> model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU()).eval()
    >>> x = torch.randn(1, 3, 8, 8)
    >>> fast = nn.utils.optimize_for_inference(model)
    >>> torch.allclose(fast(x), model(x).data, atol=1e-5)
    True
    """
    if any(module.training for module in model.modules()):
        raise ValueError(f"optimize_for_inference: {type(model).__name__} is in training; call eval() first")
    return InferenceModule(model)


class Slot:
    """Placeholder in recorded arguments for a tensor that a run computes; `tensor` is the recorded one at first."""

    def __init__(self, number, tensor):
        self.number, self.tensor = number, tensor


    def forget(self):
        """Let the recorded tensor go."""
        self.tensor = None


class Step:
    """A recorded call; `result` is the tree of slots that it fills."""

    def __init__(self, call, arguments, keywords, result):
        self.call, self.arguments, self.keywords, self.result = call, arguments, keywords, result
        self.name = getattr(call, "__name__", "")

    def read(self):
        """Find the slots among the arguments, which are rarely nested, since a search at every run takes long."""
        self.places = [(i, value.number) for i, value in enumerate(self.arguments) if isinstance(value, Slot)]
        self.nested = len(slots_of((self.arguments, self.keywords))) > len(self.places)

    def run(self, values):
        """Call with the values of the slots, and fill the slots of the result."""
        arguments, keywords = list(self.arguments), self.keywords
        if self.nested:
            arguments, keywords = mapped((arguments, keywords), Slot, lambda slot: values[slot.number])
        for i, number in self.places:
            arguments[i] = values[number]
        results = self.call(*arguments, **keywords)
        if isinstance(self.result, Slot):
            values[self.result.number] = results
            return
        filled = []
        mapped(results, Tensor, filled.append)
        for number, tensor in zip(slots_of(self.result), filled, strict=True):
            values[number] = tensor


def mapped(tree, kind, function):
    """Apply a function to each leaf of a kind in nested lists, tuples and dicts."""
    if isinstance(tree, kind):
        return function(tree)
    if isinstance(tree, dict):
        return {name: mapped(value, kind, function) for name, value in tree.items()}
    if type(tree) in (list, tuple):
        return type(tree)(mapped(value, kind, function) for value in tree)
    return tree


def slots_of(tree):
    result = []
    mapped(tree, Slot, result.append)
    return [slot.number for slot in result]


class Recorder(TorchFunctionMode):
    """Mode that records every call, and keeps every tensor alive while it is active."""

    sees_methods, whole_calls = False, ()

    def __init__(self):
        super().__init__()
        self.calls = []

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run the call and record it."""
        result = func(*args, **(kwargs or {}))
        self.calls.append((func, args, kwargs or {}, result))
        return result


class Program:
    """The calls of a network on inputs of one signature, as steps over slots."""

    def __init__(self, model, inputs):
        self.slots = 0
        with Recorder() as recorder:
            results = model(*inputs)
        places = {}

        def place(tensor):
            places[id(tensor)] = slot = Slot(self.slots, tensor)
            self.slots += 1
            return slot

        def read(tensor):
            return places.get(id(tensor), tensor)

        mapped(inputs, Tensor, place)
        self.steps = []
        for call, arguments, keywords, result in recorder.calls:
            given = mapped((arguments, keywords), Tensor, read)
            self.steps.append(Step(call, *given, mapped(result, Tensor, place)))
        self.results = mapped(results, Tensor, read)
        self.fuse()
        self.prepare()
        self.plan()

    def fuse(self):
        """Fuse BatchNorm, addition and ReLU into the preceding convolution, at the position of the last of them."""
        uses = [0] * self.slots
        for tree in (*((step.arguments, step.keywords) for step in self.steps), self.results):
            for slot in slots_of(tree):
                uses[slot] += 1
        for first, step in enumerate(self.steps):
            if step is not None and step.name == "conv2d" and not step.keywords:
                chain = self.chain(first, uses)
                if len(chain) > 1:
                    self.steps[chain[-1]] = joined([self.steps[i] for i in chain])
                    for i in chain[:-1]:
                        self.steps[i] = None
        self.steps = [step for step in self.steps if step is not None]

    def prepare(self):
        """Convert the weights of convolutions to the layout that the recorded sizes need; forget the recorded tensors.

        Calls without fused steps become calls of the fused kind too, since only these take prepared weights.
        """
        for step in self.steps:
            if step.name == "conv2d" and not step.keywords and isinstance(step.arguments[0], Slot):
                step.call, step.arguments = internal.conv2d_finished, finished(step.arguments, None, False)
            if step.call is internal.conv2d_finished:
                x, weight, _, _, *geometry, _ = step.arguments
                prepared = internal.conv2d_prepared(x.tensor, weight, *geometry)
                if prepared.numel():
                    step.arguments = *step.arguments, prepared
        for step in self.steps:
            mapped((step.arguments, step.keywords, step.result), Slot, Slot.forget)

    def chain(self, first, uses):
        """Return the numbers of the steps, from the convolution on, that one call can replace."""
        chain, wanted = [first], ["batch_norm", "add", "relu"]
        place = self.steps[first].result.number
        for i in range(first + 1, len(self.steps)):
            step = self.steps[i]
            if step is None:
                continue
            if uses[place] == 1 and place in slots_of(step.arguments) and takes(step, place, wanted):
                chain.append(i)
                place = step.result.number
                wanted = wanted[wanted.index(step.name.rstrip("_")) + 1 :]
            elif step.name.endswith("_") or uses[place] != 1 or place in slots_of((step.arguments, step.keywords)):
                break
        return chain

    def plan(self):
        """Compute which slots each step reads last, so that their memory is reused."""
        kept, self.last = set(slots_of(self.results)), []
        for step in reversed(self.steps):
            step.read()
            read = set(slots_of((step.arguments, step.keywords, step.result)))
            self.last.append(read - kept)
            kept |= read
        self.last.reverse()

    def run(self, inputs):
        """Return the results of the network for inputs of the recorded signature."""
        values, filled = [None] * self.slots, []
        mapped(inputs, Tensor, filled.append)
        values[: len(filled)] = filled

        for step, last in zip(self.steps, self.last, strict=True):
            step.run(values)
            for number in last:
                values[number] = None
        return mapped(self.results, Slot, lambda slot: values[slot.number])


def takes(step, place, wanted):
    """Return whether a convolution call can include a step that reads its result."""
    name, arguments = step.name.rstrip("_"), step.arguments
    if name not in wanted or step.keywords or not isinstance(step.result, Slot):
        return False
    if name == "batch_norm":
        fixed = len(arguments) >= 8 and not arguments[5] and not slots_of(arguments[1:])
        return fixed and isinstance(arguments[0], Slot) and statistics(step)[0] is not None
    if name == "add":
        same = len(arguments) == 2 and all(isinstance(argument, Slot) for argument in arguments)
        return same and arguments[0].number != arguments[1].number and (step.name == "add" or
                                                                       arguments[0].number == place)
    return len(arguments) == 1


def statistics(step):
    """Return mean, variance, eps, weight and bias of a batch_norm, which torch and nn.functional order differently."""
    first, second = step.arguments[1:3], step.arguments[3:5]
    means, weights = (first, second) if step.call is functional.batch_norm else (second, first)
    return *means, step.arguments[7], *weights


def joined(steps):
    """Return one step that replaces a convolution and the following steps."""
    first, last = steps[0], steps[-1]
    x, weight, bias, *geometry = complete(first.arguments)
    other, position = None, first.result.number
    for step in steps[1:]:
        if step.name == "batch_norm":
            weight, bias = folded(weight, bias, *statistics(step))
        elif step.name.startswith("add"):
            other = next(argument for argument in step.arguments if argument.number != position)
        position = step.result.number
    relu = last.name.startswith("relu")
    if other is None and not relu:
        return Step(first.call, (x, weight, bias, *geometry), {}, last.result)
    return Step(internal.conv2d_finished, finished((x, weight, bias, *geometry), other, relu), {}, last.result)


def complete(arguments):
    """Return the arguments of conv2d with its defaults."""
    return *arguments, *(None, 1, 0, 1, 1)[len(arguments) - 2 :]


def finished(arguments, other, relu):
    """Return the arguments of conv2d_finished for those of conv2d."""
    x, weight, bias, *geometry = complete(arguments)
    return x, weight, bias, other, *geometry, relu


def signature(inputs):
    """Return the properties of inputs that select a program."""
    result = []
    mapped(inputs, Tensor, lambda t: result.append((tuple(t.size()), t.dtype, str(t.device))))
    return repr(mapped(inputs, Tensor, lambda t: "tensor")), tuple(result)


class InferenceModule(Module):
    """A network that replays recorded calls; see `optimize_for_inference`."""

    def __init__(self, model: Module) -> None:
        super().__init__()
        self.model, self.programs = model, {}
        self.train(False)

    def train(self, mode: bool = True) -> InferenceModule:
        """Raise RuntimeError if `mode` is true, because BatchNorm is folded into the convolutions."""
        if mode:
            raise RuntimeError("train: a module of optimize_for_inference has no training mode; train the original")
        return super().train(False)

    def forward(self, *inputs: Any) -> Any:
        """Return the results of the network without gradients."""
        known = signature(inputs)
        with torch.no_grad():
            if known not in self.programs:
                self.programs[known] = checked(self.model, inputs)
            return self.programs[known].run(inputs)


def checked(model, inputs):
    """Return a program that also reproduces the model's results for other inputs."""
    program = Program(model, mapped(inputs, Tensor, Tensor.clone))
    others = mapped(inputs, Tensor, lambda t: t.flip(0) * 0.5 if t.is_floating_point() and t.dim() else t.clone())
    wanted, given = [], []
    mapped(model(*mapped(others, Tensor, Tensor.clone)), Tensor, wanted.append)
    mapped(program.run(others), Tensor, given.append)
    for right, result in zip(wanted, given, strict=True):
        if right.is_floating_point() and right.numel():
            if float((right - result).abs().max()) > CLOSE * max(float(right.abs().max()), 1e-30):
                raise RuntimeError("optimize_for_inference: the recorded calls and the module have different results "
                                   "for other inputs; its calls depend on values, or it reads tensors past torch's "
                                   "functions")
    return program
