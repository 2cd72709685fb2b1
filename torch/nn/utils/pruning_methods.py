"""Pruning methods: they compute the masks that hold elements of a Parameter at zero."""

from __future__ import annotations

import torch
from torch._base.arguments import is_int, is_number, shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.nn.utils.pruning_masks import check_size, checked_mask, mask_of
from torch.nn.utils.weight_norm import parameter_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from torch.nn.modules.module import Module


class BasePruningMethod:
    """Base class of pruning methods, which compute a tensor as <name>_orig (Parameter) times <name>_mask (buffer).

    The product is computed before each call of the module. Subclasses define compute_mask. PRUNING_TYPE selects the
    elements that compute_mask receives: "unstructured" (default) the elements that earlier methods left, "structured"
    the slices along self.dim that contain such elements, "global" all elements. `derived` names attributes that
    copies and pickles omit.

    >>> class EverySecond(nn.utils.prune.BasePruningMethod):
    ...     def compute_mask(self, t, default_mask):
    ...         mask = default_mask.clone()
    ...         mask.view(-1)[::2] = 0
    ...         return mask
    >>> EverySecond().prune(torch.Tensor([1, 2, 3, 4])).tolist()
    [0.0, 2.0, 0.0, 4.0]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles
    PRUNING_TYPE = "unstructured"
    _tensor_name = ""

    @property
    def derived(self) -> str:
        return self._tensor_name

    def __call__(self, module: Module, inputs: Any) -> None:
        self.recompute(module)

    def recompute(self, module: Module) -> None:
        """Set the product again."""
        object.__setattr__(module, self._tensor_name, self.apply_mask(module))

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """Return a mask of the size of `t`: 1 keeps an element, 0 prunes it.

        Args:
            t: importance of each element.
            default_mask: the current mask.
        """
        raise NotImplementedError(f"{type(self).__name__} defines no compute_mask")

    def apply_mask(self, module: Module) -> Any:
        """Return the module's original tensor times its mask; autograd records the product."""
        original, mask = (getattr(module, self._tensor_name + part) for part in ("_orig", "_mask"))
        return original * mask

    @classmethod
    def apply(
        cls, module: Module, name: str, *args: Any, importance_scores: Any = None, **keywords: Any,
    ) -> BasePruningMethod:
        """Prune a Parameter of a module with cls(*args, **keywords), after any earlier methods.

        Args:
            importance_scores: a tensor of the Parameter's size, used instead of the Parameter.
        Returns:
            The method, or a PruningContainer if there are several.
        Raises:
            ValueError: there is no such Parameter, or scores or mask have another size; then the module does not
                change.
        """
        method = cls(*args, **keywords)
        method._tensor_name = name
        number, present = hook_of(module, name)
        scores, before = scores_of(cls.__name__, module, name, importance_scores)
        mask = checked_mask(method, mask_of(method, scores, before), before)
        if present is None:
            parameter = module._parameters[name]
            delattr(module, name)
            module.register_parameter(name + "_orig", parameter)
            module.register_forward_pre_hook(method)
        else:
            method = PruningContainer(*(present if isinstance(present, PruningContainer) else [present]), method)
            module._hooks[number] = module._hooks[number]._replace(call=method)
        module.register_buffer(name + "_mask", mask)
        method(module, ())
        return method

    def prune(self, t: Any, default_mask: Any = None, importance_scores: Any = None) -> Any:
        """Return a tensor times the mask that the method computes for it."""
        value = value_of(t)
        scores = value if importance_scores is None else value_of(importance_scores)
        check_size(type(self).__name__, "importance_scores", scores, value)
        before = torch.ones_like(value) if default_mask is None else value_of(default_mask)
        check_size(type(self).__name__, "default_mask", before, value)
        mask = checked_mask(self, self.compute_mask(scores, before), value)
        return t * mask

    def remove(self, module: Module) -> None:
        """Convert the pruned tensor back to a Parameter with its current value, the same object as before pruning.

        Raises:
            ValueError: this method does not prune the module.
        """
        number, present = hook_of(module, self._tensor_name)
        if present is not self:
            raise ValueError(f"remove: {self._tensor_name!r} of {type(module).__name__} is not pruned by this method")
        name, parameter = self._tensor_name, module._parameters[self._tensor_name + "_orig"]
        parameter.data = self.apply_mask(module).data
        del module._hooks[number]
        for part in ("", "_orig", "_mask"):
            delattr(module, name + part)
        module.register_parameter(name, parameter)


class PruningContainer(BasePruningMethod):
    """Methods that prune one tensor in order; compute_mask calls the last of them.

    >>> layer = nn.utils.prune.random_unstructured(nn.Linear(4, 1), "weight", 1)
    >>> int(nn.utils.prune.l1_unstructured(layer, "weight", 1).weight_mask.sum())
    2
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles

    def __init__(self, *args: BasePruningMethod) -> None:
        self._pruning_methods: tuple[BasePruningMethod, ...] = ()
        self._tensor_name = getattr(args[0], "_tensor_name", "") if args else ""
        for method in args:
            self.add_pruning_method(method)

    def add_pruning_method(self, method: BasePruningMethod) -> None:
        """Add a method.

        Raises:
            TypeError: `method` is not a pruning method.
            ValueError: it prunes another tensor.
        """
        if not isinstance(method, BasePruningMethod):
            raise TypeError(f"PruningContainer: a method is a BasePruningMethod, not a {type(method).__name__}")
        if method._tensor_name != self._tensor_name:
            raise ValueError(f"PruningContainer: it prunes {self._tensor_name!r}, the method {method._tensor_name!r}")
        self._pruning_methods += (method,)

    def __len__(self) -> int:
        return len(self._pruning_methods)

    def __iter__(self) -> Iterator[BasePruningMethod]:
        return iter(self._pruning_methods)

    def __getitem__(self, idx: Any) -> Any:
        return self._pruning_methods[idx]

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """Return the current mask without the elements that the last method prunes."""
        if not self._pruning_methods:
            raise ValueError("PruningContainer: it has no method; add_pruning_method adds one")
        return mask_of(self._pruning_methods[-1], t, default_mask)


class Identity(BasePruningMethod):
    """Pruning method with a mask of ones.

    >>> nn.utils.prune.Identity().prune(torch.Tensor([1, 2])).tolist()
    [1.0, 2.0]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return default_mask.clone()


class _Amount(BasePruningMethod):
    """Base class of methods that prune an amount: a fraction as a float, or a count as an int."""

    def __init__(self, amount: float) -> None:
        if not is_number(amount):
            raise TypeError(f"{type(self).__name__}: amount is {shown(amount)}; need an int or a float")
        if not (amount >= 0 and (is_int(amount) or amount <= 1)):
            raise ValueError(f"{type(self).__name__}: amount is {amount}; need a share from 0 to 1, or a count")
        self.amount = amount

    def _count(self, many, what):
        """Return the number of elements to prune."""
        if not is_int(self.amount):
            return round(self.amount * many)
        if self.amount > many:
            raise ValueError(f"{type(self).__name__}: amount is {self.amount}; there are {many} {what} to prune")
        return int(self.amount)

    def _without(self, importance, mask):
        """Return the mask without the least important elements."""
        mask, count = mask.contiguous().clone(), self._count(mask.numel(), "elements")
        if count:
            mask.view(-1)[importance.contiguous().view(-1).topk(count, 0, False)[1]] = 0
        return mask


class RandomUnstructured(_Amount):
    """Pruning method for an amount of random elements.

    >>> int((nn.utils.prune.RandomUnstructured(2).prune(torch.ones(5)) != 0).sum())
    3
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return self._without(torch.rand_like(default_mask), default_mask)


class L1Unstructured(_Amount):
    """Pruning method for an amount of elements with the smallest absolute values.

    >>> nn.utils.prune.L1Unstructured(1).prune(torch.Tensor([3, 1, 2])).tolist()
    [3.0, 0.0, 2.0]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return self._without(t.abs(), default_mask)


class RandomStructured(_Amount):
    """Pruning method for an amount of random slices along a dim.

    >>> sorted(nn.utils.prune.RandomStructured(1, dim=0).prune(torch.ones(2, 2)).tolist())
    [[0.0, 0.0], [1.0, 1.0]]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles
    PRUNING_TYPE = "structured"

    def __init__(self, amount: float, dim: int = -1) -> None:
        super().__init__(amount)
        self.dim = dim

    def _importance(self, t, others):
        """Return the importance of each slice; `others` are the dims of a slice."""
        return torch.rand(t.size(self.dim)).type_as(t)

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        if t.dim() < 2:
            raise ValueError(f"{type(self).__name__}: the tensor is {shown(t)}; need two dims or more")
        position = torch.composed.shapes.several(self.dim, t.dim(), type(self).__name__)[0]
        others = [d for d in range(t.dim()) if d != position]
        kept = self._without(self._importance(t, others), default_mask.new(t.size(position)).fill_(1))
        return default_mask * kept.reshape([-1 if d == position else 1 for d in range(t.dim())])


class LnStructured(RandomStructured):
    """Pruning method for an amount of slices along a dim with the smallest n-norms.

    >>> nn.utils.prune.LnStructured(1, n=2, dim=0).prune(torch.Tensor([[1, 1], [2, 2]])).tolist()
    [[0.0, 0.0], [2.0, 2.0]]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles

    def __init__(self, amount: float, n: float | str, dim: int = -1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def _importance(self, t, others):
        return t.norm(self.n, others)


class CustomFromMask(BasePruningMethod):
    """Pruning method for the elements where a given mask is 0.

    >>> nn.utils.prune.CustomFromMask(torch.Tensor([1, 0])).prune(torch.Tensor([3, 4])).tolist()
    [3.0, 0.0]
    """

    __module__ = "torch.nn.utils.prune"  # the name in pickles
    PRUNING_TYPE = "global"

    def __init__(self, mask: Any) -> None:
        self.mask = value_of(mask)

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        check_size(type(self).__name__, "mask", self.mask, default_mask)
        return default_mask * self.mask.type_as(default_mask)


def hook_of(module, name):
    """Return the number and the method that prune a tensor of a module, or (None, None)."""
    for number, hook in module._hooks.items() if module._hooks else ():
        if isinstance(hook.call, BasePruningMethod) and hook.call._tensor_name == name:
            return number, hook.call
    return None, None


def scores_of(function, module, name, scores):
    """Return the importance of a Parameter's elements, and its current mask."""
    pruned = hook_of(module, name)[1] is not None
    weight = parameter_of(function, module, name + "_orig" if pruned else name).data
    scores = getattr(module, name).data if scores is None else value_of(scores)
    check_size(function, f"importance_scores of {name!r}", scores, weight)
    return scores, getattr(module, name + "_mask") if pruned else torch.ones_like(weight)
