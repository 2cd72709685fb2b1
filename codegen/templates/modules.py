# ${ banner }
"""The modules of torch.nn that rows make: each keeps the options of one function."""

from torch._core import Tensor, Variable
from torch.nn import functional
from torch.nn.modules.row import Loss, RowModule


#% for row in catalogue.modules %#
class ${ row.module }(${ modules.base(row) }):
${ modules.docstring(row) }

    __module__ = "torch.nn.modules"  # where pickles and load's classes look for it
    options = ${ modules.names(row) }

${ modules.initialiser(row) }
#% for line in modules.assignments(row) %#
        ${ line }
#% endfor %#

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
