"""Names of PyTorch: aliases of modules, placeholders for absent modules, and advice for missing names."""
