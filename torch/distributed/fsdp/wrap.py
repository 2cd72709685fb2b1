"""Policies: which submodules FullyShardedDataParallel shards for themselves."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from torch.nn.modules.module import Module

LEAST = 100_000_000  # parameters of a module that size_based_auto_wrap_policy selects


class ModuleWrapPolicy:
    """Selects the modules of some classes.

    >>> from torch.distributed.fsdp.wrap import ModuleWrapPolicy
    >>> ModuleWrapPolicy({nn.Linear})(nn.Linear(2, 2), False, 6)
    True
    """

    def __init__(self, module_classes: Iterable[type[Module]]) -> None:
        self._classes = tuple(module_classes)

    def __call__(self, module: Module, recurse: bool, nonwrapped_numel: int = 0, **more: Any) -> bool:
        """Return whether to look into a module (`recurse`), or to shard it."""
        return recurse or isinstance(module, self._classes)


class CustomPolicy:
    """Selects the modules for which a function returns True. Other options than True are not supported.

    >>> from torch.distributed.fsdp.wrap import CustomPolicy
    >>> CustomPolicy(lambda module: isinstance(module, nn.Linear))(nn.ReLU(), False, 0)
    False
    """

    def __init__(self, lambda_fn: Callable[[Module], bool]) -> None:
        self._function = lambda_fn

    def __call__(self, module: Module, recurse: bool, nonwrapped_numel: int = 0, **more: Any) -> bool:
        """Return whether to look into a module (`recurse`), or to shard it."""
        if recurse:
            return True
        chosen = self._function(module)
        if not isinstance(chosen, bool):
            raise ValueError(f"CustomPolicy: the function returns {chosen!r}; need True or False")
        return chosen


def always_wrap_policy(*arguments: Any, **keywords: Any) -> bool:
    """Select every module.

    >>> from torch.distributed.fsdp.wrap import always_wrap_policy
    >>> always_wrap_policy()
    True
    """
    return True


def lambda_auto_wrap_policy(
    module: Module, recurse: bool, nonwrapped_numel: int, lambda_fn: Callable[[Module], bool],
) -> bool:
    """Select the modules for which a function returns True.

    >>> from torch.distributed.fsdp.wrap import lambda_auto_wrap_policy
    >>> lambda_auto_wrap_policy(nn.ReLU(), False, 0, lambda module: isinstance(module, nn.Linear))
    False
    """
    return recurse or bool(lambda_fn(module))


def transformer_auto_wrap_policy(
    module: Module, recurse: bool, nonwrapped_numel: int, transformer_layer_cls: Iterable[type[Module]],
) -> bool:
    """Select the modules of some classes, such as the layers of a transformer.

    >>> from torch.distributed.fsdp.wrap import transformer_auto_wrap_policy
    >>> transformer_auto_wrap_policy(nn.Linear(2, 2), False, 6, {nn.Linear})
    True
    """
    return recurse or isinstance(module, tuple(transformer_layer_cls))


def size_based_auto_wrap_policy(
    module: Module, recurse: bool, nonwrapped_numel: int, min_num_params: int = LEAST,
) -> bool:
    """Select modules with at least `min_num_params` parameters outside of sharded submodules.

    >>> from torch.distributed.fsdp.wrap import size_based_auto_wrap_policy
    >>> size_based_auto_wrap_policy(nn.Linear(2, 2), False, 6, min_num_params=5)
    True
    """
    return nonwrapped_numel >= min_num_params


def selected(module: Module, policy: Callable[..., bool], ignored: set[int]) -> list[Module]:
    """Return the submodules that a policy selects, inner ones first.

    Args:
        ignored: ids of modules that stay whole.
    """
    result: list[Module] = []
    _select(module, policy, ignored, result)
    return result


def _select(module, policy, ignored, found):
    """Add the selected submodules to `found`; return the number of parameters that are not in them."""
    left = sum(one.numel() for one in module.parameters(recurse=False))
    for child in module.children():
        if id(child) in ignored:
            continue
        inside = _counted(child)
        if policy(module=child, recurse=True, nonwrapped_numel=inside):
            inside = _select(child, policy, ignored, found)
        if inside and policy(module=child, recurse=False, nonwrapped_numel=inside):
            found.append(child)
        else:
            left += inside
    return left


def _counted(module):
    return sum(one.numel() for one in module.parameters())
