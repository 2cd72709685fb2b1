"""torch.backends.quantized: no operators compute on quantised tensors, so there are no engines."""

engine = "none"
supported_engines = ["none"]
