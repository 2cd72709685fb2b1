"""Deferral of Ctrl-C during operations that must complete."""

import signal
import sys
import threading


class Uninterrupted:
    """Context that defers KeyboardInterrupt to its end. Use it for short blocks.

    >>> import signal
    >>> done = []
    >>> try:
    ...     with Uninterrupted():
    ...         signal.raise_signal(signal.SIGINT)
    ...         done.append("all")
    ... except KeyboardInterrupt:
    ...     print(done)
    ['all']
    """

    def __enter__(self):
        self._given, self._before = False, None
        if threading.current_thread() is threading.main_thread():
            before = signal.getsignal(signal.SIGINT)
            if callable(before):
                self._before = before
                signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number, frame):
        self._given = True  # not the frame, which would keep its variables alive

    def __exit__(self, kind, error, traceback):
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            if self._given:
                self._before(signal.SIGINT, sys._getframe())
