"""A package with a row of each kind."""

from .generated import *  # noqa: F403
from .optim import Lion  # noqa: F401
