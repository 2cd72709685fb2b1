"""Recording switched on and off around blocks, functions, generators and coroutines, and profiles by name."""

import asyncio
import json
import time

import pytest

import torch
from torch import autograd
from torch.autograd import Variable, profiler
from torch.autograd.grad_mode import _Steps

MODES = [(autograd.no_grad, False), (autograd.no_grad(), False), (autograd.enable_grad(), True),
         (autograd.inference_mode, False), (autograd.inference_mode(), False), (autograd.inference_mode(True), False),
         (autograd.inference_mode(mode=False), True), (lambda f: autograd.set_grad_enabled(False)(f), False),
         (lambda f: autograd.set_grad_enabled(True)(f), True)]


@pytest.fixture(params=MODES)
def mode(request):
    decorate, records = request.param
    with autograd.set_grad_enabled(not records):
        yield decorate, records
        assert autograd.is_grad_enabled() is not records
    assert autograd.is_grad_enabled()


def test_functions(mode):
    decorate, records = mode

    @decorate
    def ask(more=0):
        """Return the answer."""
        return (autograd.is_grad_enabled(), ask(more - 1)) if more else autograd.is_grad_enabled()
    assert ask() is records and ask(1) == (records, records) and ask.__doc__ == "Return the answer."

    @decorate
    def fails():
        raise KeyError
    with pytest.raises(KeyError):
        fails()
    assert autograd.is_grad_enabled() is not records


def test_generators(mode):
    decorate, records = mode
    seen = []

    @decorate
    def count(to):
        try:
            for n in range(to):
                assert autograd.is_grad_enabled() is records
                try:
                    seen.append((yield n))
                except ValueError as error:
                    seen.append(str(error))
            return "end"
        finally:
            seen.append(("closed", autograd.is_grad_enabled()))
    running = count(3)
    assert next(running) == 0 and autograd.is_grad_enabled() is not records
    assert running.send("sent") == 1 and running.throw(ValueError("thrown")) == 2
    with pytest.raises(StopIteration) as stop:
        next(running)
    assert stop.value.value == "end" and seen == ["sent", "thrown", None, ("closed", records)]
    running = count(3)
    next(running)
    running.close()
    assert seen[4:] == [("closed", records)]
    running = count(3)
    next(running)
    with pytest.raises(KeyError):
        running.throw(KeyError())
    assert seen[-1] == ("closed", records) and autograd.is_grad_enabled() is not records


def test_coroutines(mode):
    decorate, records = mode
    seen = []

    @decorate
    async def inner(n):
        seen.append(autograd.is_grad_enabled())
        await asyncio.sleep(0)
        seen.append(autograd.is_grad_enabled())
        if n < 0:
            raise KeyError
        return n + 1

    async def beside():
        for _ in range(4):
            seen.append(not autograd.is_grad_enabled())
            await asyncio.sleep(0)

    async def main():
        result = await asyncio.gather(inner(1), beside(), inner(2))
        with pytest.raises(KeyError):
            await inner(-1)
        late = asyncio.ensure_future(inner(5))
        await asyncio.sleep(0)
        late.cancel()
        with pytest.raises(asyncio.CancelledError):
            await late
        return result
    assert asyncio.run(main()) == [2, None, 3] and seen and set(seen) == {records}
    assert asyncio.iscoroutinefunction(inner)


def test_asynchronous_generators(mode):
    decorate, records = mode
    seen = []

    @decorate
    async def several(to):
        try:
            for n in range(to):
                await asyncio.sleep(0)
                seen.append(autograd.is_grad_enabled())
                try:
                    yield n
                except ValueError:
                    seen.append(autograd.is_grad_enabled())
        finally:
            seen.append(autograd.is_grad_enabled())

    async def main():
        result = []
        async for n in several(3):
            assert autograd.is_grad_enabled() is not records
            result.append(n)
        running = several(3)
        assert await running.__anext__() == 0 and await running.athrow(ValueError()) == 1
        await running.aclose()
        return result
    assert asyncio.run(main()) == [0, 1, 2] and len(seen) == 8 and set(seen) == {records}


def test_a_switch_that_decorates_leaves_recording_as_it_was():
    assert autograd.set_grad_enabled(False)(autograd.is_grad_enabled)() is False and autograd.is_grad_enabled()
    switch = autograd.set_grad_enabled(False)
    assert not autograd.is_grad_enabled()
    with switch:
        assert not autograd.is_grad_enabled()
    assert autograd.is_grad_enabled()
    with switch:
        assert not autograd.is_grad_enabled()
    assert autograd.is_grad_enabled()
    assert _Steps.__await__


def test_nothing_is_looked_for():
    x = Variable(torch.Tensor([-1]))
    with autograd.detect_anomaly(check_nan=False):
        assert (x.log() * 0).isnan()
    with autograd.set_detect_anomaly(True, check_nan=False):
        x.log()
    with pytest.raises(RuntimeError), autograd.detect_anomaly(check_nan=True):
        x.log()


def profiled():
    x = Variable(torch.ones(30, 30))
    with profiler.profile() as profile:
        with profiler.record_function("outer"):
            for _ in range(2):
                with profiler.record_function("step"):
                    y = x.mm(x)
                time.sleep(0.001)
        y.sum().backward()
    return profile


def test_averages_by_name():
    profile = profiled()
    averages = profile.key_averages()
    by_key = {each.key: each for each in averages}
    assert [by_key[key].count for key in ("outer", "step", "aten::mm", "aten::sum", "MmBackward0")] == [1, 2, 2, 1, 1]
    for each in averages:
        assert 0 <= each.self_cpu_time_total <= each.cpu_time_total == pytest.approx(each.cpu_time * each.count)
    assert by_key["outer"].cpu_time_total >= by_key["step"].cpu_time_total + 2000
    inside = by_key["outer"].self_cpu_time_total + by_key["step"].cpu_time_total
    assert by_key["outer"].cpu_time_total == pytest.approx(inside)
    assert by_key["step"].cpu_time_total == pytest.approx(
        by_key["step"].self_cpu_time_total + by_key["aten::mm"].cpu_time_total)
    total = averages.total_average()
    assert total.key == "Total" and total.count == sum(each.count for each in averages)
    assert total.cpu_time_total == pytest.approx(sum(each.self_cpu_time_total for each in averages))
    assert profile.total_average() == total and profile.self_cpu_time_total == total.self_cpu_time_total
    assert any("test_modes.py:" in event.where for event in profile.events if event.name == "outer")


@pytest.mark.parametrize("column", ["self_cpu_time_total", "cpu_time_total", "cpu_time", "count"])
def test_tables_are_sorted(column):
    profile = profiled()
    averages = profile.key_averages()
    for text in (averages.table(sort_by=column), profile.table(sort_by=column)):
        lines = text.split("\n")
        names = [line.split("  ")[0].strip() for line in lines[1:-1]]
        values = [next(getattr(each, column) for each in averages if each.key == name) for name in names]
        assert len(names) == len(averages) and values == sorted(values, reverse=True)
        assert len(set(map(len, lines[:-1]))) == 1 and lines[-1].startswith("self time of all: ")
    assert "... and" in averages.table(row_limit=1) and str(averages) == averages.table()
    for call in (averages.table, profile.table):
        with pytest.raises(ValueError, match="need one of 'self_cpu_time_total'"):
            call(sort_by="colour")


def test_names_of_blocks_and_functions_only_where_somebody_looks():
    @profiler.record_function("mine")
    def function(n):
        return n + 1
    assert function(1) == 2
    with profiler.profile() as profile:
        assert function(2) == 3
        with pytest.raises(KeyError), profiler.record_function("fails"):
            raise KeyError
    assert [event.name for event in profile.events] == ["mine", "fails"]
    with profiler.profile() as profile:
        pass
    assert profile.key_averages() == [] and profile.key_averages().table() and profile.total_average().count == 0


def test_profiles_keep_sizes_and_memory():
    x = torch.ones(30, 20, requires_grad=True)
    with torch.profiler.profile(record_shapes=True, profile_memory=True) as profile:
        with torch.profiler.record_function("block"):
            held = x.mm(torch.ones(20, 1000)), x.detach().clone().mul_(2)
        held[0].sum().backward()
        profile.add_metadata_json("seeds", "[1]")
    averages = {each.key: each for each in profile.key_averages(group_by_input_shape=True)}
    assert averages["aten::mm"].input_shapes == [[30, 20], [20, 1000]]
    assert averages["aten::mul_"].input_shapes == [[30, 20], []]
    assert averages["MmBackward0"].input_shapes == [[30, 1000]]
    assert averages["aten::mm"].self_cpu_memory_usage >= 30 * 1000 * 4 and averages["aten::mul_"].cpu_memory_usage == 0
    assert averages["aten::mm"].cuda_time_total == averages["aten::mm"].self_device_memory_usage == 0
    table = profile.key_averages(group_by_input_shape=True).table(sort_by="self_cpu_memory_usage")
    assert "input shapes" in table and "bytes" in table and "[[30, 20], [20, 1000]]" in table
    assert "bytes" not in profiled().key_averages().table()
    assert [each.key for each in profile.events() if each.input_shapes == [[30, 20]]] == ["aten::clone"]


def test_profiles_write_metadata_and_places(tmp_path):
    with torch.profiler.profile() as profile:
        torch.ones(3).exp()
        profile.add_metadata_json("seeds", "[1]")
    profile.export_chrome_trace(str(tmp_path / "trace.json"))
    assert json.loads((tmp_path / "trace.json").read_text())["seeds"] == [1]
    profile.export_stacks(str(tmp_path / "stacks.txt"))
    assert any(";exp " in line for line in (tmp_path / "stacks.txt").read_text().splitlines())
    with pytest.raises(ValueError, match="need 'self_cpu_time_total'"):
        profile.export_stacks(str(tmp_path / "stacks.txt"), "self_cuda_time_total")
