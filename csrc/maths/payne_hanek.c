/* payne_hanek.c: x modulo pi / 2 from the relevant bits of 2 / pi (Payne and Hanek, 1983). Bits
   that contribute whole turns are skipped, and 190 bits after the point are kept, of which at most
   64 can cancel. */
#define KIND 2
#include "maths/payne_hanek.h"

#include "maths/kind.h"

/* Return 64 bits of the table, starting at a bit. */
static uint64_t bits_from(int bit) {
    const int at = bit / 64, by = bit % 64;
    return by ? two_over_pi[at] << by | two_over_pi[at + 1] >> (64 - by) : two_over_pi[at];
}

int th_payne_hanek(double x, double part[2]) {
    const int k = 0; /* lane of the constants */
    const uint64_t all = bits_of(x) & ~SIGN;
    if (all >= 0x7ff0000000000000u) {
        part[0] = part[1] = NAN;
        return 0;
    }
    typedef unsigned __int128 wide;
    const int first = (int)(all >> DIGITS) - (BIAS + DIGITS)
                      + 62; /* x is whole * 2**(first - 62) */
    const uint64_t whole = (all & 0x000fffffffffffffu) | 0x0010000000000000u;
    const wide lower = (wide)whole * bits_from(first + 128),
               middle = (wide)whole * bits_from(first + 64);
    const wide sum = middle + (lower >> 64);
    const uint64_t top = whole * bits_from(first) + (uint64_t)(sum >> 64);
    int n = (int)(top >> 62);
    wide fraction = (wide)(top << 2 | (uint64_t)sum >> 62) << 64
                    | ((uint64_t)sum << 2 | (uint64_t)lower >> 62);
    const bool above = fraction >> 127;
    n += above;
    fraction = above ? -fraction : fraction;
    const int zeros = fraction >> 64 ? __builtin_clzll((uint64_t)(fraction >> 64)) : 64;
    fraction = zeros ? fraction << zeros
                           | (((uint64_t)lower << 2 ^ (above ? (uint64_t)-1 : 0)) >> (64 - zeros))
                     : fraction;
    const double high = (double)(uint64_t)(fraction >> 75) * 0x1p-53;
    const double rest = (double)(uint64_t)(fraction << 53 >> 64) * 0x1p-117;
    const pair product = product_of(high, PI_2_1);
    const pair result = sum_of(product.high, product.low + (high * PI_2_2 + rest * PI_2_1));
    const double scale = flipped_by(of_bits((uint64_t)(BIAS - zeros) << DIGITS), above ? -1 : 1);
    const bool back = x < 0;
    part[0] = back ? -result.high * scale : result.high * scale;
    part[1] = back ? -result.low * scale : result.low * scale;
    return (back ? -n : n) & 3;
}
