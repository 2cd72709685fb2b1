"""The overloads of PyTorch's operators: which of `aten.sum` a call is, `dim_IntList` for `x.sum(1)`."""

from __future__ import annotations

from torch._core import Tensor


def _table(**words):
    """Return {operator: overload} of the operators, in one text, that each overload has."""
    return {name: overload for overload, names in words.items() for name in names.split()}


# Operators whose calls are all of one overload that is not called default.
_ALWAYS = _table(
    Tensor="add sub mul true_divide split index slice repeat_interleave", int="transpose select unbind",
    correction="std var std_mean var_mean", memory_format="empty", sections="tensor_split", float="bernoulli_",
    dim_IntList="count_nonzero")
# Those that have one overload for a tensor and one for a number as the operand at a position.
_KINDS = {name: (position, "Tensor", "Scalar") for position, names in (
    (1, "eq ne lt le gt ge rsub remainder fmod bitwise_and bitwise_or bitwise_xor fill"), (2, "masked_fill lerp"),
) for name in names.split()} | {
    name: (1, "Tensor", "Tensor_Scalar") for name in ("bitwise_left_shift", "bitwise_right_shift")} | {
    "clamp": (1, "Tensor", "default"), "clamp_min": (1, "Tensor", "default"), "clamp_max": (1, "Tensor", "default"),
    "scatter": (3, "src", "value"), "index_fill": (3, "int_Tensor", "int_Scalar"),
    "isin": (1, "Tensor_Tensor", "Tensor_Scalar")}
# Those that have an overload for a dim.
_DIMS = _table(dim_IntList="sum nansum", dim="mean max min any all median nanmedian nanmean squeeze", dim_int="prod")
# The keyword of the operand that tells the overload.
_KEYWORDS = ("other", "exponent", "value", "dim", "min", "max", "weight", "src")


def _of_div(args, keywords):
    return "Tensor_mode" if keywords.get("rounding_mode") else "Tensor"


def _of_pow(args, keywords):
    kinds = ["Tensor" if isinstance(each, Tensor) else "Scalar" for each in _operands(args, keywords, 0, 1)]
    return "Scalar" if kinds[0] == "Scalar" else f"Tensor_{kinds[1]}"


def _of_where(args, keywords):
    kinds = tuple([isinstance(each, Tensor) for each in args[1:3]])
    return {(True, True): "self", (False, True): "ScalarSelf", (True, False): "ScalarOther",
            (False, False): "Scalar"}.get(kinds, "default")


def _of_arange(args, keywords):
    return ("default", "start", "start_step")[max(0, len(args) - 1)]


# Those that tell their overload in a way of their own.
_CHOICES = {"div": _of_div, "pow": _of_pow, "where": _of_where, "arange": _of_arange}


def overload_of(name, args, keywords):
    """Return the name of the overload that a call of the operator is.

    >>> x = torch.ones(2)
    >>> overload_of("sum", (x,), {}), overload_of("sum", (x, 0), {}), overload_of("pow", (x, 2), {})
    ('default', 'dim_IntList', 'Tensor_Scalar')
    """
    if keywords.get("out") is not None:
        return "out"
    plain = name if name in _ALWAYS else name.removesuffix("_")
    if plain in _CHOICES:
        return _CHOICES[plain](args, keywords)
    if plain in _KINDS:
        position, of_tensor, of_number = _KINDS[plain]
        return of_tensor if isinstance(_operands(args, keywords, position)[0], Tensor) else of_number
    if plain in _DIMS:
        second = _operands(args, keywords, 1)[0]
        return "other" if isinstance(second, Tensor) else "default" if second is None else _DIMS[plain]
    return _ALWAYS.get(plain, "default")


def _operands(args, keywords, *positions):
    """Return the arguments at some positions, or those that a keyword gives in their place."""
    named = next((keywords[word] for word in _KEYWORDS if word in keywords), None)
    return [args[position] if position < len(args) else named for position in positions]
