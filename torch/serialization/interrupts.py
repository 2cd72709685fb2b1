"""Ctrl-C in the midst of what has to be done as a whole."""

import signal
import threading


class Uninterrupted:
    """A `with` block that Ctrl-C does not reach: what it brings is raised at the end. For short blocks.

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
        self._given = self._before = None
        if threading.current_thread() is threading.main_thread():
            before = signal.getsignal(signal.SIGINT)
            if callable(before):
                self._before = before
                signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number, frame):
        self._given = frame

    def __exit__(self, kind, error, traceback):
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            if self._given is not None:
                self._before(signal.SIGINT, self._given)
