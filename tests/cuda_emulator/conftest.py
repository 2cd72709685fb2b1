"""Skips the tests of the emulator if there is no C++ compiler."""

import shutil

import pytest


def pytest_collection_modifyitems(items):
    if not shutil.which("g++"):
        for item in items:
            if "cuda_emulator" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason="the emulated driver is compiled by g++, which is not here"))
