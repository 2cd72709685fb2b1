"""Where a thread is: the call of torch.distributed that it waits in, and the line of the user's code."""

from __future__ import annotations

import os
import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.process_group import ProcessGroup
from torch.distributed.work import Work

if TYPE_CHECKING:
    from typing import Any

FOLDER = os.path.dirname(os.path.abspath(__file__)) + os.sep
PACKAGE = os.path.dirname(os.path.dirname(FOLDER)) + os.sep
INNER = {"agree", "start", "join", "run", "attempt", "recovered", "finish", "wait"}  # steps without meaning to users


class Site:
    """A call in progress.

    Attributes:
        call: name of the function, with the class that called it if that is one of torch.distributed's.
        place: file:line of the user's code.
        group: the ProcessGroup, or None if it is unknown.
        peer: the rank of the job from which a message is awaited, or None.
        is_message: whether the call is point-to-point.
    """

    def __init__(self, call: str, place: str, group: Any, peer: int | None, is_message: bool) -> None:
        self.call, self.place, self.group, self.peer, self.is_message = call, place, group, peer, is_message

    def text(self) -> str:
        """Return 'in all_reduce, at train.py:12'."""
        return f"in {self.call}, at {self.place}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Site) and (self.call, self.place) == (other.call, other.place)

    def __hash__(self) -> int:
        return hash((self.call, self.place))


def site(thread: int | None) -> Site | None:
    """Return the call of torch.distributed that a thread is in, or None."""
    frame = sys._current_frames().get(thread) if thread is not None else None
    if frame is None or not frame.f_code.co_filename.startswith(FOLDER):
        return None
    names, group, work = [], None, None
    while frame is not None and frame.f_code.co_filename.startswith(PACKAGE):
        if frame.f_code.co_filename.startswith(FOLDER):
            names.append(frame.f_code.co_qualname)
            for value in tuple(frame.f_locals.values()):
                group = value if group is None and isinstance(value, ProcessGroup) else group
                work = value if work is None and isinstance(value, Work) else work
        frame = frame.f_back
    if frame is None or any(name.endswith("leave") for name in names):
        return None
    position = f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"
    group = work._group if work is not None and group is None else group
    return Site(_named(names, work), position, group, getattr(work, "peer", None), getattr(work, "is_message", False))


def _named(names, work):
    """Return a name for the call: the innermost public function, and the outermost class."""
    public = [name for name in names if not name.split(".")[-1].startswith("_")]
    call = work._call if work is not None else next(
        (name.split(".")[-1] for name in public if name.split(".")[-1] not in INNER and "<" not in name),
        names[-1].split(".")[-1].lstrip("_"))
    owner = next((name.split(".")[0] for name in reversed(names) if "." in name and name[0].isupper()), "Work")
    return call if owner in ("Work", "Received", "ProcessGroup") else f"{call} of {owner}"
