"""Functions composed of rows, torch's and those of this package."""


def standardized(input):
    centred = input - input.mean()
    return centred / (centred * centred).mean() ** 0.5
