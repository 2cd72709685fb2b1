"""Rows into the strings that the templates place."""
