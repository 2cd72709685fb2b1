"""What pip calls: torch's builder, from the environment that pip runs in, where pip itself would not look."""

import site
import sysconfig

site.addsitedir(sysconfig.get_paths()["purelib"])
from torch.codegen.backend import build_editable, build_sdist, build_wheel  # noqa: F401
