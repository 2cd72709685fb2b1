"""Writes the generated pages of the documentation site, from the catalogue, the docstrings and other files."""
