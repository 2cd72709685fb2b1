"""The model of a row: signatures, formulas, vocabulary, rows, names and limits. It is independent of file formats."""
