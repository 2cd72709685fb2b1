"""Helpers for training."""

from torch.nn.utils.clip import clip_grad_norm

__all__ = ["clip_grad_norm"]
