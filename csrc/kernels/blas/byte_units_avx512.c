/* byte_units_avx512.c: products of bytes by AVX-512-VNNI. */
#include "kernels/blas/byte_units.h"
#include "kernels/conv/conv.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 4)
#define UNIT_BYTES 64
#include "kernels/blas/byte_vectors.h"
#include "kernels/blas/few_bits_digits.h"
#include "kernels/blas/few_bits_tiles.h"
#include "kernels/blas/int_mm_tiles.h"
const byte_units th_byte_units_avx512 = {multiply_few_bits, multiply_bytes};
#endif
