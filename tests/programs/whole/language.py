"""Language models of transformers: losses of training, and tokens that they generate."""

import transformers

from . import PROGRAMS, SMALL, SMALL_GPT2, Program, losses, redraw, tokens

HIDDEN = dict(vocab_size=100, hidden_size=32)
LAYERS = dict(num_hidden_layers=2, num_attention_heads=4)
GROUPED = dict(num_key_value_heads=2, **SMALL)
STATES = dict(**HIDDEN, num_hidden_layers=2, state_size=8)
LATENT = dict(q_lora_rank=16, kv_lora_rank=16, qk_rope_head_dim=8, qk_nope_head_dim=8, v_head_dim=8)
EXPERTS = dict(moe_intermediate_size=16, n_routed_experts=4, n_group=2, topk_group=1, num_experts_per_tok=2,
               first_k_dense_replace=1)

CAUSAL = {
    "gpt2": ("GPT2LMHeadModel", "GPT2Config", dict(resid_pdrop=0, attn_pdrop=0, embd_pdrop=0, **SMALL_GPT2)),
    "llama": ("LlamaForCausalLM", "LlamaConfig", GROUPED),
    "mistral": ("MistralForCausalLM", "MistralConfig", dict(sliding_window=8, **GROUPED)),
    "qwen2": ("Qwen2ForCausalLM", "Qwen2Config", GROUPED),
    "qwen3": ("Qwen3ForCausalLM", "Qwen3Config", dict(head_dim=8, **GROUPED)),
    "gemma2": ("Gemma2ForCausalLM", "Gemma2Config", dict(head_dim=8, **GROUPED)),
    "gemma3": ("Gemma3ForCausalLM", "Gemma3TextConfig", dict(head_dim=8, **GROUPED)),
    "phi3": ("Phi3ForCausalLM", "Phi3Config", GROUPED),
    "mixtral": ("MixtralForCausalLM", "MixtralConfig", dict(num_local_experts=4, **GROUPED)),
    "gpt_neox": ("GPTNeoXForCausalLM", "GPTNeoXConfig", SMALL),
    "opt": ("OPTForCausalLM", "OPTConfig",
            dict(ffn_dim=64, max_position_embeddings=64, word_embed_proj_dim=32, dropout=0, **HIDDEN, **LAYERS)),
    "bloom": ("BloomForCausalLM", "BloomConfig", dict(n_layer=2, n_head=4, **HIDDEN)),
    "falcon": ("FalconForCausalLM", "FalconConfig", dict(**HIDDEN, **LAYERS)),
    "mamba": ("MambaForCausalLM", "MambaConfig", STATES),
    "mamba2": ("Mamba2ForCausalLM", "Mamba2Config",
               dict(num_heads=4, head_dim=16, n_groups=1, chunk_size=8, **STATES)),
    "olmo2": ("Olmo2ForCausalLM", "Olmo2Config", SMALL),
    "deepseek3": ("DeepseekV3ForCausalLM", "DeepseekV3Config",
                  dict(num_key_value_heads=4, **LATENT, **EXPERTS, **SMALL)),
}
MASKED = {
    "bert": ("BertForMaskedLM", "BertConfig", SMALL),
    "roberta": ("RobertaForMaskedLM", "RobertaConfig", SMALL),
    "distilbert": ("DistilBertForMaskedLM", "DistilBertConfig",
                   dict(vocab_size=100, dim=32, n_layers=2, n_heads=4, hidden_dim=64, max_position_embeddings=64)),
    "electra": ("ElectraForMaskedLM", "ElectraConfig", dict(embedding_size=32, **SMALL)),
    "deberta": ("DebertaV2ForMaskedLM", "DebertaV2Config",
                dict(relative_attention=True, pos_att_type=["p2c", "c2p"], position_buckets=8, **SMALL)),
    "albert": ("AlbertForMaskedLM", "AlbertConfig", dict(embedding_size=16, **SMALL)),
    "modernbert": ("ModernBertForMaskedLM", "ModernBertConfig",
                   dict(pad_token_id=0, bos_token_id=1, eos_token_id=2, cls_token_id=1, sep_token_id=2, **SMALL)),
}
TRANSLATING = {
    "t5": ("T5ForConditionalGeneration", "T5Config",
           dict(vocab_size=100, d_model=32, d_kv=8, d_ff=64, num_layers=2, num_heads=4, dropout_rate=0,
                decoder_start_token_id=0)),
    "bart": ("BartForConditionalGeneration", "BartConfig",
             dict(vocab_size=100, d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
                  decoder_attention_heads=4, encoder_ffn_dim=64, decoder_ffn_dim=64, max_position_embeddings=64,
                  dropout=0)),
}


def configured(model, config, options, **later):
    """Return the model of a configuration, redrawn; later: what is set after the configuration is made."""
    settings = getattr(transformers, config)(**options)
    for name, value in later.items():
        setattr(settings, name, value)
    return redraw(getattr(transformers, model)(settings)).eval()


def causal(*names):
    """Four steps of training, and eight tokens that follow the first five."""
    model = configured(*names, use_cache=True, pad_token_id=0, eos_token_id=None)
    text = tokens(90, 2, 12)
    curve = losses(model, lambda: model(input_ids=text, labels=text).loss)
    return curve + model.generate(text[:, :5], max_new_tokens=8, do_sample=False).flatten().tolist()


def masked(*names):
    """Four steps of training."""
    model, text = configured(*names), tokens(90, 2, 12)
    return losses(model, lambda: model(input_ids=text, labels=text).loss)


def translating(*names):
    """Four steps of training, and the best translations without and with a beam."""
    model, text = configured(*names), tokens(90, 2, 10)
    curve = losses(model, lambda: model(input_ids=text, labels=text[:, :6].contiguous()).loss)
    beams = (model.generate(input_ids=text, max_new_tokens=6, num_beams=count, do_sample=False) for count in (1, 3))
    return curve + [token for result in beams for token in result.flatten().tolist()]


for kind, models in ((causal, CAUSAL), (masked, MASKED), (translating, TRANSLATING)):
    PROGRAMS.update({name: Program("transformers", lambda kind=kind, names=names: kind(*names))
                     for name, names in models.items()})
