"""What to use in the place of names that other versions of torch have and this one does not."""

_INSTEAD = {
    "asarray": "torch.from_numpy(array)", "scalar_tensor": "torch.Tensor([number])",
    "dtype": "a tensor class such as torch.FloatTensor, or tensor.type()",
    "device": "nothing: tensors live in memory", "get_default_dtype": "torch.Tensor().type()",
    "set_default_dtype": "torch.set_default_tensor_type(torch.DoubleTensor)", "inference_mode": "torch.no_grad()",
    "clip": "torch.clamp", "sgn": "torch.sign", "inner": "a.matmul(b.t())",
    "solve": "torch.gesv or torch.linalg.solve", "triangular_solve": "torch.trtrs",
    "cholesky": "torch.potrf or torch.linalg.cholesky", "lstsq": "torch.gels", "lu": "torch.btrifact",
    "lu_solve": "torch.btrisolve", "cholesky_solve": "torch.potrs", "cholesky_inverse": "torch.potri",
    "pinverse": "torch.linalg.pinv", "matrix_rank": "torch.linalg.matrix_rank", "chain_matmul": "a.mm(b).mm(c)",
    "broadcast_to": "tensor.expand(*sizes)", "ravel": "tensor.view(-1)",
    "dsmm": "torch.mm of dense tensors: there are no sparse ones",
    "hsmm": "torch.mm of dense tensors: there are no sparse ones",
    "saddmm": "torch.addmm of dense tensors: there are no sparse ones",
    "smm": "torch.mm of dense tensors: there are no sparse ones", "sparse": "dense tensors",
    "sparse_coo_tensor": "dense tensors", "newaxis": "None", "jit": "the module itself: there is no compiler",
    "compile": "the module itself: there is no compiler", "amp": "float or double: there is no automatic casting",
    "autocast": "float or double: there is no automatic casting",
    "distributed": "torch.multiprocessing on one machine", "hub": "torch.load(path)", "finfo": "numpy.finfo",
    "iinfo": "numpy.iinfo", "to_dlpack": "tensor.__dlpack__()", "frombuffer": "torch.from_numpy(memoryview)",
    "is_floating_point": "tensor.type()", "set_anomaly_enabled": "torch.autograd.detect_anomaly()",
    "random": "torch.manual_seed and its siblings", "BoolTensor": "torch.ByteTensor",
    "bool": "torch.uint8, the type of masks", "pi": "math.pi", "inf": "math.inf", "nan": "math.nan", "e": "math.e",
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
    >>> explain("inf", [], [])
    "torch has no 'inf'; use math.inf"
    """
    if name in _INSTEAD:
        return f"torch has no '{name}'; use {_INSTEAD[name]}"
    if name in methods:
        return f"torch has no function '{name}'; use the method: tensor.{name}(...)"
    if name.startswith("_"):
        return f"torch has no '{name}'"
    import difflib

    near = difflib.get_close_matches(name.lower(), {one.lower(): one for one in names}, 1)
    known = {one.lower(): one for one in names}
    return f"torch has no '{name}'" + (f"; did you mean '{known[near[0]]}'?" if near else "")
