"""Small modules that programs of today import: Sobol points, files as storages."""



import torch


def test_bytes_of_a_file(tmp_path):
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(8)))
    storage = torch.UntypedStorage.from_file(str(path), False, 8)
    assert storage.nbytes() == 8 and storage[3] == 3 and storage.untyped() is storage
    part = torch.asarray(storage[2:6], dtype=torch.uint8)
    assert part.tolist() == [2, 3, 4, 5] and part.view(dtype=torch.int16).tolist() == [2 + 3 * 256, 4 + 5 * 256]


def test_generators_say_where_they_are():
    assert torch.Generator().device == torch.device("cpu") == torch.default_generator.device
