"""What surrounds the models of transformers: training, files, generation, pipelines, sentence-transformers."""

import pathlib
import re
import tempfile

import tokenizers
import transformers as hf

import torch

from . import SMALL, SMALL_GPT2, losses, program, redraw, tokens

WITHOUT_DROPOUT = dict(hidden_dropout_prob=0, attention_probs_dropout_prob=0)


def llama():
    return redraw(hf.LlamaForCausalLM(hf.LlamaConfig(num_key_value_heads=2, **SMALL)))


def tokenizer(**options):
    """Return a tokenizer whose words are w0 to w97."""
    words = {f"w{number}": number for number in range(98)} | {"[PAD]": 98, "[UNK]": 99}
    plain = tokenizers.Tokenizer(tokenizers.models.WordLevel(words, unk_token="[UNK]"))
    plain.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    return hf.PreTrainedTokenizerFast(tokenizer_object=plain, pad_token="[PAD]", unk_token="[UNK]", **options)


class InOrder(hf.Trainer):
    """A trainer that takes the examples in their order."""

    def _get_train_sampler(self, *ignored):
        return torch.utils.data.SequentialSampler(self.train_dataset)


@program("transformers")
def trainer():
    text = tokens(90, 16, 8)
    data = [{"input_ids": row, "labels": torch.tensor(number % 2)} for number, row in enumerate(text)]
    model = redraw(hf.BertForSequenceClassification(hf.BertConfig(num_labels=2, **WITHOUT_DROPOUT, **SMALL)))
    with tempfile.TemporaryDirectory() as folder:
        options = hf.TrainingArguments(folder, per_device_train_batch_size=4, num_train_epochs=2, logging_steps=1,
                                       report_to=[], save_strategy="epoch", eval_strategy="epoch", use_cpu=True,
                                       disable_tqdm=True)
        run = InOrder(model=model, args=options, train_dataset=data, eval_dataset=data)
        run.train()
        tested = run.evaluate()
        saved = max(pathlib.Path(folder).iterdir())
        again = hf.BertForSequenceClassification.from_pretrained(saved)
    curve = [line["loss"] for line in run.state.log_history if "loss" in line]
    return [*curve, tested["eval_loss"], again.classifier.weight.sum()]


@program("transformers")
def save_and_load():
    model, text = llama(), tokens(90, 1, 6)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        ways = ({}, {"low_cpu_mem_usage": True}, {"attn_implementation": "eager"})
        exact = [hf.AutoModelForCausalLM.from_pretrained(folder, **way)(text).logits.abs().mean() for way in ways]
        half = hf.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16)(text).logits
    return [*exact, round(float(half.float().abs().mean()), 3)]


@program("transformers")
def generation():
    """Beams and scores; a sample, whose tokens depend on the library's random numbers, only by its length."""
    model, text = redraw(hf.GPT2LMHeadModel(hf.GPT2Config(**SMALL_GPT2))).eval(), tokens(90, 2, 5)
    model.generation_config.pad_token_id, model.generation_config.eos_token_id = 0, None
    drawn = model.generate(text, max_new_tokens=5, do_sample=True, top_k=10, top_p=0.9, temperature=0.8,
                           repetition_penalty=1.2, no_repeat_ngram_size=2)
    beams = model.generate(text, max_new_tokens=5, num_beams=3, num_return_sequences=2, early_stopping=True,
                           length_penalty=0.8, do_sample=False)
    scored = model.generate(text, max_new_tokens=5, do_sample=False, output_scores=True, return_dict_in_generate=True)
    return [drawn.shape[1], *beams.flatten().tolist(), *(scores.sum() for scores in scored.scores)]


@program("transformers")
def pipelines():
    classes = redraw(hf.BertForSequenceClassification(hf.BertConfig(**SMALL))).eval()
    judge = hf.pipeline("text-classification", model=classes, tokenizer=tokenizer())
    text = redraw(hf.GPT2LMHeadModel(hf.GPT2Config(bos_token_id=1, eos_token_id=2, **SMALL_GPT2))).eval()
    writer = hf.pipeline("text-generation", model=text, tokenizer=tokenizer())
    scores = [result["score"] for result in judge(["w1 w2 w3", "w4 w5"], batch_size=2)]
    written = writer("w1 w2", max_new_tokens=4, do_sample=False)[0]["generated_text"]
    return [*scores, *map(int, re.findall(r"\d+", written))]


@program("transformers")
def gradient_checkpointing():
    model, text = llama(), tokens(90, 2, 12)
    model.gradient_checkpointing_enable()
    model.train()
    return losses(model, lambda: model(input_ids=text, labels=text).loss)


@program("sentence-transformers")
def sentences():
    from sentence_transformers import SentenceTransformer, models
    from sentence_transformers import losses as kinds

    with tempfile.TemporaryDirectory() as folder:
        tokenizer(model_max_length=16).save_pretrained(folder)
        redraw(hf.BertModel(hf.BertConfig(**WITHOUT_DROPOUT, **SMALL))).save_pretrained(folder)
        model = SentenceTransformer(modules=[models.Transformer(folder), models.Pooling(32, "mean")], device="cpu")
    both = model.encode(["w1 w2 w3", "w4 w5"], convert_to_tensor=True)
    loss = kinds.MultipleNegativesRankingLoss(model)
    texts = [model.tokenize(["w1 w2", "w3 w4 w5"]), model.tokenize(["w1 w6", "w3 w9"])]
    return [*both.abs().mean(1), model.similarity(both, both)[0, 1], *losses(model, lambda: loss(texts, None))]
