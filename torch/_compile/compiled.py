"""Compiled functions: the plans of a function, by what its arguments and settings are, and the choice among them."""

from __future__ import annotations

import functools
import threading
import types
import weakref
from contextlib import nullcontext
from time import thread_time

import torch
from torch import _core
from torch._base.torch_function import active, leave_modes
from torch._compile.capture import Capture, noted
from torch._compile.plan import Plan
from torch._compile.stand_ins import StandIns, replace_kept
from torch._compile.state import State, Unsafe, Wrapper, ambient
from torch._compile.watch import Watch
from torch._core import Tensor
from torch._tensor import devices
from torch.export.record import plain
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter
from torch.utils._pytree import tree_leaves, tree_map

MOST_PLANS = 16  # per function; sizes that change all the time are computed call by call
WATCHES = 3  # most calls that are watched before a function is left as it is
TRIALS, BLOCK = 8, 4  # calls of each kind before the faster one is chosen, and how many follow one another
GAIN = 1.03  # how much faster a plan must be, since times vary
_TENSORS = {Tensor, Parameter}
_VALUES = {int, float, complex, bool, str, bytes, type(None), torch.dtype, torch.device, torch.Size}
_all = weakref.WeakSet()
_own = threading.local()  # `on` while a function is being recorded
_all_recording = []  # an item per recording, in all threads


class Entry:
    """What is known of calls with arguments of one description.

    Attributes:
        plan, state: the plan and the state that it depends on, or None.
        reason: why there is no plan, or "".
        watch, watches: what the last call saw, until the next one records, and how many were watched.
        calls, end, taken: the number of trials, when the last one returned, and the seconds that it took.
        times: the least seconds of a call without the plan and with it.
    """

    def __init__(self):
        self.plan, self.state, self.reason, self.watch, self.watches = None, None, "", None, 0
        self.calls, self.end, self.taken, self.times = 0, 0.0, 0.0, [float("inf"), float("inf")]


class Compiled(Wrapper, _core._Replayed):
    """A function whose recorded calls are replayed. See `torch.compile`.

    The first call with arguments of a description runs as it is, and Python's code is watched. The second is recorded.
    The next ones run without and with the plan, some of each. Then the faster way is kept: `_settled` has it by what
    the arguments are, and the base class calls it (csrc/python/call/describe.c). Other calls come to `_unsettled`.
    """

    def __init__(self, function, to_loops=False):
        self._function, self._to_loops = function, to_loops
        self.entries, self._renewed = {}, 0
        owner = getattr(function, "__self__", function)
        self._module = owner if isinstance(owner, Module) else None
        self._settled, self._vetoes, self._parameters = {}, (_all_recording, devices.chosen), Parameter
        self._flags = () if self._module is None else vars(self._module)
        functools.update_wrapper(self, function, updated=())
        _all.add(self)

    def __reduce__(self):
        return Compiled, (self._function, self._to_loops)

    def __get__(self, instance, owner=None):
        return self if instance is None else types.MethodType(self, instance)

    def _unsettled(self, known, args, kwargs):
        """Call with arguments whose faster way is not known, or that have no description: `known` is None."""
        begin, settings, tensors = thread_time(), ambient(), []
        if settings is None or is_recording():
            return self._function(*args, **kwargs)
        try:
            key = (settings, _described(args, tensors), _described(kwargs, tensors) if kwargs else None,
                   self._module is not None and self._module.training)
        except Unsafe:
            return self._function(*args, **kwargs)
        if len(set(map(id, tensors))) < len(tensors):
            key += (tuple([next(k for k, one in enumerate(tensors) if one is other) for other in tensors]),)
        entry = self.entries.get(key)
        if entry is None:
            return self._first(key, args, kwargs)
        if entry.watch is not None:
            return self._second(key, entry, tensors, args, kwargs)
        plan = entry.plan  # another thread may give it up
        if plan is None:
            again = 0 < entry.watches < WATCHES  # the first calls may import modules, or fill caches
            if again:
                return self._first(key, args, kwargs, entry)
            if entry.reason:  # else another thread is recording
                self._settle(known, None, entry, args)
            return self._function(*args, **kwargs)
        if not entry.state.holds():
            return self._renew(key, args, kwargs)
        if entry.calls > 2 * TRIALS:
            self._settle(known, plan, entry, args)
            return plan.run(*tensors)
        if entry.calls and settings[0]:
            entry.taken += begin - entry.end
        return self._trial(known, plan, entry, tensors, args, kwargs)

    def _settle(self, known, plan, entry, args):
        if known is None:
            return
        self._last = None
        if plan is None:
            self._settled[known] = self._function, None, None
            return
        function, takes = plan.run, tuple([k for k, arg in enumerate(args) if type(arg) in _TENSORS])
        if plan.direct is not None:
            function, read = plan.direct
            takes = tuple([takes[k] for k in read])
        self._settled[known] = function, entry.state.seen, None if takes == tuple(range(len(args))) else takes

    def _forget_settled(self):
        self._settled.clear()
        self._last = None

    def refusal(self, args, kwargs):
        """Return why a call has no description, or ""."""
        if ambient() is None:
            return "a mode, a default device or autocast is active"
        try:
            _described(args, []), _described(kwargs, [])
        except Unsafe as error:
            return str(error)
        return ""

    def _first(self, key, args, kwargs, entry=None):
        """Run the function and watch which Python code it runs."""
        if len(self.entries) >= MOST_PLANS:
            return self._function(*args, **kwargs)
        entry, watch = entry or Entry(), Watch()
        result = self._run(watch, nullcontext(), args, kwargs)
        entry.watch, entry.reason = None if watch.reason else watch, watch.reason
        entry.watches += 1
        self.entries[key] = entry
        return result

    def _second(self, key, entry, tensors, args, kwargs):
        """Run the function, record its calls, and make a plan."""
        first, entry.watch, entry.watches = entry.watch, None, 0
        if first is None:  # another thread was faster
            return self._function(*args, **kwargs)
        try:
            roots = [self._function, tree_map(_without_tensor, (args, kwargs))]
            state = State(roots, first.names, list(first.globals.values()))
        except Unsafe as error:
            entry.reason = str(error)
            return self._function(*args, **kwargs)
        watch, records = Watch(), _core.records()
        capture = Capture(watch)
        self.entries.pop(key, None)  # until the call returns
        result, inputs, output, changes = self._recorded(watch, capture, state.known, tensors, args, kwargs)
        self.entries[key] = entry
        entry.reason = capture.reason or watch.reason or changes
        if not entry.reason and watch.codes - first.codes:
            entry.reason = "it runs other code from call to call"
        if not entry.reason and not state.holds():
            entry.reason = "it changes objects of Python"
        if not entry.reason:
            try:
                plan = Plan(inputs, capture.steps, output, state.known, records, self._to_loops)
                if _agrees(plan, capture.steps, tensors, result):
                    entry.state, entry.plan = state, plan
                else:
                    entry.reason = "its replay gives another result"
            except Unsafe as error:
                entry.reason = str(error)
        capture.steps.clear()  # stand-ins refer to the capture
        return result

    def _recorded(self, watch, capture, known, tensors, args, kwargs):
        """Run the function with stand-ins. Return the result, notes of arguments and result, and what it changes."""
        stand_ins, changes = StandIns(capture, known), ""
        try:
            own_args, own_kwargs = tuple(map(stand_ins.of, args)), {key: stand_ins.of(kwargs[key]) for key in kwargs}
            inputs = noted([stand_ins.of(tensor) for tensor in tensors])
            output = self._run(watch, capture, own_args, own_kwargs)
            notes, result = noted(output), stand_ins.give_back(output)
        except BaseException:
            stand_ins.give_back(None)
            raise
        finally:
            own_args = own_kwargs = output = None
            if replace_kept(capture.made):
                changes = "it keeps tensors in objects of Python"
        return result, inputs, notes, stand_ins.changes or changes

    def _run(self, watch, mode, args, kwargs):
        """Run the function while it is watched. An interrupt, even within an __enter__, leaves nothing behind."""
        depth, recording = len(active.stack), _recording()
        try:
            with recording, watch, mode:
                return self._function(*args, **kwargs)
        finally:
            watch.end()
            leave_modes(depth)
            recording.end()

    def _trial(self, known, plan, entry, tensors, args, kwargs):
        """Run some calls without and some with the plan, twice, then choose.

        If gradients are recorded, what passes between two calls counts, too: the backward pass. It is the thread's
        time, which other programs disturb less.
        """
        planned, before = entry.calls // BLOCK % 2, (entry.calls - 1) // BLOCK % 2
        if entry.calls:
            entry.times[before] = min(entry.times[before], entry.taken)
        entry.calls += 1
        if entry.calls > 2 * TRIALS and entry.times[0] < GAIN * entry.times[1]:
            entry.plan, entry.reason = None, "its calls one by one were faster"
            self._settle(known, None, entry, args)
            planned = False
        start = thread_time()
        result = plan.run(*tensors) if planned else self._function(*args, **kwargs)
        entry.end = thread_time()
        entry.taken = entry.end - start
        return result

    def _renew(self, key, args, kwargs):
        """Begin again, because the state has changed; a state that changes all the time is not recorded again."""
        self.entries.pop(key, None)
        self._forget_settled()
        self._renewed += 1
        if self._renewed < MOST_PLANS:
            return self._first(key, args, kwargs)
        self.entries[key] = entry = Entry()
        entry.reason = "the objects of Python that it reads change from call to call"
        return self._function(*args, **kwargs)


def forget():
    """Forget the plans of all compiled functions."""
    for compiled in list(_all):
        compiled.entries.clear(), compiled._forget_settled()


def is_recording():
    """Return whether this thread is recording a function."""
    return getattr(_own, "on", False)


class _recording:
    """Context in which compiled functions run as they are, because one that calls them is being recorded."""

    def __enter__(self):
        _all_recording.append(self)
        _own.on = True

    def __exit__(self, *error):
        self.end()

    def end(self):
        """Leave the context; nothing happens if it is left."""
        if self in _all_recording:
            _own.on = False
            _all_recording.remove(self)


def _described(value, tensors):
    """Return what a plan depends on in an argument; append its tensors. Raises Unsafe for arguments it cannot tell."""
    kind = type(value)
    if kind in _TENSORS:
        tensors.append(value)
        return (kind, value.dtype, value.size(), value.is_contiguous() or value.stride(),
                value.is_cpu or str(value.device), value.requires_grad)
    if kind in _VALUES:
        return kind, repr(value) if kind is float or kind is complex else value  # 0.0 and -0.0 differ, nan is itself
    if kind is tuple or kind is list:
        return kind, tuple([_described(item, tensors) for item in value])
    if kind is dict:
        return kind, tuple([(key, _described(item, tensors)) for key, item in value.items()])
    if isinstance(value, Module):
        return _Same(value)
    raise Unsafe(f"an argument is a {kind.__name__}")


class _Same:
    """Key that equals that of the same object only, and keeps it alive."""

    def __init__(self, value):
        self._value = value

    def __hash__(self):
        return id(self._value)

    def __eq__(self, other):
        return type(other) is _Same and self._value is other._value


def _without_tensor(leaf):
    return None if isinstance(leaf, Tensor) else leaf


def _agrees(plan, steps, inputs, result):
    """Return whether a plan gives the result again, up to rounding; True where that cannot be asked."""
    if any(step.writes or step.row is not None and "random" in step.row.traits for step in steps):
        return True
    with torch.no_grad():  # what a backward pass needs is kept once
        again = plan.run(*map(plain, inputs))
        pairs = zip(tree_leaves(result), tree_leaves(again), strict=True)
        return all(one.dtype == other.dtype and one.size() == other.size()
                   and torch.allclose(one, other, rtol=1e-3, atol=1e-4, equal_nan=True)
                   if isinstance(one, Tensor) else one == other or one != one for one, other in pairs)
