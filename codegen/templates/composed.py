# ${ banner }
"""The functions of torch/composed/ that rows name, by module."""

#% for module, names in python.composed_modules(catalogue) %#
from torch.composed.${ module } import (
#% for name in names %#
    ${ name },
#% endfor %#
)
#% endfor %#
