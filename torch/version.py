"""The version of torch, as programs ask for it: torch.version.cuda is None where no toolkit is part of the build."""

from torch import __version__

__all__ = ["__version__", "cuda", "debug", "git_version", "hip"]

cuda = hip = git_version = None
debug = False
