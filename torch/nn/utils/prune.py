"""Pruning: masks that hold some elements of a Parameter at zero during training."""

from __future__ import annotations

import torch
from torch._base.arguments import shown
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.utils.pruning_masks import mask_of
from torch.nn.utils.pruning_methods import (
    BasePruningMethod,
    CustomFromMask,
    Identity,
    L1Unstructured,
    LnStructured,
    PruningContainer,
    RandomStructured,
    RandomUnstructured,
    hook_of,
    scores_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)

__all__ = ["BasePruningMethod", "CustomFromMask", "Identity", "L1Unstructured", "LnStructured", "PruningContainer",
           "RandomStructured", "RandomUnstructured", "custom_from_mask", "global_unstructured", "identity",
           "is_pruned", "l1_unstructured", "ln_structured", "random_structured", "random_unstructured", "remove"]


def identity(module: _Module, name: str) -> _Module:
    """Add a mask of ones to a Parameter, which may be edited, and return the module.

    >>> layer = nn.utils.prune.identity(nn.Linear(3, 2), "weight")
    >>> sorted(layer.state_dict())
    ['bias', 'weight_mask', 'weight_orig']
    """
    Identity.apply(module, name)
    return module


def random_unstructured(module: _Module, name: str, amount: float) -> _Module:
    """Prune random elements of a Parameter, and return the module.

    Before each forward, the module computes <name> as <name>_orig * <name>_mask.

    Args:
        amount: fraction (float from 0 to 1) or count (int) of the elements that are not pruned yet.
    Raises:
        TypeError: `amount` is not a number.
        ValueError: `amount` is out of range, or there is no such Parameter; then the module does not change.

    >>> int(nn.utils.prune.random_unstructured(nn.Linear(5, 4), "weight", 0.25).weight_mask.sum())
    15
    """
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module: _Module, name: str, amount: float, importance_scores: Any = None) -> _Module:
    """Prune the elements of a Parameter with the smallest absolute values, and return the module.

    Args:
        amount: as for `random_unstructured`.
        importance_scores: a tensor of the Parameter's size, used instead of the Parameter.

    >>> layer = nn.Linear(4, 1)
    >>> _ = layer.weight.data.copy_(torch.Tensor([3, -1, 2, -4]))
    >>> nn.utils.prune.l1_unstructured(layer, "weight", 0.5).weight.data.tolist()
    [[3.0, -0.0, 0.0, -4.0]]
    >>> nn.utils.prune.remove(layer, "weight").weight is layer._parameters["weight"]
    True
    """
    L1Unstructured.apply(module, name, amount, importance_scores=importance_scores)
    return module


def random_structured(module: _Module, name: str, amount: float, dim: int) -> _Module:
    """Prune random slices of a Parameter along a dim, and return the module.

    >>> layer = nn.utils.prune.random_structured(nn.Linear(3, 4), "weight", 2, dim=0)
    >>> sorted(layer.weight_mask.sum(1).tolist())
    [0.0, 0.0, 3.0, 3.0]
    """
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(
    module: _Module, name: str, amount: float, n: float | str, dim: int, importance_scores: Any = None,
) -> _Module:
    """Prune the slices of a Parameter along a dim with the smallest n-norms, and return the module.

    Args:
        amount: fraction (float) or count (int) of slices.
        n: order of the norm, as for torch.norm.
        importance_scores: a tensor of the Parameter's size, used instead of the Parameter.

    >>> layer = nn.utils.prune.ln_structured(nn.Linear(3, 4), "weight", 2, n=2, dim=0)
    >>> sorted(layer.weight_mask.sum(1).tolist())
    [0.0, 0.0, 3.0, 3.0]
    """
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module: _Module, name: str, mask: Any) -> _Module:
    """Prune a Parameter where a mask of its size is 0, and return the module.

    >>> layer = nn.utils.prune.custom_from_mask(nn.Linear(2, 1), "bias", torch.zeros(1))
    >>> layer.bias.abs().tolist()
    [0.0]
    """
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(
    parameters: Iterable[tuple[Module, str]], pruning_method: type[BasePruningMethod],
    importance_scores: Mapping[tuple[Module, str], Any] | None = None, **kwargs: Any,
) -> None:
    """Prune several Parameters with one method that ranks all their elements together.

    Args:
        parameters: pairs (module, name).
        pruning_method: a class whose PRUNING_TYPE is "unstructured".
        importance_scores: a dict from a pair to a tensor of the Parameter's size.
        kwargs: arguments of `pruning_method`.
    Raises:
        TypeError, ValueError: the arguments do not fit.

    >>> first, second = nn.Linear(2, 1), nn.Linear(2, 1)
    >>> _ = first.weight.data.fill_(1), second.weight.data.fill_(2)
    >>> nn.utils.prune.global_unstructured([(first, "weight"), (second, "weight")], nn.utils.prune.L1Unstructured,
    ...                                    amount=0.5)
    >>> first.weight_mask.tolist(), second.weight_mask.tolist()
    ([[0.0, 0.0]], [[1.0, 1.0]])
    """
    pairs = list(parameters)
    if not pairs or not all(isinstance(pair, (tuple, list)) and len(pair) == 2 for pair in pairs):
        raise TypeError(f"global_unstructured: parameters is {shown(pairs)}; need pairs (module, name), one at least")
    method = pruning_method(**kwargs)
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(f"global_unstructured: {pruning_method.__name__} is {method.PRUNING_TYPE}; need an "
                        "unstructured method")
    given = importance_scores or {}
    both = [scores_of("global_unstructured", module, name, given.get((module, name))) for module, name in pairs]
    scores, masks = (torch.cat([each.contiguous().view(-1) for each in which]) for which in zip(*both, strict=True))
    parts = mask_of(method, scores, masks).split([mask.numel() for _, mask in both])
    for (module, name), part, (_, mask) in zip(pairs, parts, both, strict=True):
        custom_from_mask(module, name, part.view_as(mask))


def remove(module: _Module, name: str) -> _Module:
    """Convert a pruned tensor back to a Parameter with zeros where it was pruned, and return the module.

    It is the same object as before pruning, so optimizers remain valid.

    Raises:
        ValueError: the tensor is not pruned.

    >>> layer = nn.utils.prune.remove(nn.utils.prune.identity(nn.Linear(3, 2), "bias"), "bias")
    >>> sorted(layer.state_dict())
    ['bias', 'weight']
    """
    _, method = hook_of(module, name)
    if method is None:
        raise ValueError(f"remove: {name!r} of {type(module).__name__} is not pruned")
    method.remove(module)
    return module


def is_pruned(module: Module) -> bool:
    """Return whether a module or one of its submodules has a pruned tensor.

    >>> nn.utils.prune.is_pruned(nn.Sequential(nn.utils.prune.identity(nn.Linear(3, 2), "bias")))
    True
    """
    return any(isinstance(hook.call, BasePruningMethod)
               for each in module.modules() for hook in (each._hooks.values() if each._hooks else ()))
