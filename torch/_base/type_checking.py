"""Whether a type checker reads the code. Importing typing for that would take a tenth of the import time of torch."""

TYPE_CHECKING = False
