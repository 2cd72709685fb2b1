/* avx2.c: the register tiles for 16 registers of 8 floats. */
#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#pragma GCC target("avx2,fma")
#define WIDTH 8
#define NAME(word) word##_avx2
#include "kernels/conv/tiles.h"
#include "kernels/conv/tiles16.h"
#else
typedef int avx2_is_empty;
#endif
