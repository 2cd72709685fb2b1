"""Moving tensors into shared memory: share_memory_, share and is_shared of everything that has data."""

import pickle
import subprocess
import sys

import numpy
import pytest
from census import shared

import torch
import torch.multiprocessing as multiprocessing
import torch.nn as nn
from torch import _core
from torch.autograd import Variable

TYPES = ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"]


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("count", [0, 1, 7, 3000, 200_000])
def test_the_elements_move_and_views_follow(name, count):
    kind = getattr(torch, f"{name}Tensor")
    tensor = kind([number % 100 for number in range(count)]) if count else kind(0)
    part, before = tensor[count // 2:] if count else tensor, tensor.tolist()
    assert not tensor.is_shared()
    assert tensor.share_memory_() is tensor and tensor.is_shared() and part.is_shared()
    assert tensor.tolist() == before and part.tolist() == before[count // 2:]
    assert tensor.data_ptr() % 64 == 0
    address = tensor.data_ptr()
    assert tensor.share().data_ptr() == address


def test_a_view_from_before_a_resize_keeps_its_elements():
    tensor = torch.ones(5_000_000)
    part = tensor[4_000_000:]
    tensor.storage().resize_(10)
    tensor.resize_(10)
    assert tensor.share_memory_() is tensor and part.is_shared() and part.sum() == 1_000_000


def test_a_write_through_a_view_is_seen_after_moving():
    tensor = torch.zeros(4, 5)
    column = tensor.t()[2]
    tensor.share()
    column.fill_(3)
    assert tensor.sum() == 12 and tensor[0, 2] == 3


def test_storages():
    storage = torch.FloatStorage([1, 2, 3])
    tensor = torch.FloatTensor(storage)
    assert not storage.is_shared() and storage.share_memory_() is storage and storage.is_shared()
    tensor[1] = 9
    assert storage.tolist() == [1, 9, 3] and storage.share() is storage


def test_variables_and_modules():
    model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
    model(Variable(torch.randn(5, 3))).sum().backward()
    parameters = list(model.parameters())
    assert model.share_memory() is model and list(model.parameters())[0] is parameters[0]
    assert all(p.is_shared() and p.data.is_shared() and p.grad.is_shared() for p in parameters)
    assert model[1].running_mean.is_shared()
    x = Variable(torch.ones(2))
    assert x.share_memory_() is x and x.data.is_shared()


def test_lent_memory_cannot_move_but_is_sent_as_a_copy():
    tensor = torch.ones(3)
    array = tensor.numpy()
    with pytest.raises(RuntimeError, match="exports its memory to 1 buffers"):
        tensor.share_memory_()
    handle, storage, attachment = _core.share_name(tensor)
    copy = _core.share_receive(handle)
    copy.fill_(5)
    assert tensor.sum() == 3 and array.sum() == 3
    del array
    tensor.share_memory_()
    assert tensor.sum() == 3


def test_an_array_stays_whole_when_the_tensor_made_of_it_moves():
    array = numpy.arange(4.0)
    tensor = torch.from_numpy(array).share_memory_()
    tensor.fill_(7)
    assert array.tolist() == [0, 1, 2, 3] and tensor.sum() == 28


def test_shared_storages_are_not_resized():
    tensor = torch.zeros(3).share()
    with pytest.raises(RuntimeError, match="cannot be resized"):
        tensor.resize_(100)
    assert tensor.resize_(3).size() == (3,)


def test_memory_is_used_again():
    for _ in range(50):
        torch.zeros(1000, 1000).share()
    assert shared().mapped_bytes <= 64 << 20 and shared().arenas == 1


def test_a_handle_of_memory_that_was_given_to_another_tensor_is_refused():
    tensor = torch.zeros(100).share()
    address = tensor.data_ptr()
    handle, storage, attachment = _core.share_name(tensor)
    assert _core.share_receive(handle).data_ptr() == address
    del tensor, storage
    with pytest.raises(RuntimeError, match="read once"):
        _core.share_receive(handle)
    other = torch.ones(100).share()
    assert other.data_ptr() == address
    with pytest.raises(RuntimeError, match="read once"):
        _core.share_receive(handle)


def test_what_a_connection_sent_is_read_by_a_connection_only():
    reader, writer = multiprocessing.Pipe(duplex=False)
    writer.send(torch.ones(3))
    data = reader.recv_bytes()
    with pytest.raises(RuntimeError, match="by its recv or get"):
        pickle.loads(data)
    reader.close()
    writer.close()


def test_damaged_handles_are_refused():
    tensor = torch.zeros(4, 5)
    handle, storage, attachment = _core.share_name(tensor)
    random = numpy.random.RandomState(0)
    for length in range(len(handle)):
        with pytest.raises(RuntimeError):
            _core.share_receive(handle[:length])
    for _ in range(3000):
        damaged = bytearray(handle)
        damaged[random.randint(len(handle))] ^= 1 << random.randint(8)
        try:
            assert (_core.share_receive(bytes(damaged)) == 0).all()  # the damage was in the offset, type or strides
        except (RuntimeError, ValueError, MemoryError):
            continue
    with pytest.raises(RuntimeError, match="not shared memory of tensors"):
        _core.share_attach(0)
    assert tensor.sum() == 0 and shared().waiting == 0


def test_plain_pickle_copies():
    tensor = torch.ones(3).share()
    copy = pickle.loads(pickle.dumps(tensor))
    copy.fill_(2)
    assert tensor.sum() == 3 and not copy.is_shared()


def test_a_shortage_is_an_error_of_the_system():
    code = ("import resource, torch\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (80 << 20, 80 << 20))\n"
            "kept = torch.ones(1000).share()\n"
            "big = torch.ones(30 << 20)\n"
            "try:\n    big.share()\n"
            "except OSError as error:\n    print(error.errno, error)\n"
            "assert not big.is_shared() and big[5] == 1 and kept.sum() == 1000\n"
            "print(torch.ones(1000).share().sum().item())\n")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert "bytes" in first and "File too large" in first and second == "1000.0"


def test_import_loads_no_multiprocessing():
    code = "import sys, torch; print([name for name in sys.modules if 'multiprocessing' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
