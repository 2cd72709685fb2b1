/* math_constants.h: the numbers by their CUDA names. */
#pragma once
#include <cmath>

#define CUDART_INF_F ((float)__builtin_inf())
#define CUDART_NAN_F ((float)__builtin_nan(""))
#define CUDART_INF __builtin_inf()
#define CUDART_NAN __builtin_nan("")
#define CUDART_PI_F 3.14159274101257324f
#define CUDART_PI 3.14159265358979324
#define CUDART_MAX_NORMAL_F 3.4028234663852886e38f
