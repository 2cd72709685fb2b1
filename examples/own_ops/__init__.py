"""Rows of a package of its own: one of each kind."""

from .generated import *  # noqa: F403
from .optim import Lion  # noqa: F401
