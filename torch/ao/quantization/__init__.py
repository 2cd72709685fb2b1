"""torch.ao.quantization: models whose weights, or weights and activations, have few bits.

`quantize_dynamic` stores weights of 8 or 4 bits. `prepare`, calibration and `convert` also round activations to the
levels of 8 bits; `prepare_qat` trains with this rounding. Rounded activations stay floating tensors, so a converted
model gives the numbers of 8-bit arithmetic, not its speed.
"""

from torch.ao.quantization.dynamic import quantize_dynamic
from torch.ao.quantization.fake_quantize import (
    FakeQuantize,
)
from torch.ao.quantization.fake_quantize import (
    FakeQuantizeBase as FakeQuantizeBase,
)
from torch.ao.quantization.fake_quantize import (
    FusedMovingAvgObsFakeQuantize as FusedMovingAvgObsFakeQuantize,
)
from torch.ao.quantization.fake_quantize import (
    default_fake_quant as default_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    default_fused_act_fake_quant as default_fused_act_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    default_fused_per_channel_wt_fake_quant as default_fused_per_channel_wt_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    default_fused_wt_fake_quant as default_fused_wt_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    default_per_channel_weight_fake_quant as default_per_channel_weight_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    default_weight_fake_quant as default_weight_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    disable_fake_quant as disable_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    disable_observer as disable_observer,
)
from torch.ao.quantization.fake_quantize import (
    enable_fake_quant as enable_fake_quant,
)
from torch.ao.quantization.fake_quantize import (
    enable_observer as enable_observer,
)
from torch.ao.quantization.fusing import fuse_modules
from torch.ao.quantization.fusing import fuse_modules_qat as fuse_modules_qat
from torch.ao.quantization.observer import (
    HistogramObserver as HistogramObserver,
)
from torch.ao.quantization.observer import (
    MinMaxObserver,
)
from torch.ao.quantization.observer import (
    MovingAverageMinMaxObserver as MovingAverageMinMaxObserver,
)
from torch.ao.quantization.observer import (
    MovingAveragePerChannelMinMaxObserver as MovingAveragePerChannelMinMaxObserver,
)
from torch.ao.quantization.observer import (
    NoopObserver as NoopObserver,
)
from torch.ao.quantization.observer import (
    ObserverBase as ObserverBase,
)
from torch.ao.quantization.observer import (
    PerChannelMinMaxObserver as PerChannelMinMaxObserver,
)
from torch.ao.quantization.observer import (
    PlaceholderObserver as PlaceholderObserver,
)
from torch.ao.quantization.observer import (
    default_histogram_observer as default_histogram_observer,
)
from torch.ao.quantization.observer import (
    default_observer as default_observer,
)
from torch.ao.quantization.observer import (
    default_per_channel_weight_observer as default_per_channel_weight_observer,
)
from torch.ao.quantization.observer import (
    default_placeholder_observer as default_placeholder_observer,
)
from torch.ao.quantization.observer import (
    default_weight_observer as default_weight_observer,
)
from torch.ao.quantization.qconfig import (
    QConfig as QConfig,
)
from torch.ao.quantization.qconfig import (
    QConfigMapping,
)
from torch.ao.quantization.qconfig import (
    default_dynamic_qconfig as default_dynamic_qconfig,
)
from torch.ao.quantization.qconfig import (
    default_per_channel_qconfig as default_per_channel_qconfig,
)
from torch.ao.quantization.qconfig import (
    default_qat_qconfig as default_qat_qconfig,
)
from torch.ao.quantization.qconfig import (
    default_qconfig as default_qconfig,
)
from torch.ao.quantization.qconfig import (
    float16_dynamic_qconfig as float16_dynamic_qconfig,
)
from torch.ao.quantization.qconfig import (
    get_default_qat_qconfig as get_default_qat_qconfig,
)
from torch.ao.quantization.qconfig import (
    get_default_qat_qconfig_mapping as get_default_qat_qconfig_mapping,
)
from torch.ao.quantization.qconfig import (
    get_default_qconfig as get_default_qconfig,
)
from torch.ao.quantization.qconfig import (
    get_default_qconfig_mapping as get_default_qconfig_mapping,
)
from torch.ao.quantization.quantize import (
    DeQuantStub as DeQuantStub,
)
from torch.ao.quantization.quantize import (
    QuantStub as QuantStub,
)
from torch.ao.quantization.quantize import (
    QuantWrapper as QuantWrapper,
)
from torch.ao.quantization.quantize import (
    add_quant_dequant as add_quant_dequant,
)
from torch.ao.quantization.quantize import (
    convert as convert,
)
from torch.ao.quantization.quantize import (
    prepare,
)
from torch.ao.quantization.quantize import (
    prepare_qat as prepare_qat,
)
from torch.ao.quantization.quantize import (
    propagate_qconfig_ as propagate_qconfig_,
)
from torch.ao.quantization.quantize import (
    quantize as quantize,
)
from torch.ao.quantization.quantize import (
    quantize_qat as quantize_qat,
)

__all__ = ["FakeQuantize", "MinMaxObserver", "QConfigMapping", "fuse_modules", "prepare", "quantize_dynamic"]
