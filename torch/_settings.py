"""Process-wide settings: threads, denormals, the memory cache."""

from torch._C import lib


def set_num_threads(count):
    """Uses at most `count` threads for one operation. Raises ValueError below 1."""
    if count < 1:
        raise ValueError(f"set_num_threads: need at least one thread, got {count}")
    lib.th_set_threads(count)


def get_num_threads():
    """The number of threads one operation may use."""
    return lib.th_threads()


def set_flush_denormal(mode):
    """Whether denormal numbers count as zero, which keeps training from slowing down. Returns True: it is supported."""
    lib.th_set_flush_denormals(bool(mode))
    return True


def empty_cache():
    """Gives the memory that freed tensors left behind back to the system, shared memory too."""
    lib.th_empty_cache()
    lib.th_share_trim()


def typename(o):
    """The type's name: 'torch.FloatTensor' for a tensor, module.Class for other objects."""
    kind = type(o)
    module = "" if kind.__module__ in ("builtins", "__builtin__") else kind.__module__ + "."
    return module + kind.__qualname__
