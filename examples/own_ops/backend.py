"""Build backend for pip: torch's builder, found in the environment in which pip runs."""

import site
import sysconfig

site.addsitedir(sysconfig.get_paths()["purelib"])
from torch.codegen.backend import build_editable, build_sdist, build_wheel  # noqa: F401
