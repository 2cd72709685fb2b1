"""Parameters have the names and the order of PyTorch 2.13, so that programs can pass them by keyword."""

import importlib
import inspect

import pytest

import torch

NAMES = """
torch.accelerator.max_memory_allocated: device_index
torch.accelerator.max_memory_reserved: device_index
torch.accelerator.memory_allocated: device_index
torch.accelerator.memory_stats: device_index
torch.accelerator.reset_peak_memory_stats: device_index
torch.autograd.function.once_differentiable: fn
torch.batch_norm_update_stats: input running_mean running_var momentum
torch.cuda.Event.elapsed_time: self end_event
torch.cuda.is_bf16_supported: including_emulation
torch.cuda.set_rng_state: new_state device
torch.export.graph_signature.ExportGraphSignature: input_specs output_specs
torch.export.graph_signature.InputSpec: kind arg target persistent
torch.export.graph_signature.OutputSpec: kind arg target
torch.export.ExportedProgram.module: self check_guards
torch.export.load: f extra_files expected_opset_version
torch.export.save: ep f extra_files opset_version pickle_protocol
torch.fx.map_arg: a fn
torch.fx.node.map_aggregate: a fn
torch.multiprocessing.set_sharing_strategy: new_strategy
torch.nn.ModuleList.append: self module
torch.nn.ModuleList.extend: self modules
torch.nn.ModuleList.pop: self key
torch.nn.Sequential.append: self module
torch.nn.Sequential.pop: self key
torch.nn.ModuleDict.update: self modules
torch.nn.ParameterDict.update: self parameters
torch.nn.parallel.gather: outputs target_device dim
torch.nn.parallel.scatter: inputs target_gpus dim
torch.overrides.is_tensor_like: inp
torch.overrides.is_tensor_method_or_property: func
torch.overrides.resolve_name: f
torch.save: obj f pickle_module pickle_protocol _use_new_zipfile_serialization _disable_byteorder_record
torch.utils._pytree.is_namedtuple_instance: obj
torch.utils._pytree.key_get: obj kp
torch.utils._pytree.keystr: kp
torch.utils._pytree.tree_all: pred tree is_leaf
torch.utils._pytree.tree_all_only: type_or_types pred tree is_leaf
torch.utils._pytree.tree_any: pred tree is_leaf
torch.utils._pytree.tree_any_only: type_or_types pred tree is_leaf
torch.utils._pytree.tree_map_only: type_or_types_or_pred func tree is_leaf
torch.utils.benchmark.Timer.adaptive_autorange: self threshold min_run_time max_run_time callback
torch.utils.checkpoint.set_checkpoint_debug_enabled: enabled
torch.utils.checkpoint.set_checkpoint_early_stop: enable
""".split("\n")[1:-1]


@pytest.mark.parametrize("line", NAMES)
def test_the_parameters_have_the_names_of_pytorch(line):
    path, _, names = line.partition(": ")
    module, _, name = path.rpartition(".")
    above, _, kind = module.rpartition(".")
    owner = getattr(importlib.import_module(above), kind) if kind[0].isupper() else importlib.import_module(module)
    signature = inspect.signature(getattr(owner, name))
    assert list(signature.parameters) == names.split()


def test_adaptive_autorange_measures_until_the_times_agree_or_the_time_is_up():
    timer = torch.utils.benchmark.Timer("x + 1", globals={"x": torch.ones(2)})
    assert len(timer.adaptive_autorange(threshold=1e9, min_run_time=0).times) == 4
    result = timer.adaptive_autorange(threshold=-1.0, min_run_time=0, max_run_time=0.01)
    assert sum(result.raw_times) >= 0.01 > sum(result.raw_times[:-1])
