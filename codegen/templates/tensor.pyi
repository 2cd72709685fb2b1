# ${ banner }
"""Types of the operations of tensors and of the functions of torch."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Self, overload

from torch._methods import Methods
#% for line in stubs.results_stubs(catalogue) %#
${ line }
#% endfor %#

class Tensor(Methods):
#% for name in catalogue.methods %#
#% for line in stubs.stubs(catalogue, name, "method", 4) %#
${ line }
#% endfor %#
#% endfor %#
#% for name in catalogue.inplace_methods %#
#% for line in stubs.stubs(catalogue, name, "inplace", 4) %#
${ line }
#% endfor %#
#% endfor %#
#% for line in stubs.operator_stubs(catalogue, 4) %#
${ line }
#% endfor %#

class IntegralTensor(Tensor):
    def item(self) -> int: ...

#% for dtype in dtypes %#
class ${ dtype }Tensor(${ stubs.base_of(dtype) }): ...
#% endfor %#

#% for name in catalogue.functions %#
#% for line in stubs.stubs(catalogue, name, "function") %#
${ line }
#% endfor %#
#% endfor %#
