"""torch.compile: a function's calls are recorded, planned, and replayed while what the function reads is unchanged."""
