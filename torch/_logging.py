"""torch._logging of PyTorch: which parts of the compiler log. Nothing here logs; the names keep programs running."""

from __future__ import annotations

import logging
from typing import Any

__all__ = ["getArtifactLogger", "set_logs", "warning_once"]


def set_logs(**parts: Any) -> None:
    """Do nothing. torch.compiler.explain says what a compiled function does.

    >>> torch._logging.set_logs(graph_breaks=True)
    """


def getArtifactLogger(module_qname: str, artifact_name: str) -> logging.Logger:
    """Return a logger of the module logging.

    >>> torch._logging.getArtifactLogger("torch.mine", "graph").name
    'torch.mine.graph'
    """
    return logging.getLogger(f"{module_qname}.{artifact_name}")


_warned: set[tuple[str, str]] = set()


def warning_once(logger_obj: logging.Logger, message: str, *args: Any, **options: Any) -> None:
    """Log a warning the first time that a logger gets this message.

    >>> import logging
    >>> torch._logging.warning_once(logging.Logger("docs", logging.ERROR), "shown once") is None
    True
    """
    if (logger_obj.name, message) not in _warned:
        _warned.add((logger_obj.name, message))
        logger_obj.warning(message, *args, **options)
