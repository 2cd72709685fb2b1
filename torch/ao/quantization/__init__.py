"""torch.ao.quantization: models whose weights, or weights and activations, have few bits.

`quantize_dynamic` stores weights of 8 or 4 bits. `prepare`, calibration and `convert` also round activations to the
levels of 8 bits; `prepare_qat` trains with this rounding. Rounded activations stay floating tensors, so a converted
model gives the numbers of 8-bit arithmetic, not its speed.
"""

from torch.ao.quantization.dynamic import quantize_dynamic
from torch.ao.quantization.fake_quantize import (  # noqa: F401
    FakeQuantize,
    FakeQuantizeBase,
    FusedMovingAvgObsFakeQuantize,
    default_fake_quant,
    default_fused_act_fake_quant,
    default_fused_per_channel_wt_fake_quant,
    default_fused_wt_fake_quant,
    default_per_channel_weight_fake_quant,
    default_weight_fake_quant,
    disable_fake_quant,
    disable_observer,
    enable_fake_quant,
    enable_observer,
)
from torch.ao.quantization.fusing import fuse_modules, fuse_modules_qat  # noqa: F401
from torch.ao.quantization.observer import (  # noqa: F401
    HistogramObserver,
    MinMaxObserver,
    MovingAverageMinMaxObserver,
    MovingAveragePerChannelMinMaxObserver,
    NoopObserver,
    ObserverBase,
    PerChannelMinMaxObserver,
    PlaceholderObserver,
    default_histogram_observer,
    default_observer,
    default_per_channel_weight_observer,
    default_placeholder_observer,
    default_weight_observer,
)
from torch.ao.quantization.qconfig import (  # noqa: F401
    QConfig,
    QConfigMapping,
    default_dynamic_qconfig,
    default_per_channel_qconfig,
    default_qat_qconfig,
    default_qconfig,
    float16_dynamic_qconfig,
    get_default_qat_qconfig,
    get_default_qat_qconfig_mapping,
    get_default_qconfig,
    get_default_qconfig_mapping,
)
from torch.ao.quantization.quantize import (  # noqa: F401
    DeQuantStub,
    QuantStub,
    QuantWrapper,
    add_quant_dequant,
    convert,
    prepare,
    prepare_qat,
    propagate_qconfig_,
    quantize,
    quantize_qat,
)

__all__ = ["FakeQuantize", "MinMaxObserver", "QConfigMapping", "fuse_modules", "prepare", "quantize_dynamic"]
