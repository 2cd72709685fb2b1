"""What needs nothing of this package but the compiled library: its loading, kinds of arguments, nested structures."""
