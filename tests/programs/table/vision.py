"""Networks over images, points and graphs."""

import torch
from table import program
from table.training import classify, floats, imitate, integers, train

EINOPS = "einops==0.8.2"
EINX = ("einx==0.4.3", "frozendict==2.5.1", "torch-einops-utils==0.2.0", "loguru==0.7.3")


@program("vit-pytorch==0.17.3", EINOPS)
def vision_transformer():
    from vit_pytorch import ViT

    model = ViT(image_size=16, patch_size=4, num_classes=5, dim=16, depth=2, heads=2, mlp_dim=32, dim_head=8)
    yield model
    yield from classify(model, floats(4, 3, 16, 16), integers(5, 4))


@program("vit-pytorch==0.17.3", EINOPS)
def vision_transformers_of_many_kinds():
    from vit_pytorch.cait import CaiT
    from vit_pytorch.cross_vit import CrossViT
    from vit_pytorch.cvt import CvT
    from vit_pytorch.deepvit import DeepViT
    from vit_pytorch.levit import LeViT
    from vit_pytorch.local_vit import LocalViT
    from vit_pytorch.pit import PiT
    from vit_pytorch.rvt import RvT
    from vit_pytorch.t2t import T2TViT
    from vit_pytorch.twins_svt import TwinsSVT

    of_patches = {"image_size": 16, "patch_size": 4, "num_classes": 5, "dim": 16, "heads": 2, "mlp_dim": 32}
    stages = {
        f"s{k}_{word}": value
        for k in range(1, 5)
        for word, value in (("emb_dim", 8), ("patch_size", 2), ("local_patch_size", 1), ("global_k", 1), ("depth", 1))
    }
    models = torch.nn.ModuleList(
        [
            CaiT(**of_patches, depth=1, cls_depth=1),
            CrossViT(image_size=16, num_classes=5, sm_dim=8, lg_dim=16, sm_patch_size=4, lg_patch_size=8, depth=1,
                     dropout=0.0, emb_dropout=0.0),
            CvT(
                num_classes=5,
                s1_emb_dim=8,
                s2_emb_dim=8,
                s3_emb_dim=8,
                s1_depth=1,
                s2_depth=1,
                s3_depth=1,
                s2_heads=1,
                s3_heads=1,
            ),
            DeepViT(**of_patches, depth=1),
            LeViT(
                image_size=64,
                num_classes=5,
                dim=(8, 8, 8),
                depth=1,
                heads=(2, 2, 2),
                mlp_mult=2,
                dim_key=4,
                dim_value=4,
            ),
            LocalViT(**of_patches, depth=1),
            PiT(**{**of_patches, "patch_size": 4}, depth=(1, 1), dim_head=8),
            RvT(**of_patches, depth=1),
            T2TViT(dim=16, image_size=16, depth=1, heads=2, mlp_dim=32, num_classes=5, t2t_layers=((7, 4),)),
            TwinsSVT(num_classes=5, **stages),
        ]
    )
    yield models
    for model in models:
        size = 64 if isinstance(model, LeViT) else 16
        yield from classify(model, floats(4, 3, size, size), integers(5, 4), steps=3)


@program("mlp-mixer-pytorch==0.3.1", EINOPS)
def mlp_mixer():
    from mlp_mixer_pytorch import MLPMixer

    model = MLPMixer(image_size=16, channels=3, patch_size=4, dim=16, depth=2, num_classes=5)
    yield model
    yield from classify(model, floats(4, 3, 16, 16), integers(5, 4))


@program("res-mlp-pytorch==0.0.6", EINOPS)
def res_mlp():
    from res_mlp_pytorch import ResMLP

    model = ResMLP(image_size=16, patch_size=4, dim=16, depth=2, num_classes=5)
    yield model
    yield from classify(model, floats(4, 3, 16, 16), integers(5, 4))


@program("lambda-networks==0.4.0", EINOPS)
def lambda_networks():
    from lambda_networks import LambdaLayer

    model = torch.nn.Sequential(
        LambdaLayer(dim=8, dim_out=8, n=4, dim_k=4, heads=2, dim_u=1),
        LambdaLayer(dim=8, dim_out=8, r=3, dim_k=4, heads=2, dim_u=1),
    )
    yield model
    yield from imitate(model, floats(2, 8, 4, 4))


@program("halonet-pytorch==0.0.5", EINOPS)
def halo_attention():
    from halonet_pytorch import HaloAttention

    model = HaloAttention(dim=8, block_size=2, halo_size=1, dim_head=4, heads=2)
    yield model
    yield from imitate(model, floats(2, 8, 4, 4))


@program("bottleneck-transformer-pytorch==0.1.4", EINOPS)
def bottleneck_transformer():
    from bottleneck_transformer_pytorch import BottleStack

    model = BottleStack(
        dim=8, fmap_size=8, dim_out=16, proj_factor=4, downsample=True, heads=2, dim_head=4, rel_pos_emb=True
    )
    yield model
    yield from imitate(model, floats(2, 8, 8, 8))


@program("glom-pytorch==0.0.14", EINOPS)
def glom():
    from glom_pytorch import Glom

    model = Glom(dim=16, levels=3, image_size=16, patch_size=4)
    yield model
    yield from imitate(model, floats(2, 3, 16, 16))


@program("timesformer-pytorch==0.4.1", EINOPS)
def video_transformer():
    from timesformer_pytorch import TimeSformer

    model = TimeSformer(dim=16, image_size=8, patch_size=4, num_frames=3, num_classes=5, depth=1, heads=2, dim_head=8)
    yield model
    yield from classify(model, floats(2, 3, 3, 8, 8), integers(5, 2))


@program("uformer-pytorch==0.0.8", EINOPS)
def uformer():
    from uformer_pytorch import Uformer

    model = Uformer(dim=8, stages=2, num_blocks=1, window_size=4, dim_head=4, heads=2, ff_mult=2)
    yield model
    yield from imitate(model, floats(1, 3, 16, 16))


@program("slot-attention==1.5.2", EINOPS, *EINX, "vector-quantize-pytorch==1.32.0")
def slot_attention():
    from slot_attention import SlotAttention

    model = SlotAttention(num_slots=3, dim=8, iters=2, hidden_dim=16)
    yield model
    with torch.no_grad():
        model.slots_logsigma.fill_(-100)  # the slots begin at their mean: no numbers are drawn
    yield from imitate(model, floats(2, 10, 8))


@program("siren-pytorch==0.1.7", EINOPS)
def siren():
    from siren_pytorch import SirenNet, SirenWrapper

    network = SirenNet(dim_in=2, dim_hidden=16, dim_out=3, num_layers=2, w0_initial=10.0)
    model = SirenWrapper(network, image_width=6, image_height=5)
    yield model
    yield from train(model, lambda: model(floats(1, 3, 5, 6)))


@program("efficientnet-pytorch==0.7.1")
def efficient_net():
    from efficientnet_pytorch import EfficientNet

    model = EfficientNet.from_name("efficientnet-b0", num_classes=5, image_size=32, drop_connect_rate=0, dropout_rate=0)
    yield model
    model.double()  # norms over single pixels blow up what floats round
    yield from classify(model, floats(4, 3, 32, 32).double(), integers(5, 4), steps=3)


@program("resnet-pytorch==0.2.0")
def resnet():
    from resnet_pytorch import ResNet

    model = ResNet.from_name("resnet18", {"num_classes": 5})
    yield model
    yield from classify(
        model, floats(4, 3, 64, 64), integers(5, 4), torch.optim.SGD(model.parameters(), lr=0.01), steps=3
    )


@program("unet==0.8.1")
def unet():
    from unet import UNet2D

    model = UNet2D(
        in_channels=1,
        out_classes=2,
        num_encoding_blocks=3,
        out_channels_first_layer=4,
        padding=1,
        normalization="batch",
        residual=True,
        upsampling_type="linear",
    )
    yield model
    yield from classify(model, floats(2, 1, 16, 16), integers(2, 2, 16, 16))


@program("egnn-pytorch==0.2.8", EINOPS)
def equivariant_graph_network():
    from egnn_pytorch import EGNN_Network

    model = EGNN_Network(num_tokens=6, num_positions=10, dim=8, depth=2, num_nearest_neighbors=4, norm_coors=True)
    yield model

    def energy():
        features, coordinates = model(integers(6, 2, 10), floats(2, 10, 3), mask=torch.ones(2, 10).bool())
        return features.pow(2).mean() + coordinates.pow(2).mean()

    yield from train(model, energy, torch.optim.Adam(model.parameters(), lr=1e-3))


@program("point-transformer-pytorch==0.1.5", EINOPS)
def point_transformer():
    from point_transformer_pytorch import PointTransformerLayer

    model = PointTransformerLayer(dim=8, pos_mlp_hidden_dim=8, attn_mlp_hidden_mult=2, num_neighbors=4)
    yield model
    yield from imitate(model, floats(2, 10, 8), floats(2, 10, 3), torch.ones(2, 10).bool())


@program("vector-quantize-pytorch==1.32.0", EINOPS, *EINX)
def vector_quantization():
    from vector_quantize_pytorch import FSQ, VectorQuantize

    model = torch.nn.ModuleList(
        [torch.nn.Linear(8, 8), VectorQuantize(dim=8, codebook_size=6, decay=0.8), FSQ([4, 3, 3], dim=8)]
    )
    yield model

    def loss():
        quantized, _, commitment = model[1](model[0](floats(2, 10, 8)))
        finite, _ = model[2](quantized)
        return ((finite - floats(2, 10, 8)) ** 2).mean() + commitment.sum()

    yield from train(model, loss)
