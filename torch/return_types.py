"""Classes of the named tuples that calls with several results return, such as `torch.return_types.max`.

>>> values, indices = found = torch.ones(2, 3).max(1)
>>> isinstance(found, torch.return_types.max), found.indices is indices
(True, True)
"""

from torch import _core, linalg


def __getattr__(name):
    """Return the class of an operator's results."""
    result = _classes().get(name)
    if result is None:
        from torch._names import missing_names

        return missing_names.find(__name__, name)
    return result


def __dir__():
    return [*_classes()]


def _classes():
    kinds = [row.results for row in _core.rows.values()] + [*vars(linalg.factors).values()]
    return {kind.__name__: kind for kind in kinds if hasattr(kind, "_fields")}
