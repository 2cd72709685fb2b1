"""Adapters of peft, and loops of accelerate."""

import tempfile

import accelerate
import peft
import transformers as hf

import torch

from . import SMALL, losses, pairs, perceptron, program, redraw, tokens
from .transformers_tools import llama

QUERY = dict(target_modules=["q_proj"])
PROMPT = dict(task_type="CAUSAL_LM", num_virtual_tokens=4)


@program("peft")
def lora():
    options = peft.LoraConfig(r=4, target_modules=["q_proj", "v_proj"], lora_dropout=0.0)
    model, text = redraw(peft.get_peft_model(llama(), options)), tokens(90, 2, 12)
    curve = losses(model, lambda: model(input_ids=text, labels=text).loss)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        again = peft.PeftModel.from_pretrained(llama(), folder)
    return [*curve, again(text).logits.abs().mean(), again.merge_and_unload()(text).logits.abs().mean()]


@program("peft")
def adapters():
    """The loss of each kind of adapter is a number, and has a gradient."""
    kinds = (
        peft.IA3Config(target_modules=["k_proj", "down_proj"], feedforward_modules=["down_proj"]),
        peft.LoHaConfig(r=2, **QUERY), peft.LoKrConfig(r=2, **QUERY), peft.VeraConfig(r=4, **QUERY),
        peft.AdaLoraConfig(init_r=4, target_r=2, total_step=10, **QUERY),
        peft.OFTConfig(oft_block_size=0, r=4, **QUERY), peft.LoraConfig(use_dora=True, r=2, **QUERY),
        peft.PrefixTuningConfig(**PROMPT), peft.PromptTuningConfig(**PROMPT))
    text, trained = tokens(90, 2, 12), []
    for kind in kinds:
        model = redraw(peft.get_peft_model(llama(), kind))
        loss = model(input_ids=text, labels=text).loss
        loss.backward()
        trained += [loss, sum(value.grad is not None for value in model.parameters())]
    return trained


@program("accelerate")
def accelerated():
    runner = accelerate.Accelerator(cpu=True, gradient_accumulation_steps=2)
    model = perceptron()
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    schedule = torch.optim.lr_scheduler.StepLR(optimizer, 2)
    model, optimizer, loader, schedule = runner.prepare(model, optimizer, pairs(), schedule)
    curve = []
    for inputs, targets in loader:
        with runner.accumulate(model):
            loss = torch.nn.functional.mse_loss(model(inputs), targets)
            runner.backward(loss)
            runner.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            optimizer.zero_grad()
            curve.append(runner.gather(loss))
    return curve


@program("accelerate")
def empty_weights():
    """A model without memory, filled from a file."""
    config = hf.LlamaConfig(num_key_value_heads=2, **SMALL)
    with accelerate.init_empty_weights():
        empty = hf.LlamaForCausalLM(config)
    is_empty, size = next(empty.parameters()).is_meta, sum(value.numel() for value in empty.parameters())
    with tempfile.TemporaryDirectory() as folder:
        llama().save_pretrained(folder)
        empty.tie_weights()
        full = accelerate.load_checkpoint_and_dispatch(empty, folder, device_map={"": "cpu"})
    return [is_empty, size, full(tokens(90, 1, 6)).logits.abs().mean()]
