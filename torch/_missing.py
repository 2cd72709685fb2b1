"""What to use in the place of names that other versions of torch have and this one does not."""

_INSTEAD = {
    "float_power": "torch.pow of tensor.double()", "rsub": "other - input", "nextafter": "numpy.nextafter",
    "as_strided": "tensor.unfold, or tensor.set_(storage, offset, sizes, strides)", "positive": "the tensor itself",
    "gradient": "torch.diff", "poisson": "numpy.random.poisson",
    "dtype": "a tensor class such as torch.FloatTensor, or tensor.type()",
    "device": "tensor.cuda(number) and tensor.cpu(), or a torch.cuda.device block", "inference_mode": "torch.no_grad()",
    "solve": "torch.gesv or torch.linalg.solve", "lstsq": "torch.gels or torch.linalg.lstsq",
    "lu": "torch.btrifact or torch.linalg.lu", "lu_solve": "torch.btrisolve or torch.linalg.lu_solve",
    "matrix_rank": "torch.linalg.matrix_rank",
    "dsmm": "torch.mm of dense tensors: there are no sparse ones",
    "hsmm": "torch.mm of dense tensors: there are no sparse ones",
    "saddmm": "torch.addmm of dense tensors: there are no sparse ones",
    "smm": "torch.mm of dense tensors: there are no sparse ones", "sparse": "dense tensors",
    "sparse_coo_tensor": "dense tensors", "jit": "the module itself: there is no compiler",
    "compile": "the module itself: there is no compiler", "amp": "float or double: there is no automatic casting",
    "autocast": "float or double: there is no automatic casting",
    "distributed": "torch.multiprocessing on one machine", "hub": "torch.load(path)",
    "to_dlpack": "tensor.__dlpack__()", "set_anomaly_enabled": "torch.autograd.detect_anomaly()",
    "random": "torch.manual_seed and its siblings", "BoolTensor": "torch.ByteTensor",
    "bool": "torch.uint8, the type of masks",
}  # fmt: skip


def part(package, name):
    """The module `name` of a package, imported now; None if there is none."""
    import sys
    from importlib import import_module
    from importlib.machinery import PathFinder

    if name.startswith("_") or PathFinder.find_spec(f"{package}.{name}", sys.modules[package].__path__) is None:
        return None
    return import_module(f"{package}.{name}")


def explain(name, names, methods):
    """The message of the AttributeError for torch.`name`.

    names, methods: the public names of torch and of its tensors, in which a near one is looked for.

    >>> explain("tesnor", ["Tensor", "tanh"], [])
    "torch has no 'tesnor'; did you mean 'Tensor'?"
    >>> explain("jit", [], [])
    "torch has no 'jit'; use the module itself: there is no compiler"
    """
    if name in _INSTEAD:
        return f"torch has no '{name}'; use {_INSTEAD[name]}"
    if name in methods:
        return f"torch has no function '{name}'; use the method: tensor.{name}(...)"
    if name.startswith("_"):
        return f"torch has no '{name}'"
    from torch.nn import functional

    if hasattr(functional, name):
        return f"torch has no function '{name}'; use torch.nn.functional.{name}"
    import difflib

    near = difflib.get_close_matches(name.lower(), {one.lower(): one for one in names}, 1)
    known = {one.lower(): one for one in names}
    return f"torch has no '{name}'" + (f"; did you mean '{known[near[0]]}'?" if near else "")
