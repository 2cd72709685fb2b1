"""Datasets, samplers, and DataLoader, which builds batches in this process or in workers."""

from torch.utils.data.collate import default_collate, default_convert
from torch.utils.data.dataset import (
    ChainDataset,
    ConcatDataset,
    Dataset,
    IterableDataset,
    StackDataset,
    Subset,
    TensorDataset,
    random_split,
)
from torch.utils.data.digits import Digits, digits
from torch.utils.data.distributed import DistributedSampler
from torch.utils.data.idx import read_idx
from torch.utils.data.loader import DataLoader
from torch.utils.data.sampler import (
    BatchSampler,
    RandomSampler,
    Sampler,
    SequentialSampler,
    SubsetRandomSampler,
    WeightedRandomSampler,
)
from torch.utils.data.synthetic import blobs
from torch.utils.data.worker import get_worker_info

__all__ = [
    "BatchSampler", "ChainDataset", "ConcatDataset", "DataLoader", "Dataset", "Digits", "DistributedSampler",
    "IterableDataset", "RandomSampler", "Sampler", "SequentialSampler", "StackDataset", "Subset", "SubsetRandomSampler",
    "TensorDataset", "WeightedRandomSampler", "blobs", "default_collate", "default_convert", "digits",
    "get_worker_info", "random_split", "read_idx",
]
