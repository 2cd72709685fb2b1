"""torch.load of malicious files: an error with the reason, immediately, without running code or allocating much."""

import io
import os
import pickle
import struct
import subprocess
import sys
import tempfile
import time

import pytest
from archives import SIX, archive, file, name, number, storage, tensor, text, whole

import torch
from torch.serialization.layout import CENTRAL, CENTRAL_MAGIC, END, LOCAL


def load(pickled, storages=None, **options):
    start = time.perf_counter()
    try:
        return torch.load(file(pickled, storages), **options)
    finally:
        assert time.perf_counter() - start < 5


def refuse(pickled, storages=None, match="load: "):
    with pytest.raises((RuntimeError, pickle.UnpicklingError), match=match):
        load(pickled, {"0": SIX} if storages is None else storages)


def test_the_tools_of_these_tests_make_good_files():
    assert load(whole(tensor()), {"0": SIX}).tolist() == [[0, 1, 2], [3, 4, 5]]


# --- code -------------------------------------------------------------------------------------------------------------

RUNS = ["touched = 1", "open('touched', 'w')"]


class Call:
    def __init__(self, function, *arguments):
        self.parts = function, arguments

    def __reduce__(self):
        return self.parts


@pytest.mark.parametrize("protocol", range(2, 6))
@pytest.mark.parametrize("function, argument", [
    (os.system, "touch touched"), (exec, RUNS[1]), (eval, RUNS[1]), (open, "touched"), (getattr, "x"),
    (__import__, "os"),
    (subprocess.Popen, "touch touched"), (print, "x"), (torch.load, "x"), (torch.save, "x"), (type, "x"), (vars, "x"),
])  # fmt: skip
def test_no_code_runs(function, argument, protocol, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(pickle.UnpicklingError, match=function.__name__):
        load(pickle.dumps([1, Call(function, argument)], protocol))
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize("module, attribute", [
    ("torch", "hub"), ("torch", "distributed"), ("torch", "hub.sys"), ("torch", "nothing.at.all"), ("torch", "..nn"),
    ("torch", "utils.tensorboard"), ("torch.distributed", "run"), ("torch.hub", "load"), ("torch.nn", "parallel.x"),
    ("antigravity", "x"),
])
def test_a_name_imports_nothing(module, attribute):
    code = ("import io, sys, torch, pickle\nfrom archives import file, name, whole\n"
            "torch.load(file(whole(b']'))), torch.optim.lr_scheduler\nbefore = set(sys.modules)\n"
            "try: torch.load(file(whole(name(*sys.argv[1:]))))\n"
            "except pickle.UnpicklingError as error: assert str(error).startswith('load: '), error\n"
            "else: raise AssertionError('read')\nnew = set(sys.modules) - before\n"
            "print([one for one in new - {'torch.serialization.advice'} if one.startswith(('torch', sys.argv[1]))])")
    done = subprocess.run([sys.executable, "-c", code, module, attribute], capture_output=True, text=True,
                          cwd=os.path.dirname(__file__))
    assert done.stdout == "[]\n", done.stdout + done.stderr


@pytest.mark.parametrize("operations", [
    name("os", "system") + text("touch touched") + b"\x85R", name("builtins", "list.__class__") + b")R",
    name("collections", "OrderedDict.fromkeys") + b")R", name("torch", "load") + b")R",
    name("torch._utils", "getattr") + b")R", name("torch._utils", "_core") + b")R", name("builtins", "getattr"),
    text("os") + text("system") + b"\x93", text("builtins") + text("dict.get") + b"\x93",
    b"(ios\nsystem\n", b"(cos\nsystem\no", b"\x82\x01", b"\x83\x01\x00", b"\x84\x01\x00\x00\x00", b"P0\n",
    b"I1\n", b"L1L\n", b"F1\n", b"S'a'\n", b"V\n", b"p0\n", b"g0\n", b"2", b"l", b"d", b"\x97", b"\x98", b"\xff", b"",
])  # fmt: skip
def test_names_and_operations_that_data_does_not_need(operations):
    refuse(whole(operations))


@pytest.mark.parametrize("operations", [
    b")" + text("x") + b"b",                                    # a state for a tuple
    b"]}b", b"}}b", tensor() + b"}b", storage() + b"}b",
    name("collections", "OrderedDict") + b"}b",                 # for the class itself
    name("collections", "OrderedDict") + b")R" + b"]b",
    name("collections", "OrderedDict") + b")\x81", name("torch", "FloatTensor") + number(1 << 40) + b"\x85R",
    name("torch", "FloatTensor") + number(1 << 40) + b"\x85\x81", name("torch", "FloatStorage") + number(9) + b"\x85R",
    b"]" + text("a") + text("b") + b"s", b")" + b"NNs", b"}(NNNu", b"}Na", b")Na", b"](NN\x90", b"}(NN\x90",
    b"}](NNu", b"}]Ns", b"}}Ns", b"}" + tensor() + b"0]Ns", b"](N", b"0", b"1", b"N1", b"\x85", b"N\x86", b"NN\x87",
    b"h\x09", b"j\xff\xff\xff\xff", b"q\x00", b"N" + b"N", b"((((", b"t", b"e", b"u", b"a", b"s", b"R", b"b", b"Q",
    b"\x81",
    text("x") + b")R", b"N)R", tensor() + b")R", b"])R", name("builtins", "set") + b"N\x85R",
    name("builtins", "set") + b"]])\x85a\x85R", name("collections", "Counter") + text("a") + b"\x85R",
    name("collections", "defaultdict") + name("torch", "FloatTensor") + b"\x85R",
    name("collections", "OrderedDict") + b"]" + b"\x85R", name("torch", "Size") + text("a") + b"\x85R",
    name("torch", "Size") + b"(" + text("a") + b"t\x85R",
    name("builtins", "complex") + text("1") + number(1) + b"\x86R",
    name("builtins", "range") + text("1") + number(1) * 2 + b"\x87R",
    name("builtins", "bytearray") + number(1 << 40) + b"\x85R",
    name("builtins", "bytes") + number(1 << 40) + b"\x85R",
    name("_codecs", "encode") + text("a") + text("rot13") + b"\x86R",
    name("builtins", "int") + text("9" * 4000) + b"\x85R", name("builtins", "list") + number(3) + b"\x85R",
    name("builtins", "str") + number(3) + b"\x85R", name("builtins", "tuple") + b"]\x85R",
])  # fmt: skip
def test_operations_on_the_wrong_things(operations):
    refuse(whole(operations))


def test_protocols():
    for protocol in (0, 1, 6, 255):
        refuse(b"\x80" + bytes([protocol]) + b"N.", match="protocol|operation|wrong")


# --- tensors and storages that lie ------------------------------------------------------------------------------------

BIG = (1 << 31, 1 << 40, 1 << 62, (1 << 63) - 1, 1 << 63, 1 << 64, 1 << 500)


LIES = [
    *[storage(count=count) for count in (-1, 0, 5, 7, *BIG)],
    *[storage(record=record) for record in ("1", "", "../0", "0\0")],
    storage(kind="DoubleStorage"), storage(kind="ByteStorage"), storage(kind="NoStorage"), storage(kind=b"N"),
    storage(kind=text("x")),
    storage(kind="FloatTensor"), storage(kind=name("builtins", "list")), storage(location="cuda:63"),
    storage(location="meta"),
    b"(" + text("storage") + b"tQ", text("storage") + b"Q", b"NQ", b"]Q",
    b"(" + text("module") + name("torch", "FloatStorage") + text("0") + text("cpu") + number(6) + b"tQ",
    b"(" + storage() + storage(kind="IntStorage") + b"t", b"(" + storage() + storage(location="cuda:63") + b"t",
    *[tensor(offset=offset) for offset in (-1, 1, 6, *BIG)],
    *[tensor(size=size) for size in ((3, 3), (-1, 3), (7, 1), (2,), (2, 3, 1), *[(big, 1) for big in BIG])],
    *[tensor(stride=stride) for stride in ((3, 2), (-3, 1), (4, 1), (1,), *[(big, 1) for big in BIG])],
    *[tensor(size=(big, big), stride=(0, 0)) for big in BIG[1:]], tensor(size=(2, 1), stride=(1 << 62, 1 << 62)),
    tensor(size=(1,) * 99, stride=(1,) * 99), tensor(source=b"N"), tensor(source=tensor()), tensor(source=text("x")),
    tensor(requires_grad=number(1)), tensor(requires_grad=b"N"),
    name("torch._utils", "_rebuild_parameter") + b"NNN\x87R", name("torch._utils", "_rebuild_tensor_v2") + b")R",
    name("torch._utils", "_rebuild_parameter") + tensor() + text("x") + b"N\x87R",
]  # fmt: skip


@pytest.mark.parametrize("operations", LIES)
def test_sizes_and_storages_that_do_not_fit(operations):
    refuse(whole(operations))


def test_the_same_lies_in_files_that_are_mapped(tmp_path):
    path = tmp_path / "x"
    for operations in LIES:
        path.write_bytes(archive(whole(operations), {"0": SIX}))
        with pytest.raises((RuntimeError, pickle.UnpicklingError), match="load: "):
            torch.load(path, mmap=True)


def test_floats_as_sizes():
    half = b"G" + struct.pack(">d", 0.5)
    arguments = storage() + half + number(1) + b"\x85" + half + b"\x85\x89}"
    refuse(whole(name("torch._utils", "_rebuild_tensor_v2") + b"(" + arguments + b"tR"))


@pytest.mark.parametrize("kind", ["QUInt4x2", "QUInt2x4"])
def test_types_that_torch_does_not_have(kind):
    refuse(whole(storage(kind=kind + "Storage", count=3)), match=f"has a {kind}, .*convert")
    refuse(whole(name("torch._utils", "_rebuild_nested_tensor") + b"NN\x86R"), match="has a not strided.*convert")
    refuse(whole(name("torch._utils", "_rebuild_qtensor") + b"NN\x86R"), match="its pickle is invalid")
    refuse(whole(name("torch._utils", "_rebuild_sparse_tensor") + b"NN\x86R"), match="rebuilt from tensors and a size")


# --- memory and time --------------------------------------------------------------------------------------------------


def nested(opening, closing, depth):
    return whole(opening * depth + closing * depth)


@pytest.mark.parametrize("operations", [
    nested(b"]", b"a", 100_000)[:-2] + b".", nested(b"(", b"t", 100_000), whole(b")" + b"\x85" * 100_000),
    whole(b"]" + b"\x85" * 1001), whole(b"(" * 10_000_000),
])  # fmt: skip
def test_deep_nesting(operations):
    refuse(operations, match="deep|wrong|many times")


def test_keys_that_exhaust_the_stack_or_take_ages():
    deep = b")" + b"\x85" * 100_000
    for operations in (b"}" + deep + b"Ns", b"\x8f(" + deep + b"\x90", b"(" + deep + b"\x91",
                       name("builtins", "set") + b"](" + deep + b"e\x85R"):
        refuse(whole(operations), match="nested")
    doubling = b")" + b"q\x00h\x00\x86" * 64
    refuse(whole(b"}" + doubling + b"Ns"), match="nested|long")
    wide = b"(" + number(1) * 2000 + b"t"
    refuse(whole(b"}" + wide + b"Ns"), match="long")
    same = b"".join(number(i * ((1 << 61) - 1)) + b"N" for i in range(1, 200_000))
    refuse(whole(b"}(" + same + b"u"), match="hash")
    same = b"".join(number(i * ((1 << 61) - 1)) for i in range(1, 200_000))
    refuse(whole(b"\x8f(" + same + b"\x90"), match="hash")
    refuse(whole(name("builtins", "set") + b"](" + same + b"e\x85R"), match="hash")


def test_what_is_shared_many_times_takes_no_memory():
    level = b"]" + b"".join(b"q" + bytes([i]) + b"0](" + (b"h" + bytes([i])) * 9 + b"e" for i in range(200))
    back = load(whole(level))
    assert len(back) == 9 and back[0] is back[8]


@pytest.mark.parametrize("operations", [
    b"X\xff\xff\xff\x7f", b"\x8d" + b"\xff" * 8, b"\x8e" + b"\xff" * 7 + b"\x7f", b"\x96" + b"\xff" * 7 + b"\x0f",
    b"B\xff\xff\xff\x7f",
    b"\x8b\xff\xff\xff\x7f", b"\x95" + b"\xff" * 8, b"C\xff", b"Nr\xff\xff\xff\xffj\xff\xff\xff\xff" * 10,
    storage(count=1 << 33), tensor(size=(1 << 33, 1)), b"K", b"M\x00", b"J", b"G\x00", b"c", b"cos", b"cos\nsystem",
    b"\x80",
])  # fmt: skip
def test_a_small_file_that_asks_for_gigabytes(operations):
    refuse(whole(operations))


def test_a_million_tiny_tensors():
    many = b"".join(tensor(storage(record=str(i), count=1), size=(1,), stride=(1,)) for i in range(20_000))
    start = time.perf_counter()
    back = torch.load(file(whole(b"(" + many + b"t"), {str(i): SIX[4:8] for i in range(20_000)}))
    assert len(back) == 20_000 and time.perf_counter() - start < 10


# --- the container ----------------------------------------------------------------------------------------------------


def good():
    return bytearray(archive(whole(tensor()), {"0": SIX}))


def entries(data):
    """Where each entry of the directory begins."""
    at = END.unpack(data[-END.size:])[6]
    result = []
    while data[at:at + 4] == CENTRAL_MAGIC:
        result.append(at)
        parts = CENTRAL.unpack_from(data, at)
        at += CENTRAL.size + parts[10] + parts[11] + parts[12]
    return result


def refuse_file(data, match="load: "):
    """Check that a file is refused, whether it is read or mapped."""
    with pytest.raises(RuntimeError, match=match):
        torch.load(io.BytesIO(bytes(data)))
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        with pytest.raises(RuntimeError, match=match):
            torch.load(file.name, mmap=True)


def patched(at, form, value):
    data = good()
    struct.pack_into(form, data, at, value)
    return data


def test_forged_directories():
    data = good()
    for entry in (entry for entry in entries(data) if data[entry + CENTRAL.size:][:15] != b"archive/version"):
        for at, form in ((20, "<I"), (24, "<I"), (42, "<I"), (28, "<H"), (30, "<H"), (32, "<H")):
            old = struct.unpack_from(form, data, entry + at)[0]
            for value in {0, 1, old + 1, old - 1, old + 64, len(data), 0x7FFF, 0xFFFF, 0xFFFFFFFE, 0xFFFFFFFF} - {old}:
                if 0 <= value < 1 << 8 * struct.calcsize(form):
                    refuse_file(patched(entry + at, form, value))
        for value in (8, 12, 14, 93, 95, 99, 0xFFFF):
            refuse_file(patched(entry + 10, "<H", value), "compressed|encrypted")
        refuse_file(patched(entry + 8, "<H", 1), "compressed|encrypted")
    for at, form in ((4, "<H"), (6, "<H"), (8, "<H"), (10, "<H"), (12, "<I"), (16, "<I"), (20, "<H")):
        for value in (1, 0xFFF, 0xFFFF, *([0xFFFFFFFF] if form == "<I" else [])):
            refuse_file(patched(len(data) - END.size + at, form, value))


def test_forged_local_headers():
    data = good()
    for entry in entries(data):
        offset = CENTRAL.unpack_from(data, entry)[16]
        name_size = LOCAL.unpack_from(data, offset)[9]
        for at, form, value in ((8, "<H", 8), (6, "<H", 1), (26, "<H", 3), (28, "<H", 0xFFFF), (0, "<I", 0),
                                (30, "<B", 0)):
            forged = patched(offset + at, form, value)
            record = data[offset + LOCAL.size:offset + LOCAL.size + name_size].decode()
            if record.endswith(("data.pkl", "data/0", "byteorder")):
                refuse_file(forged)


def test_records_over_each_other():
    """Two records with one place in the file."""
    data = good()
    first, *_, last = entries(data)
    struct.pack_into("<I", data, last + 42, CENTRAL.unpack_from(data, first)[16])
    refuse_file(data, "overlaps the next")


def test_records_twice_and_none():
    parts = archive(whole(tensor()), {"0": SIX}), archive(whole(b"N"), {}, prefix="other/")
    assert torch.load(io.BytesIO(parts[1])) is None
    refuse_file(archive(whole(b"N"), **{"data.pkl": whole(b"N")}), "twice")
    refuse_file(archive(whole(b"N"), prefix="a/b/"), "without data.pkl")
    refuse_file(archive(whole(b"N"), byteorder=b"middle"), "byte order")


def test_compressed_members():
    import zipfile

    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive_:
        archive_.writestr("archive/data.pkl", whole(storage(kind="ByteStorage", count=1 << 26)))
        archive_.writestr("archive/data/0", bytes(1 << 26))
    assert len(bomb.getvalue()) < 100_000
    refuse_file(bomb.getvalue(), "compressed")


def test_other_formats_are_named():
    old = b"\x80\x02\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03."
    for data, match in ((old + bytes(300), "damaged"), (bytes(257) + b"ustar" + bytes(300), "write this tar file")):
        with pytest.raises(RuntimeError, match=match):
            torch.load(io.BytesIO(data))
    with pytest.raises(EOFError, match="ends where it should begin"):
        torch.load(io.BytesIO(b""))
    for data in (b"PK", b"hello", bytes(1000), pickle.dumps([1]), b"PK\x05\x06" + bytes(18)):
        refuse_file(data)


def test_truncated_anywhere():
    data = good()
    for length in range(1, len(data)):
        refuse_file(data[:length])
    file = io.BytesIO(data + b"PK\x05\x06" * 3 + b"x" * 30)  # what follows an archive is not read
    assert torch.load(file).tolist() == [[0, 1, 2], [3, 4, 5]] and file.tell() == len(data)
    refuse_file(data[:-1] + b"PK\x05\x06" * 3 + b"x" * 30)


def test_every_flipped_bit(tmp_path):
    """A flipped bit is found, or lies where nothing is read: in padding, dates and version numbers."""
    data, harmless = good(), 0
    for position in range(len(data)):
        for bit in range(8):
            data[position] ^= 1 << bit
            try:
                assert torch.load(io.BytesIO(bytes(data))).tolist() == [[0, 1, 2], [3, 4, 5]]
                harmless += 1
            except RuntimeError as error:
                assert str(error).startswith("load: ")
            data[position] ^= 1 << bit
    assert harmless < len(data) * 8 * 0.7


def test_a_file_cut_while_it_is_mapped(tmp_path):
    path = tmp_path / "x"
    path.write_bytes(good()[:-30])
    with pytest.raises(RuntimeError):
        torch.load(path, mmap=True)
    path.write_bytes(good())
    assert torch.load(path, mmap=True).sum() == 15
