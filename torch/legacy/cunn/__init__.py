"""Lua's cunn registered the CUDA versions of nn's modules. Here there is nothing to register: modules compute with the
same operators as torch.nn, and run where these run. Importing it is all that old programs do, and does nothing."""

__all__ = []
