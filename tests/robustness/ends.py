"""Operands that end where memory ends: code that reads on ends the process, also if no sanitizer sees it."""

import ctypes
import mmap

import torch

PAGE = mmap.PAGESIZE
_libc = ctypes.CDLL(None)


def at_end(t):
    """Return a contiguous copy whose last byte is the last one before a page that may not be read."""
    bytes_ = t.numel() * t.element_size()
    if not bytes_ or t.layout is not torch.strided:
        return t
    room = -(-bytes_ // PAGE) * PAGE
    memory = mmap.mmap(-1, room + PAGE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    if _libc.mprotect(ctypes.c_void_p(address + room), ctypes.c_size_t(PAGE), 0):
        return t
    result = torch.frombuffer(memory, dtype=t.dtype, count=t.numel(), offset=room - bytes_).view(t.size())
    return result.copy_(t)
