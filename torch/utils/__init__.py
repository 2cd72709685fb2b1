"""What programs around a network need: torch.utils.data, torch.utils.trainer."""
