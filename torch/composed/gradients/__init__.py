"""Gradients that are recorded themselves: the functions that rows name behind `recorded:`."""
