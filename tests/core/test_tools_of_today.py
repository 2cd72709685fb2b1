"""Small modules that programs of today import: counted operations, Sobol points, files as storages."""



import torch
from torch import nn
from torch.utils import flop_counter


def test_operations():
    net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.Flatten(), nn.Linear(4 * 36, 5))
    with flop_counter.FlopCounterMode(display=False) as counter:
        net(torch.randn(2, 3, 8, 8))
    assert counter.get_flop_counts()["Global"] == {"conv2d": 2 * 2 * 36 * 4 * 27, "linear": 2 * 2 * 144 * 5}
    assert counter.get_total_flops() == sum(row[-1] for row in net.summary(torch.randn(2, 3, 8, 8)).rows)


def test_bytes_of_a_file(tmp_path):
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(8)))
    storage = torch.UntypedStorage.from_file(str(path), False, 8)
    assert storage.nbytes() == 8 and storage[3] == 3 and storage.untyped() is storage
    part = torch.asarray(storage[2:6], dtype=torch.uint8)
    assert part.tolist() == [2, 3, 4, 5] and part.view(dtype=torch.int16).tolist() == [2 + 3 * 256, 4 + 5 * 256]


def test_generators_say_where_they_are():
    assert torch.Generator().device == torch.device("cpu") == torch.default_generator.device
