"""Which recorded steps become one fused formula: chains over elements and reductions along rows, in one pass.

Each region has one result. A value that two regions read, or a call outside, is the result of a region of its own.
A region may end with `cat`: it writes the parts of the result where they belong. It reads the parts of a tensor that
chunk, split, narrow or an index made where they lie, if they make up the tensor, and writes their gradients there.
"""

from __future__ import annotations

import math

import torch
from torch import _core
from torch._compile.capture import home_of
from torch._core import Tensor
from torch._formula.operands import dims_of, fit
from torch._formula.parts import Layout, Part, cover, part_of
from torch._formula.program import Formula
from torch._formula.reductions import PLAIN
from torch._formula.trace import NUMBERS, REDUCTIONS, SIMPLIFIED, Graph, TraceError, record
from torch.export.record import leaves, plain

_CAT = _core.rows["cat"]
_FLOATS = (torch.float32, torch.float64)
_ATTEMPTS = 40
_PARTS = 6  # most results of one pass
_SPLITS = {"chunk", "split", "narrow", "tensor_split", "split_with_sizes", "__getitem__"}  # with narrow's gradient
_LONG_ROW = 32  # shorter rows are not worth a second call
_MANY = 1 << 18  # fewer elements stay in a cache between two passes, which saves less than the second call costs


class Region:
    """Steps by number, in order.

    `size` is the size of the elements that the pass goes over. `total`: the last step reduces all of them. Then they
    are one row, `flat`, or if an operand is broadcast or a step goes along rows, the pass reduces each row and a second
    call their results.
    `leaves` are what it reads, `bases` what the formula takes: leaves, or the tensors that they are parts of.
    `dropped` is the size of its result if reductions in it drop their dim.
    `cat` joins parts: the last step, or one that later steps read. These are computed for each part, those in
    `before` once.
    """

    def __init__(self, last, size, dtype, total):
        self.steps, self.size, self.dtype, self.total, self.flat = [last], size, dtype, total, False
        self.leaves, self.bases, self.positions, self.formula = [], [], {}, None
        self.cat, self.before = None, set()
        self.dropped = None


class Regions:
    """The regions of a recording.

    Args:
        steps: the recorded steps.
        number: the number of the step that made a tensor, by id; other tensors are absent.
        needed: numbers of steps whose results the caller reads.
        records: whether calls are recorded at the start.
        to_loops: whether gcc compiles the formulas of whole tensors that do not reduce.

    Attributes:
        by_last: the regions, by the number of their last step.
        inside: numbers of the other steps in regions, and of views that only regions read, as parts.
    """

    def __init__(self, steps, number, needed, records, to_loops):
        self._steps, self._number, self._needed, self._to_loops = steps, number, needed, to_loops
        self._fits = [step.records == records and (_is_element_formula(step) or _joins_parts(step))
                      for step in steps]
        self._views = _views(steps, records)
        self._cuts = set()
        for _ in range(_ATTEMPTS):
            regions = self._found()
            if all(self._has_formula(region) for region in regions):
                break
        else:
            regions = []
        self.by_last = {region.steps[-1]: region for region in regions}
        self.inside = {step for region in regions for step in region.steps[:-1]}
        self.inside |= self._views_of(regions)

    def names(self, region):
        """Return the names of the rows of a region, in order."""
        return [self._steps[k].row.name for k in region.steps]

    def _views_of(self, regions):
        """Return the views whose results only these regions read, as parts of other tensors."""
        taken, kept = {}, set(self._needed)
        for region in regions:
            bases = {id(base) for base in region.bases}
            for leaf in region.leaves:
                if id(leaf) not in bases:
                    taken.setdefault(self._number[id(leaf)], set()).update(region.steps)
                elif id(leaf) in self._number:
                    kept.add(self._number[id(leaf)])
        readers = self._readers()
        return {k for k, steps in taken.items() if k not in kept and steps.issuperset(readers[k])}

    def _found(self):
        """Return regions of two or more steps."""
        readers = self._readers()
        epochs, epoch = [], 0  # a step that writes into a tensor separates the steps before from those after
        for step in self._steps:
            epoch += step.writes
            epochs.append(epoch)
        of = {}
        for k in reversed(range(len(self._steps))):
            if not self._fits[k]:
                continue
            regions = {id(of.get(reader)): of.get(reader) for reader in readers.get(k, ())}
            region = next(iter(regions.values())) if len(regions) == 1 else None
            free = k not in self._needed | self._cuts and region is not None
            if free and epochs[k] == epochs[region.steps[-1]] and self._joins(k, region, readers.get(k, ())):
                region.steps.insert(0, k)
                of[k] = region
            elif self._steps[k].result.value.dtype in _FLOATS:
                step = self._steps[k]
                of[k] = Region(k, _work(step), step.result.value.dtype, _is_of_all(step))
                of[k].cat = k if _is_cat(step) else None
        regions = {id(region): region for region in of.values()}
        return [region for region in regions.values() if len(region.steps) > 1]

    def _readers(self):
        """Return the numbers of the steps that read a step's result, by its number."""
        readers = {}
        for k, step in enumerate(self._steps):
            for tensor in leaves((step.args, step.kwargs)):
                if id(tensor) in self._number:
                    readers.setdefault(self._number[id(tensor)], []).append(k)
        return readers

    def _joins(self, k, region, readers):
        """Return whether a pass over the region's elements can compute the step, too; the size of the region grows."""
        step = self._steps[k]
        if _is_cat(step) or region.cat not in (None, region.steps[-1]):
            return self._joins_parts(k, region, readers)
        work, size = _work(step), tuple(step.result.value.size())
        types = {plain(value).dtype for value in _operands(step)}
        if region.dtype not in types:
            return False
        if len(size) < len(work):
            return self._drops(region, work, size)
        if work == region.dropped:
            return True
        if region.total and (region.size[-1] < _LONG_ROW or math.prod(region.size) < _MANY):
            return _has_loop(step) and work == region.size
        if work == region.size or work == _narrow(region.size):
            return True
        if region.total:
            return False
        if region.size == _narrow(work) and region.cat is None:
            region.size = work
            return True
        return False

    def _drops(self, region, work, size):
        """Return whether a reduction that drops its dim joins steps over what such ones give."""
        loops = region.cat is None and all(_has_loop(self._steps[j]) for j in region.steps)
        if loops and region.dropped is None and region.size == size:
            region.size, region.dropped = work, size
        return (work, size) == (region.size, region.dropped)

    def _joins_parts(self, k, region, readers):
        """Return whether a region whose steps only compute elements can compute a `cat`, or a step before or after."""
        step, steps = self._steps[k], [self._steps[j] for j in region.steps if j != region.cat]
        if region.total or not all(_has_loop(one) for one in steps) or plain(step.result).dtype != region.dtype:
            return False
        if _is_cat(step):
            if region.cat is not None or tuple(step.result.size()) != region.size:
                return False
            region.cat = k
            return True
        before = {reader == region.cat or reader in region.before for reader in readers}
        size = _work(self._steps[region.cat]) if before == {True} else region.size
        if len(before) > 1 or not _has_loop(step) or _work(step) != size:
            return False
        region.before |= {k} if before == {True} else set()
        return True

    def _has_formula(self, region):
        """Make the region's formula. Return False if there is none, after a step is excluded or becomes a result."""
        result = {id(self._steps[k].result) for k in region.steps}
        leaves = {id(tensor): tensor for k in region.steps for tensor in _operands(self._steps[k])
                  if id(tensor) not in result}
        region.leaves = region.bases = list(leaves.values())
        steps = [self._steps[k] for k in region.steps]
        region.flat = region.total and all(map(_has_loop, steps[:-1])) and _are_one_row(region)
        layout = self._layout(region)
        if layout is not None and self._made(region, steps, layout):
            return True
        region.bases = region.leaves
        if region.cat is None:
            return self._made(region, steps, None)
        self._cuts.add(region.cat)
        return False

    def _layout(self, region):
        """Return the layout of a region that reads or writes parts, or None. Its bases are set, too."""
        results = () if region.cat is None else _parts_of(self._steps[region.cat])
        bases, sources, region.positions = self._sources(region, results)
        if not bases or not results and all(not source.dim for source in sources):
            return None
        region.bases = bases
        names = tuple(f"operand{k}" for k in range(len(bases)))
        columns = region.size[-1] if region.size else 1
        if not results:
            return Layout(names, sources, columns=columns)
        return Layout(names, sources, results, len(results) * results[0].length, columns)

    def _sources(self, region, results):
        """Return the tensors that a region reads, the parts that are its operands, and the operands of each leaf.

        A leaf that is read behind `cat` has an operand for each part of the result. If that does not fit how the leaf
        is read elsewhere, nothing is returned.
        """
        before = [self._steps[k] for k in region.steps if k in region.before or k == region.cat]
        read_before = {id(value) for step in before for value in _operands(step)}
        splits = region.cat not in (None, region.steps[-1])
        wanted = {}
        for leaf in region.leaves:
            after = splits and id(leaf) not in read_before and leaf.dim() >= results[0].dim
            if after and leaf.size(-results[0].dim) > 1:
                wanted[id(leaf)] = [(leaf, part[1:]) for part in results]
            else:
                wanted[id(leaf)] = [self._views.get(id(leaf), (leaf, (0, 0, 0)))]
        by_base = {}
        for base, part in {pair for pairs in map(_keys, wanted.values()) for pair in pairs}:
            by_base.setdefault(base, []).append(part)
        bases, operands, positions = {}, {}, {}
        for leaf in region.leaves:
            for base, part in wanted[id(leaf)]:
                own = by_base[id(base)]
                if part[0] and (region.total or (0, 0, 0) in own or not cover(own, base.size())):
                    if base is leaf:
                        return [], (), {}
                    base, part = leaf, (0, 0, 0)
                bases.setdefault(id(base), base)
                source = Part(list(bases).index(id(base)), *part)
                positions.setdefault(id(leaf), []).append(operands.setdefault(source, len(operands)))
        return list(bases.values()), tuple(operands), positions

    def _made(self, region, steps, layout):
        """Return whether a region gets its formula."""
        names = [f"operand{k}" for k in range(len(region.leaves if layout is None else layout.sources))]

        def trace(graph, given):
            if layout is None:
                return _replayed(graph, steps, region.leaves, given, region.total and not region.flat)
            return [_replayed(graph, steps, region.leaves, operands, region.total and not region.flat, part)
                    for part, operands in enumerate(_of_parts(region, given, len(layout.results)))]

        reduces = not all(_has_loop(step) or _is_cat(step) for step in steps)
        to_loops = self._to_loops and not reduces and layout is None
        formula = Formula("compiled", names, trace, "A region of a compiled function.", to_loops)
        kinds = _kinds(region, layout) if reduces else (False,) * len(names)
        if kinds is None:
            self._fits[region.steps[-1]] = False
            return False
        try:
            formula._rows, formula._knows_types, formula._layout = reduces, True, layout
            region.formula = formula._make(kinds, [torch.empty(1)])
        except TraceError:
            if layout is not None and region.cat != region.steps[-1]:
                return False  # with views, or without its `cat`, it may have one
            if len(region.steps) > 8:  # too long for one program
                self._cuts.add(region.steps[len(region.steps) // 2])
            else:
                self._fits[region.steps[-1]] = False
            return False
        except RuntimeError:  # no compiler
            if not self._to_loops:
                raise
            self._to_loops = False
            return False
        if not self._keeps_layout(region):
            self._fits[region.steps[-1]] = False
            return False
        return True

    def _keeps_layout(self, region):
        """Return whether the result of a region's formula lies as that of its last step."""
        result, bases = plain(self._steps[region.steps[-1]].result), [plain(base) for base in region.bases]
        if region.total or all(tensor.is_contiguous() for tensor in (result, *bases)):
            return True
        with torch.no_grad():
            made = region.formula(*[torch.empty_strided(base.size(), base.stride(), dtype=base.dtype, device="meta")
                                    for base in bases])
        return made.stride() == result.stride()


def _is_element_formula(step):
    """Return whether one loop over elements, or rows, of floats computes a step."""
    row, values = step.row, step.values
    if row is None or step.writes or row.returned != 1 or not isinstance(step.result, Tensor):
        return False
    if not _has_loop(step) and not (row.op in REDUCTIONS and (_is_along_rows(step) or _is_of_all(step))):
        return False
    if values.get("p", 2) != 2 or values.keys() - {"reduction", *(name for name, *_ in row.parameters)}:
        return False  # an option of the call, such as dtype
    operands = _operands(step)
    types = {plain(value).dtype for value in operands} - {torch.bool}
    numbers = all(isinstance(value, (Tensor, str, type(None), list, tuple, *NUMBERS)) for value in values.values())
    return (len(types) == 1 and types <= set(_FLOATS) and numbers and step.in_memory
            and step.result.value.dtype in (*types, torch.bool))


def _has_loop(step):
    """Return whether each element of a step's result is a formula of elements of its operands."""
    return step.row.elementwise or step.row.op in SIMPLIFIED


def _is_cat(step):
    return step.row is not None and step.row.op == _CAT.op


def _keys(pairs):
    return [(id(base), tuple(part)) for base, part in pairs]


def _parts_of(step):
    """Return the parts of the result of a `cat`."""
    size, count = step.values["tensors"][0].size(), len(step.values["tensors"])
    dim = step.values.get("dim", 0) % len(size)
    return tuple(Part(0, len(size) - dim, k * size[dim], size[dim]) for k in range(count))


def _of_parts(region, given, count):
    """Yield the stand-ins of a region's leaves for each part of its result."""
    for part in range(count):
        positions = [region.positions[id(leaf)] for leaf in region.leaves]
        yield [given[own[part if len(own) > 1 else 0]] for own in positions]


def _joins_parts(step):
    """Return whether a step joins floats of equal sizes."""
    knows_dim = _is_cat(step) and type(step.values.get("dim", 0)) is int
    if not knows_dim or step.writes or not isinstance(step.result, Tensor):
        return False
    tensors, result = [plain(value) for value in step.values["tensors"]], step.result.value
    return (1 < len(tensors) <= _PARTS and tensors[0].dim() > 0 and step.in_memory and result.dtype in _FLOATS
            and len({value.size() for value in tensors}) == 1 and tensors[0].numel() > 0
            and all(value.dtype is result.dtype for value in tensors))


def _views(steps, records):
    """Return the tensor and the part of it that a step's result is, by the result's id."""
    views = {}
    for step in steps:
        base = step.args[0] if step.args and isinstance(step.args[0], Tensor) else None
        name = getattr(step.function, "__name__", "")
        if base is None or step.writes or step.records != records or name not in _SPLITS:
            continue
        results = step.result if isinstance(step.result, (tuple, list)) else [step.result]
        for result in results:
            is_view = isinstance(result, Tensor) and home_of(result) == home_of(base)
            part = part_of(plain(result), plain(base)) if is_view else None
            if part is not None and plain(base).dtype in _FLOATS and step.in_memory:
                views[id(result)] = base, part
    return views


def _is_along_rows(step):
    dims = step.values["input"].dim()
    given = step.values.get("dim")
    dim = given[0] if isinstance(given, (list, tuple)) and len(given) == 1 else given
    return dims > 0 and (type(dim) is int and dim % dims == dims - 1 or dims == 1 and dim in (None, (), []))


def _is_of_all(step):
    """Return whether a step reduces all elements of several dims to one."""
    keeps = _has_loop(step) or step.row.op not in PLAIN or step.values.get("keepdim")
    return not keeps and step.values["input"].dim() > 1 and step.values.get("dim") in (None, (), [])


def _work(step):
    """Return the size over which a step goes."""
    if _is_cat(step):
        return tuple(step.values["tensors"][0].size())
    return tuple((step.result if _has_loop(step) else step.values["input"]).size())


def _narrow(size):
    return (*size[:-1], 1) if size else size


def _operands(step):
    return leaves(list(step.values.values()))


def _are_one_row(region):
    return all(leaf.numel() == 1 or tuple(leaf.size()) == region.size and leaf.is_contiguous()
               for leaf in region.leaves)


def _kinds(region, layout):
    """Return, for each operand, its dims and whether it has one number per row; None if they do not fit."""
    if region.flat:
        return tuple((1, leaf.numel() == 1) for leaf in region.leaves)
    leaves = region.leaves
    if layout is not None:  # equal parts are one operand
        leaf_at = {region.positions[id(leaf)][0]: leaf for leaf in leaves}
        leaves = [leaf_at[k] for k in range(len(layout.sources))]
    kinds = dims_of(leaves)
    return kinds if fit(kinds) and not (region.total and region.size[-1] < _LONG_ROW) else None


def _replayed(graph: Graph, steps, leaves, given, by_rows, part=0):
    """Repeat the steps on stand-ins of a trace, where a `cat` gives one of its parts.

    by_rows: the last step, a reduction of all elements, goes along rows.
    """
    known = {id(leaf): value for leaf, value in zip(leaves, given, strict=True)}
    for step in steps:
        if _is_cat(step):
            known[id(step.result)] = known[id(step.values["tensors"][part])]
            continue
        values = {name: known.get(id(value), value) for name, value in step.values.items()}
        if by_rows and step is steps[-1]:
            values |= {"dim": -1, "keepdim": True}
        known[id(step.result)] = _repeated(graph, step.row, values)
    return known[id(steps[-1].result)]


def _repeated(graph, row, values):
    forms = ["input"], ["input", "other"], ["input", "exponent"]  # that the trace simplifies
    if row.op in SIMPLIFIED or list(values) in forms:
        return record(graph, row.name, [row], tuple(values.values()), {})
    return record(graph, row.name, [row], (), values)
