"""Whether a type checker reads the code. Importing typing for it would take a tenth of what importing torch takes."""

TYPE_CHECKING = False
