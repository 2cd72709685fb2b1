"""Function transforms: derivatives, vectorization over batches, and modules as functions of their parameters."""

from torch.func import rules as rules
from torch.func.derivatives import functionalize, grad, grad_and_value, hessian, jacfwd, jacrev, jvp, linearize, vjp
from torch.func.mapping import vmap
from torch.func.modules import functional_call, stack_module_state

__all__ = ["functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp",
           "linearize", "stack_module_state", "vjp", "vmap"]


def debug_unwrap(tensor, *, recurse=True):
    """Return the tensor behind a batched tensor, with the batch dim first; of all batches if `recurse`."""
    from torch.func.batched import Batched
    from torch.func.derivatives import base_of

    return base_of(tensor) if recurse else tensor.value if type(tensor) is Batched else tensor
