"""A handwritten function for the generator's tests."""


def linear(input):
    return input
