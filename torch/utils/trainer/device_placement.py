"""Moving batches to the device of a model."""

from torch._core import is_tensor


def on_model_device(model, values):
    """Return a list of the values; tensors in host memory are copied to the GPU of the model's parameters."""
    parameter = next(iter(model.parameters()), None) if hasattr(model, "parameters") else None
    if parameter is None or not parameter.is_cuda:
        return list(values)
    return [value.cuda(parameter.get_device()) if is_tensor(value) else value for value in values]
