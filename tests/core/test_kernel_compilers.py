"""Kernels without nvcc: NVRTC compiles the same sources, where it is installed; it needs no GPU."""

import pathlib

import pytest

from torch.cuda import _compilers, _kernels, _libraries


@pytest.mark.slow
@pytest.mark.skipif(_compilers.nvrtc() is None, reason="needs NVRTC: pip install nvidia-cuda-nvrtc")
@pytest.mark.parametrize("architecture", [80, 90])
@pytest.mark.parametrize("file", _kernels.sources())
def test_nvrtc_compiles(file, architecture, tmp_path):
    result, made = _compilers.Nvrtc(_compilers.nvrtc()), tmp_path / "x.cubin"
    folders = [_kernels.WRITTEN, _kernels.GENERATED]
    assert result.compile(_kernels.source(file), architecture, folders, str(made)) == ""
    assert made.read_bytes()[:4] == b"\x7fELF"


@pytest.mark.skipif(_compilers.nvrtc() is None, reason="needs NVRTC: pip install nvidia-cuda-nvrtc")
def test_nvrtc_says_what_is_wrong(tmp_path):
    (tmp_path / "wrong.cu").write_text('extern "C" __global__ void th_f(int *x) { *x = unknown; }')
    said = _compilers.Nvrtc(_compilers.nvrtc()).compile(tmp_path / "wrong.cu", 90, [], str(tmp_path / "x"))
    assert 'wrong.cu(1): error: identifier "unknown" is undefined' in said


def test_no_compiler_says_what_to_install(monkeypatch):
    monkeypatch.setattr(_compilers.shutil, "which", lambda *place, **path: None)
    monkeypatch.setattr(_compilers, "nvrtc", lambda: None)
    with pytest.raises(FileNotFoundError, match="pip install nvidia-cuda-nvrtc"):
        _compilers.compiler.__wrapped__()


class Old(_compilers.Compiler):
    """A compiler that knows two architectures."""
    version, release, known = "old", (12, 4), [75, 90]


TARGETS = [(75, "sm_75"), (90, "sm_90"), (89, "compute_75"), (120, "compute_90")]


@pytest.mark.parametrize(("architecture", "target"), TARGETS)
def test_an_architecture_that_the_compiler_lacks_gets_text_for_the_driver(architecture, target):
    assert Old().target(architecture) == target


def test_gpus_and_drivers_that_are_too_old_are_told(monkeypatch):
    with pytest.raises(RuntimeError, match="the GPU is sm_70; the compiler of CUDA 12.4 supports GPUs from sm_75"):
        Old().target(70)

    class Driver:
        def th_gpu_driver_version(self):
            return 11080

    monkeypatch.setattr(_compilers, "lib", Driver())
    with pytest.raises(RuntimeError, match="compiler is of CUDA 12.4, the driver of CUDA 11.8, .*pip install "
                                           "'nvidia-cuda-nvrtc-cu11'"):
        Old().target(90)


def test_the_builtins_of_a_wheel_are_loaded_before_the_compiler(tmp_path, monkeypatch):
    """By name they are found only once they are loaded."""
    folder = tmp_path / "nvidia/cu13/lib"
    folder.mkdir(parents=True)
    for name in ("libnvrtc.so.13", "libnvrtc-builtins.so.13.0", "libother.so.1"):
        (folder / name).touch()
    loaded = []

    def load(path):
        if "/" not in path:
            raise OSError(path)
        loaded.append(path.rpartition("/")[2])

    monkeypatch.setattr(_libraries.ctypes, "CDLL", load)
    monkeypatch.setattr(_libraries, "wheels", lambda name: [str(path) for path in folder.glob(name)])
    _compilers.nvrtc()
    assert loaded == ["libnvrtc-builtins.so.13.0", "libnvrtc.so.13"]


def test_kernels_of_a_wheel_need_no_compiler(tmp_path, monkeypatch):
    """What `ship` packs is what `compiled` finds, without asking for a compiler."""
    class Packs:
        def bundle(self, path, architectures, folders, made):
            pathlib.Path(made).write_bytes(f"{path.stem} {architectures}".encode())

    monkeypatch.setattr(_kernels, "compiler", Packs)
    old = tmp_path / ("sum-" + "0" * 24 + ".fatbin.xz")
    old.touch()
    packed = _kernels.ship("kernels/sum", [75, 90], tmp_path)
    assert packed.exists() and not old.exists() and _kernels.ship("kernels/sum", [75], tmp_path) == packed
    monkeypatch.setattr(_kernels, "compiler", None)
    monkeypatch.setenv("TORCH_CUDA_SHIPPED", str(tmp_path))
    monkeypatch.setenv("TORCH_CUDA_CACHE", str(tmp_path / "cache"))
    made = _kernels.compiled("kernels/sum", 90)
    assert made.read_bytes() == b"sum [75, 90]" and made == _kernels.compiled("kernels/sum", 120)
