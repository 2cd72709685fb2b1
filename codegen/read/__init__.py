"""Readers: they turn ops.yaml into typed rows, and refuse unclear text with its line and the nearest known word."""
