# ${ banner }
"""The functions of composed rows: imported from ${ "torch/composed/" if not catalogue.package else "composed.py" }, and the compositions of ops.yaml."""

#% if python.compositions(catalogue) %#
from math import inf, nan

import torch
#% for module, names in python.helpers(catalogue).items() %#
from ${ module } import ${ ", ".join(names) }
#% endfor %#
from torch._core import internal
#% if catalogue.package %#

from . import _C as own
#% endif %#
#% endif %#
#% for module, names in python.composed_modules(catalogue) %#
${ python.import_lines(catalogue, module, names) }
#% endfor %#
#% if python.compositions(catalogue) %#
from torch.composed.conversions import in_place, view_in_place
#% endif %#
#% for row in python.compositions(catalogue) %#


${ python.composition(row, catalogue) }
#% endfor %#
#% if not catalogue.package %#


# The compositions of `parts`, by row.
OF_PARTS = {
#% for row in catalogue.rows if row.composed_of_parts %#
    "${ row.op }": ${ row.parts },
#% endfor %#
}
#% endif %#
