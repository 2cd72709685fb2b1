"""pickle and copy.deepcopy keep sharing inside one call."""

import copy
import io
import pickle

import archives
import pytest
from archives import file, name, number, storage, whole

import torch
from torch import nn
from torch.autograd import Variable

WAYS = [copy.deepcopy, *[lambda value, n=n: pickle.loads(pickle.dumps(value, n)) for n in range(2, 6)]]


@pytest.mark.parametrize("way", WAYS)
def test_sharing(way):
    x = torch.zeros(3, 4)
    v, p = Variable(x), nn.Parameter(x[1])
    tensor, storage, view, variable, parameter, same = way([x, x.storage(), x.t(), v, p, x])
    assert same is tensor and storage.data_ptr() == tensor.data_ptr() != x.data_ptr()
    tensor[1, 2] = 5
    assert storage[6] == 5 and view[2, 1] == 5 and variable.data[1, 2] == 5 and parameter.data[2] == 5
    assert type(variable) is torch.Tensor and variable.requires_grad
    assert type(parameter) is nn.Parameter and x.sum() == 0


@pytest.mark.parametrize("way", WAYS)
def test_separate_calls_are_separate(way):
    x = torch.ones(2)
    a, b = way(x), way(x)
    a.fill_(3)
    assert b.tolist() == [1, 1] == x.tolist()


@pytest.mark.parametrize("way", WAYS)
def test_empty_and_odd(way):
    for x in (torch.Tensor(), torch.zeros(0, 3), torch.ones(1).expand(3, 2), torch.arange(0, 10)[2:8:3]):
        back = way(x)
        assert back.size() == x.size() and back.tolist() == x.tolist() and back.stride() == x.stride()
    assert way(torch.LongStorage([1, 2])).tolist() == [1, 2] and way(torch.FloatStorage(0)).size() == 0


@pytest.mark.parametrize("way", WAYS)
def test_attributes_and_kinds(way):
    p, v, t = nn.Parameter(torch.ones(1), requires_grad=False), Variable(torch.ones(1)), torch.ones(1)
    p.note, v.note, t.note = ["p"], ["v"], ["t"]
    p2, v2, t2 = way([p, v, t])
    assert t2.note == ["t"] and t2.note is not t.note and isinstance(t2, torch.FloatTensor)
    assert p2.note == ["p"] and v2.note == ["v"] and p2.note is not p.note and not p2.requires_grad and v2.requires_grad


@pytest.mark.parametrize("way", WAYS)
def test_modules(way):
    layer = nn.Linear(2, 2)
    net = way(nn.Sequential(layer, nn.Tanh(), layer))
    assert net[0] is net[2] and net[0].weight.data.equal(layer.weight.data)
    assert net[0].weight.data_ptr() != layer.weight.data_ptr() if hasattr(layer.weight, "data_ptr") else True


def test_one_pickler_for_several_calls():
    """A pickler refers to objects that it has already written."""
    x, file = torch.ones(1000), io.BytesIO()
    pickler = pickle.Pickler(file)
    pickler.dump(x)
    before = file.tell()
    pickler.dump(x[1:])
    assert file.tell() - before < 400


def test_buffers_outside_the_pickle():
    x, buffers = torch.randn(1000), []
    data = pickle.dumps(x, 5, buffer_callback=buffers.append)
    assert len(data) < 500 and len(buffers) == 1
    assert pickle.loads(data, buffers=buffers).equal(x)


def test_results_of_recorded_calls_become_leaves():
    x = Variable(torch.ones(1)) * 2
    for again in (pickle.loads(pickle.dumps(x)), copy.copy(x)):
        assert again.is_leaf and again.requires_grad and again.tolist() == [2]
    with pytest.raises(RuntimeError, match="only leaves can be deep-copied.*detach"):
        copy.deepcopy(x)


ROW_FUNCTIONS = [value for value in vars(torch).values() if type(value) is type(torch.tanh)]


@pytest.mark.parametrize("protocol", range(2, 6))
def test_functions_of_torch_are_pickled_by_name(protocol):
    assert len(ROW_FUNCTIONS) > 300
    assert pickle.loads(pickle.dumps(ROW_FUNCTIONS, protocol)) == ROW_FUNCTIONS


class Activated(nn.Module):
    def __init__(self):
        super().__init__()
        self.activation = torch.tanh


def test_functions_of_torch_are_saved_with_the_modules_that_hold_them():
    file = io.BytesIO()
    torch.save([Activated(), torch.neg], file)
    file.seek(0)
    net, function = torch.load(file, classes=[Activated])
    assert net.activation is torch.tanh and function is torch.neg
    with pytest.raises(RuntimeError, match="must not be called"):
        torch.load(archives.file(archives.whole(archives.name("torch", "neg") + archives.number(5) + b"\x85R")))


def test_a_tensor_of_untyped_bytes_has_the_type_that_it_names():
    """PyTorch writes _rebuild_tensor_v3 for types without a storage of their own; its dtype may be any."""
    numbers = [b"(" + b"".join(map(number, values)) + b"t" for values in ((2, 3), (3, 1))]
    source = storage(name("torch.storage", "UntypedStorage"), count=24)

    def written(dtype):
        return whole(name("torch._utils", "_rebuild_tensor_v3") + b"(" + source + number(0) + b"".join(numbers) +
                     b"\x89" + name("collections", "OrderedDict") + b")R" + dtype + b"tR")

    data = {"0": torch.arange(6.0).numpy().tobytes()}
    assert torch.load(file(written(name("torch", "float32")), data)).tolist() == [[0, 1, 2], [3, 4, 5]]
    with pytest.raises(RuntimeError, match="has 20 bytes"):
        torch.load(file(written(name("torch", "float32")), {"0": data["0"][:20]}))
    for wrong in (number(3), b"N", name("torch", "FloatTensor")):
        with pytest.raises(RuntimeError, match="damaged"):
            torch.load(file(written(wrong), data))


def test_untyped_storages_travel():
    x = torch.arange(3.0)
    for given in ([x.untyped_storage(), x, x.untyped_storage()], [x.untyped_storage()] * 3):
        copy_of = io.BytesIO()
        torch.save(given, copy_of)
        copy_of.seek(0)
        first, middle, last = torch.load(copy_of)
        assert first.tolist() == x.untyped_storage().tolist() and first.data_ptr() == last.data_ptr()
        assert middle.data_ptr() == first.data_ptr() and type(first) is torch.UntypedStorage  # memory is shared
