"""Pruning: masks that keep some numbers of a Parameter at zero, while training goes on."""

from __future__ import annotations

import torch
from torch._base.arguments import is_int, is_number, shown, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.nn.utils.weight_norm import parameter_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any, TypeVar

    from torch.nn.modules.module import Module

    _Module = TypeVar("_Module", bound=Module)

__all__ = ["BasePruningMethod", "CustomFromMask", "Identity", "L1Unstructured", "LnStructured", "PruningContainer",
           "RandomStructured", "RandomUnstructured", "custom_from_mask", "global_unstructured", "identity",
           "is_pruned", "l1_unstructured", "ln_structured", "random_structured", "random_unstructured", "remove"]


class BasePruningMethod:
    """Computes a tensor of a module before each call as <name>_orig, a Parameter, times <name>_mask, a buffer.

    Subclasses define compute_mask and, where amounts count what is left, PRUNING_TYPE: "unstructured" (the default) is
    asked about the elements that earlier methods left, "structured" about the slices along self.dim with such elements,
    "global" about all. `derived` names what copies and pickles of the module leave out.

    >>> class EverySecond(nn.utils.prune.BasePruningMethod):
    ...     def compute_mask(self, t, default_mask):
    ...         mask = default_mask.clone()
    ...         mask.view(-1)[::2] = 0
    ...         return mask
    >>> EverySecond().prune(torch.Tensor([1, 2, 3, 4])).tolist()
    [0.0, 2.0, 0.0, 4.0]
    """

    PRUNING_TYPE = "unstructured"
    _tensor_name = ""

    @property
    def derived(self) -> str:
        return self._tensor_name

    def __call__(self, module: Module, inputs: Any) -> None:
        object.__setattr__(module, self._tensor_name, self.apply_mask(module))

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        """A mask of the size of t: 1 what stays, 0 what goes. t: importances; default_mask: the mask up to now."""
        raise NotImplementedError(f"{type(self).__name__} defines no compute_mask")

    def apply_mask(self, module: Module) -> Any:
        """The module's original tensor times its mask, recorded."""
        original, mask = (getattr(module, self._tensor_name + part) for part in ("_orig", "_mask"))
        return original * mask

    @classmethod
    def apply(
        cls, module: Module, name: str, *args: Any, importance_scores: Any = None, **keywords: Any,
    ) -> BasePruningMethod:
        """Prunes a Parameter of a module by cls(*args, **keywords), after the methods that prune it already.

        Gives the method back, or the PruningContainer of several. importance_scores: a tensor of the Parameter's size,
        by which the method judges in the place of the Parameter. Raises ValueError for no Parameter, or scores or a
        mask of another size; then all stays as it was.
        """
        method = cls(*args, **keywords)
        method._tensor_name = name
        number, present = _hook(module, name)
        scores, before = _judged(cls.__name__, module, name, importance_scores)
        mask = _checked(method, _asked(method, scores, before), before)
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
        """A tensor times the mask that the method computes for it. No module is changed."""
        value = value_of(t)
        scores = value if importance_scores is None else value_of(importance_scores)
        _compare(type(self).__name__, "importance_scores", scores, value)
        before = torch.ones_like(value) if default_mask is None else value_of(default_mask)
        _compare(type(self).__name__, "default_mask", before, value)
        mask = _checked(self, self.compute_mask(scores, before), value)
        return t * mask

    def remove(self, module: Module) -> None:
        """Makes the pruned tensor a Parameter again, with its present value: the same object as before the pruning.

        Raises ValueError where this method does not prune the module.
        """
        number, present = _hook(module, self._tensor_name)
        if present is not self:
            raise ValueError(f"remove: {self._tensor_name!r} of {type(module).__name__} is not pruned by this method")
        name, parameter = self._tensor_name, module._parameters[self._tensor_name + "_orig"]
        parameter.data = self.apply_mask(module).data
        del module._hooks[number]
        for part in ("", "_orig", "_mask"):
            delattr(module, name + part)
        module.register_parameter(name, parameter)


class PruningContainer(BasePruningMethod):
    """Methods that prune one tensor, one after the other; compute_mask asks the last of them."""

    def __init__(self, *args: BasePruningMethod) -> None:
        self._pruning_methods: tuple[BasePruningMethod, ...] = ()
        self._tensor_name = getattr(args[0], "_tensor_name", "") if args else ""
        for method in args:
            self.add_pruning_method(method)

    def add_pruning_method(self, method: BasePruningMethod) -> None:
        """Adds a method. Raises TypeError for what is none, ValueError for one of another tensor."""
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
        """The mask up to now, without what the last method takes from it."""
        if not self._pruning_methods:
            raise ValueError("PruningContainer: it has no method; add_pruning_method adds one")
        return _asked(self._pruning_methods[-1], t, default_mask)


class Identity(BasePruningMethod):
    """Prunes nothing: the tensor has a mask of ones."""

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return default_mask.clone()


class _Amount(BasePruningMethod):
    """What prunes an amount: a share between 0 and 1 as a float, or a count as an int."""

    def __init__(self, amount: float) -> None:
        if not is_number(amount):
            raise TypeError(f"{type(self).__name__}: amount is {shown(amount)}; need an int or a float")
        if not (amount >= 0 and (is_int(amount) or amount <= 1)):
            raise ValueError(f"{type(self).__name__}: amount is {amount}; need a share from 0 to 1, or a count")
        self.amount = amount

    def _count(self, many, what):
        """How many of as many are pruned."""
        if not is_int(self.amount):
            return round(self.amount * many)
        if self.amount > many:
            raise ValueError(f"{type(self).__name__}: amount is {self.amount}; there are {many} {what} to prune")
        return int(self.amount)

    def _without(self, importance, mask):
        """The mask without as many elements of least importance."""
        mask, count = mask.contiguous().clone(), self._count(mask.numel(), "elements")
        if count:
            mask.view(-1)[importance.contiguous().view(-1).topk(count, 0, False)[1]] = 0
        return mask


class RandomUnstructured(_Amount):
    """Prunes an amount of elements, drawn at random."""

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return self._without(torch.rand_like(default_mask), default_mask)


class L1Unstructured(_Amount):
    """Prunes the amount of elements that are nearest to zero."""

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        return self._without(t.abs(), default_mask)


class RandomStructured(_Amount):
    """Prunes an amount of the slices along a dim, drawn at random."""

    PRUNING_TYPE = "structured"

    def __init__(self, amount: float, dim: int = -1) -> None:
        super().__init__(amount)
        self.dim = dim

    def _importance(self, t, others):
        """A number for each slice; others: the dims of a slice."""
        return torch.rand(t.size(self.dim)).type_as(t)

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        if t.dim() < 2:
            raise ValueError(f"{type(self).__name__}: the tensor is {shown(t)}; need two dims or more")
        place = torch.composed.shapes.several(self.dim, t.dim(), type(self).__name__)[0]
        others = [d for d in range(t.dim()) if d != place]
        kept = self._without(self._importance(t, others), default_mask.new(t.size(place)).fill_(1))
        return default_mask * kept.reshape([-1 if d == place else 1 for d in range(t.dim())])


class LnStructured(RandomStructured):
    """Prunes the amount of slices along a dim whose norm, of order n, is the least."""

    def __init__(self, amount: float, n: float | str, dim: int = -1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def _importance(self, t, others):
        return t.norm(self.n, others)


class CustomFromMask(BasePruningMethod):
    """Prunes where a mask is 0."""

    PRUNING_TYPE = "global"

    def __init__(self, mask: Any) -> None:
        self.mask = value_of(mask)

    def compute_mask(self, t: Any, default_mask: Any) -> Any:
        _compare(type(self).__name__, "mask", self.mask, default_mask)
        return default_mask * self.mask.type_as(default_mask)


def _hook(module, name):
    """The number and the method of what prunes a tensor of a module; Nones where nothing does."""
    for number, hook in module._hooks.items() if module._hooks else ():
        if isinstance(hook.call, BasePruningMethod) and hook.call._tensor_name == name:
            return number, hook.call
    return None, None


def _judged(function, module, name, scores):
    """By what the elements of a Parameter are judged, and its mask up to now."""
    pruned = _hook(module, name)[1] is not None
    weight = parameter_of(function, module, name + "_orig" if pruned else name).data
    scores = getattr(module, name).data if scores is None else value_of(scores)
    _compare(function, f"importance_scores of {name!r}", scores, weight)
    return scores, getattr(module, name + "_mask") if pruned else torch.ones_like(weight)


def _asked(method, t, mask):
    """The mask that a method makes of one, asked about what earlier methods left, as its PRUNING_TYPE says."""
    if method.PRUNING_TYPE not in ("unstructured", "structured", "global"):
        raise ValueError(f"{type(method).__name__}: PRUNING_TYPE is {method.PRUNING_TYPE!r}; need 'unstructured', "
                         "'structured' or 'global'")
    if method.PRUNING_TYPE == "global" or (mask == 1).all():
        return method.compute_mask(t, default_mask=mask)
    mask = mask.clone()
    if method.PRUNING_TYPE == "unstructured":
        left = mask == 1
        part = mask[left]
        mask[left] = _checked(method, method.compute_mask(t[left], default_mask=part), part)
        return mask
    place = torch.composed.shapes.several(method.dim, t.dim(), type(method).__name__)[0]
    left = mask.transpose(0, place).contiguous().view(mask.size(place), -1).ne(0).any(1).nonzero().view(-1)
    part = mask.index_select(place, left)
    found = method.compute_mask(t.index_select(place, left), default_mask=part)
    return mask.index_copy_(place, left, _checked(method, found, part))


def _compare(name, what, given, wanted):
    """Raises TypeError for what is no tensor, ValueError for one of another size."""
    if not is_tensor(given):
        raise TypeError(f"{name}: {what} is a {type(given).__name__}; need a tensor")
    if given.size() != wanted.size():
        raise ValueError(f"{name}: {what} is {shown(given)}, what is pruned {shown(wanted)}; need the same size")


def _checked(method, mask, wanted):
    """What a method gave, if it is a tensor of the size that is wanted; of its type."""
    _compare(type(method).__name__, "the mask", mask := value_of(mask), wanted)
    return mask.type_as(wanted)


def identity(module: _Module, name: str) -> _Module:
    """Gives a Parameter of a module a mask of ones, which may be changed by hand. Gives the module back.

    >>> layer = nn.utils.prune.identity(nn.Linear(3, 2), "weight")
    >>> sorted(layer.state_dict())
    ['bias', 'weight_mask', 'weight_orig']
    """
    Identity.apply(module, name)
    return module


def random_unstructured(module: _Module, name: str, amount: float) -> _Module:
    """Prunes an amount of a Parameter's elements, drawn at random, and gives the module back.

    amount: of the elements that earlier pruning left, a share from 0 to 1 as a float, or a count as an int. The module
    computes <name> as <name>_orig * <name>_mask before each forward. Raises ValueError for another amount, or where the
    name is no Parameter; then all stays as it was. So do the functions below.

    >>> int(nn.utils.prune.random_unstructured(nn.Linear(5, 4), "weight", 0.25).weight_mask.sum())
    15
    """
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module: _Module, name: str, amount: float, importance_scores: Any = None) -> _Module:
    """Prunes the amount of a Parameter's elements that are nearest to zero, and gives the module back.

    importance_scores: a tensor of its size by whose elements they are judged instead.

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
    """Prunes an amount of the slices of a Parameter along a dim, drawn at random, and gives the module back."""
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(
    module: _Module, name: str, amount: float, n: float | str, dim: int, importance_scores: Any = None,
) -> _Module:
    """Prunes the amount of slices of a Parameter along a dim whose n-norm is the least, and gives the module back.

    n: the order of the norm, as torch.norm takes it. importance_scores: a tensor of the Parameter's size, of whose
    slices the norms are instead.

    >>> layer = nn.utils.prune.ln_structured(nn.Linear(3, 4), "weight", 2, n=2, dim=0)
    >>> sorted(layer.weight_mask.sum(1).tolist())
    [0.0, 0.0, 3.0, 3.0]
    """
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module: _Module, name: str, mask: Any) -> _Module:
    """Prunes a Parameter where a mask of its size is 0, and gives the module back."""
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(
    parameters: Iterable[tuple[Module, str]], pruning_method: type[BasePruningMethod],
    importance_scores: Mapping[tuple[Module, str], Any] | None = None, **kwargs: Any,
) -> None:
    """Prunes several Parameters by one method for all of their elements together.

    parameters: pairs (module, name). pruning_method: a class whose PRUNING_TYPE is "unstructured"; kwargs are given to
    it. importance_scores: a tensor of its size for some of the pairs. Raises TypeError or ValueError for others.

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
    both = [_judged("global_unstructured", module, name, given.get((module, name))) for module, name in pairs]
    scores, masks = (torch.cat([each.contiguous().view(-1) for each in which]) for which in zip(*both, strict=True))
    parts = _asked(method, scores, masks).split([mask.numel() for _, mask in both])
    for (module, name), part, (_, mask) in zip(pairs, parts, both, strict=True):
        custom_from_mask(module, name, part.view_as(mask))


def remove(module: _Module, name: str) -> _Module:
    """Makes a pruned tensor a Parameter again, with zeros where it was pruned, and gives the module back.

    It is the same object as before the pruning, so optimizers know it. Raises ValueError where it is not pruned.
    """
    _, method = _hook(module, name)
    if method is None:
        raise ValueError(f"remove: {name!r} of {type(module).__name__} is not pruned")
    method.remove(module)
    return module


def is_pruned(module: Module) -> bool:
    """Whether a module, or one below it, has a pruned tensor.

    >>> nn.utils.prune.is_pruned(nn.Sequential(nn.utils.prune.identity(nn.Linear(3, 2), "bias")))
    True
    """
    return any(isinstance(hook.call, BasePruningMethod)
               for each in module.modules() for hook in (each._hooks.values() if each._hooks else ()))
