"""Random damage to valid files: torch.load returns or raises its error, quickly and with little memory."""

import io
import os
import pickle
import random
import resource
import struct
import time
import zipfile
from collections import OrderedDict

import pytest
from archives import archive

import torch
from torch import nn
from torch.autograd import Variable
from torch.serialization.interpreter import OPERATIONS, Interpreter

CODES = bytes(code for code in range(256) if OPERATIONS[code] is not Interpreter.refuse)
ODD = [b"\xff" * 8, bytes(8), b"\x7f" + b"\xff" * 7, struct.pack("<Q", 1 << 40), b"ctorch\nFloatStorage\n",
       b"cos\nsystem\n", b"X\x02\x00\x00\x00ls\x85R", b"\x8b\xff\xff\xff\x7f", b"r\xff\xff\xff\xff", b"h\x00", b"}(",
       b"\x85" * 9]


def seeds():
    """Good files, and the parts that they are made of: (bytes, pickle, other records)."""
    x = torch.arange(0, 12).view(3, 4).float()
    values = [
        x, [x, x.t(), x.storage()], OrderedDict(a=x, b=x.double()),
        {"v": Variable(x), "p": nn.Parameter(x), "l": x.long()},
        {1: [None, True, 2.5, 2**70, "é", b"x", (1, 2, 3), {4}, frozenset([5])], "deep": [[[{"k": ((),)}]]]},
        {"counter": [OrderedDict(a=1)], "complex": 1 + 2j, "range": range(3), "array": bytearray(b"ab")},
        x.size(),
    ]
    for value in values:
        file = io.BytesIO()
        torch.save(value, file)
        with zipfile.ZipFile(file) as parts:
            pickled = parts.read("archive/data.pkl")
            storages = {name[13:]: parts.read(name) for name in parts.namelist() if name.startswith("archive/data/")}
        yield file.getvalue(), pickled, storages
    for protocol in (3, 4, 5):
        plain = pickle.dumps(values[4], protocol)
        yield archive(plain), plain, {}


def damage(random, data):
    """Return the bytes with one to four changes: flips, other bytes, cuts, repeats, operations, strange numbers."""
    data = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        at, kind = random.randrange(len(data) + 1), random.randrange(8)
        end = min(len(data), at + random.choice((1, 1, 2, 4, 8, 60)))
        if kind == 0 and at < len(data):
            data[at] ^= 1 << random.randrange(8)
        elif kind == 1 and at < len(data):
            data[at] = random.choice(CODES)
        elif kind == 2:
            del data[at:end]
        elif kind == 3:
            data[at:at] = data[at:end]
        elif kind == 4:
            data[at:at] = bytes([random.choice(CODES)])
        elif kind == 5:
            odd = random.choice(ODD)
            data[at:at + len(odd)] = odd
        elif kind == 6:
            data[at:at] = random.choice(ODD)
        else:
            start = random.randrange(len(data) + 1)
            data[at:end] = data[start:start + end - at]
    return bytes(data)


def mutant(random, seed):
    """Return a damaged file: anywhere, or in its pickle or a storage with checksums that fit."""
    whole, pickled, storages = seed
    kind = random.randrange(4)
    if kind == 0:
        return damage(random, whole)
    if kind == 1 and storages:
        name = random.choice(list(storages))
        return archive(pickled, {**storages, name: damage(random, storages[name])})
    return archive(damage(random, pickled), storages)


def fuzz(count, number, folder):
    random_, good = random.Random(number), list(seeds())
    for seed in good:
        torch.load(io.BytesIO(seed[0]))
    before, returned, slowest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, 0, 0
    for _ in range(count):
        data = mutant(random_, random_.choice(good))
        start = time.process_time()
        try:
            torch.load(io.BytesIO(data))
            returned += 1
        except (RuntimeError, pickle.UnpicklingError) as error:
            assert str(error).startswith("load: "), data
        except Exception as error:
            raise AssertionError(data) from error
        slowest = max(slowest, time.process_time() - start)
    assert 0 < returned < count and slowest < 2
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000
    assert not os.listdir(folder)


def test_a_few_thousand(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fuzz(4000, 1, tmp_path)


@pytest.mark.slow
def test_a_hundred_thousand(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fuzz(100_000, 2, tmp_path)
