"""All transforms, which are defined in `transform`, `elementwise` and `structured`."""

from torch.distributions.elementwise import *  # noqa: F403
from torch.distributions.elementwise import __all__ as _elementwise
from torch.distributions.elementwise import _clipped_sigmoid  # noqa: F401
from torch.distributions.structured import *  # noqa: F403
from torch.distributions.structured import __all__ as _structured
from torch.distributions.transform import *  # noqa: F403
from torch.distributions.transform import __all__ as _transform
from torch.distributions.transform import _InverseTransform  # noqa: F401

__all__ = [*_elementwise, *_structured, *_transform]
