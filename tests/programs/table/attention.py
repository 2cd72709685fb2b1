"""Transformers and their relatives."""

import torch
from table import program
from table.training import floats, imitate, integers, predict_next, train

EINOPS = "einops==0.8.2"


@program("linformer==0.2.3")
def linformer():
    from linformer import Linformer

    model = Linformer(dim=16, seq_len=12, depth=2, heads=2, k=4)
    yield model
    yield from imitate(model, floats(2, 12, 16))


@program("linformer==0.2.3")
def linformer_language_model():
    from linformer import LinformerLM

    model = LinformerLM(num_tokens=20, dim=16, seq_len=12, depth=1, heads=2, k=4)
    yield model
    yield from predict_next(model, integers(20, 2, 13))


@program(
    "performer-pytorch==1.1.4",
    EINOPS,
    "axial-positional-embedding==0.3.12",
    "local-attention==1.11.2",
    "hyper-connections==0.4.11",
)
def performer():
    from performer_pytorch import PerformerLM

    model = PerformerLM(
        num_tokens=20, max_seq_len=16, dim=16, depth=1, heads=2, dim_head=8, causal=False, nb_features=16
    )
    yield model
    yield from predict_next(model, integers(20, 2, 17))


@program("axial-attention==0.6.1", "axial-positional-embedding==0.3.12")
def axial_attention():
    from axial_attention import AxialAttention, AxialImageTransformer

    model = torch.nn.Sequential(
        AxialAttention(dim=8, dim_index=1, heads=2, num_dimensions=2),
        AxialImageTransformer(dim=8, depth=1, heads=2, reversible=False),
    )
    yield model
    yield from imitate(model, floats(2, 8, 4, 5))


@program("rotary-embedding-torch==0.9.1", EINOPS)
def rotary_embedding():
    from rotary_embedding_torch import RotaryEmbedding, apply_rotary_emb

    model = RotaryEmbedding(dim=8, learned_freq=True, use_xpos=False)
    yield model
    queries, keys = floats(1, 2, 6, 16), floats(1, 2, 6, 16, seed=1)
    yield from train(model, lambda: ((model.rotate_queries_or_keys(queries) * keys).sum(-1) ** 2).mean())
    pixels = RotaryEmbedding(dim=4, freqs_for="pixel", max_freq=10)
    yield apply_rotary_emb(pixels.get_axial_freqs(3, 4), floats(1, 3, 4, 8)).pow(3).sum()


@program(
    "reformer-pytorch==1.4.4",
    EINOPS,
    "axial-positional-embedding==0.3.12",
    "local-attention==1.11.2",
    "product-key-memory==0.3.0",
    "hyper-connections==0.4.11",
    "colt5-attention==0.11.2",
    "packaging==26.3",
)
def reformer():
    from reformer_pytorch import ReformerLM

    model = ReformerLM(
        num_tokens=20,
        dim=16,
        depth=1,
        max_seq_len=16,
        heads=2,
        bucket_size=4,
        n_hashes=2,
        causal=True,
        use_full_attn=True,
        axial_position_emb=True,
        axial_position_shape=(4, 4),
    )
    yield model
    yield from predict_next(model, integers(20, 2, 17))


@program(
    "linear-attention-transformer==0.19.1",
    EINOPS,
    "axial-positional-embedding==0.3.12",
    "linformer==0.2.3",
    "local-attention==1.11.2",
    "product-key-memory==0.3.0",
    "hyper-connections==0.4.11",
    "colt5-attention==0.11.2",
    "packaging==26.3",
)
def linear_attention():
    from linear_attention_transformer import LinearAttentionTransformerLM

    model = LinearAttentionTransformerLM(
        num_tokens=20,
        dim=16,
        heads=2,
        depth=2,
        max_seq_len=16,
        causal=True,
        n_local_attn_heads=1,
        local_attn_window_size=4,
    )
    yield model
    yield from predict_next(model, integers(20, 2, 17))


@program("local-attention==1.11.2", EINOPS, "hyper-connections==0.4.11")
def local_attention():
    from local_attention import LocalAttention

    model = LocalAttention(dim=8, window_size=4, causal=True, look_backward=1, autopad=True)
    outer = torch.nn.ModuleList([torch.nn.Linear(8, 24), model])
    yield outer

    def attend():
        q, k, v = outer[0](floats(2, 10, 8)).chunk(3, dim=-1)
        return model(q, k, v).pow(2).mean()

    yield from train(outer, attend)


@program(
    "sinkhorn-transformer==0.11.4",
    EINOPS,
    "axial-positional-embedding==0.3.12",
    "local-attention==1.11.2",
    "product-key-memory==0.3.0",
    "hyper-connections==0.4.11",
    "colt5-attention==0.11.2",
    "packaging==26.3",
)
def sinkhorn_transformer():
    from sinkhorn_transformer import SinkhornTransformerLM

    model = SinkhornTransformerLM(
        num_tokens=20,
        dim=16,
        heads=2,
        depth=1,
        max_seq_len=16,
        bucket_size=4,
        causal=False,
        n_top_buckets=2,
        temperature=0.75,
    )
    yield model.eval()
    yield from predict_next(model, integers(20, 2, 17))


@program("compressive-transformer-pytorch==0.4.0", "mogrifier==0.0.5", EINOPS)
def compressive_transformer():
    from compressive_transformer_pytorch import CompressiveTransformer

    model = CompressiveTransformer(num_tokens=20, dim=16, depth=2, seq_len=8, mem_len=8, cmem_len=4, heads=2)
    yield model
    tokens = integers(20, 2, 16)

    def loss():
        scores, memories, extra = model(tokens[:, :8])
        scores, _, more = model(tokens[:, 8:], memories=memories)
        return torch.nn.functional.cross_entropy(scores.transpose(1, 2), tokens[:, :8]) + (extra + more).sum()

    yield from train(model, loss)


@program("memory-transformer-xl==0.1.0", "mogrifier==0.0.5", EINOPS)
def memory_transformer_xl():
    from memory_transformer_xl import MemoryTransformerXL

    model = MemoryTransformerXL(num_tokens=20, dim=16, depth=2, seq_len=8, mem_len=8, lmem_len=4, heads=2)
    yield model
    yield from train(
        model,
        lambda: torch.nn.functional.cross_entropy(
            model(integers(20, 2, 8))[0].transpose(1, 2), integers(20, 2, 8, seed=1)
        ),
    )


@program("feedback-transformer-pytorch==0.0.11", EINOPS)
def feedback_transformer():
    from feedback_transformer_pytorch import FeedbackTransformer

    model = FeedbackTransformer(num_tokens=20, dim=16, depth=2, seq_len=4, mem_len=8, dim_head=8, heads=2)
    yield model
    yield from predict_next(model, integers(20, 2, 9))


@program("fast-transformer-pytorch==0.0.4", EINOPS, "rotary-embedding-torch==0.9.1")
def fast_transformer():
    from fast_transformer_pytorch import FastTransformer

    model = FastTransformer(num_tokens=20, dim=16, depth=2, max_seq_len=16, absolute_pos_emb=True, heads=2, dim_head=8)
    yield model
    tokens, present = integers(20, 2, 13), torch.ones(2, 12).bool()
    yield from train(
        model,
        lambda: torch.nn.functional.cross_entropy(model(tokens[:, :-1], mask=present).transpose(1, 2), tokens[:, 1:]),
    )


@program("g-mlp-pytorch==0.1.5", EINOPS)
def gated_mlp():
    from g_mlp_pytorch import gMLP

    model = gMLP(
        num_tokens=20, dim=16, depth=2, seq_len=12, causal=True, circulant_matrix=True, heads=2, act=torch.nn.Tanh()
    )
    yield model
    yield from predict_next(model, integers(20, 2, 13))


@program("aft-pytorch==0.2.2")
def attention_free():
    from aft_pytorch import AFTFull, AFTLocal, AFTSimple

    model = torch.nn.Sequential(
        AFTFull(max_seqlen=10, dim=8, hidden_dim=8),
        AFTSimple(max_seqlen=10, dim=8, hidden_dim=8),
        AFTLocal(max_seqlen=10, dim=8, hidden_dim=8),
    )
    yield model
    yield from imitate(model, floats(2, 10, 8))


@program("h-transformer-1d==0.1.9", EINOPS, "rotary-embedding-torch==0.9.1")
def hierarchical_transformer():
    from h_transformer_1d import HTransformer1D

    model = HTransformer1D(
        num_tokens=20, dim=16, depth=1, causal=False, max_seq_len=16, heads=2, dim_head=8, block_size=4
    )
    yield model
    yield from predict_next(model, integers(20, 2, 17))


@program("nystrom-attention==0.0.14", EINOPS)
def nystromformer():
    from nystrom_attention import Nystromformer

    model = Nystromformer(dim=16, dim_head=8, heads=2, depth=1, num_landmarks=4, pinv_iterations=4)
    yield model
    yield from imitate(model, floats(2, 10, 16))


@program("memory-efficient-attention-pytorch==0.1.6", EINOPS)
def memory_efficient_attention():
    from memory_efficient_attention_pytorch import Attention

    model = Attention(dim=16, dim_head=8, heads=2, memory_efficient=True, q_bucket_size=4, k_bucket_size=4, causal=True)
    yield model
    yield from imitate(model, floats(2, 10, 16))


@program("perceiver-pytorch==0.11.0", EINOPS)
def perceiver():
    from perceiver_pytorch import Perceiver

    model = Perceiver(
        input_channels=3,
        input_axis=2,
        num_freq_bands=3,
        max_freq=6.0,
        depth=2,
        num_latents=4,
        latent_dim=8,
        cross_heads=1,
        latent_heads=2,
        cross_dim_head=8,
        latent_dim_head=8,
        num_classes=5,
        weight_tie_layers=True,
    )
    yield model
    yield from imitate(model, floats(2, 6, 6, 3))


@program("recurrent-memory-transformer-pytorch==0.7.0", EINOPS, "packaging==26.3", "hyper-connections==0.4.11")
def recurrent_memory_transformer():
    from recurrent_memory_transformer_pytorch import RecurrentMemoryTransformer

    model = RecurrentMemoryTransformer(
        dim=16, num_tokens=20, depth=1, num_memory_tokens=2, seq_len=8, dim_head=8, heads=2, causal=True
    )
    yield model
    yield from train(
        model,
        lambda: torch.nn.functional.cross_entropy(
            model(integers(20, 2, 8))[0].transpose(1, 2), integers(20, 2, 8, seed=1)
        ),
    )


@program("gateloop-transformer==0.2.5", EINOPS, "rotary-embedding-torch==0.9.1")
def gateloop():
    from gateloop_transformer import Transformer

    model = Transformer(num_tokens=20, dim=16, depth=2, use_gate_looped_attn=True)
    yield model
    yield from predict_next(model, integers(20, 2, 9))


@program(
    "x-transformers==2.31.10",
    EINOPS,
    "einx==0.4.3",
    "loguru==0.7.3",
    "packaging==26.3",
    "frozendict==2.5.1",
    "torch-einops-utils==0.2.0",
)
def x_transformers():
    from x_transformers import Decoder, TransformerWrapper

    model = TransformerWrapper(
        num_tokens=20,
        max_seq_len=16,
        attn_layers=Decoder(
            dim=16, depth=2, heads=2, attn_dim_head=8, rotary_pos_emb=True, ff_glu=True, use_rmsnorm=True
        ),
    )
    yield model
    yield from predict_next(model, integers(20, 2, 13))


@program(
    "x-transformers==2.31.10",
    EINOPS,
    "einx==0.4.3",
    "loguru==0.7.3",
    "packaging==26.3",
    "frozendict==2.5.1",
    "torch-einops-utils==0.2.0",
)
def x_transformers_encoder_and_decoder():
    from x_transformers import XTransformer

    model = XTransformer(
        dim=16,
        enc_num_tokens=20,
        enc_depth=1,
        enc_heads=2,
        enc_max_seq_len=10,
        dec_num_tokens=20,
        dec_depth=1,
        dec_heads=2,
        dec_max_seq_len=10,
        tie_token_emb=True,
    )
    yield model
    yield from train(
        model, lambda: model(integers(20, 2, 10), integers(20, 2, 10, seed=1), mask=integers(2, 2, 10, seed=2).bool())
    )


@program("babybert==0.1.1")
def babybert():
    from babybert.model import BabyBERT, BabyBERTConfig, BabyBERTForMLM

    model = BabyBERTForMLM(BabyBERT(BabyBERTConfig(20, 12, hidden_size=16, n_blocks=2, n_heads=2))).eval()
    yield model
    tokens = integers(20, 2, 12)
    yield from train(
        model,
        lambda: torch.nn.functional.cross_entropy(model(tokens, torch.ones_like(tokens))[0].transpose(1, 2), tokens),
    )
