/* byte_vectors.h: vectors of UNIT_BYTES bytes for the units that multiply bytes, as AVX-512 or AVX2 has them. */
#include <immintrin.h>

#define INLINE static inline __attribute__((always_inline)) BYTE_UNITS
#define UNROLLED _Pragma("GCC unroll 16")

enum { BLOCK = UNIT_BYTES, LANES = UNIT_BYTES / 4, OUTPUTS = 4, AHEAD = 2048 };

#if UNIT_BYTES == 64
#define BYTE_UNITS __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx512vnni,fma")))
#define VECTOR(name) _mm512_##name
#define ADD_PRODUCTS "vpdpbusd %2, %1, %0"
typedef __m512i whole_numbers;
typedef __m512 floats;
typedef __m512d doubles;
typedef __mmask16 lane_mask;
#else
#define BYTE_UNITS __attribute__((target("avx2,fma")))
#define VECTOR(name) _mm256_##name
#define ADD_PRODUCTS "%{vex%} vpdpbusd %2, %1, %0"
typedef __m256i whole_numbers;
typedef __m256 floats;
typedef __m256d doubles;
typedef __m256i lane_mask;
#endif

/* sum + four products per lane. gcc copies registers around the builtin. */
INLINE whole_numbers add_products(whole_numbers sum, whole_numbers unsigned_bytes,
                                  whole_numbers bytes) {
    __asm__(ADD_PRODUCTS : "+v"(sum) : "v"(unsigned_bytes), "v"(bytes));
    return sum;
}

#if UNIT_BYTES == 64
INLINE whole_numbers none(void) { return _mm512_setzero_si512(); }
INLINE whole_numbers load(const void *from) { return _mm512_loadu_si512(from); }
INLINE void store(void *to, whole_numbers x) { _mm512_storeu_si512(to, x); }
INLINE whole_numbers both(whole_numbers x, whole_numbers y) { return _mm512_and_si512(x, y); }
INLINE whole_numbers flipped(whole_numbers x) {
    return _mm512_xor_si512(x, _mm512_set1_epi8(-128));
}
/* The first `left` bytes, and zeros. */
INLINE whole_numbers load_part(const void *from, int64_t left) {
    return _mm512_maskz_loadu_epi8(((__mmask64)1 << left) - 1, from);
}
INLINE lane_mask first_lanes(int64_t count) {
    return _cvtu32_mask16(count >= LANES ? 0xffff : count > 0 ? (1U << count) - 1 : 0);
}
INLINE floats load_lanes(const float *from, lane_mask lanes) {
    return _mm512_maskz_loadu_ps(lanes, from);
}
INLINE void store_lanes(float *to, lane_mask lanes, floats x) {
    _mm512_mask_storeu_ps(to, lanes, x);
}
INLINE whole_numbers wide(const uint8_t *from) {
    return _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)from));
}
INLINE floats picked(floats x, whole_numbers lanes) { return _mm512_permutexvar_ps(lanes, x); }
INLINE doubles widened(const float *x) { return _mm512_cvtps_pd(_mm256_loadu_ps(x)); }
INLINE doubles rounded(doubles x) { return _mm512_roundscale_pd(x, _MM_FROUND_TO_NEAREST_INT); }
INLINE void store_low_bytes(int8_t *to, whole_numbers x) {
    _mm_storeu_si128((__m128i *)to, _mm512_cvtepi32_epi8(x));
}
INLINE floats every_other(floats x, floats y, int first) {
    const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28,
                                           30);
    return _mm512_permutex2var_ps(x, _mm512_add_epi32(even, _mm512_set1_epi32(first)), y);
}
INLINE __m256i halves_added(whole_numbers x) {
    return _mm256_add_epi32(_mm512_castsi512_si256(x), _mm512_extracti64x4_epi64(x, 1));
}
INLINE __m256 float_halves_added(floats x) {
    return _mm256_add_ps(_mm512_castps512_ps256(x), _mm512_extractf32x8_ps(x, 1));
}
#else
INLINE whole_numbers none(void) { return _mm256_setzero_si256(); }
INLINE whole_numbers load(const void *from) { return _mm256_loadu_si256(from); }
INLINE void store(void *to, whole_numbers x) { _mm256_storeu_si256(to, x); }
INLINE whole_numbers both(whole_numbers x, whole_numbers y) { return _mm256_and_si256(x, y); }
INLINE whole_numbers flipped(whole_numbers x) {
    return _mm256_xor_si256(x, _mm256_set1_epi8(-128));
}
INLINE whole_numbers load_part(const void *from, int64_t left) {
    uint8_t bytes[BLOCK] = {0};
    __builtin_memcpy(bytes, from, (size_t)left);
    return load(bytes);
}
INLINE lane_mask first_lanes(int64_t count) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(count > LANES ? LANES : (int)count), lanes);
}
INLINE floats load_lanes(const float *from, lane_mask lanes) {
    return _mm256_maskload_ps(from, lanes);
}
INLINE void store_lanes(float *to, lane_mask lanes, floats x) { _mm256_maskstore_ps(to, lanes, x); }
INLINE whole_numbers wide(const uint8_t *from) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)from));
}
INLINE floats picked(floats x, whole_numbers lanes) { return _mm256_permutevar8x32_ps(x, lanes); }
INLINE doubles widened(const float *x) { return _mm256_cvtps_pd(_mm_loadu_ps(x)); }
INLINE doubles rounded(doubles x) { return _mm256_round_pd(x, _MM_FROUND_TO_NEAREST_INT); }
INLINE void store_low_bytes(int8_t *to, whole_numbers x) {
    const __m256i low = _mm256_shuffle_epi8(x, _mm256_set1_epi32(0x0c080400));
    const __m256i all = _mm256_unpacklo_epi32(low, _mm256_permute4x64_epi64(low, 2));
    _mm_storel_epi64((__m128i *)to, _mm256_castsi256_si128(all));
}
INLINE floats every_other(floats x, floats y, int first) {
    const __m256 mixed = first ? _mm256_shuffle_ps(x, y, 0xdd) : _mm256_shuffle_ps(x, y, 0x88);
    return _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(mixed), 0xd8));
}
INLINE __m256i halves_added(whole_numbers x) { return x; }
INLINE __m256 float_halves_added(floats x) { return x; }
#endif

/* gcc would load these bytes once per use. */
INLINE whole_numbers load_once(const void *from) {
    whole_numbers block = load(from);
    __asm__("" : "+v"(block));
    return block;
}

/* The first `left` floats, and zeros. */
INLINE floats load_floats(const float *from, int64_t left) {
    return load_lanes(from, first_lanes(left));
}

/* The sums of the lanes of 4 vectors. One by one they would take thrice the instructions. */
INLINE __m128i sums_of_four(const whole_numbers *x) {
    const whole_numbers low = VECTOR(add_epi32)(VECTOR(unpacklo_epi32)(x[0], x[1]),
                                                VECTOR(unpackhi_epi32)(x[0], x[1]));
    const whole_numbers high = VECTOR(add_epi32)(VECTOR(unpacklo_epi32)(x[2], x[3]),
                                                 VECTOR(unpackhi_epi32)(x[2], x[3]));
    const __m256i half = halves_added(
        VECTOR(add_epi32)(VECTOR(unpacklo_epi64)(low, high), VECTOR(unpackhi_epi64)(low, high)));
    return _mm_add_epi32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

/* The same of floats, in an order that does not depend on the tile. */
INLINE __m128 sums_of_floats(const floats *x) {
    const floats low = VECTOR(add_ps)(VECTOR(unpacklo_ps)(x[0], x[1]),
                                      VECTOR(unpackhi_ps)(x[0], x[1]));
    const floats high = VECTOR(add_ps)(VECTOR(unpacklo_ps)(x[2], x[3]),
                                       VECTOR(unpackhi_ps)(x[2], x[3]));
    const __m256 half = float_halves_added(
        VECTOR(add_ps)(VECTOR(shuffle_ps)(low, high, 0x44), VECTOR(shuffle_ps)(low, high, 0xee)));
    return _mm_add_ps(_mm256_castps256_ps128(half), _mm256_extractf128_ps(half, 1));
}
