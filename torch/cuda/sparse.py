"""Classes of sparse tensors on GPUs, such as torch.cuda.sparse.FloatTensor, with the names of 2017."""


def __getattr__(name):
    """Return the class of a name, or raise AttributeError with advice."""
    from torch._names import missing_names
    from torch.sparse.legacy import by_type

    result = by_type(name, gpu=True)
    if result is None:
        return missing_names.find(__name__, name)
    return globals().setdefault(name, result)
