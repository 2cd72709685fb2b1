"""Load models and weights from the web, a folder, or the cache in `get_dir()`."""

from __future__ import annotations

import os
import pathlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

__all__ = ["download_url_to_file", "get_dir", "help", "list", "load", "load_state_dict_from_url", "load_url", "set_dir"]

HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")
_chosen: list[str] = []


def _get_torch_home() -> str:
    """Return $TORCH_HOME, or `torch` in the user's cache folder; packages use this name."""
    cache = os.environ.get("XDG_CACHE_HOME", "~/.cache")
    return os.path.expanduser(os.environ.get("TORCH_HOME", os.path.join(cache, "torch")))


def get_dir() -> str:
    """Return the cache folder: the one given to `set_dir`, $TORCH_HOME/hub, or torch/hub in the user's cache folder.

    >>> before = torch.hub.get_dir()
    >>> torch.hub.set_dir("/tmp/models")
    >>> torch.hub.get_dir()
    '/tmp/models'
    >>> torch.hub.set_dir(before)
    """
    return _chosen[-1] if _chosen else os.path.join(_get_torch_home(), "hub")


def set_dir(d: str | os.PathLike[str]) -> None:
    """Set the cache folder.

    >>> torch.hub.set_dir(torch.hub.get_dir())
    """
    _chosen.append(os.path.expanduser(os.fspath(d)))


def download_url_to_file(url: str, dst: str, hash_prefix: str | None = None, progress: bool = True) -> None:
    """Download a file. The file appears at `dst` only when the download is complete.

    Args:
        hash_prefix: first digits of the file's SHA-256.
        progress: accepted and ignored.
    Raises:
        RuntimeError: the hash differs.
        OSError: the download fails.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     source, copy = pathlib.Path(folder, "source.bin"), pathlib.Path(folder, "copy.bin")
    ...     _ = source.write_bytes(b"weights")
    ...     torch.hub.download_url_to_file(source.as_uri(), str(copy))
    ...     copy.read_bytes()
    b'weights'
    """
    _download(url, dst, hash_prefix, f"bring the file to {dst}")


def _download(url, dst, hash_prefix, by_hand):
    """Download a file; `by_hand` tells what to do instead where there is no network."""
    import hashlib
    import urllib.request

    result, partial = hashlib.sha256(), f"{dst}.{os.getpid()}"
    try:
        try:
            source = urllib.request.urlopen(url)
        except OSError as error:
            raise OSError(f"hub: {url} cannot be downloaded: {error}; without a network, {by_hand}") from error
        with source, open(partial, "wb") as file:
            while piece := source.read(1 << 20):
                result.update(piece)
                file.write(piece)
        if hash_prefix is not None and not result.hexdigest().startswith(hash_prefix):
            raise RuntimeError(f"hub: the SHA-256 of {url} is {result.hexdigest()}; it must begin with {hash_prefix}")
        os.replace(partial, dst)
    finally:
        pathlib.Path(partial).unlink(missing_ok=True)


def load_state_dict_from_url(
    url: str, model_dir: str | None = None, map_location: Any = None, progress: bool = True, check_hash: bool = False,
    file_name: str | None = None, weights_only: bool = True,
) -> Any:
    """Load the file at a URL with `torch.load`; it is downloaded once and kept in `model_dir` or get_dir()/checkpoints.

    Args:
        check_hash: verify the SHA-256 digits at the end of the file's name, as in resnet18-5c106cde.pth.
        map_location, weights_only: as in `torch.load`.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     source = pathlib.Path(folder, "model.pth")
    ...     torch.save({"weight": torch.ones(2)}, source)
    ...     state = torch.hub.load_state_dict_from_url(source.as_uri(), model_dir=folder + "/cache")
    >>> state["weight"].tolist()
    [1.0, 1.0]
    """
    from urllib.parse import urlparse

    from torch.serialization import load

    folder = model_dir or os.path.join(get_dir(), "checkpoints")
    os.makedirs(folder, exist_ok=True)
    name = file_name or os.path.basename(urlparse(url).path)
    position = os.path.join(folder, name)
    if not os.path.exists(position):
        digits = re.search(r"-([a-f0-9]+)\.", name) if check_hash else None
        download_url_to_file(url, position, digits and digits[1], progress)
    return load(position, map_location=map_location, weights_only=weights_only)


load_url = load_state_dict_from_url


def _folder_of(repo, source, force_reload):
    """Return the folder of a repository: a local one, or the downloaded copy from GitHub."""
    if source == "local":
        return repo
    if source != "github":
        raise ValueError(f"hub: source is {source!r}; need 'github' or 'local'")
    name, _, ref = repo.partition(":")
    if name.count("/") != 1:
        raise ValueError(f"hub: {repo!r} names no repository; need 'owner/name' or 'owner/name:branch'")
    ref = ref or "main"
    folder = os.path.join(get_dir(), f"{name.replace('/', '_')}_{ref.replace('/', '_')}")
    if force_reload or not os.path.isdir(folder):
        _bring(name, ref, folder)
    return folder


def _bring(name, ref, folder):
    import shutil
    import tempfile
    import zipfile

    os.makedirs(get_dir(), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=get_dir()) as position:
        archive = os.path.join(position, "archive.zip")
        _download(f"https://github.com/{name}/zipball/{ref}", archive, None, f"unpack the repository into {folder}")
        with zipfile.ZipFile(archive) as file:
            top = file.namelist()[0].split("/")[0]
            file.extractall(os.path.join(position, "files"))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(os.path.join(position, "files", top), folder)


def _entries(folder):
    """Import hubconf.py of a folder."""
    import importlib.util
    import sys

    path = os.path.join(folder, "hubconf.py")
    if not os.path.exists(path):
        raise FileNotFoundError(f"hub: {folder} has no hubconf.py, which names the models of a repository")
    spec = importlib.util.spec_from_file_location("hubconf", path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(folder)
    lacking = [name for name in getattr(module, "dependencies", ()) if importlib.util.find_spec(name) is None]
    if lacking:
        raise RuntimeError(f"hub: {folder} needs the packages {', '.join(lacking)}; install them first")
    return module


def _entry(folder, model):
    result = getattr(_entries(folder), model, None)
    if model.startswith("_") or not callable(result):
        raise RuntimeError(f"hub: {folder} has no model {model!r}; torch.hub.list names what there is")
    return result


def load(repo_or_dir: str, model: str, *args: Any, source: str = "github", trust_repo: Any = None,
         force_reload: bool = False, verbose: bool = True, skip_validation: bool = False, **kwargs: Any) -> Any:
    """Call the function `model` of a repository's hubconf.py and return its result.

    This runs code of the repository.

    Args:
        repo_or_dir: "owner/name" or "owner/name:branch" on GitHub, downloaded once into get_dir(); a folder if
            `source` is "local".
        trust_repo: accepted; the function never asks for confirmation.
    Raises:
        OSError: the download fails.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "hubconf.py").write_text("from torch.nn import Linear as tiny")
    ...     torch.hub.load(folder, "tiny", 2, 1, source="local")
    Linear(in_features=2, out_features=1, bias=True)
    """
    return _entry(_folder_of(repo_or_dir, source, force_reload), model)(*args, **kwargs)


def list(github: str, force_reload: bool = False, skip_validation: bool = False, trust_repo: Any = None,
         verbose: bool = True, source: str = "github") -> Any:
    """Return the names of a repository's models. The arguments are those of `load`.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "hubconf.py").write_text("def tiny(width): pass")
    ...     torch.hub.list(folder, source="local")
    ['tiny']
    """
    module = _entries(_folder_of(github, source, force_reload))
    return [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]


def help(github: str, model: str, force_reload: bool = False, skip_validation: bool = False, trust_repo: Any = None,
         source: str = "github") -> str | None:
    """Return the docstring of a repository's model.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "hubconf.py").write_text("def tiny(): 'A small model.'")
    ...     torch.hub.help(folder, "tiny", source="local")
    'A small model.'
    """
    return _entry(_folder_of(github, source, force_reload), model).__doc__


def __getattr__(name):
    """Return urlparse, and tqdm or a stand-in without output, which packages import from here."""
    if name == "urlparse":
        from urllib.parse import urlparse

        return urlparse
    if name != "tqdm":
        raise AttributeError(f"torch.hub has no {name!r}")
    try:
        from tqdm import tqdm
    except ImportError:
        def tqdm(iterable=None, *arguments, **options):
            return iterable
    return tqdm
