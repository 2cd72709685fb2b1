# ${ banner }
"""The modules of rows. Each stores the options of one function."""

from torch._core import Tensor
#% if not catalogue.package %#
from torch.nn import functional
#% endif %#
from torch.nn.modules.module import Module
from torch.nn.modules.row import Loss
#% if catalogue.package %#

from . import functional
#% endif %#


#% for row in catalogue.modules %#
class ${ row.module }(${ modules.base(row) }):
${ modules.docstring(row, examples[row.op].module_text) }

    __module__ = "${ catalogue.package or modules.home(row) }"  # the name in pickles and files
    #% if modules.base(row) == "Module" and row.module_repr is none %#
    _repr_options = ${ modules.names(row) }
    #% endif %#

${ modules.initialiser(row) }
#% for line in modules.assignments(row) %#
        ${ line }
#% endfor %#

    #% if row.module_repr is not none %#
    def extra_repr(self) -> str:
        return ${ modules.module_repr(row) }

    #% endif %#
${ modules.forward(row) }
#% for line in modules.call(row) %#
${ line }
#% endfor %#


#% endfor %#
__all__ = [
#% for row in catalogue.modules %#
    "${ row.module }",
#% endfor %#
]
