"""Kernels without nvcc: NVRTC compiles the same sources, where it is installed; it needs no GPU."""

import pytest

from torch.cuda import _compilers, _kernels


@pytest.mark.slow
@pytest.mark.skipif(_compilers.nvrtc() is None, reason="needs NVRTC: pip install nvidia-cuda-nvrtc")
@pytest.mark.parametrize("architecture", [80, 90])
@pytest.mark.parametrize("file", _kernels.sources())
def test_nvrtc_compiles(file, architecture, tmp_path):
    found, made = _compilers.Nvrtc(_compilers.nvrtc()), tmp_path / "x.cubin"
    folders = [_kernels.WRITTEN, _kernels.GENERATED]
    assert found.compile(_kernels.source(file), architecture, folders, str(made)) == ""
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
