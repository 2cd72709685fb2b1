"""torch.backends.quantized: no tensors are quantised, so there are no engines."""

engine = "none"
supported_engines = ["none"]
