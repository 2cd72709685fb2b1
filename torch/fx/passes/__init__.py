"""Passes over graphs."""
