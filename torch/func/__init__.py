"""Functions of functions: derivatives, maps over batches, modules as functions of their parameters."""

from torch.func.vmap import vmap
