"""Names with a leading underscore that classes of others define or call: each is used by a small class of our own."""

import io
from collections import OrderedDict

import pytest

import torch
from torch import nn, optim
from torch.nn import functional


def test_a_convolution_with_another_weight():
    class Standardized(nn.Conv2d):
        def forward(self, input):
            return self._conv_forward(input, self.weight - self.weight.mean((1, 2, 3), keepdim=True), self.bias)

    x = torch.randn(1, 2, 5, 5)
    for mode in ("zeros", "reflect"):
        layer = Standardized(2, 3, 3, padding=1, padding_mode=mode)
        plain = nn.Conv2d(2, 3, 3, padding=1, padding_mode=mode)
        plain.load_state_dict({"weight": layer.weight - layer.weight.mean((1, 2, 3), keepdim=True), "bias": layer.bias})
        assert torch.allclose(layer(x), plain(x), atol=1e-6)


def test_a_convolution_of_others_defines_its_call():
    class Doubled(nn.Conv1d):
        def _conv_forward(self, input, weight, bias):
            return super()._conv_forward(input, 2 * weight, bias)

    layer = Doubled(1, 1, 1, bias=False)
    assert torch.equal(layer(torch.ones(1, 1, 1)), 2 * layer.weight)


def test_padding_as_functional_pad_takes_it():
    layer = nn.Conv2d(1, 1, 3, padding=(1, 2), padding_mode="circular")
    assert layer._reversed_padding_repeated_twice == [2, 2, 1, 1]
    x = torch.randn(1, 1, 4, 4)
    padded = functional.pad(x, layer._reversed_padding_repeated_twice, "circular")
    assert torch.allclose(layer(x), functional.conv2d(padded, layer.weight, layer.bias), atol=1e-6)


def test_a_transposed_convolution_of_others_asks_for_the_output_padding():
    class Scaled(nn.ConvTranspose2d):
        def forward(self, input, output_size=None):
            extra = self._output_padding(input, output_size, self.stride, self.padding, self.kernel_size, 2,
                                         self.dilation)
            return functional.conv_transpose2d(input, self.weight, self.bias, self.stride, self.padding, extra)

    assert Scaled(1, 1, 3, stride=2)(torch.ones(1, 1, 3, 3), (8, 7)).shape == (1, 1, 8, 7)


def test_batch_normalization_of_any_rank():
    from torch.nn.modules.batchnorm import _BatchNorm

    class AnyRank(_BatchNorm):
        def _check_input_dim(self, input):
            if input.dim() < 2:
                raise ValueError("need 2 dims or more")

    assert AnyRank(2)(torch.randn(3, 2, 1, 1, 1, 1)).shape == (3, 2, 1, 1, 1, 1)
    with pytest.raises(ValueError, match="need 2 dims or more"):
        AnyRank(2)(torch.randn(3))


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU])
def test_a_recurrent_layer_that_checks_and_orders_by_itself(kind):
    layer = kind(3, 4, num_layers=2, bidirectional=True)
    assert [name for name, _ in layer.named_parameters()] == layer._flat_weights_names
    assert all(one is other for one, other in zip(layer._flat_weights, layer.parameters(), strict=True))
    x = torch.randn(5, 2, 3)
    size = layer.get_expected_hidden_size(x, None)
    hidden = torch.zeros(size)
    state = (hidden, torch.zeros(layer.get_expected_cell_size(x, None))) if kind is nn.LSTM else hidden
    layer.check_forward_args(x, state, None)
    assert layer(x, state)[0].shape == (5, 2, 8) and size == (4, 2, 4)
    with pytest.raises(RuntimeError, match="need input_size=3"):
        layer.check_input(torch.randn(5, 2, 7), None)
    with pytest.raises(RuntimeError, match="need 4x2x4"):
        layer.check_hidden_size(torch.zeros(1, 2, 4), size)
    order = torch.tensor([1, 0])
    moved = layer.permute_hidden(layer(x, state)[1], order)
    first = moved[0] if kind is nn.LSTM else moved
    assert first.shape == (4, 2, 4) and layer.permute_hidden(hidden, None) is hidden


def test_attention_that_looks_how_it_projects():
    assert nn.MultiheadAttention(8, 2)._qkv_same_embed_dim and nn.MultiheadAttention(8, 2).head_dim == 4
    apart = nn.MultiheadAttention(8, 2, kdim=3)
    assert not apart._qkv_same_embed_dim and apart.q_proj_weight is not None
    nn.init.zeros_(apart.q_proj_weight)
    apart._reset_parameters()
    assert apart.q_proj_weight.abs().sum() > 0


def test_buffers_that_are_not_saved_can_be_added_and_dropped():
    layer = nn.Module()
    layer.register_buffer("kept", torch.ones(1))
    layer.register_buffer("lost", torch.ones(1), persistent=False)
    assert layer._non_persistent_buffers_set == {"lost"} and list(layer.state_dict()) == ["kept"]
    layer._non_persistent_buffers_set.discard("lost")
    layer._non_persistent_buffers_set.add("kept")
    assert list(layer.state_dict()) == ["lost"]
    assert nn.Linear(1, 1)._non_persistent_buffers_set == set()
    file = io.BytesIO()
    torch.save(layer, file)
    file.seek(0)
    assert list(torch.load(file, weights_only=False).state_dict()) == ["lost"]


def test_hooks_of_states_are_seen_under_their_names():
    layer = nn.Linear(1, 1)
    for name, add in (("_state_dict_hooks", layer.register_state_dict_post_hook),
                      ("_state_dict_pre_hooks", layer.register_state_dict_pre_hook),
                      ("_load_state_dict_pre_hooks", layer.register_load_state_dict_pre_hook),
                      ("_load_state_dict_post_hooks", layer.register_load_state_dict_post_hook),
                      ("_backward_pre_hooks", layer.register_full_backward_pre_hook)):
        assert not getattr(layer, name)
        handle = add(lambda *arguments: None)
        assert len(getattr(layer, name)) == 1
        handle.remove()
        assert not getattr(layer, name)


def test_a_module_of_others_wraps_the_call():
    class Counted(nn.Linear):
        calls = 0

        def __call__(self, *input, **keywords):
            self.calls += 1
            return self._call_impl(*input, **keywords)

    layer, seen = Counted(2, 1), []
    layer.register_forward_hook(lambda *given: seen.append(1))
    layer(torch.ones(1, 2))
    assert layer.calls == 1 and seen == [1]


def test_an_optimizer_of_others_collects_what_it_updates():
    class Signed(optim.Adam):
        def step(self):
            for group in self.param_groups:
                params, grads, first, second, steps = [], [], [], [], []
                self._init_group(group, params, grads, first, second, steps)
                for parameter, grad, mean in zip(params, grads, first, strict=True):
                    mean.lerp_(grad, 0.5)
                    parameter.data.sub_(mean.sign(), alpha=group["lr"])

    layer = nn.Linear(2, 1, bias=False)
    nn.init.ones_(layer.weight)
    optimizer = Signed(layer.parameters(), lr=0.25)
    layer(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    assert layer.weight.tolist() == [[0.75, 0.75]]
    assert set(optimizer.state[layer.weight]) >= {"exp_avg", "exp_avg_sq"}


def test_hooks_of_optimizers_are_seen():
    optimizer = optim.SGD(nn.Linear(1, 1).parameters(), lr=0.1)
    assert not optimizer._optimizer_step_pre_hooks and not optimizer._optimizer_step_post_hooks
    optimizer.register_step_pre_hook(lambda *given: None)
    assert len(optimizer._optimizer_step_pre_hooks) == 1 and not optimizer._optimizer_step_post_hooks


def test_a_schedule_of_others_extends_one_of_ours():
    class Floored(optim.lr_scheduler.StepLR):
        within = []

        def get_lr(self):
            self.within.append(self._get_lr_called_within_step)
            return [max(rate, 0.3) for rate in super().get_lr()]

    optimizer = optim.SGD(nn.Linear(1, 1).parameters(), lr=1.0)
    schedule = Floored(optimizer, 1, gamma=0.5)
    rates = []
    for _ in range(3):
        optimizer.step()
        schedule.step()
        rates.append(schedule.get_last_lr()[0])
    assert rates == [0.5, 0.3, 0.3] and set(schedule.within) == {True}
    assert schedule._get_lr_called_within_step is False and schedule._last_lr == [0.3] and schedule._step_count == 4


def test_a_loader_of_others_is_passed_over():
    from torch.utils.data.dataloader import _DatasetKind, _SingleProcessDataLoaderIter

    class Loader:
        _auto_collation, _index_sampler, drop_last = False, None, False
        dataset_kind = _dataset_kind = _DatasetKind.Iterable

        def __init__(self):
            self.dataset = self

        def __iter__(self):
            return iter([torch.ones(2), torch.zeros(2)])

        def collate_fn(self, batch):
            return batch

    assert [batch.tolist() for batch in _SingleProcessDataLoaderIter(Loader())] == [[1, 1], [0, 0]]
    loader = torch.utils.data.DataLoader([1, 2, 3], batch_size=2)
    assert loader._auto_collation and list(loader._index_sampler) == [[0, 1], [2]]
    assert loader._dataset_kind == _DatasetKind.Map


def test_a_loader_derived_from_ours_gives_other_indices():
    class Twice(torch.utils.data.DataLoader):
        @property
        def _index_sampler(self):
            return [index for index in super()._index_sampler for _ in range(2)]

    assert [batch.tolist() for batch in Twice([1, 2], batch_size=1)] == [[1], [1], [2], [2]]


def test_batches_of_tensors_of_a_derived_class_keep_it():
    class Marked(torch.Tensor):
        pass

    samples = [torch.ones(2).as_subclass(Marked), torch.zeros(2).as_subclass(Marked)]
    assert type(next(iter(torch.utils.data.DataLoader(samples, batch_size=2)))) is Marked


def test_decorators_of_others():
    from torch.utils._contextlib import _DecoratorContextManager, _NoParamDecoratorContextManager

    class Counting(_DecoratorContextManager):
        entered = []

        def __enter__(self):
            self.entered.append(1)

        def __exit__(self, *error):
            pass

    @Counting()
    def steps():
        yield 1
        yield 2

    assert list(steps()) == [1, 2] and len(Counting.entered) == 3

    class Plain(_NoParamDecoratorContextManager, Counting):
        pass

    assert Plain(lambda: 7)() == 7 and isinstance(Plain(), Plain)


def test_parts_of_a_transformer():
    from torch.nn.modules.transformer import _generate_square_subsequent_mask, _get_activation_fn, _get_clones

    copies = _get_clones(nn.Linear(2, 2), 3)
    assert len(copies) == 3 and copies[0].weight is not copies[1].weight
    assert torch.equal(copies[0].weight, copies[2].weight)
    assert _get_activation_fn("relu")(torch.tensor(-1.0)) == 0
    assert _generate_square_subsequent_mask(2).tolist() == [[0, float("-inf")], [0, 0]]


def test_classes_of_layers_to_ask_isinstance_for():
    from torch.nn.modules import padding, pooling

    assert isinstance(nn.ReflectionPad2d(1), padding._ReflectionPadNd)
    assert isinstance(nn.ConstantPad1d(1, 0), padding._ConstantPadNd)
    assert isinstance(nn.AdaptiveAvgPool2d(1), pooling._AdaptiveAvgPoolNd)
    assert isinstance(nn.AdaptiveMaxPool1d(1), pooling._AdaptiveMaxPoolNd)
    assert isinstance(nn.MaxUnpool2d(2), pooling._MaxUnpoolNd) and isinstance(nn.LPPool1d(2, 2), pooling._LPPoolNd)


def test_tensors_are_flattened_into_one_buffer():
    from torch._utils import _flatten_dense_tensors, _unflatten_dense_tensors

    tensors = [torch.randn(2, 3), torch.randn(4)]
    flat = _flatten_dense_tensors(tensors)
    assert flat.shape == (10,)
    assert all(torch.equal(*pair) for pair in zip(tensors, _unflatten_dense_tensors(flat, tensors), strict=True))


def test_checks_that_compilers_understand():
    torch._check(True)
    for check, error in ((torch._check, RuntimeError), (torch._check_index, IndexError),
                         (torch._check_value, ValueError), (torch._check_type, TypeError)):
        with pytest.raises(error, match="too short"):
            check(False, lambda: "too short")
    torch._check_tensor_all(torch.ones(2).bool())
    with pytest.raises(RuntimeError, match="negative"):
        torch._check_is_size(-1, lambda: "negative")


def test_rows_of_sparse_indices():
    rows = torch.tensor([0, 0, 2])
    starts = torch._convert_indices_from_coo_to_csr(rows, 3)
    assert starts.tolist() == [0, 2, 2, 3]
    back = torch._convert_indices_from_csr_to_coo(starts, torch.tensor([1, 2, 0]))
    assert back.tolist() == [[0, 0, 2], [1, 2, 0]]


@pytest.mark.parametrize(("reduce", "expected"), [("sum", [3, 0, 3]), ("mean", [1.5, float("nan"), 3]),
                                                  ("max", [2, float("-inf"), 3]), ("min", [1, float("inf"), 3]),
                                                  ("prod", [2, 1, 3])])
def test_segments_are_reduced(reduce, expected):
    data = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    result = torch.segment_reduce(data, reduce, lengths=torch.tensor([2, 0, 1]))
    torch.testing.assert_close(result.detach(), torch.tensor(expected, dtype=torch.float32), equal_nan=True)
    torch.testing.assert_close(torch.segment_reduce(data, reduce, offsets=torch.tensor([0, 2, 2, 3])), result,
                               equal_nan=True)


def test_the_extreme_eigenvalues():
    a = torch.randn(5, 5, dtype=torch.float64)
    a, b = a @ a.T, torch.eye(5, dtype=torch.float64) * 2
    values, vectors = torch.lobpcg(a, 2, b)
    assert torch.allclose(a @ vectors, b @ vectors * values) and values[0] > values[1]
    assert torch.lobpcg(a, 1, largest=False)[0] < values[1]


def test_loaders_of_others_are_built_of_parts():
    """As torchdata's StatefulDataLoader is."""
    from torch.utils.data._utils.worker import ManagerWatchdog, _generate_state
    from torch.utils.data.dataloader import DataLoader, _BaseDataLoaderIter, _DatasetKind, _InfiniteConstantSampler

    from torch.utils.data import _utils

    class Pass(_BaseDataLoaderIter):
        def __init__(self, loader):
            super().__init__(loader)
            self.fetcher = _DatasetKind.create_fetcher(self._dataset_kind, self._dataset, self._auto_collation,
                                                       self._collate_fn, self._drop_last)

        def _next_data(self):
            return self.fetcher.fetch(self._next_index())

    class Stream(torch.utils.data.IterableDataset):
        def __iter__(self):
            return iter(range(5))

    numbers = Pass(DataLoader(list(range(5)), batch_size=2))
    assert [batch.tolist() for batch in numbers] == [[0, 1], [2, 3], [4]] and numbers._num_yielded == 3
    numbers._reset(None)
    assert next(numbers).tolist() == [0, 1] and len(numbers) == 3
    assert [one.item() if torch.is_tensor(one) else one for one in Pass(DataLoader([3, 4], batch_size=None))] == [3, 4]
    for drop_last in (False, True):
        loader = DataLoader(Stream(), batch_size=2, drop_last=drop_last)
        loader.__dict__["batch_sampler"] = torch.utils.data.BatchSampler(_InfiniteConstantSampler(), 2, drop_last)
        batches = [batch.tolist() for batch in Pass(loader)]
        assert batches == [[0, 1], [2, 3], [4]][:2 if drop_last else 3]
    assert ManagerWatchdog().is_alive() and len(set(map(tuple, (_generate_state(1, k) for k in range(4))))) == 4
    _utils.signal_handling._set_SIGCHLD_handler()
    assert not _utils.python_exit_status and _utils.MP_STATUS_CHECK_INTERVAL > 0


def test_wrappers_of_packages_assign_names_of_the_base():
    class Wrapper(optim.Optimizer):
        def __init__(self, optimizer, model):
            self._optimizer_step_pre_hooks, self._optimizer_step_post_hooks = OrderedDict(), OrderedDict()
            self.model, self.criterion = model, "mine"
            self.calls = []
            super().__init__(optimizer.param_groups, {})
            self.optimizer = optimizer

        def step(self, closure=None):
            return self.optimizer.step(closure)

    model = nn.Linear(1, 1)
    wrapper = Wrapper(optim.SGD(model.parameters(), lr=0.1), model)
    wrapper.register_step_pre_hook(lambda *given: wrapper.calls.append("before"))
    wrapper.register_step_post_hook(lambda *given: wrapper.calls.append("after"))
    model(torch.ones(1, 1)).sum().backward()
    wrapper.step()
    assert wrapper.model is model and wrapper.criterion == "mine" and wrapper.calls == ["before", "after"]

    class Halving(optim.lr_scheduler.LRScheduler):
        def step(self, epoch=None):
            self.last_epoch += 1
            for group in self.optimizer.param_groups:
                group["lr"] = group["initial_lr"] / 2**self.last_epoch
            self._last_lr = [group["lr"] for group in self.optimizer.param_groups]

    class Warm(optim.lr_scheduler.LRScheduler):
        def get_lr(self):
            return [initial * self._step_count / 4 for initial in self.base_lrs]

    schedule = Warm(wrapper.optimizer)
    assert schedule.get_last_lr() == [0.025]
    schedule.step()
    assert schedule.get_last_lr() == [0.05]
    schedule = Halving(optim.SGD(model.parameters(), lr=0.8))
    schedule.step()
    assert schedule._last_lr == schedule.get_last_lr() == [0.4]


def test_the_internal_module_of_scripts_has_what_packages_import():
    from torch._jit_internal import _copy_to_script_wrapper, _overload, ignore, unused

    assert all(mark(abs)(-1) == 1 for mark in (_copy_to_script_wrapper, _overload, ignore, unused))
