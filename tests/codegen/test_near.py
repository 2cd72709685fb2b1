"""Changed files are tested by their rooms, changed rows by themselves."""

import near


def test_rooms_of_changed_files():
    changed = ["torch/optim/descent.py", "tests/optim/test_optim.py", "tests/core/test_import.py", "README.md",
               "generated/c/add.c"]
    assert near.tests_of(changed) == ["tests/core/test_import.py", "tests/optim"]


def test_every_room_is_there():
    assert all((near.ROOT / room).is_dir() for start in near.NEAR for room in near.rooms_of(start))


def test_nothing_is_tested_for_nothing():
    assert near.tests_of([]) == []
