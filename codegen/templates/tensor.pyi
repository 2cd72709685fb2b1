# ${ banner }
"""Operations of Tensors and Variables, and the functions of the module, typed."""

from collections.abc import Sequence
from typing import Any, Generic, Literal, NamedTuple, Self, TypeVar, overload

from torch._core import Variable
from torch._methods import AnyTensor, Methods, TensorMethods
#% for line in stubs.results_stubs(catalogue) %#
${ line }
#% endfor %#

class Operations(Methods[AnyTensor], Generic[AnyTensor]):
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

class Tensor(TensorMethods, Operations[Tensor]): ...

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
