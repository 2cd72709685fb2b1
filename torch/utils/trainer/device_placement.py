"""Where batches lie: beside the model."""

from torch._core import is_tensor


def beside(model, values):
    """A list of the values; tensors in memory are copied to the GPU that the model's parameters lie on."""
    parameter = next(iter(model.parameters()), None) if hasattr(model, "parameters") else None
    if parameter is None or not parameter.is_cuda:
        return list(values)
    return [value.cuda(parameter.get_device()) if is_tensor(value) else value for value in values]
