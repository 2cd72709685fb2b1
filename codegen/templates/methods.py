# ${ banner }
"""Every row as a Python function with its whole signature: to read, and to call by op with keywords alone."""

from math import inf

#% if catalogue.composes %#
from ${ catalogue.package or "torch" } import composed
#% endif %#
from torch._core import call


#% for row in catalogue.rows %#
${ python.definition(row) }
${ python.docstring(row) }
${ python.call_line(row) }
#% if not loop.last %#


#% endif %#
#% endfor %#
