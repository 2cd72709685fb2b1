"""ops.yaml into typed rows: what is unclear is refused with its line and the nearest word."""
