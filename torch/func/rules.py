"""How rows run on a whole batch: by what the catalogue says of their parameters.

A row of one formula needs its operands' dims in line. A `Dim` counts behind the batch. Sizes are given the batch in front.
Rows that treat the images of a batch apart take all batches as one. A row that no rule knows is left to the loop.
"""

from __future__ import annotations

import functools
import math
import re

import torch
from torch import _core
from torch._core import Tensor
from torch._subclass import _REFLECTED, overriding
from torch.func import batched as batches
from torch.func.batched import is_at, lowered, raised, rows_of
from torch.nn.reduction import NAMES, NONE

_PARAMETER = re.compile(r"(\S+?)(\?|&\?|&)? (\w+)(?:=(.*))?$")


@functools.cache
def parameters(row):
    """(name, type, default) of each parameter; default is Ellipsis where there is none."""
    inside = row.signature.partition("(")[2].partition(" ->")[0].removesuffix(")")
    found = []
    for part in re.split(r", (?![^\[]*\])", inside) if inside else ():
        kind, optional, name, default = _PARAMETER.match(part).groups()
        preset = ... if default is None else _preset(default)
        found.append((name, kind, preset, bool(optional and "?" in optional)))
    return tuple(found)


def _preset(text):
    known = {"None": None, "True": True, "False": False}
    try:
        return known[text] if text in known else int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return text


class Call:
    """A call of a row: `values` by parameter, the batch's `level` and `size`."""

    def __init__(self, row, name, level, size, values):
        self.row, self.name, self.level, self.size, self.values = row, name, level, size, values

    @property
    def inplace(self):
        """Whether it writes into its first operand."""
        return self.name.endswith("_")

    def has(self, *names):
        """Whether one of these operands is a batch."""
        return any(is_at(self.values.get(name), self.level) for name in names)

    def whole(self, name):
        """An operand with the batch in front, repeated where it is not in the batch."""
        value = self.values[name]
        if is_at(value, self.level):
            return value.value
        return value.unsqueeze(0).expand(self.size, *value.size())

    def rank(self, name="input"):
        """The number of dims that the function under vmap sees."""
        return self.values[name].dim()

    @property
    def reduction(self):
        """The reduction of a loss as a word."""
        found = self.preset("reduction")
        return NAMES[found] if isinstance(found, int) else found

    def preset(self, name):
        """An argument, or the parameter's default."""
        if name in self.values:
            return self.values[name]
        return next(preset for known, _, preset, _ in parameters(self.row) if known == name)

    def run(self, **changed):
        """The row on whole batches."""
        values = {name: lowered(value, self.level) for name, value in self.values.items()} | changed
        function = getattr(_core, self.name, None) or getattr(_core.internal, self.row.op, None)
        if function is not None and not self.inplace:
            return function(**values)
        first = next(iter(values))
        own = values.pop(first)
        return getattr(own, self.name)(**values)


def _fits(kind, optional, value):
    if value is None:
        return optional or kind.endswith("*")
    tensor, number = isinstance(value, Tensor), isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind == "Tensor*":
        return isinstance(value, (list, tuple)) and all(isinstance(item, Tensor) for item in value)
    if kind.endswith("Tensor"):
        return tensor
    if kind == "Tensor|Scalar":
        return tensor or number or isinstance(value, bool)
    if kind == "Scalar":
        return number or isinstance(value, bool)
    if kind in ("bool", "Keepdim"):
        return isinstance(value, (bool, int))
    if kind in ("int", "Dim"):
        return isinstance(value, int) and not isinstance(value, bool)
    if kind.startswith(("word", "Reduction")):
        return isinstance(value, str) or kind == "Reduction" and isinstance(value, int)
    return isinstance(value, int) and not isinstance(value, bool) or (
        isinstance(value, (list, tuple)) and all(isinstance(item, int) for item in value))


def bound(row, args, kwargs):
    """The arguments of a call by parameter, or None where the row does not take them so."""
    known, given = parameters(row), list(args)
    named = {"input" if key == "self" else key: value for key, value in kwargs.items()}
    if not set(named) <= {name for name, *_ in known}:
        return None
    values = {}
    for place, (name, kind, preset, optional) in enumerate(known):
        absent = optional or preset is not ...
        if name in named:
            if not _fits(kind, absent and preset is None or optional, named[name]):
                return None
            values[name] = named[name]
        elif given and kind in ("int*", "Dim*") and place == len(known) - 1 and len(given) > 1 and (
                all(isinstance(item, int) for item in given)):
            values[name], given = list(given), []
        elif given and (not absent or len(given) > _required(known[place + 1:], named)) and (
                _fits(kind, optional or preset is None, given[0])):
            values[name] = given.pop(0)
        elif not absent and kind != "int*":
            return None
        elif kind == "int*" and preset is ... and not given:
            return None
    return None if given else values


def _required(parameters, named):
    """How many of the parameters have to be given by position."""
    return sum(preset is ... and not optional and kind != "int*" and name not in named
               for name, kind, preset, optional in parameters)


def _takes_types(row, values):
    """Whether a row takes the elements of its tensors; of several that fit the first that does is called."""
    return all(value.dtype._kind in row.dtypes for (_, kind, *_), value in _given_to(row, values)
               if kind in ("Tensor", "Tensor|Scalar") and isinstance(value, Tensor))


def _given_to(row, values):
    return [(parameter, values[parameter[0]]) for parameter in parameters(row) if parameter[0] in values]


def applied(func, name, level, size, args, kwargs):
    """What a rule gives for a call; NotImplemented: the call is left to the loop."""
    if name in METHODS and getattr(func, "__objclass__", None) is Tensor:
        return METHODS[name](func, level, size, args, kwargs)
    rows = rows_of(name) or rows_of(name.rstrip("_"))
    if len(rows) == 1 and "composed" in rows[0].traits:
        return _composed(rows[0], args, kwargs)
    fitting = [(row, values) for row in rows if (values := bound(row, args, kwargs)) is not None]
    for row, values in sorted(fitting, key=lambda pair: not _takes_types(*pair)):
        if "composed" in row.traits:
            return _composed(row, args, kwargs)
        call = Call(row, name, level, size, values)
        batches.check_written(func, args, level)
        rule = rule_of(row)
        found = NotImplemented if rule is None else rule(call)
        if found is NotImplemented or not call.inplace:
            return found if found is NotImplemented else raised(found, level)
        return args[0]
    return _translated(func, name, rows, args, kwargs)


def _translated(func, name, rows, args, kwargs):
    """A call with options that rows do not have, as torch/_options.py translates it for tensors."""
    from torch import _options
    from torch._bind import again

    try:
        found, result = _options.translated(name, rows, args, dict(kwargs), again(hasattr(func, "__objclass__")))
    except (TypeError, batches.OutsideBatch):
        return NotImplemented
    return result if found else NotImplemented


def _composed(row, args, kwargs):
    """A row written in Python calls other rows on the batch; one that reads elements is left to the loop."""
    from torch import composed

    if row.op.endswith("_"):  # half of it may be written before it asks for an element
        return NotImplemented
    try:
        result = getattr(composed, row.op)(*args, **kwargs)
    except batches.OutsideBatch:
        return NotImplemented
    if row.names and type(result) is tuple and len(result) == row.returned:
        return _core.results(row.names)(result)
    return result


@functools.cache
def rule_of(row):
    """The rule of a row, or None."""
    if row.op in RULES:
        return RULES[row.op]
    if "random" in row.traits:
        return _random
    if row.elementwise:
        return _elementwise
    if any(kind == "Reduction" for _, kind, *_ in parameters(row)):
        return None if row.op in _LOSSES_BY_HAND else _loss_of_elements
    if "reduce" in row.traits or row.op in REDUCTIONS:
        return _reduction
    if row.op in LINES:
        return _lines
    return _folded if row.op in FOLDED else None


# --- rows of one formula -------------------------------------------------------------------------------------------


def _tensors(call):
    return {name: call.values[name] for name, kind, *_ in parameters(call.row)
            if "Tensor" in kind and isinstance(call.values.get(name), Tensor)}


def in_line(value, level, rank):
    """The batch with further dims behind its own, so that the others broadcast as the function under vmap expects."""
    whole = lowered(value, level)
    if whole is value or value.dim() == rank:
        return whole
    return whole[(slice(None), *(None,) * (rank - value.dim()))]


def _elementwise(call):
    operands = _tensors(call)
    rank = max(operand.dim() for operand in operands.values())
    lines = {name: in_line(operand, call.level, rank) for name, operand in operands.items()}
    if len(lines) > 1 and rank:
        _promote(call, operands, lines)
    return call.run(**lines)


def _promote(call, operands, lines):
    """Tensors without dims count less in the type of a result. In a batch they have a dim, so they are converted first."""
    typed = [name for name, kind, *_ in parameters(call.row) if name in lines and kind.startswith("Tensor")]
    kinds = {operands[name].dtype for name in typed}
    if len(kinds) < 2 or all(operands[name].dim() for name in typed):
        return
    with overriding(classes=False):
        kind = functools.reduce(lambda one, two: torch.empty(0, dtype=_together(one, two)),
                                [operands[name] for name in typed]).dtype
    for name in typed:
        if not operands[name].dim() and is_at(operands[name], call.level):
            lines[name] = lines[name].to(kind)


def _together(one, two):
    return torch.result_type(one, two)


def _random(call):
    from torch.func.vmap import randomness_of

    how = randomness_of(call.level, call.row.name)
    if how == "different" and not any(kind == "int*" for _, kind, *_ in parameters(call.row)):
        return _elementwise(call)
    return NotImplemented


# --- along dims ----------------------------------------------------------------------------------------------------


def _behind(dim, rank):
    """A dim, or several, counted behind that of the batch; None: out of range."""
    if isinstance(dim, (list, tuple)):
        found = [_behind(one, rank) for one in dim]
        return None if None in found else found
    return dim % rank + 1 if -rank <= dim < rank else None


def _reduction(call):
    operands = _tensors(call)
    rank = max(operand.dim() for operand in operands.values())
    wholes = {name: in_line(lowered_whole(call, name), call.level, rank) if operand.dim() != rank
              else lowered_whole(call, name) for name, operand in operands.items()}
    takes_dim = any(name == "dim" for name, *_ in parameters(call.row))
    dim = call.preset("dim") if takes_dim else None
    if dim is not None and rank:
        dim = _behind(dim, rank)
        return NotImplemented if dim is None else call.run(**wholes, dim=dim)
    if any(operand.dim() != rank for operand in operands.values()):
        return NotImplemented
    flat = {name: whole.reshape(call.size, -1) for name, whole in wholes.items()}
    if not takes_dim:
        call.name = {"max": "amax", "min": "amin"}[call.name]
    call.values.pop("keepdim", None) if not rank else None
    keep = call.values.pop("keepdim", False)
    found = call.run(**flat, dim=1)
    shape = (call.size, *(1,) * rank)
    return found if not keep else tuple(one.view(shape) for one in found) if isinstance(found, tuple) else (
        found.view(shape))


def lowered_whole(call, name):
    """An operand with the batch in front."""
    return call.whole(name)


REDUCTIONS = {"prod", "norm", "var", "std"}

# Rows that work along the lines of one dim, each line for itself.
LINES = set("""max_dim min_dim sort argsort topk kthvalue median_dim mode cumsum cumprod cummax cummin logcumsumexp
flip_dim softmax log_softmax gather scatter scatter_add scatter_reduce cat""".split())


def _lines(call):
    operands = _tensors(call)
    many = {name: value for name, value in call.values.items() if isinstance(value, (list, tuple)) and value
            and isinstance(value[0], Tensor)}
    ranks = {operand.dim() for operand in operands.values()} | {item.dim() for value in many.values() for item in value}
    dim = _behind(call.preset("dim"), max(ranks)) if len(ranks) == 1 and max(ranks) else None
    if dim is None:
        return NotImplemented
    wholes = {name: call.whole(name) for name in operands}
    for name, value in many.items():
        wholes[name] = [lowered(item, call.level) if is_at(item, call.level)
                        else item.unsqueeze(0).expand(call.size, *item.size()) for item in value]
    return call.run(**wholes, dim=dim)


def _index_select(call):
    dim = _behind(call.values["dim"], call.rank()) if call.rank() and not call.has("index") else None
    return NotImplemented if dim is None else call.run(dim=dim)


# --- views ---------------------------------------------------------------------------------------------------------


def _sizes(call):
    size = call.values["size"]
    size = [size] if isinstance(size, int) else list(size)
    return call.run(size=[call.size, *_known(size, call.values["input"].numel())])


def _known(size, count):
    if -1 not in size:
        return size
    rest = math.prod(length for length in size if length != -1)
    return [count // rest if length == -1 and rest else length for length in size]


def _expand(call):
    size = call.values["size"]
    size = [size] if isinstance(size, int) else list(size)
    whole = call.whole("input")
    lead = len(size) - call.rank()
    if lead < 0:
        return NotImplemented
    return whole[(slice(None), *(None,) * lead)].expand(call.size, *size)


def _like(call):
    if not call.has("input"):
        return NotImplemented
    size = call.values["other"].size()
    whole = call.whole("input")
    if call.name == "view_as":
        return whole.view(call.size, *size)
    return whole[(slice(None), *(None,) * (len(size) - call.rank()))].expand(call.size, *size)


def _dims(*names):
    """A rule for views: these parameters are dims."""
    def rule(call):
        dims = {name: call.preset(name) for name in names}
        if not call.rank():
            return NotImplemented
        dims = {name: _behind([dim] if isinstance(dim, int) and name == "dims" else dim, call.rank())
                for name, dim in dims.items()}
        if None in dims.values():
            return NotImplemented
        if "dims" in dims:
            dims["dims"] = [0, *dims["dims"]]
        return call.run(**dims)
    return rule


def _t(call):
    whole = call.whole("input")
    return whole.transpose(1, 2) if call.rank() == 2 else whole.view_as(whole)


def _squeeze(call):
    shape, dim = call.values["input"].size(), call.preset("dim")
    dims = range(len(shape)) if dim is None else [dim] if isinstance(dim, int) else dim
    dims = _behind(list(dims), max(len(shape), 1))
    if dims is None:
        return NotImplemented
    dims = [dim for dim in dims if shape and shape[dim - 1] == 1]
    return call.run(dim=dims) if dims else call.whole("input")[...]


def _unsqueeze(call):
    dim = _behind(call.values["dim"], call.rank() + 1)
    return NotImplemented if dim is None else call.run(dim=dim)


# --- products ------------------------------------------------------------------------------------------------------


def _matmul(call):
    return lowered(call.values["input"], call.level).matmul(lowered(call.values["mat2"], call.level))


def _mv(call):
    return lowered(call.values["input"], call.level).matmul(
        lowered(call.values["vec"], call.level).unsqueeze(-1)).squeeze(-1)


def _dot(call):
    return (lowered(call.values["input"], call.level) * lowered(call.values["tensor"], call.level)).sum(-1)


def _ger(call):
    return (lowered(call.values["input"], call.level).unsqueeze(-1)
            * lowered(call.values["vec2"], call.level).unsqueeze(-2))


def _linear(call):
    rank = call.rank()
    if not call.has("weight", "bias"):
        return call.run() if rank else NotImplemented
    given, weight = lowered(call.values["input"], call.level), lowered(call.values["weight"], call.level)
    if not rank:
        return NotImplemented
    given = given.unsqueeze(-2) if rank == 1 else given
    if call.has("weight") and rank > 2:
        weight = weight[(slice(None), *(None,) * (rank - 2))]
    found = given.matmul(weight.transpose(-1, -2))
    found = found.squeeze(-2) if rank == 1 else found
    bias = call.values.get("bias")
    return found if bias is None else found + in_line(bias, call.level, max(rank, 1))


def _added(product, *names):
    """A rule for beta * input + alpha * product."""
    def rule(call):
        one, two = (call.values[name] for name in names)
        found = product(one, two)
        scaled = call.preset("alpha") * found
        result = scaled if call.preset("beta") == 0 else call.preset("beta") * call.values["input"] + scaled
        if call.inplace:
            call.values["input"].copy_(result)
        return result.value if is_at(result, call.level) else NotImplemented
    return rule


# --- images and their like -----------------------------------------------------------------------------------------

# Rows that treat each of dim 0 apart: images, or their channels.
FOLDED = set("""max_pool max_pool_values adaptive_max_pool avg_pool adaptive_avg_pool resample columns max_unpool
tril triu pad""".split())


def _folded(call):
    rank, widths = call.rank(), call.values.get("widths")
    if rank < 2 or widths and len(widths) >= 2 * rank or call.row.op in ("tril", "triu") and rank < 3:
        return NotImplemented if call.row.op not in ("tril", "triu") else call.run()
    if [name for name, operand in _tensors(call).items() if name not in ("input", "indices")]:
        return NotImplemented
    wholes = {name: call.whole(name).flatten(0, 1) for name in _tensors(call)}
    found = call.run(**wholes)
    count = call.values["input"].size(0)
    return _unfolded(found, call.size, count)


def _unfolded(found, size, count):
    if isinstance(found, tuple):
        return tuple(_unfolded(one, size, count) for one in found)
    return found.reshape(size, count, *tuple(found.size())[1:])


def _convolution(call):
    dims = 2 if call.row.op == "conv2d" else 3
    alone = call.rank() == dims + 1
    if call.rank() not in (dims + 1, dims + 2):
        return NotImplemented
    if not call.has("weight", "bias"):
        whole = call.whole("input")
        if alone:
            return call.run()
        return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))
    images = call.whole("input")
    images = (images.unsqueeze(1) if alone else images).transpose(0, 1).flatten(1, 2)
    weight, bias = call.whole("weight").flatten(0, 1), call.values.get("bias")
    bias = None if bias is None else call.whole("bias").flatten(0, 1)
    found = call.run(input=images, weight=weight, bias=bias, groups=call.preset("groups") * call.size)
    found = found.unflatten(1, (call.size, found.size(1) // call.size)).transpose(0, 1)
    return found.squeeze(1) if alone else found


def _embedding(call):
    return NotImplemented if call.has("weight") else call.run()


def _loss(call):
    """A loss of every sample, and then the mean or sum of each batch."""
    if call.has("weight") or call.rank() != 2 or call.values["target"].dim() != 1:
        return NotImplemented
    reduction = call.reduction
    if reduction == "mean" and (call.values.get("weight") is not None or call.preset("ignore_index") >= 0):
        return NotImplemented
    target = call.whole("target")
    if reduction == "mean" and not is_at(target, call.level) and _ignores(target, call.preset("ignore_index")):
        return NotImplemented
    given = call.whole("input").flatten(0, 1)
    each = call.run(input=given, target=target.flatten(0, 1), reduction=NONE).reshape(call.size, -1)
    return each if reduction == "none" else getattr(each, reduction)(1)


def _ignores(target, index):
    while type(target) is batches.Batched:
        target = target.value
    return (target == index).any().item()


_LOSSES_BY_HAND = {"multi_margin_loss", "multilabel_margin_loss", "ctc_loss"}


def _loss_of_elements(call):
    operands = _tensors(call)
    reduction, size = call.reduction, next(iter(operands.values())).size()
    if reduction not in ("none", "mean", "sum") or any(operand.size() != size for operand in operands.values()):
        return NotImplemented
    each = call.run(**{name: call.whole(name) for name in operands}, reduction=NONE)
    return each if reduction == "none" else getattr(each.reshape(call.size, -1), reduction)(1)


def _masked_fill(call):
    if call.rank("mask") > call.rank():
        return NotImplemented
    return call.run(input=call.whole("input"), mask=in_line(call.values["mask"], call.level, call.rank()))


def _trace(call):
    return call.whole("input").diagonal(0, 1, 2).sum(-1)


def _batch_norm(call):
    if call.preset("training") or call.has("weight", "bias", "running_mean", "running_var") or call.rank() < 2:
        return NotImplemented
    whole = call.whole("input")
    return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))


def _group_norm(call):
    if call.has("weight", "bias") or call.rank() < 2:
        return NotImplemented
    whole = call.whole("input")
    return _unfolded(call.run(input=whole.flatten(0, 1)), call.size, whole.size(1))


RULES = {
    "view": _sizes, "reshape": _sizes, "expand": _expand, "view_as": _like, "expand_as": _like, "t": _t,
    "transpose": _dims("dim0", "dim1"), "permute": _dims("dims"), "narrow": _dims("dimension"),
    "select": _dims("dim"), "unfold": _dims("dimension"), "diagonal": _dims("dim1", "dim2"),
    "movedim": _dims("source", "destination"), "flatten": _dims("start_dim", "end_dim"), "squeeze": _squeeze,
    "unsqueeze": _unsqueeze, "index_select": _index_select, "max": _reduction, "min": _reduction,
    "mm": _matmul, "bmm": _matmul, "mv": _mv, "dot": _dot, "ger": _ger, "linear": _linear,
    "addmm": _added(Tensor.matmul, "mat1", "mat2"), "addmv": _added(Tensor.matmul, "mat", "vec"),
    "addr": _added(Tensor.ger, "vec1", "vec2"), "baddbmm": _added(Tensor.matmul, "batch1", "batch2"),
    "addbmm": _added(lambda one, two: one.matmul(two).sum(0), "batch1", "batch2"),
    "conv2d": _convolution, "conv3d": _convolution, "embedding": _embedding, "nll_loss": _loss,
    "cross_entropy": _loss, "masked_fill": _masked_fill, "trace": _trace, "batch_norm": _batch_norm, "group_norm": _group_norm,
}  # fmt: skip


# --- methods that no row makes -------------------------------------------------------------------------------------


def _same(func, level, size, args, kwargs):
    """A method of each element."""
    batches.check_written(func, args, level)
    if not is_at(args[0], level):
        return NotImplemented
    return raised(func(*(lowered(arg, level) for arg in args), **{key: lowered(arg, level)
                                                                  for key, arg in kwargs.items()}), level)


def _copy(func, level, size, args, kwargs):
    batches.check_written(func, args, level)
    target, source = args[0], kwargs["source"] if "source" in kwargs else args[1]
    if source.dim() > target.dim():
        return NotImplemented
    target.value.copy_(in_line(source, level, target.dim()))
    return target


def _getitem(func, level, size, args, kwargs):
    own, key = args
    keys = key if type(key) is tuple else (key,)
    basic = all(item is None or item is ... or type(item) in (int, slice) for item in keys)
    inside = [bound for item in keys if type(item) is slice for bound in (item.start, item.stop, item.step)]
    if not (basic and is_at(own, level)) or any(isinstance(bound, Tensor) for bound in inside):
        return NotImplemented
    return raised(own.value[(slice(None), *keys)], level)


def _reflected(name):
    """number - x and the like, where the tensor stands on the right."""
    def rule(func, level, size, args, kwargs):
        return getattr(_core, name)(args[1], args[0])
    return rule


METHODS = dict.fromkeys("bool byte char short int long half float double type type_as to cpu cuda contiguous "
                        "pin_memory __pos__".split(), _same) | {"copy_": _copy, "__getitem__": _getitem} | {
    dunder: _reflected(name) for name, dunder in _REFLECTED.items()}
