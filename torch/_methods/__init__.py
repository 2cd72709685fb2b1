"""The methods of tensors and storages that are written in Python; C forwards to the function of the same name."""
