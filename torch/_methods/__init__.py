"""Methods of tensors and storages written in Python. C forwards calls to the function of the same name."""
