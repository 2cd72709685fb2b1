# ${ banner }
"""The functions of ${ catalogue.package }, typed."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar, overload

from torch._core import Tensor, Variable
from torch._methods import AnyTensor
#% for line in stubs.results_stubs(catalogue) %#
${ line }
#% endfor %#

#% for name in catalogue.functions %#
#% for line in stubs.stubs(catalogue, name, "function") %#
${ line }
#% endfor %#
#% endfor %#
