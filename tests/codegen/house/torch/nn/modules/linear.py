"""Handwritten modules for the generator's tests: one with a new name, and one that extends a row's module."""


class Linear:
    pass


class Bent(rows.Bent):  # noqa: F821
    pass
