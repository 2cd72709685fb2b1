"""Writes the pages of the documentation site that follow from the catalogue, the docstrings and other files."""
