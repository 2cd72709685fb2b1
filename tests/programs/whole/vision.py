"""Models for pictures: timm, open_clip, monai."""

import numpy as np

import torch

from . import losses, normal, program, redraw, tokens

TIMM = ("resnet18", "vit_tiny_patch16_224", "mobilenetv3_small_050", "convnext_atto", "efficientnet_b0",
        "swin_tiny_patch4_window7_224", "regnetx_002", "mixer_s32_224", "deit_tiny_patch16_224")


@program("timm")
def timm_models():
    """The loss of each model, and the mean size of its gradients."""
    import timm

    pictures, result = normal(1, 3, 224, 224), []
    for name in TIMM:
        model = redraw(timm.create_model(name, num_classes=4)).eval()
        loss = model(pictures).pow(2).mean()
        loss.backward()
        sizes = (value.grad.abs().mean() for value in model.parameters() if value.grad is not None)
        result += [loss, sum(sizes)]
    return result


@program("timm")
def timm_training():
    import timm
    import timm.data
    import timm.loss
    import timm.optim
    import timm.scheduler
    import timm.utils

    model, criterion = redraw(timm.create_model("resnet10t", num_classes=4)), timm.loss.LabelSmoothingCrossEntropy()
    optimizer = timm.optim.create_optimizer_v2(model, opt="adamw", lr=1e-3)
    schedule, average = timm.scheduler.CosineLRScheduler(optimizer, 10), timm.utils.ModelEmaV2(model)
    pictures, classes, curve = normal(4, 3, 64, 64), torch.arange(4), []
    for step in range(3):
        optimizer.zero_grad()
        loss = criterion(model(pictures), classes)
        loss.backward()
        optimizer.step()
        average.update(model)
        schedule.step(step)
        curve.append(float(loss))
    mixed, soft = timm.data.Mixup(num_classes=4)(pictures.clone(), classes)
    return [*curve, average.module.fc.weight.abs().sum(), *mixed.shape, soft.sum()]


@program("open_clip_torch")
def open_clip():
    import open_clip as package

    picture = dict(layers=2, width=32, patch_size=8, image_size=32, head_width=8)
    text = dict(context_length=16, vocab_size=100, width=32, heads=4, layers=2)
    model = redraw(package.model.CLIP(embed_dim=16, vision_cfg=picture, text_cfg=text)).eval()
    pictures, words, criterion = normal(2, 3, 32, 32), tokens(90, 2, 16), package.ClipLoss()

    def loss():
        of_pictures, of_words, scale = model(pictures, words)
        return criterion(of_pictures, of_words, scale.exp().clamp(max=100))

    return losses(model, loss)


@program("monai")
def monai_segmentation():
    from monai import inferers, metrics
    from monai import losses as kinds
    from monai.networks import nets

    model = redraw(nets.UNet(spatial_dims=2, in_channels=1, out_channels=2, channels=(8, 16, 32), strides=(2, 2)))
    pictures = normal(2, 1, 32, 32)
    inside, curve = (pictures > 0).long(), []
    for criterion in (kinds.DiceLoss(to_onehot_y=True, softmax=True), kinds.FocalLoss(to_onehot_y=True),
                      kinds.DiceCELoss(to_onehot_y=True, softmax=True)):
        curve += losses(model, lambda criterion=criterion: criterion(model(pictures), inside), steps=2)
    with torch.no_grad():
        large = inferers.sliding_window_inference(normal(1, 1, 48, 48), (32, 32), 2, model)
        classes = model(pictures).argmax(1)
    dice = metrics.DiceMetric()
    dice(*(torch.nn.functional.one_hot(map_, 2).movedim(-1, 1) for map_ in (classes, inside[:, 0])))
    return [*curve, large.abs().mean(), dice.aggregate()]


@program("monai")
def monai_volumes():
    from monai.networks.nets import SegResNet

    model = redraw(SegResNet(spatial_dims=3, init_filters=8, in_channels=1, out_channels=2))
    volume = normal(1, 1, 16, 16, 16)
    return losses(model, lambda: model(volume).pow(2).mean(), steps=2)


@program("monai")
def monai_transforms():
    from monai import transforms as kinds
    from monai.data import CacheDataset, DataLoader, MetaTensor, decollate_batch

    steps = kinds.Compose([kinds.EnsureChannelFirst(channel_dim="no_channel"), kinds.ScaleIntensity(),
                           kinds.Resize((16, 16)), kinds.RandFlip(prob=1.0), kinds.NormalizeIntensity(),
                           kinds.RandAffine(prob=1.0, rotate_range=0.2), kinds.RandGaussianNoise(prob=0.0)])
    steps.set_random_state(0)
    pictures = [np.random.RandomState(seed).rand(20, 20).astype("float32") for seed in range(4)]
    result = []
    for batch in DataLoader(CacheDataset(pictures, steps, progress=False), batch_size=2):
        result += [isinstance(batch, MetaTensor), *batch.shape, len(decollate_batch(batch))]
    return result
