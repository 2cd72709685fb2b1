"""Utilities around networks: torch.utils.data, torch.utils.serialization, torch.utils.trainer and others."""
