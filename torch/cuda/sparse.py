"""torch.cuda.sparse.FloatTensor and its like: the classes of sparse tensors on GPUs, as programs of 2017 name them."""


def __getattr__(name):
    """Called for each name: the class of it, else says what to use."""
    from torch._names import missing_names
    from torch.sparse.legacy import by_type

    found = by_type(name, gpu=True)
    if found is None:
        return missing_names.find(__name__, name)
    return globals().setdefault(name, found)
