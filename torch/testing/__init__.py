"""Tests of rows: torch.testing.rows makes them of a catalogue, for pytest to run."""
