"""torch.utils.deterministic: results are always deterministic, so the flag has no effect."""

fill_uninitialized_memory = False  # as here; PyTorch fills torch.empty with nan if deterministic
