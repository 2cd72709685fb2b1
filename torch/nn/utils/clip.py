"""Bounds on gradients."""

from torch._core import Variable


def clip_grad_norm(parameters, max_norm, norm_type=2):
    """Scales the gradients of `parameters` in place so that their norm, taken together, is at most max_norm.

    parameters: Variables, those without gradient are skipped. norm_type: the p of the p-norm; "inf" or float("inf") is
    the largest absolute value. Returns the norm before, a Python float. Source: Pascanu and others, 2013.
    """
    parameters = [parameters] if isinstance(parameters, Variable) else parameters
    gradients = [parameter.grad.data for parameter in parameters if parameter.grad is not None]
    norm_type = float(norm_type)
    if norm_type == float("inf"):
        total = max((gradient.abs().max() for gradient in gradients if gradient.numel()), default=0.0)
    else:
        total = sum(gradient.norm(norm_type) ** norm_type for gradient in gradients) ** (1 / norm_type)
    if total > max_norm:
        for gradient in gradients:
            gradient.mul_(max_norm / (total + 1e-6))
    return float(total)
