"""Deferral of Ctrl-C during operations that must complete."""

import _thread
import signal
import sys
import time


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
        before = signal.getsignal(signal.SIGINT)
        if callable(before):
            try:
                signal.signal(signal.SIGINT, self._note)
                self._before = before
            except ValueError:  # in another thread than the main one, which alone is interrupted
                pass
        return self

    def _note(self, number, frame):
        self._given = True  # not the frame, which would keep its variables alive

    def __exit__(self, kind, error, traceback):
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            if self._given:
                self._deliver()

    def _deliver(self):
        self._before(signal.SIGINT, sys._getframe())


class UninterruptedImport(Uninterrupted):
    """Defers KeyboardInterrupt to the end of the outermost import, which removes a module that raises."""

    def _deliver(self):
        if isinstance(getattr(self._before, "__self__", None), Uninterrupted):
            super()._deliver()
        else:
            frame = sys._getframe()
            while not _imports(frame):
                frame = frame.f_back
            while _imports(frame):
                frame = frame.f_back
            _thread.start_new_thread(_interrupt_after_import, (_thread.get_ident(), frame))


def _interrupt_after_import(thread, importer):
    """Interrupt a thread once it is back in the frame whose import statement it runs."""
    def is_importing():
        frame, imports = sys._current_frames().get(thread), False
        while frame is not None and frame is not importer:
            imports |= _imports(frame)
            frame = frame.f_back
        return frame is not None and imports

    while is_importing():
        time.sleep(0.0005)
    signal.pthread_kill(thread, signal.SIGINT)


def _imports(frame):
    return frame.f_code.co_filename.startswith("<frozen importlib")
