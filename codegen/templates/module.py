# ${ banner }
"""Functions of torch.${ module } that rows compute."""

from __future__ import annotations

#% if catalogue.module_functions.get(module, []) %#
from torch._base.type_checking import TYPE_CHECKING
#% endif %#
#% for name, public in catalogue.shared.get(module, {}).items() %#
from torch._core import ${ public } as ${ name }
#% endfor %#
#% if catalogue.module_functions.get(module, []) %#
from torch._core import ${ module } as rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload

    from torch._core import Tensor
#% if stubs.results_names(catalogue, module) %#
    from torch._generated.python.tensor import ${ stubs.results_names(catalogue, module) }
#% endif %#

#% for line in stubs.module_stubs(catalogue, module, 4) %#
${ line }
#% endfor %#
else:
#% for name in catalogue.module_functions.get(module, []) %#
    ${ tables.name_within(module, name) } = rows.${ tables.name_within(module, name) }
#% endfor %#
#% endif %#

__all__ = [
#% for name in catalogue.shared.get(module, {}) %#
    "${ name }",
#% endfor %#
#% for name in catalogue.module_functions.get(module, []) %#
    "${ tables.name_within(module, name) }",
#% endfor %#
]
