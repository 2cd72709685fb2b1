"""Programs for _core.make_formula: the steps of a trace, with a register for each value."""

from __future__ import annotations

import math

from torch._formula.trace import FULL, TooLong, Traced, defaults

# Registers and limits, as csrc/row/formula.h numbers them.
OPERANDS = CHUNK = 12
CHUNKS, NUMBER, ALONE, STEPS = 32, 44, 255, 256
COLUMNS = -2  # option: the number of elements of a row


def ordered(*results):
    """Return the steps that results need, each after the steps that it reads."""
    found, waiting = {}, [(result, False) for result in reversed(results)]
    while waiting:
        step, ready = waiting.pop()
        if step.row is None or id(step) in found:
            continue
        if ready:
            found[id(step)] = step
            continue
        waiting.append((step, True))
        waiting += [(value, False) for value in step.values.values() if isinstance(value, Traced)]
    return list(found.values())


def reduces(result):
    return any(not step.row.elementwise for step in ordered(result))


def program(results, operands):
    """Return (outputs, operands, numbers, steps, chunks, bits) for _core.make_formula.

    The results have the first registers. Chunks are reused when their values are no longer needed, so that few are in
    use and all stay in the cache. `bits` are the operands with one number per row, the results first.
    """
    steps = ordered(*results)
    options = {id(value): k for k, value in enumerate(value for value in operands if value.number)}
    options[id(results[0].graph.columns)] = COLUMNS
    tensors = [value for value in operands if not value.number]
    if len(results) + len(tensors) > OPERANDS or len(steps) > STEPS:
        raise TooLong("a formula is too long for one loop")
    outputs = {id(result): k for k, result in enumerate(results)}
    position = {id(value): len(results) + k for k, value in enumerate(tensors)}
    serves = [{id(step) for step in ordered(result)} for result in results]
    last = {id(value): k for k, step in enumerate(steps) for value in step.values.values() if isinstance(value, Traced)}
    free, numbers, lines = list(range(CHUNKS))[::-1], {}, []
    for step in steps:  # chunks of numbers are filled before the first step, so steps may not reuse them
        for key, alone in _numbers(step, options):
            if key not in numbers:
                numbers[key] = NUMBER + len(numbers), ALONE if alone else _take(free)
    for k, step in enumerate(steps):
        read, scalars = _operands(step)
        own = _numbers(step, options)
        registers, plain = [], iter(own)
        for value in read:
            register = position[id(value)] if is_tensor(value) else numbers[next(plain)[0]][0]
            registers.append(register)
        done = {id(value): value for value in read if is_tensor(value) and last.get(id(value)) == k}
        done = [value for key, value in done.items() if CHUNK <= position[key] < NUMBER]
        position[id(step)] = outputs.get(id(step), -1)
        if position[id(step)] < 0:
            position[id(step)] = CHUNK + _take(free)  # a separate chunk: in place is slower
        free += [position[id(value)] - CHUNK for value in done]
        given = tuple((options.get(id(v), -1), 0.0 if isinstance(v, Traced) else float(v)) for v in scalars)
        alone = bool(own) and own[0][1]
        lines.append((step.row.op, (position[id(step)], *registers), alone, step.joins_truths, given,
                      _bits(is_narrow(value) for value in (step, *read)),
                      _bits(is_tensor(value) and value.is_truth for value in (step, *read)),
                      _bits(id(step) in needed for needed in serves)))
    held = tuple((option, value, chunk) for (option, value, *_), (_, chunk) in numbers.items())
    used = [register - CHUNK for _, registers, *_ in lines for register in registers if CHUNK <= register < NUMBER]
    used += [chunk for *_, chunk in held if chunk != ALONE]
    bits = _bits(is_narrow(value) for value in (*results, *tensors))
    return len(results), len(results) + len(tensors), held, tuple(lines), 1 + max(used, default=-1), bits


def _bits(truths):
    return sum(truth << k for k, truth in enumerate(truths))


def is_narrow(value):
    """Return whether a register has one number per row."""
    return is_tensor(value) and value.span != FULL


def _take(free):
    if not free:
        raise TooLong("a formula holds 32 intermediate values at a time, and this one has more")
    return free.pop()


def is_tensor(value):
    return isinstance(value, Traced) and not value.number


def _numbers(step, options):
    """Return, for each operand of a step that is a number, its key, and whether the loop reads it as one element."""
    tensors, _ = _operands(step)
    result = [k for k, value in enumerate(tensors) if not is_tensor(value)]
    alone = len(result) == 1 and step.row.fixed == result[0]
    values = [tensors[k] for k in result]
    known = [0.0 if isinstance(v, Traced) else float(v) for v in values]
    return [((options.get(id(v), -1), number, math.copysign(1, number), alone), alone)  # distinguishes 0.0 and -0.0
            for v, number in zip(values, known, strict=True)]


def _operands(step):
    """Return the values that a step's loop reads: operands in order, then numbers, Scalars and Tensor|Scalars first."""
    if not step.row.elementwise:
        return [step.values["input"]], []
    tensors, scalars, ints = [], [], []
    for name, kind, *_ in step.row.parameters:
        value = step.values.get(name, None)
        if value is None:
            value = defaults(step.row).get(name)
        if kind in "te":
            tensors.append(value)
        if kind != "t":
            (scalars if kind in "de" else ints).append(0 if kind == "e" else value)
    return tensors, scalars + ints
