"""Probability distributions, their transforms, constraints and divergences.

A distribution has batch dims, one independent distribution per element of `batch_shape`, and event dims, the size of
one draw. Draws have the size sample_shape + batch_shape + event_shape.

>>> import torch
>>> from torch.distributions import Normal, kl_divergence
>>> kl_divergence(Normal(0.0, 1.0), Normal(1.0, 1.0)).item()
0.5
"""

from torch.distributions import (
    categorical,
    constraint_registry,
    constraints,
    discrete,
    distribution,
    gamma,
    kl,
    mixture,
    multivariate,
    positive,
    real,
    relaxed,
    transformed,
    transforms,
    utils,
)
from torch.distributions.categorical import *  # noqa: F403
from torch.distributions.constraint_registry import biject_to, transform_to
from torch.distributions.discrete import *  # noqa: F403
from torch.distributions.distribution import *  # noqa: F403
from torch.distributions.gamma import *  # noqa: F403
from torch.distributions.kl import kl_divergence, register_kl
from torch.distributions.mixture import *  # noqa: F403
from torch.distributions.multivariate import *  # noqa: F403
from torch.distributions.positive import *  # noqa: F403
from torch.distributions.real import *  # noqa: F403
from torch.distributions.relaxed import *  # noqa: F403
from torch.distributions.transformed import *  # noqa: F403
from torch.distributions.transforms import *  # noqa: F403

__all__ = [
    "biject_to", "constraint_registry", "constraints", "kl", "kl_divergence", "register_kl", "transform_to", "utils",
    *categorical.__all__, *discrete.__all__, *distribution.__all__, *gamma.__all__, *mixture.__all__,
    *multivariate.__all__, *positive.__all__, *real.__all__, *relaxed.__all__, *transformed.__all__,
    *transforms.__all__,
]
