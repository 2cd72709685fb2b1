"""The part of binding a call that the dispatcher in C leaves to Python."""
