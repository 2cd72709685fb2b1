#!/usr/bin/env bash
# Builds the core with ASan and UBSan beside the ordinary build and runs the tests under them.
set -euo pipefail
cd "$(dirname "$0")/.."
python="$PWD/.venv/bin/python"
rm -rf build/asan && mkdir -p build/asan
cp -r torch csrc codegen tests examples ops.yaml setup.py pyproject.toml generated build/asan/
rm -f build/asan/torch/*.so
cd build/asan
TORCH_SANITIZE=1 "$python" setup.py -q build_ext --inplace
export LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
export PYTHONPATH="$PWD" PYTHONMALLOC=malloc
"$python" -m pytest -x "$@"
