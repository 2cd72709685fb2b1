"""Modules by hand, for the generator's tests: one of a name of its own, one that extends a row's."""


class Linear:
    pass


class Bent(rows.Bent):  # noqa: F821
    pass
