"""Modules as functions of their parameters."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from torch import _core
from torch._core import Tensor

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from torch.nn import Module


def functional_call(
    module: Module, parameter_and_buffer_dicts: Mapping[str, Tensor] | Sequence[Mapping[str, Tensor]],
    args: Any = None, kwargs: Mapping[str, Any] | None = None, *, tie_weights: bool = True, strict: bool = False,
) -> Any:
    """Call a module with other tensors in place of its parameters and buffers.

    Args:
        parameter_and_buffer_dicts: dict of tensors by name, as in `named_parameters()`, or several such dicts.
        args: tuple of positional arguments, or one argument.
        kwargs: keyword arguments.
        tie_weights: a tensor for one name of a shared parameter replaces it under all its names.
        strict: require a tensor for every parameter and buffer, and no others; by default others are ignored.
    Raises:
        RuntimeError: `strict`, and the names are not those of the parameters and buffers.
        ValueError: a name is given twice, or two tensors for one shared parameter.

    >>> layer = nn.Linear(2, 1)
    >>> tensors = {"weight": torch.ones(1, 2), "bias": torch.zeros(1)}
    >>> torch.func.functional_call(layer, tensors, torch.ones(3, 2)).tolist()
    [[2.0], [2.0], [2.0]]
    """
    given = _joined(parameter_and_buffer_dicts)
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with _replaced(module, given, tie_weights, strict):
        return module(*args, **(kwargs or {}))


def _joined(dicts):
    if hasattr(dicts, "items"):
        return dict(dicts)
    result = {}
    for one in dicts:
        for name, value in one.items():
            if name in result:
                raise ValueError(f"functional_call: {name!r} is in two of the dicts")
            result[name] = value
    return result


@contextlib.contextmanager
def _replaced(module: Module, given: dict[str, Any], tie_weights: bool, strict: bool) -> Iterator[None]:
    """Context manager in which the module has the given tensors."""
    known = dict(module.named_parameters(remove_duplicate=False)) | dict(module.named_buffers(remove_duplicate=False))
    unknown, lacking = given.keys() - known.keys(), known.keys() - given.keys()
    if unknown and strict:
        raise RuntimeError(f"functional_call: {type(module).__name__} has no {', '.join(sorted(unknown))}")
    given = {name: value for name, value in given.items() if name in known}
    for name, value in given.items():
        if not isinstance(value, Tensor):
            raise TypeError(f"functional_call: {name} is a {type(value).__name__}; need a tensor")
    if tie_weights:
        given = _tied(known, given)
        lacking = known.keys() - given.keys()
    if strict and lacking:
        raise RuntimeError(f"functional_call: with strict=True every parameter is given; "
                           f"{', '.join(sorted(lacking))} are lacking")
    before = []
    try:
        for name, value in given.items():
            path, _, own = name.rpartition(".")
            holder = module.get_submodule(path) if path else module
            registry = holder._parameters if own in holder._parameters else holder._buffers
            before.append((holder, registry, own, registry[own]))
            _put(holder, registry, own, value)
        yield
    finally:
        for holder, registry, own, value in reversed(before):
            _put(holder, registry, own, value)


def _reparametrize_module(
    module: Module, parameters_and_buffers: dict[str, Any], *, tie_weights: bool = False, strict: bool = False,
    stack_weights: bool = False,
) -> Any:
    """Make a context in which the module has these tensors, as packages of torch.nn.utils.stateless call it."""
    return _replaced(module, parameters_and_buffers, tie_weights, strict)


def _tied(known, given):
    """Return the tensors for all names of a shared parameter of which one is given."""
    by_parameter = {}
    for name, value in given.items():
        other = by_parameter.setdefault(id(known[name]), value)
        if other is not value:
            raise ValueError(f"functional_call: two tensors are given for {name}, which is one parameter under several "
                             "names; give one of them, or tie_weights=False")
    return {name: by_parameter[id(value)] for name, value in known.items() if id(value) in by_parameter}


def _put(holder, registry, name, value):
    registry[name] = value
    object.__setattr__(holder, name, value)


def stack_module_state(models: Sequence[Module]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Stack the parameters and the buffers of several modules of one class along a new dim 0.

    Returns two dicts by name. Use them with `vmap` and `functional_call` to run all modules at once. Raises
    ValueError if there are no modules or several classes.

    >>> parameters, buffers = torch.func.stack_module_state([nn.Linear(2, 3), nn.Linear(2, 3)])
    >>> parameters["weight"].size()
    torch.Size([2, 3, 2])
    """
    if not models:
        raise ValueError("stack_module_state: there are no modules; need one at least")
    if len({type(model) for model in models}) > 1 or len({model.training for model in models}) > 1:
        raise ValueError("stack_module_state: the modules must be of one class, and all in training or none")
    parameters = {}
    for name, first in models[0].named_parameters():
        whole = _core.stack([model.get_parameter(name).detach() for model in models])
        parameters[name] = whole.requires_grad_(first.requires_grad)
    buffers = {name: _core.stack([model.get_buffer(name).detach() for model in models])
               for name, _ in models[0].named_buffers()}
    return parameters, buffers


def replace_all_batch_norm_modules_(root: Module) -> Module:
    """Let all batch normalizations of a module use the statistics of the batch only, and return the module.

    >>> torch.func.replace_all_batch_norm_modules_(nn.BatchNorm1d(2)).running_mean is None
    True
    """
    for part in root.modules():
        if hasattr(part, "running_mean") and hasattr(part, "track_running_stats"):
            part.running_mean = part.running_var = part.num_batches_tracked = None
            part.track_running_stats = False
    return root
