"""Neural networks: modules with parameters, functions, and initialization."""

from torch._base import type_checking
from torch._core import Variable
from torch.nn import functional, init, modules
from torch.nn.modules import *  # noqa: F403
from torch.nn.parameter import Parameter

if type_checking.TYPE_CHECKING:  # checkers cannot evaluate a computed __all__
    from torch._generated.python.modules import *  # noqa: F403
    from torch.nn import utils
    from torch.nn.modules.attention import *  # noqa: F403
    from torch.nn.modules.convolution import *  # noqa: F403
    from torch.nn.modules.distance import *  # noqa: F403
    from torch.nn.modules.dropout import *  # noqa: F403
    from torch.nn.modules.embedding import *  # noqa: F403
    from torch.nn.modules.normalization import *  # noqa: F403
    from torch.nn.modules.padding import *  # noqa: F403
    from torch.nn.modules.pooling import *  # noqa: F403
    from torch.nn.modules.recurrent import *  # noqa: F403
    from torch.nn.modules.resampling import *  # noqa: F403
    from torch.nn.parallel import DataParallel

__all__ = ["DataParallel", "Parameter", "Variable", "functional", "init", "modules", "utils", *modules.__all__]

if not type_checking.TYPE_CHECKING:  # hidden from checkers, which would accept any name

    def __getattr__(name):
        """Import a part on first use, or raise AttributeError with advice."""
        from torch._names import missing_names

        if name == "DataParallel":
            return missing_names.part(__name__, "parallel").DataParallel
        return missing_names.find(__name__, name)

    def __dir__():
        from torch._names import missing_names

        return missing_names.names(__name__)
