"""The API of storages, and generators of random numbers."""

import copy
import pickle

import pytest

import torch

ALL = ("Byte", "Char", "Short", "Int", "Long", "Float", "Double", "Half", "BFloat16")


def test_a_slice_and_a_part_share_memory():
    whole = torch.LongStorage([1, 2, 3, 4])
    part, slice_ = torch.LongStorage(whole, 1), whole[1:3]
    part[0] = 7
    assert (whole.tolist(), part.tolist(), slice_.tolist()) == ([1, 7, 3, 4], [7, 3, 4], [7, 3])
    assert torch.LongStorage(whole, 1, 2).tolist() == [7, 3]
    assert torch.LongStorage(whole, 4).size() == 0
    del whole
    assert part.tolist() == [7, 3, 4]


def test_what_has_parts_does_not_move():
    whole = torch.FloatStorage([1, 2])
    part = whole[:1]
    with pytest.raises(RuntimeError, match="exports its memory"):
        whole.resize_(1 << 20)
    with pytest.raises(RuntimeError, match="does not own its memory"):
        part.resize_(5)
    del part
    assert whole.resize_(1 << 20).size() == 1 << 20


@pytest.mark.parametrize("arguments", [(-1,), (5,), (1, 4), (0, -1), (1 << 62, 1 << 62)])
def test_parts_outside_are_refused(arguments):
    with pytest.raises(ValueError, match="the source has 4 elements"):
        torch.LongStorage(torch.LongStorage([1, 2, 3, 4]), *arguments)


def test_a_part_of_another_type_is_refused():
    with pytest.raises(TypeError, match="the source is a IntStorage"):
        torch.LongStorage(torch.IntStorage([1]))


def test_a_bool_is_no_index_and_no_size():
    storage = torch.FloatStorage([1, 2, 3])
    for call in (lambda: storage[True], lambda: storage.__setitem__(False, 5), lambda: torch.FloatStorage(True),
                 lambda: storage.resize_(True)):
        with pytest.raises(TypeError, match="a storage takes ints for indices and sizes, not (True|False)"):
            call()
    assert storage.tolist() == [1, 2, 3] and torch.FloatStorage([True, False]).tolist() == [1, 0]
    for key in (3, -4, 2**70):
        with pytest.raises(IndexError):
            storage[key]


def test_the_plain_class_makes_the_default_type():
    assert torch.Storage([1, 2]).type() == "torch.FloatStorage"
    torch.set_default_tensor_type("torch.DoubleTensor")
    assert torch.Storage(2).type() == "torch.DoubleStorage"
    assert isinstance(torch.IntStorage(1), torch.Storage)


def test_conversions_and_copies():
    storage = torch.FloatStorage([1.5, 2])
    assert storage.type("torch.IntStorage").tolist() == [1, 2]
    assert storage.type(torch.DoubleStorage).tolist() == storage.double().tolist() == [1.5, 2]
    assert storage.type(torch.FloatStorage) is storage.float() is storage.cpu() is storage
    assert storage.new(3).size() == 3 and storage.new([4]).tolist() == [4]
    assert (storage.nbytes(), storage.element_size(), len(storage), storage.is_cuda) == (8, 4, 2, False)
    shared, apart = copy.copy(storage), copy.deepcopy(storage)
    storage[0] = 9
    assert shared.tolist() == [9, 2] and apart.tolist() == [1.5, 2]
    assert pickle.loads(pickle.dumps(storage)).tolist() == [9, 2]
    assert list(storage) == [9, 2] and storage[-1] == 2
    assert storage.copy_(torch.LongStorage([3, 4])).tolist() == [3, 4]
    with pytest.raises(TypeError, match="need a storage class"):
        storage.type("torch.FloatTensor")


def test_deepcopy_keeps_what_shares_shared():
    base = torch.zeros(4)
    first, second = copy.deepcopy([base, base[1:]])
    first[1] = 5
    assert second[0] == 5 and base[1] == 0


@pytest.mark.parametrize("kind", [torch.ByteStorage, torch.HalfStorage, torch.FloatStorage, torch.LongStorage])
def test_from_buffer_reads_either_order(kind):
    values = kind([1, 2, 3])
    width = values.element_size()
    native = bytes(memoryview(getattr(torch, kind.__name__.replace("Storage", "Tensor"))(values)).cast("B"))
    swapped = b"".join(native[i : i + width][::-1] for i in range(0, len(native), width))
    assert kind.from_buffer(native, "native").tolist() == [1, 2, 3]
    assert kind.from_buffer(swapped, byte_order="big").tolist() == [1, 2, 3]
    assert kind.from_buffer(b"abc" + native, "little", 2, 3).tolist() == [1, 2]
    assert kind.from_buffer(bytearray(), "native").size() == 0


@pytest.mark.parametrize("arguments", [(b"abc",), (b"abcd", "native", 2), (b"abcd", "native", 1, 5),
(b"abcd", "middle"),
                                       (b"abcd", "native", -1, -1)])
def test_from_buffer_refuses(arguments):
    with pytest.raises(ValueError, match="from_buffer"):
        torch.FloatStorage.from_buffer(*arguments)


def test_from_file(tmp_path):
    path = str(tmp_path / "numbers")
    shared = torch.FloatStorage.from_file(path, shared=True, size=4)
    shared.fill_(3)
    private = torch.FloatStorage.from_file(path)
    private[0] = 1
    again = torch.FloatStorage.from_file(path, False, 2)
    assert (private.tolist(), again.tolist(), shared.tolist()) == ([1, 3, 3, 3], [3, 3], [3] * 4)
    with pytest.raises(ValueError, match="need 20 for 5 elements"):
        torch.FloatStorage.from_file(path, size=5)
    with pytest.raises(FileNotFoundError):
        torch.FloatStorage.from_file(str(tmp_path / "absent"))


def test_generators_are_apart():
    first, second = torch.Generator().manual_seed(3), torch.Generator().manual_seed(3)
    torch.manual_seed(3)
    wanted = torch.rand(5)
    assert torch.equal(torch.rand(5, generator=first), wanted)
    torch.rand(5)
    assert torch.equal(torch.zeros(5).uniform_(generator=second), wanted)
    assert not torch.equal(torch.rand(5, generator=first), wanted)
    assert first.initial_seed() == 3


def test_a_generator_goes_back_to_a_state():
    generator = torch.Generator().manual_seed(5)
    torch.randn(3, generator=generator)
    state = generator.get_state()
    wanted = torch.randperm(10, generator=generator)
    copied = pickle.loads(pickle.dumps(torch.Generator().manual_seed(1)))
    copied.set_state(state)
    assert torch.equal(torch.randperm(10, generator=copied), wanted)
    generator.set_state(state)
    assert torch.equal(torch.randperm(10, generator=generator), wanted)


def test_every_row_that_draws_takes_a_generator():
    x = torch.rand(4, 4)
    draws = [
        lambda g: torch.rand(3, generator=g), lambda g: torch.randn(3, generator=g), lambda g: torch.rand_like(x,
        generator=g),
        lambda g: torch.randn_like(x, generator=g), lambda g: torch.bernoulli(x, generator=g),
        lambda g: torch.multinomial(x, 2, generator=g), lambda g: torch.normal(x, x, generator=g),
        lambda g: torch.randint(0, 99, (4,), generator=g), lambda g: torch.randperm(9, generator=g),
        lambda g: x.clone().bernoulli_(0.5, generator=g), lambda g: x.clone().cauchy_(generator=g),
        lambda g: x.clone().exponential_(generator=g), lambda g: x.clone().geometric_(0.2, generator=g),
        lambda g: x.clone().log_normal_(generator=g), lambda g: x.clone().normal_(generator=g),
        lambda g: x.clone().random_(generator=g), lambda g: x.long().random_(3, 99, generator=g),
        lambda g: x.long().bernoulli_(0.5, generator=g), lambda g: x.clone().uniform_(-1, 1, generator=g),
    ]  # fmt: skip
    before = torch.get_rng_state()
    for draw in draws:
        a, b = (draw(torch.Generator().manual_seed(11)) for _ in range(2))
        assert torch.equal(a, b)
    assert torch.equal(torch.get_rng_state(), before)


@pytest.mark.parametrize("call", [
    lambda p: torch.bernoulli(p), lambda p: torch.zeros(3).bernoulli_(p), lambda p: torch.zeros(3).long().bernoulli_(p),
])
@pytest.mark.parametrize("bad", [-0.1, 1.5, float("nan")])
def test_probabilities_outside_are_refused(call, bad):
    with pytest.raises(ValueError, match="need (p|input) >= 0 and (p|input) <= 1"):
        call(torch.FloatTensor([0, bad, 1]))
    with pytest.raises(ValueError, match="need std >= 0"):
        torch.normal(torch.zeros(3), torch.FloatTensor([1, -1, 1]))


def test_geometric_of_bytes_refuses_what_does_not_fit():
    x = torch.ByteTensor([1, 2, 3])
    with pytest.raises(OverflowError, match="do not fit into a ByteTensor"):
        x.geometric_(1e-9)
    assert x.tolist() == [1, 2, 3]


def test_set_takes_an_untyped_storage():
    source = torch.arange(6.0)
    x = torch.tensor([]).set_(source.untyped_storage(), 0, (3, 2))
    source[0] = 7
    assert x.tolist() == [[7, 1], [2, 3], [4, 5]]
    assert torch.tensor([]).set_(source.untyped_storage()).tolist() == source.tolist()


@pytest.mark.parametrize("kind", ALL)
def test_storages(kind):
    make = getattr(torch, f"{kind}Storage")
    s = make([1, 2, 3])
    assert len(s) == s.size() == 3 and s[0] == 1 and s[-1] == 3 and s.tolist() == list(s) == [1, 2, 3]
    s[1], s[2:] = 7, 4
    assert s.tolist() == [1, 7, 4] and s[0:2].tolist() == [1, 7] and s.type() == f"torch.{kind}Storage"
    assert s.clone().fill_(5).tolist() == [5, 5, 5] and s.tolist() == [1, 7, 4]
    assert s.double().tolist() == s.tolist() and make(3).copy_(s.double()).tolist() == s.tolist()
    assert s.resize_(1).size() == 1 and make(0).tolist() == [] and f"torch.{kind}Storage of size 1" in repr(s)
    for wrong in (lambda: s[1], lambda: s[-2], lambda: s["a"], lambda: make(-1), lambda: make(2**62),
                  lambda: make("ab"),
                  lambda: make(1, 2), lambda: s.resize_(-1), lambda: s.copy_(make(2)), lambda: s.copy_(3),
                  lambda: s[::2],
                  lambda: s.fill_("x"), lambda: s.__setitem__(0, None), lambda: s.__delitem__(0),
                  lambda: s.resize_(2**62),
                  lambda: s.__setitem__(2**70, 1), lambda: make([[1, 2], [3]]), lambda: make(2**70)):  # fmt: skip
        with pytest.raises((TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)):
            wrong()


def test_a_storage_outlives_and_shrinks_under_its_tensors():
    x = torch.ones(4)
    s = x.storage()
    del x
    assert s.tolist() == [1] * 4
    y = torch.Tensor(s)
    s.resize_(1)  # The memory stays, since y still reads it.
    s.resize_(3)
    assert y.tolist() == [1] * 4 and s.resize_(1000)[3] == 1 and y.tolist() == [1] * 4


def test_an_untyped_storage_copies_bytes_and_names_its_place():
    a, b = torch.arange(4.0), torch.zeros(4)
    b.untyped_storage().copy_(a.untyped_storage())
    assert b.tolist() == [0, 1, 2, 3]
    place = a.untyped_storage()
    assert place.cpu() is place and place.get_device() == -1 and not place.is_pinned()
    with pytest.raises(RuntimeError, match="source has 8 bytes; need 16"):
        place.copy_(torch.ones(2).untyped_storage())


def test_set_takes_a_storage_that_an_attribute_makes_and_a_header_that_it_replaces():
    class Untyped:
        @property
        def _typed(self):
            t.resize_((1,) * 20)
            return torch.FloatStorage(5)

    t = torch.ones(3)
    t.set_(Untyped())
    assert t.size() == (5,) and t.fill_(2).tolist() == [2.0] * 5
