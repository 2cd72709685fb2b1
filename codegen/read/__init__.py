"""ops.yaml into typed rows: what is unclear is refused with file, line and the nearest known word."""
