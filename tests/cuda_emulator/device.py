"""The emulated driver through ctypes, for its own tests: a context, memory as NumPy arrays, kernels from source."""

import ctypes
import functools
import hashlib
import subprocess

import numpy as np

from cuda_emulator import BUILD, HERE, PRIVATE, build

POINTER = ctypes.c_void_p


class DriverError(Exception):
    """Raised with the status of a failed call."""


class Device:
    """One emulated device with a context of its own, current in this thread until `close`."""

    def __init__(self, ordinal=0):
        build()
        self.driver = ctypes.CDLL(str(PRIVATE))
        self.call("cuInit", 0)
        self.context = POINTER()
        self.call("cuCtxCreate_v2", ctypes.byref(self.context), 0, ordinal)
        self.kept = []

    def close(self):
        self.call("cuCtxDestroy_v2", self.context)

    def ask(self, name, *arguments):
        """Call the function and return the number of its result."""
        return getattr(self.driver, name)(*arguments)

    def call(self, name, *arguments):
        """Call the function and raise an error unless it succeeds."""
        result = self.ask(name, *arguments)
        if result:
            text = ctypes.c_char_p()
            self.driver.cuGetErrorName(result, ctypes.byref(text))
            raise DriverError(f"{name}: {text.value.decode() if text.value else result}")

    def allocate(self, size):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address

    def put(self, array):
        """Return a copy of the array on the device."""
        address = self.allocate(array.nbytes)
        self.call("cuMemcpyHtoD_v2", address, array.ctypes.data_as(POINTER), ctypes.c_size_t(array.nbytes))
        return address

    def get(self, address, shape, dtype=np.float32):
        """Return the data at the address, after waiting for the device."""
        array = np.empty(shape, dtype)
        self.call("cuMemcpyDtoH_v2", array.ctypes.data_as(POINTER), address, ctypes.c_size_t(array.nbytes))
        return array

    def load(self, source):
        """Return the module that nvcc makes of CUDA source."""
        module = POINTER()
        self.call("cuModuleLoad", ctypes.byref(module), str(compiled(source)).encode())
        return module

    def function(self, module, name):
        function = POINTER()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return function

    def launch(self, function, grid, block, arguments, shared=0, stream=None):
        """Launch with ctypes values as arguments; dims may be numbers or tuples."""
        dims = [(*dim, 1, 1)[:3] if isinstance(dim, tuple) else (dim, 1, 1) for dim in (grid, block)]
        pointers = (POINTER * len(arguments))(*(ctypes.cast(ctypes.byref(value), POINTER) for value in arguments))
        self.call("cuLaunchKernel", function, *dims[0], *dims[1], shared, stream, pointers, None)

    def synchronize(self):
        self.call("cuCtxSynchronize")


@functools.cache
def compiled(source):
    """Return the path of the module that nvcc makes of CUDA source, made once in a process."""
    build()
    stem = BUILD / hashlib.sha256(source.encode()).hexdigest()[:16]
    stem.with_suffix(".cu").write_text(source)
    output = stem.with_suffix(".cubin")
    command = [str(HERE / "bin/nvcc"), "-cubin", "-arch=sm_90", "-o", str(output), str(stem.with_suffix(".cu"))]
    subprocess.run(command, check=True)
    return output
