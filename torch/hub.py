"""Weights from the web: load_state_dict_from_url, which keeps what it brings."""

from __future__ import annotations

import os
import pathlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

__all__ = ["download_url_to_file", "get_dir", "load_state_dict_from_url", "load_url", "set_dir"]

_chosen: list[str] = []


def get_dir() -> str:
    """The folder of what was brought: that of set_dir, $TORCH_HOME/hub, or torch/hub in the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME", "~/.cache")
    home = os.environ.get("TORCH_HOME", os.path.join(cache, "torch"))
    return _chosen[-1] if _chosen else os.path.expanduser(os.path.join(home, "hub"))


def set_dir(d: str | os.PathLike[str]) -> None:
    """Chooses the folder."""
    _chosen.append(os.path.expanduser(os.fspath(d)))


def download_url_to_file(url: str, dst: str, hash_prefix: str | None = None, progress: bool = True) -> None:
    """Brings a file to a place; nothing stands there before all of it has come.

    hash_prefix: the first digits of the SHA-256 of the file. Raises RuntimeError where they differ, OSError where the
    file does not come. progress says nothing here.
    """
    import hashlib
    import urllib.request

    found, partial = hashlib.sha256(), f"{dst}.{os.getpid()}"
    try:
        with urllib.request.urlopen(url) as source, open(partial, "wb") as file:
            while piece := source.read(1 << 20):
                found.update(piece)
                file.write(piece)
        if hash_prefix is not None and not found.hexdigest().startswith(hash_prefix):
            raise RuntimeError(f"hub: the SHA-256 of {url} is {found.hexdigest()}; it must begin with {hash_prefix}")
        os.replace(partial, dst)
    finally:
        pathlib.Path(partial).unlink(missing_ok=True)


def load_state_dict_from_url(
    url: str, model_dir: str | None = None, map_location: Any = None, progress: bool = True, check_hash: bool = False,
    file_name: str | None = None, weights_only: bool = True,
) -> Any:
    """torch.load of the file at an address, which is brought once and kept in `model_dir` or get_dir()/checkpoints.

    check_hash: the file's name ends with the first digits of its SHA-256, as resnet18-5c106cde.pth; they must hold.
    """
    from urllib.parse import urlparse

    from torch.serialization import load

    folder = model_dir or os.path.join(get_dir(), "checkpoints")
    os.makedirs(folder, exist_ok=True)
    name = file_name or os.path.basename(urlparse(url).path)
    place = os.path.join(folder, name)
    if not os.path.exists(place):
        digits = re.search(r"-([a-f0-9]+)\.", name) if check_hash else None
        download_url_to_file(url, place, digits and digits[1], progress)
    return load(place, map_location=map_location, weights_only=weights_only)


load_url = load_state_dict_from_url
