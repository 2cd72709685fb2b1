"""The manual's examples do not depend on how the CPU rounds."""

import os
import subprocess
import sys

import numpy as np
import pytest

from codegen.place import ROOT
from codegen.print import examples
from codegen.read.catalogue import load

SIMD = "X86_V3 X86_V4 AVX512_ICL AVX512_SPR"  # NumPy's loops above its baseline


def rounded_otherwise(answer, error, random):
    """Return the result of an oracle with an error of a few units in the last place of the largest number."""
    if isinstance(answer, list | tuple):
        return [rounded_otherwise(part, error, random) for part in answer]
    array = np.array(answer, order="C")
    if array.dtype.kind not in "fc" or not array.size:
        return array
    numbers = array.view(array.real.dtype) if array.ndim else array.reshape(1).view(array.real.dtype)
    with np.errstate(invalid="ignore", over="ignore"):
        noise = np.where(np.abs(numbers) < 1e300, error * random.uniform(-1, 1, numbers.shape), 0)
        numbers *= (1 + noise).astype(numbers.dtype)
    return array


def test_no_example_depends_on_the_last_digits_of_its_oracle(monkeypatch):
    catalogue = load(ROOT / "ops.yaml")
    before = {op: example.text for op, example in examples.examples(catalogue).items()}
    random, answer = np.random.default_rng(0), examples.Example.answer
    monkeypatch.setattr(examples.Example, "answer", lambda self, text: rounded_otherwise(
        answer(self, text), examples.ROUNDING.get(self.dtype, 1e-12) / 4, random))
    after = {op: example.text for op, example in examples.examples(catalogue).items()}
    assert not {op: (before[op], after[op]) for op in before if before[op] != after[op]}


@pytest.mark.slow
@pytest.mark.parametrize("core", ["Prescott", "Haswell", "Zen", "SkylakeX", "Cooperlake"])
def test_generated_files_are_the_same_on_another_cpu(core):
    environment = {**os.environ, "OPENBLAS_CORETYPE": core, "NPY_DISABLE_CPU_FEATURES": SIMD}
    command = [sys.executable, "-W", "ignore", "-m", "codegen", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode == -4:
        pytest.skip(f"this CPU has not the instructions of {core}")
    assert done.returncode == 0, done.stdout + done.stderr
