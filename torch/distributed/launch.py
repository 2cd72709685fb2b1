"""Start a script on several ranks as torchrun does, and pass it --local-rank=N: `python -m torch.distributed.launch`.

With --use-env the script reads LOCAL_RANK instead.
"""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import run

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    options = run.parse_args(args)
    options.passes_local_rank = not options.use_env
    run.run(options)


if __name__ == "__main__":
    main()
