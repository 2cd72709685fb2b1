"""Streams, events and copies: work waits until somebody waits for it, and errors of order show."""

import ctypes
import os

import numpy as np
import pytest

from cuda_emulator.device import POINTER, Device, DriverError

SOURCE = r"""
extern "C" __global__ void add(int n, int *data, int value) {
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n)
        data[i] += value;
}
"""
NON_BLOCKING = 1
NOT_READY = 600


class Work:
    """A device, a counter on it, and calls by their shortest form."""

    def __init__(self):
        self.device = Device()
        self.function = self.device.function(self.device.load(SOURCE), "add")
        self.data = self.device.put(np.zeros(1, np.int32))
        self.seen = POINTER()
        self.call("cuMemHostAlloc", ctypes.byref(self.seen), ctypes.c_size_t(4), 0)
        self.host = np.ctypeslib.as_array((ctypes.c_int * 1).from_address(self.seen.value))
        self.host[0] = 0

    def call(self, name, *arguments):
        self.device.call(name, *arguments)

    def ask(self, name, *arguments):
        return self.device.ask(name, *arguments)

    def stream(self, flags=NON_BLOCKING):
        result = POINTER()
        self.call("cuStreamCreate", ctypes.byref(result), flags)
        return result

    def event(self, stream=None, record=True):
        result = POINTER()
        self.call("cuEventCreate", ctypes.byref(result), 0)
        if record:
            self.call("cuEventRecord", result, stream)
        return result

    def add(self, value, stream=None):
        self.device.launch(self.function, 1, 1, [ctypes.c_int(1), self.data, ctypes.c_int(value)], stream=stream)

    def fetch(self, stream=None):
        """Copy the counter into pinned memory, when its turn comes."""
        self.call("cuMemcpyDtoHAsync_v2", self.seen, self.data, ctypes.c_size_t(4), stream)


@pytest.fixture
def work():
    work = Work()
    yield work
    work.device.close()


@pytest.mark.parametrize("wait", ["stream", "event", "context"])
def test_pinned_memory_is_stale_until_one_waits(work, wait):
    stream = work.stream()
    work.add(5, stream)
    work.fetch(stream)
    event = work.event(stream)
    assert work.host[0] == 0
    if wait == "stream":
        work.call("cuStreamSynchronize", stream)
    elif wait == "event":
        work.call("cuEventSynchronize", event)
    else:
        work.call("cuCtxSynchronize")
    assert work.host[0] == 5


def test_launch_blocking_does_all_at_once(work, monkeypatch):
    monkeypatch.setenv("CUDA_LAUNCH_BLOCKING", "1")
    work.add(5, stream := work.stream())
    work.fetch(stream)
    assert work.host[0] == 5


@pytest.mark.parametrize("waits", [False, True])
def test_streams_are_in_order_only_where_an_event_says_so(work, waits):
    first, second = work.stream(), work.stream()
    work.add(5, first)
    if waits:
        work.call("cuStreamWaitEvent", second, work.event(first), 0)
    work.fetch(second)
    work.call("cuStreamSynchronize", second)
    assert work.host[0] == (5 if waits else 0)
    work.call("cuStreamSynchronize", first)


def test_an_event_stands_for_the_moment_of_its_record(work):
    """Later work of the stream is not waited for; recorded anew, it is."""
    first, second = work.stream(), work.stream()
    work.add(1, first)
    event = work.event(first)
    work.add(10, first)
    work.call("cuStreamWaitEvent", second, event, 0)
    work.fetch(second)
    work.call("cuStreamSynchronize", second)
    assert work.host[0] == 1
    work.call("cuEventRecord", event, first)
    work.call("cuEventSynchronize", event)
    work.fetch(second)
    work.call("cuStreamSynchronize", second)
    assert work.host[0] == 11


@pytest.mark.parametrize("flags", [0, NON_BLOCKING])
def test_the_default_stream_orders_those_that_do_not_decline(work, flags):
    """Blocking streams wait for it and it for them; the others go their own way."""
    stream = work.stream(flags)
    work.add(5, stream)
    work.fetch()
    work.call("cuStreamSynchronize", None)
    assert work.host[0] == (0 if flags else 5)
    work.call("cuStreamSynchronize", stream)
    work.add(1)
    work.fetch(stream)
    work.call("cuStreamSynchronize", stream)
    assert work.host[0] == (5 if flags else 6)


@pytest.mark.parametrize("kind", ["event", "stream"])
def test_a_query_gets_there_in_steps(work, kind):
    stream = work.stream()
    for _ in range(3):
        work.add(1, stream)
    work.fetch(stream)
    asked = ("cuEventQuery", work.event(stream)) if kind == "event" else ("cuStreamQuery", stream)
    answers = [work.ask(*asked) for _ in range(8)]
    assert answers[0] == NOT_READY and answers[-1] == 0 and answers == sorted(answers, reverse=True)
    assert answers.index(0) == (5 if kind == "event" else 4) and work.host[0] == 3


def test_times_of_events(work):
    begin = work.event()
    work.add(1)
    end = work.event()
    blank = work.event(record=False)
    took = ctypes.c_float(-1)
    assert work.ask("cuEventElapsedTime", ctypes.byref(took), begin, end) == NOT_READY
    work.call("cuCtxSynchronize")
    work.call("cuEventElapsedTime", ctypes.byref(took), begin, end)
    assert took.value >= 0
    with pytest.raises(DriverError, match="INVALID_HANDLE"):
        work.call("cuEventElapsedTime", ctypes.byref(took), begin, blank)
    assert work.ask("cuEventQuery", blank) == 0


def test_pageable_memory_is_taken_at_once(work):
    """The source may change after the call, the target is written before it returns."""
    stream, values = work.stream(), np.int32([7])
    work.call("cuMemcpyHtoDAsync_v2", work.data, values.ctypes.data_as(POINTER), ctypes.c_size_t(4), stream)
    values[0] = 8
    got = np.int32([0])
    work.call("cuMemcpyDtoHAsync_v2", got.ctypes.data_as(POINTER), work.data, ctypes.c_size_t(4), stream)
    assert got == 7


def test_pinned_memory_is_taken_when_its_turn_comes(work):
    stream = work.stream()
    work.host[0] = 7
    work.call("cuMemcpyHtoDAsync_v2", work.data, work.seen, ctypes.c_size_t(4), stream)
    work.host[0] = 8
    work.call("cuStreamSynchronize", stream)
    assert work.device.get(work.data, 1, np.int32) == 8


def test_registered_memory_is_pinned(work):
    values = np.zeros(4096, np.int32)
    size = ctypes.c_size_t(values.nbytes)
    work.call("cuMemHostRegister_v2", values.ctypes.data_as(POINTER), size, 0)
    with pytest.raises(DriverError, match="ALREADY_REGISTERED"):
        work.call("cuMemHostRegister_v2", values.ctypes.data_as(POINTER), size, 0)
    work.add(3)
    work.call("cuMemcpyDtoHAsync_v2", values.ctypes.data_as(POINTER), work.data, ctypes.c_size_t(4), None)
    assert values[0] == 0
    work.call("cuMemHostUnregister", values.ctypes.data_as(POINTER))
    assert values[0] == 3
    with pytest.raises(DriverError, match="NOT_REGISTERED"):
        work.call("cuMemHostUnregister", values.ctypes.data_as(POINTER))


@pytest.mark.parametrize("bits", [8, 16, 32])
def test_fills(work, bits):
    kind = np.dtype(f"uint{bits}")
    size = bits // 8
    memory = work.device.put(np.zeros(24, kind))
    at = ctypes.c_uint64(memory.value + size)
    work.call(f"cuMemsetD{bits}Async", at, 77, ctypes.c_size_t(3), work.stream())
    work.call(f"cuMemsetD2D{bits}_v2", ctypes.c_uint64(memory.value + 8 * size), ctypes.c_size_t(8 * size), 5,
              ctypes.c_size_t(2), ctypes.c_size_t(2))  # fmt: skip
    expected = np.zeros(24, kind)
    expected[1:4] = 77
    expected[[8, 9, 16, 17]] = 5
    work.call("cuCtxSynchronize")
    assert (work.device.get(memory, 24, kind) == expected).all()
    with pytest.raises(DriverError, match="INVALID_VALUE"):
        work.call(f"cuMemsetD{bits}_v2", at, 77, ctypes.c_size_t(24))


def test_copies_between_devices(work):
    other = Device(3)
    there = other.put(np.int32([0]))
    work.call("cuCtxPushCurrent_v2", work.device.context)
    work.add(9)
    size = ctypes.c_size_t(4)
    work.call("cuMemcpyPeer", there, other.context, work.data, work.device.context, size)
    work.call("cuCtxPopCurrent_v2", None)
    assert other.get(there, 1, np.int32) == 9
    stream = POINTER()
    other.call("cuStreamCreate", ctypes.byref(stream), NON_BLOCKING)
    other.call("cuMemcpyPeerAsync", work.data, work.device.context, there, other.context, size, stream)
    other.close()
    assert work.device.get(work.data, 1, np.int32) == 9


def test_memory_runs_out_and_comes_back(work, monkeypatch):
    monkeypatch.setenv("CUDA_EMULATOR_MEMORY", "2")
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    work.call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
    assert total.value == 2 << 20 > free.value
    kept = work.device.allocate(1 << 20)
    with pytest.raises(DriverError, match="cuMemAlloc_v2: CUDA_ERROR_OUT_OF_MEMORY"):
        work.device.allocate(1 << 20)
    work.call("cuMemFree_v2", kept)
    work.device.allocate(1 << 20)
    with pytest.raises(DriverError, match="INVALID_VALUE"):
        work.call("cuMemFree_v2", kept)


def test_copies_outside_are_refused(work):
    values = np.zeros(2, np.int32)
    for name in ("cuMemcpyDtoH_v2", "cuMemcpyHtoD_v2"):
        ends = [values.ctypes.data_as(POINTER), work.data]
        with pytest.raises(DriverError, match=f"{name}: CUDA_ERROR_INVALID_VALUE"):
            work.call(name, *(ends if "DtoH" in name else ends[::-1]), ctypes.c_size_t(8))


def test_handles_that_are_gone(work):
    stream = work.stream()
    event = work.event(stream)
    work.call("cuStreamDestroy_v2", stream)
    work.call("cuEventSynchronize", event)
    work.call("cuEventDestroy_v2", event)
    for name, handle in (("cuStreamSynchronize", stream), ("cuEventQuery", event), ("cuStreamDestroy_v2", stream)):
        with pytest.raises(DriverError, match="INVALID_HANDLE"):
            work.call(name, handle)


def test_after_a_fork_the_driver_is_not_there(work):
    child = os.fork()
    if not child:
        os._exit(work.ask("cuCtxSynchronize") + 10 * work.ask("cuInit", 0))
    assert os.WEXITSTATUS(os.waitpid(child, 0)[1]) == 33


def test_primary_contexts_are_shared_and_reset(work):
    first, second = POINTER(), POINTER()
    work.call("cuDevicePrimaryCtxRetain", ctypes.byref(first), 2)
    work.call("cuDevicePrimaryCtxRetain", ctypes.byref(second), 2)
    assert first.value == second.value
    work.call("cuCtxPushCurrent_v2", first)
    memory = work.device.put(np.int32([1]))
    for _ in range(2):
        work.call("cuDevicePrimaryCtxRelease_v2", 2)
    with pytest.raises(DriverError, match="CONTEXT_IS_DESTROYED"):
        work.device.get(memory, 1, np.int32)
    work.call("cuCtxPopCurrent_v2", None)


def test_what_is_not_there_says_so(work):
    for name in ("cuMemAllocManaged", "cuArrayCreate_v2", "cuLinkCreate_v2", "cuTexRefCreate"):
        with pytest.raises(DriverError, match=f"{name}: CUDA_ERROR_NOT_SUPPORTED"):
            work.call(name, None, None, None)
    module = POINTER()
    with pytest.raises(DriverError, match="FILE_NOT_FOUND"):
        work.call("cuModuleLoad", ctypes.byref(module), b"/missing")
    with pytest.raises(DriverError, match="INVALID_IMAGE"):
        work.call("cuModuleLoadData", ctypes.byref(module), b"\x7fELF" + bytes(200))
    with pytest.raises(DriverError, match="INVALID_DEVICE"):
        work.call("cuDeviceGet", ctypes.byref(module), 4)
