"""The version of this library, and of the PyTorch whose names it has: programs choose their names by `__version__`."""

__all__ = ["TorchVersion", "__version__", "alphatorch", "cuda", "debug", "git_version", "hip"]

alphatorch = "0.2.0"
cuda = hip = git_version = None  # no toolkit is part of the build
debug = False


def _release(version):
    """Return the numbers of a version without zeros at the end: of a string, a tuple, or an object of `packaging`."""
    numbers = getattr(version, "release", version)
    if isinstance(numbers, str):
        import re

        numbers = re.findall(r"\d+", re.match(r"[\d.]*", numbers).group())
    numbers = [int(number) for number in numbers]
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers


class TorchVersion(str):
    """A version that is ordered by its numbers.

    >>> TorchVersion("2.13.0+cpu") >= "2.8", TorchVersion("2.13.0") < (2, 13, 1)
    (True, True)
    """

    def __lt__(self, other):
        return _release(self) < _release(other)

    def __le__(self, other):
        return _release(self) <= _release(other)

    def __gt__(self, other):
        return _release(self) > _release(other)

    def __ge__(self, other):
        return _release(self) >= _release(other)


__version__ = TorchVersion(f"2.13.0+alphatorch.{alphatorch}")
