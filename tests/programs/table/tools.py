"""Programs that look at a network: summaries and drawings of its graph."""

import contextlib
import io

import torch
from table import program
from table.training import classify, floats, integers, network


def convolutional():
    return torch.nn.Sequential(
        torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(144, 3)
    )


@program("torchinfo==1.8.0")
def torchinfo():
    from torchinfo import summary

    model = convolutional()
    yield model
    result = summary(
        model, input_size=(2, 3, 8, 8), verbose=0, col_names=("input_size", "output_size", "num_params", "mult_adds")
    )
    yield from (
        result.total_params,
        result.trainable_params,
        result.total_mult_adds,
        result.total_output_bytes,
        len(str(result)),
    )


@program("torchsummary==1.5.1")
def torchsummary():
    from torchsummary import summary

    model = convolutional()
    yield model
    with contextlib.redirect_stdout(io.StringIO()) as text:
        summary(model, (3, 8, 8), device="cpu")
    yield from (text.getvalue().count(word) for word in ("Conv2d-1", "[-1, 4, 6, 6]", "112", "Total params: 555"))


@program("torch-summary==1.4.5")
def torch_summary():
    from torchsummary import summary

    model = convolutional()
    yield model
    result = summary(model, (3, 8, 8), verbose=0)
    yield from (result.total_params, result.trainable_params, result.total_mult_adds, result.total_output)


@program("pytorch-model-summary==0.1.2", "tqdm==4.70.1")
def model_summary():
    from pytorch_model_summary import summary

    model = convolutional()
    yield model
    text = summary(model, floats(1, 3, 8, 8), show_input=True, print_summary=False)
    yield from (text.count(word) for word in ("Conv2d-1", "[1, 3, 8, 8]", "555", "Trainable"))


@program("torchviz==0.0.3", "graphviz==0.21")
def drawn_graph():
    from torchviz import make_dot

    model = network()
    yield model
    drawn = make_dot(model(floats(2, 8)).mean(), params=dict(model.named_parameters()))
    yield sum("weight" in line or "bias" in line for line in drawn.body)
    yield from classify(model, floats(32, 8), integers(3, 32), steps=2)
