"""Models, schedules and a pipeline of diffusers."""

import tempfile

import diffusers

import torch

from . import losses, normal, program, redraw

BLOCKS = dict(layers_per_block=1, block_out_channels=(16, 32), norm_num_groups=8)
PICTURES = dict(sample_size=16, in_channels=3, out_channels=3, **BLOCKS)
SCHEDULES = ("DDIMScheduler", "EulerDiscreteScheduler", "DPMSolverMultistepScheduler", "PNDMScheduler",
             "UniPCMultistepScheduler", "LMSDiscreteScheduler")


@torch.no_grad()
def sample(model, schedule):
    """Return the mean size of a picture's numbers after four steps."""
    schedule.set_timesteps(4)
    picture = normal(1, 3, 16, 16, seed=5)
    for step in schedule.timesteps:
        picture = schedule.step(model(schedule.scale_model_input(picture, step), step).sample, step, picture)
        picture = picture.prev_sample
    return picture.abs().mean()


@program("diffusers")
def diffusion_unet():
    model = redraw(diffusers.UNet2DModel(down_block_types=("DownBlock2D", "AttnDownBlock2D"),
                                         up_block_types=("AttnUpBlock2D", "UpBlock2D"), **PICTURES))
    schedule = diffusers.DDPMScheduler(num_train_timesteps=100)
    pictures, noise, steps = normal(2, 3, 16, 16), normal(2, 3, 16, 16, seed=3), torch.tensor([10, 60])
    noisy = schedule.add_noise(pictures, noise, steps)
    curve = losses(model, lambda: torch.nn.functional.mse_loss(model(noisy, steps).sample, noise))
    return curve + [sample(model, getattr(diffusers, name)(num_train_timesteps=100)) for name in SCHEDULES]


@program("diffusers")
def conditional_unet():
    model = redraw(diffusers.UNet2DConditionModel(
        sample_size=8, in_channels=4, out_channels=4, cross_attention_dim=16, attention_head_dim=4,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"), up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
        **BLOCKS))
    latents, text = normal(1, 4, 8, 8), normal(1, 5, 16, seed=2)
    return losses(model, lambda: model(latents, torch.tensor(7), text).sample.pow(2).mean())


@program("diffusers")
def autoencoder():
    model = redraw(diffusers.AutoencoderKL(
        block_out_channels=(8, 16), down_block_types=("DownEncoderBlock2D",) * 2, latent_channels=4,
        up_block_types=("UpDecoderBlock2D",) * 2, norm_num_groups=4))
    picture = normal(1, 3, 16, 16)

    def loss():
        again = model.decode(model.encode(picture).latent_dist.mode()).sample
        return torch.nn.functional.mse_loss(again, picture)

    return losses(model, loss)


@program("diffusers")
def diffusion_transformer():
    model = redraw(diffusers.DiTTransformer2DModel(
        num_attention_heads=2, attention_head_dim=8, in_channels=4, out_channels=4, num_layers=2, sample_size=8,
        patch_size=2, num_embeds_ada_norm=10)).eval()
    latents, steps, classes = normal(2, 4, 8, 8), torch.tensor([3, 5]), torch.tensor([1, 2])
    return losses(model, lambda: model(latents, timestep=steps, class_labels=classes).sample.pow(2).mean())


@program("diffusers")
def diffusion_pipeline():
    """A pipeline draws a picture, is saved and read back."""
    model = redraw(diffusers.UNet2DModel(down_block_types=("DownBlock2D",) * 2, up_block_types=("UpBlock2D",) * 2,
                                         **PICTURES))
    pipeline = diffusers.DDIMPipeline(model, diffusers.DDIMScheduler(num_train_timesteps=50))
    pipeline.set_progress_bar_config(disable=True)
    with tempfile.TemporaryDirectory() as folder:
        pipeline.save_pretrained(folder)
        again = diffusers.DDIMPipeline.from_pretrained(folder)
    pictures = pipeline(num_inference_steps=3, generator=torch.Generator().manual_seed(0), output_type="np").images
    same = [torch.equal(a, b) for a, b in zip(model.parameters(), again.unet.parameters(), strict=True)]
    return [*pictures.shape, all(same)]
