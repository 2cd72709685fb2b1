"""A function by hand, for the generator's tests."""


def linear(input):
    return input
