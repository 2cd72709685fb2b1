# ${ banner }
"""The compiled rows of ${ catalogue.package }. Importing them registers them with torch."""

import torch  # noqa: F401

try:
    from . import _C

#% for name in catalogue.functions %#
    ${ name } = _C.${ name }
#% endfor %#
except (ImportError, AttributeError) as error:
    if "_C" not in str(error) or "built for another torch" in str(error):
        raise
    told = "${ catalogue.package } is not compiled here, or ops.yaml is newer; run: python -m torch.codegen ops.yaml --build"
    raise ImportError(told) from error
#% if catalogue.modules %#
from .modules import ${ tables.module_names(catalogue) }
#% endif %#

__all__ = [
#% for name in catalogue.functions %#
    "${ name }",
#% endfor %#
#% for row in catalogue.modules %#
    "${ row.module }",
#% endfor %#
]
