"""The functions of torch.nn.functional that are written by hand, a subject a file."""
