"""The emulator needs a C++ compiler; where there is none its tests say so."""

import shutil

import pytest


def pytest_collection_modifyitems(items):
    if not shutil.which("g++"):
        for item in items:
            if "cuda_emulator" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason="the emulated driver is compiled by g++, which is not here"))
