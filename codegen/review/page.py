"""A review as a page that needs nothing beside it."""


def html(report):
    return ""
