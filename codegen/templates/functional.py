# ${ banner }
"""The functions of rows with a module, with the options of the row in its order."""

from __future__ import annotations

from torch import _core
#% if catalogue.module_functions.get("nn.functional", []) %#
from torch._base.type_checking import TYPE_CHECKING
#% endif %#
#% for name, public in catalogue.shared.get("nn.functional", {}).items() %#
from ${ "._C" if catalogue.package else "torch._core" } import ${ public } as ${ name }
#% endfor %#
from torch._core import Tensor
#% if catalogue.module_functions.get("nn.functional", []) %#
from torch._core import functional as rows
#% endif %#
#% if catalogue.package %#

from . import _C as own
#% endif %#
#% if catalogue.module_functions.get("nn.functional", []) %#

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, overload
#% if stubs.results_names(catalogue, "nn.functional") %#

    from torch._generated.python.tensor import ${ stubs.results_names(catalogue, "nn.functional") }
#% endif %#

#% for line in stubs.module_stubs(catalogue, "nn.functional", 4) %#
${ line }
#% endfor %#
else:
#% for name in catalogue.module_functions["nn.functional"] %#
    ${ tables.name_within("nn.functional", name) } = rows.${ tables.name_within("nn.functional", name) }
#% endfor %#
#% endif %#


#% for row in catalogue.layers %#
${ modules.definition(row) }
${ modules.docstring(row, examples[row.op].function_text) }
#% for line in modules.statements(row) %#
    ${ line }
#% endfor %#


#% for name in row.aliases %#
${ name } = ${ row.public }


#% endfor %#
#% endfor %#
__all__ = [
#% for name in catalogue.shared.get("nn.functional", {}) %#
    "${ name }",
#% endfor %#
#% for name in catalogue.module_functions.get("nn.functional", []) %#
    "${ tables.name_within("nn.functional", name) }",
#% endfor %#
#% for row in catalogue.layers %#
#% for name in row.public_names %#
    "${ name }",
#% endfor %#
#% endfor %#
]
