"""Rows for torch: what ops.yaml says, as functions and methods."""

from .generated import *  # noqa: F403
