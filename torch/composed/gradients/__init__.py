"""Recorded gradients: the functions that rows name with `recorded:`. They compute second derivatives."""
