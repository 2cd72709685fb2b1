/* lane_types.h: vectors of type T, and the kernels of real and of complex matrices in their lanes.
   Included once per type. */

typedef T N(lane) __attribute__((vector_size(TH_LANE_BYTES)));
typedef WHOLE N(mask) __attribute__((vector_size(TH_LANE_BYTES)));
#define V N(lane)
#define M N(mask)
#define WIDTH ((int)(TH_LANE_BYTES / sizeof(T)))

STEP V N(choose)(M which, V a, V b) { return (V)((which & (M)a) | (~which & (M)b)); }
STEP V N(magnitude)(V x) { return (V)((M)x & MAGNITUDE); }
STEP V N(larger)(V a, V b) { return N(choose)(a > b, a, b); }
STEP V N(signed_as)(V x, V sign) { return (V)(((M)x & MAGNITUDE) | ((M)sign & ~MAGNITUDE)); }
STEP V N(root)(V x) {
    for (int lane = 0; lane < WIDTH; lane++)
        x[lane] = ROOT(x[lane]);
    return x;
}
STEP bool N(any)(M which) {
    WHOLE result = 0;
    for (int lane = 0; lane < WIDTH; lane++)
        result |= which[lane];
    return result != 0;
}
STEP void N(swap)(M which, V *a, V *b) {
    const M difference = ((M)*a ^ (M)*b) & which;
    *a = (V)((M)*a ^ difference);
    *b = (V)((M)*b ^ difference);
}
STEP void N(store_mask)(uint8_t *accepted, M which) {
    for (int lane = 0; lane < WIDTH; lane++)
        accepted[lane] = which[lane] != 0;
}

/* Divide a by the power of two in its largest magnitude, which is exact, and return the power: so
   squares and products neither overflow nor vanish. Zero and subnormal matrices stay. */
STEP V N(normalize)(V *a, int count) {
    V largest = {0};
    for (int i = 0; i < count; i++)
        largest = N(larger)(N(magnitude)(a[i]), largest);
    const V leading = (V)((M)largest & EXPONENT),
            power = N(choose)(leading > 0, leading, (V){0} + 1);
    for (int i = 0; i < count; i++)
        a[i] /= power;
    return power;
}

#include "kernels/lapack/elements_real.h"
#include "kernels/lapack/lane_factors.h"
#include "kernels/lapack/lane_rotations.h"
#include "kernels/lapack/lane_triangles.h"
#undef E
#undef OF
#undef KERNEL
#undef PART
#undef RE
#undef IM
#undef INVERSE_SIZE

#include "kernels/lapack/elements_complex.h"
#include "kernels/lapack/lane_factors.h"
#include "kernels/lapack/lane_triangles.h"
#undef E
#undef OF
#undef KERNEL
#undef PART
#undef RE
#undef IM
#undef INVERSE_SIZE

#undef V
#undef M
#undef WIDTH
