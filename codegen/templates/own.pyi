# ${ banner }
"""Types of the functions of ${ catalogue.package }."""

from collections.abc import Sequence
from typing import Any, NamedTuple, overload

from torch._core import Tensor
#% for line in stubs.results_stubs(catalogue) %#
${ line }
#% endfor %#

#% for name in catalogue.functions %#
#% for line in stubs.stubs(catalogue, name, "function") %#
${ line }
#% endfor %#
#% endfor %#
