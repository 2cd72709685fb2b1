"""torch.backends.cpu: the instructions of this CPU."""


def get_cpu_capability() -> str:
    """Return the widest vectors that the loops use: "AVX512", "AVX2" or "DEFAULT".

    >>> torch.backends.cpu.get_cpu_capability() in ("AVX512", "AVX2", "DEFAULT")
    True
    """
    from torch._C import lib

    return {4: "AVX512", 3: "AVX2"}.get(lib.th_cpu_level(), "DEFAULT")
