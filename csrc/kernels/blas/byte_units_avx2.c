/* byte_units_avx2.c: products of bytes by AVX-VNNI, in vectors of 32 bytes. */
#include "kernels/blas/byte_units.h"
#include "kernels/conv/conv.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#define UNIT_BYTES 32
#include "kernels/blas/byte_vectors.h"
#include "kernels/blas/few_bits_digits.h"
#include "kernels/blas/few_bits_tiles.h"
#include "kernels/blas/int_mm_tiles.h"
const byte_units th_byte_units_avx2 = {multiply_few_bits, multiply_bytes};
#endif
