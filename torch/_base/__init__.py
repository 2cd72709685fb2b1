"""Modules that need only the compiled library: its loading, checks of arguments, nested structures."""
