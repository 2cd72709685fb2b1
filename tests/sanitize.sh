#!/usr/bin/env bash
# Builds the core under sanitizers beside the ordinary build and runs Python there:
#   bash tests/sanitize.sh address,undefined -m pytest -x
#   bash tests/sanitize.sh thread tests/robustness/threads.py
set -euo pipefail
cd "$(dirname "$0")/.."
python="$PWD/.venv/bin/python"
kind="$1"
shift
folder="build/sanitize-${kind//,/-}"
mkdir -p "$folder"
# Copies keep the older of equal files, so that only what changed is compiled again. What is no longer here goes.
for gone in $(cd "$folder" && find torch csrc codegen tests generated -type f -not -name "*.so" 2>/dev/null || true); do
    [ -e "$gone" ] || rm -f "$folder/$gone"
done
cp -ru torch csrc codegen tests examples ops.yaml setup.py extension.py pyproject.toml docs benchmarks packaging LICENSE CITATION.cff Makefile ./*.md generated "$folder/"
rm -f "$folder"/torch/*.so
cd "$folder"
TORCH_SANITIZE="$kind" "$python" setup.py -q build_ext --inplace
preload=""
for name in ${kind//,/ }; do
    case "$name" in
        address) preload+=" $(gcc -print-file-name=libasan.so)" ;;
        undefined) preload+=" $(gcc -print-file-name=libubsan.so)" ;;
        thread) preload+=" $(gcc -print-file-name=libtsan.so)" ;;
    esac
done
export LD_PRELOAD="${preload# }"
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1:allocator_may_return_null=1:max_allocation_size_mb=2048
export UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS="suppressions=$PWD/tests/robustness/tsan.txt:halt_on_error=0:exitcode=66:history_size=4"
export UCX_MEM_EVENTS=no UCX_MEM_MMAP_HOOK_MODE=none UCX_ERROR_SIGNALS="" # MPICH's hooks of memory crash under TSan
export PYTHONPATH="$PWD" PYTHONMALLOC=malloc TORCH_HAND_OVER=100
exec "$python" "$@"
