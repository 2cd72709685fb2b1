"""Rows for torch: the operators of ops.yaml as functions and methods."""

from .generated import *  # noqa: F403
