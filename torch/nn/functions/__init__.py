"""The handwritten functions of torch.nn.functional, one file per topic."""
