"""Printers: they turn rows into the strings that the templates insert."""
