"""Fuzzed calls of what programs of today mix: outputs by position, dtype=, sparse tensors, functions of functions and
distributions."""

import inspect

import calls
from cases import Case, function_of

import torch
from torch import distributions, func

TYPES = [torch.bool, torch.uint8, torch.int16, torch.int64, torch.float16, torch.bfloat16, torch.float32,
         torch.float64, torch.complex64]
FUNCTIONS = [row for row in calls.ROWS if row.is_function and not row.changes and calls.SAMPLES[row.op]]
LOOPS = [row for row in FUNCTIONS if row.body.kind == "loop" and len(row.results) == 1 and "Double" in row.dtypes]
FAMILIES = [kind for name in distributions.__all__ if isinstance(kind := getattr(distributions, name), type)
            and issubclass(kind, distributions.Distribution)]


def _positions(world, row):
    """Arguments by position, up to the first that is left out."""
    case = Case(row, world.pick(calls.SAMPLES[row.op]), world.pick(row.dtypes or TYPES_OF_ROWS),
                world.random.getrandbits(16))
    given = list(case.arguments(world.pick((None, "stepped", "transposed"))).values())
    while given and given[-1] is None:
        given.pop()
    return given


TYPES_OF_ROWS = ("Float", "Double", "Long")


def output(world):
    """Check that results written into tensors of any size equal returned results."""
    row = world.pick(FUNCTIONS)
    given = _positions(world, row)
    function = function_of(row)
    torch.manual_seed(1)
    plain = function(*given)
    several = isinstance(plain, (tuple, list))
    if row.without_out or not all(isinstance(one, torch.Tensor) for one in (plain if several else [plain])):
        return
    outs = [world.fresh(one.type()[6:-6], one.size() if world.chance(0.6) else None)
            for one in (plain if several else [plain])]
    world.current, world.calls = [*given, *outs], world.calls + 1
    torch.manual_seed(1)
    function(*given, out=tuple(outs) if several else outs[0])
    for one, out in zip(plain if several else [plain], outs, strict=True):
        if not world.evil_used and not calls._close(one, out) and not calls.named_any(row, calls.OWN_WAYS):
            raise calls.Finding(f"{row.op} gives {one}, and in out= {out}")


def typed(world):
    """dtype= of any function."""
    row = world.pick(FUNCTIONS)
    world.keep(function_of(row)(*_positions(world, row), dtype=world.pick(TYPES)))


def sparse(world):
    """Return a sparse tensor, by any method; it says what the dense one says."""
    dense = world.fresh()
    result = dense.to_sparse_csr() if dense.dim() == 2 and world.chance(0.3) else dense.to_sparse()
    if not calls._close(result.to_dense(), dense):
        raise calls.Finding(f"{dense} made sparse is {result.to_dense()}")
    names = [name for name in dir(type(result)) if name[0] != "_" and name not in calls.OWN_WAYS]
    method = getattr(result, world.pick(names), None)
    if callable(method):
        world.keep(method(*[world.pick((result, dense, world.either(), world.int(), world.number()))
                            for _ in range(world.random.randrange(3))]))
    world.keep(world.pick((lambda: result @ world.tensor(), lambda: result + result, lambda: result * world.either(),
                           lambda: torch.sparse.mm(result, world.tensor()), lambda: result.sum(),
                           lambda: result.t()))())


def mapped(world):
    """vmap over a batch equals a loop over it."""
    row = world.pick(LOOPS)
    given = _positions(world, row)
    function = function_of(row)
    batches = [torch.stack([one, one.clone()]) if isinstance(one, torch.Tensor) and world.chance(0.7) else one
               for one in given]
    dims = tuple(0 if one is not plain else None for one, plain in zip(batches, given, strict=True))
    if all(dim is None for dim in dims):
        return
    world.calls += 1
    wanted = function(*given)
    result = func.vmap(function, in_dims=dims, randomness="different")(*batches)
    if not calls._close(result[1], wanted):
        raise calls.Finding(f"vmap of {row.op} over {batches} gives {result}, not {wanted}")


def derived(world):
    """Transforms of a function, within one another."""
    row = world.pick(LOOPS)
    given = [world.fresh("Double", one.size()) if isinstance(one, torch.Tensor) else one
             for one in _positions(world, row)]
    function = function_of(row)

    def total(*values):
        return function(*values).sum()

    transform = world.pick((func.grad, func.jacrev, func.jacfwd, func.hessian,
                            lambda f: func.vmap(func.grad(f)), lambda f: func.grad(lambda *v: func.grad(f)(*v).sum())))
    world.keep(transform(total)(*given))


def distribution(world):
    """Return a distribution of any parameters, and any of its methods."""
    kind = world.pick(FAMILIES)
    required = [one for one in inspect.signature(kind).parameters.values() if one.default is one.empty]
    given = [world.pick((world.fresh("Float").abs() + 0.5, world.fresh("Double", ()).abs() + 1, 1.5, 0.25,
                         world.value())) for _ in required]
    world.current = given
    made = kind(*given)
    names = ("sample", "rsample", "log_prob", "entropy", "cdf", "icdf", "mean", "variance", "support", "expand")
    for _ in range(2):
        result = getattr(made, world.pick(names))
        if callable(result):
            world.keep(result(*[world.pick((world.size(), world.either(), world.number()))
                                for _ in range(world.random.randrange(2))]))


ACTIONS = (output, output, typed, sparse, mapped, derived, distribution)
