"""Models of transformers for pictures and sound: losses of training."""

import transformers as hf

import torch

from . import SMALL, losses, normal, program, redraw, tokens

BODY = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64)
PATCHES = dict(image_size=32, patch_size=8, **BODY)
SPEECH = dict(d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
              encoder_ffn_dim=64, decoder_ffn_dim=64)


def of_pictures(model, labels):
    """Losses of a model that is called with pictures of 32 x 32 pixels."""
    pictures = normal(len(labels), 3, 32, 32)
    return losses(model, lambda: model(pixel_values=pictures, labels=labels).loss)


@program("transformers")
def vit():
    model = redraw(hf.ViTForImageClassification(hf.ViTConfig(num_labels=4, **PATCHES)))
    return of_pictures(model.eval(), torch.tensor([0, 3]))


@program("transformers")
def resnet():
    config = hf.ResNetConfig(embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1], num_labels=4)
    return of_pictures(redraw(hf.ResNetForImageClassification(config)), torch.tensor([0, 3, 1, 2]))


@program("transformers")
def swin():
    config = hf.SwinConfig(image_size=32, patch_size=4, embed_dim=8, depths=[1, 1], num_heads=[2, 2], window_size=4,
                           num_labels=4)
    return of_pictures(redraw(hf.SwinForImageClassification(config)).eval(), torch.tensor([0, 3]))


@program("transformers")
def segformer():
    config = hf.SegformerConfig(num_encoder_blocks=2, depths=[1, 1], sr_ratios=[2, 1], hidden_sizes=[8, 16],
                                patch_sizes=[7, 3], strides=[4, 2], num_attention_heads=[1, 2], mlp_ratios=[2, 2],
                                decoder_hidden_size=16, num_labels=4)
    return of_pictures(redraw(hf.SegformerForSemanticSegmentation(config)).eval(), tokens(7, 2, 32, 32) % 4)


@program("transformers")
def clip():
    text = dict(vocab_size=100, max_position_embeddings=64, eos_token_id=2, **BODY)
    model = redraw(hf.CLIPModel(hf.CLIPConfig(text_config=text, vision_config=PATCHES, projection_dim=16))).eval()
    words, pictures = tokens(90, 2, 12), normal(2, 3, 32, 32)
    return losses(model, lambda: model(input_ids=words, pixel_values=pictures, return_loss=True).loss)


@program("transformers")
def llava():
    picture = 99  # the token in whose place a patch of the picture comes
    config = hf.LlavaConfig(vision_config=hf.CLIPVisionConfig(**PATCHES), image_token_index=picture,
                            text_config=hf.LlamaConfig(num_key_value_heads=2, **SMALL))
    model = redraw(hf.LlavaForConditionalGeneration(config)).eval()
    words, pictures = tokens(90, 1, 24), normal(1, 3, 32, 32)
    words[:, 2:18] = picture
    return losses(model, lambda: model(input_ids=words, pixel_values=pictures, labels=words).loss)


@program("transformers")
def whisper():
    config = hf.WhisperConfig(vocab_size=100, num_mel_bins=16, max_source_positions=20, max_target_positions=32,
                              pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1,
                              suppress_tokens=None, begin_suppress_tokens=None, **SPEECH)
    model = redraw(hf.WhisperForConditionalGeneration(config)).eval()
    sound, words = normal(2, 16, 40), tokens(90, 2, 6)
    curve = losses(model, lambda: model(input_features=sound, labels=words).loss)
    return curve + model.generate(input_features=sound, max_new_tokens=5, do_sample=False).flatten().tolist()


@program("transformers")
def wav2vec2():
    config = hf.Wav2Vec2Config(vocab_size=30, conv_dim=(16, 16), conv_stride=(5, 2), conv_kernel=(10, 3),
                               num_conv_pos_embeddings=8, num_conv_pos_embedding_groups=2, mask_time_prob=0.0,
                               ctc_loss_reduction="mean", **BODY)
    model = redraw(hf.Wav2Vec2ForCTC(config)).eval()
    sound, words = normal(2, 400), tokens(29, 2, 5)
    return losses(model, lambda: model(input_values=sound, labels=words).loss)
