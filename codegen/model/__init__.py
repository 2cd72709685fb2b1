"""What a row is: signatures, formulas, their vocabulary, rows, names and limits. It knows no file
format.
"""
