# ${ banner }
"""Tensors and the functions of the module, typed."""

from collections.abc import Sequence
from typing import Any, TypeVar, overload

from torch._methods import Methods

T = TypeVar("T", bound=Tensor)

class Tensor(Methods):
#% for name in tables.methods(catalogue) %#
#% for line in python.stubs(catalogue, name, "method") %#
${ python.folded(line, 4) }
#% endfor %#
#% endfor %#
#% for name in tables.inplace_methods(catalogue) %#
#% for line in python.stubs(catalogue, name, "inplace") %#
${ python.folded(line, 4) }
#% endfor %#
#% endfor %#
#% for line in python.operator_stubs(catalogue) %#
${ python.folded(line, 4) }
#% endfor %#

#% for dtype in dtypes %#
class ${ dtype }Tensor(Tensor): ...
#% endfor %#

#% for name in tables.functions(catalogue) %#
#% for line in python.stubs(catalogue, name, "function") %#
${ python.folded(line, 0) }
#% endfor %#
#% endfor %#
