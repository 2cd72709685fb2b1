#!/usr/bin/env bash
# Installs a wheel into an environment of its own and uses it there:
#   packaging/try_wheel.sh PYTHON WHEEL
set -euo pipefail
wheel="$(realpath "$2")"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
"$1" -m venv "$folder"
cd "$folder" # away from the repository's own torch/
bin/python -m pip install -q --disable-pip-version-check "$wheel"
bin/python -c "
import sys, torch
import importlib.metadata
version = importlib.metadata.version('alphatorch')
assert (torch.version.alphatorch, torch.__version__.endswith('+alphatorch.' + version)) == (version, True), torch.__version__
x = torch.ones(3, 4)
assert float((x @ x.t()).sum()) == 36
print('alphatorch', version, 'as torch', torch.__version__, 'on', sys.version.split()[0])"
bin/python -m torch.demo --epochs 2
