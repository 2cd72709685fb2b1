"""Where the names of PyTorch lead: aliases of modules, placeholders for absent ones, advice for missing names."""
