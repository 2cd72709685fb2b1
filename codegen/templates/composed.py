# ${ banner }
"""The functions of torch/composed/ that rows name, each from the module that defines it."""

#% for module, names in python.composed_modules(catalogue) %#
from torch.composed.${ module } import (
#% for name in names %#
    ${ name },
#% endfor %#
)
#% endfor %#
