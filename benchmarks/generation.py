"""Prints the tokens per second of a Llama-shaped model with weights of 32, 16, 8 and 4 bits, as Markdown.

Usage: PYTHON benchmarks/generation.py [--peer PYTHON] [--rounds 3] [--width 1536] [--layers 8]

Both Pythons need the package transformers, whose Llama generates greedily with a cache of keys, in one thread. The
weights are random. The time of a token is the difference of two generations of different lengths, so the prompt does
not count: the minimum of several processor times, with the sides in turn. The limit is the time to read the weights
once, at the bandwidth of a sum of many floats. PyTorch quantizes to 8 bits only, and its inputs too.
"""

import argparse
import copy
import json
import os
import subprocess
import sys
import time
import warnings

import torch
from torch import nn

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRANSFORMERS_VERBOSITY"] = "error"
SHORT, LONG = 4, 20  # generated tokens


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", help="a Python with PyTorch and transformers")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--width", type=int, default=1536)
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--measure", action="store_true", help="measure this Python and print JSON")
    return parser.parse_args()


def model_of(width, layers):
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    return LlamaForCausalLM(LlamaConfig(
        vocab_size=16000, hidden_size=width, intermediate_size=width * 8 // 3 // 64 * 64, num_hidden_layers=layers,
        num_attention_heads=width // 64, num_key_value_heads=width // 64, max_position_embeddings=256,
    )).eval()


def seconds_of(model, prompt, tokens):
    """Return the processor seconds of one generation."""
    with torch.no_grad():
        started = time.process_time()
        model.generate(prompt, max_new_tokens=tokens, min_new_tokens=tokens, do_sample=False, pad_token_id=0)
        return time.process_time() - started


def kinds_of(model):
    """Yield pairs of a name and a model with such weights."""
    yield "float32", model
    yield "bfloat16", copy.deepcopy(model).bfloat16()
    yield "int8", torch.ao.quantization.quantize_dynamic(model, {nn.Linear}, dtype=torch.qint8)
    if "alphatorch" in torch.__version__:
        yield "int4", torch.ao.quantization.quantize_dynamic(model, {nn.Linear}, dtype=torch.quint4x2, group_size=64)


def weights_of(model):
    """Return the number of weights that each token reads, those of the linear layers, and the bytes of all layers."""
    floats = sum(layer.weight.numel() for layer in model.modules() if type(layer) is nn.Linear)
    return floats, sum(value.numel() * value.element_size() for layer in model.modules() for value in
                       [*layer._buffers.values(), *layer._parameters.values()]
                       if value is not None and "Linear" in type(layer).__name__)


def bandwidth():
    """Return the bytes per second that one thread reads."""
    data, best = torch.ones(50_000_000), float("inf")
    for _ in range(5):
        started = time.thread_time()
        data.sum()
        best = min(best, time.thread_time() - started)
    return data.numel() * 4 / best


def measure(o):
    """Print the tokens per second, and the share of the limit if the bytes of the weights are known."""
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    model, results = model_of(o.width, o.layers), {}
    prompt, limit = torch.randint(0, 16000, (1, 8)), bandwidth()
    for name, kind in kinds_of(model):
        seconds_of(kind, prompt, 2)
        pairs = [[seconds_of(kind, prompt, tokens) for tokens in (SHORT, LONG)] for _ in range(2)]
        short, long = (min(pair[k] for pair in pairs) for k in (0, 1))
        results[name] = {"seconds": (long - short) / (LONG - SHORT), "bytes": weights_of(kind)[1], "limit": limit}
    print(json.dumps({"weights": weights_of(model)[0], "kinds": results}))


def run(python, o):
    command = [python, os.path.abspath(__file__), "--measure", "--width", str(o.width), "--layers", str(o.layers)]
    result = subprocess.run(command, capture_output=True, text=True, cwd=os.path.expanduser("~"), check=False)
    if result.returncode:
        sys.exit(result.stderr)
    return json.loads(result.stdout.splitlines()[-1])


def least(rounds):
    """Return the round's figures with the minimum seconds of each kind."""
    return {name: min((one["kinds"][name] for one in rounds), key=lambda kind: kind["seconds"])
            for name in rounds[0]["kinds"]}


def main():
    o = options()
    if o.measure:
        measure(o)
        return
    sides = {"ours": sys.executable} | ({"PyTorch": o.peer} if o.peer else {})
    rounds = {side: [] for side in sides}
    for _ in range(o.rounds):
        for side, python in sides.items():
            rounds[side].append(run(python, o))
    own = least(rounds["ours"])["float32"]["seconds"]
    print(f"{rounds['ours'][0]['weights'] / 1e6:.0f} million weights per token\n")
    print("| library | weights | tokens per second | of our float32 | GB/s | of the limit |\n|---|---|---|---|---|---|")
    for side, measured in rounds.items():
        for name, kind in least(measured).items():
            speed = kind["bytes"] / kind["seconds"]
            known = side == "ours" or name != "int8"  # PyTorch hides the bytes of its packed weights
            read = f"{speed / 1e9:.1f} | {speed / kind['limit']:.0%}" if known else " | "
            print(f"| {side} | {name} | {1 / kind['seconds']:.1f} | {own / kind['seconds']:.2f} | {read} |")


if __name__ == "__main__":
    main()
