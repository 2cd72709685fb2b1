/* grid_windows.h: positions of a grid as windows of elements, in the type T: a template of grid_sample.c. */

/* The windows of a block of points: the offset of each first element, and for each dim the weights of its elements
   and their derivatives by the grid's number. Elements that do not contribute have weight 0. */
typedef struct NAME(windows) {
    int64_t first[POINTS];
    T weight[DIMS][TAPS][POINTS], slope[DIMS][TAPS][POINTS];
} NAME(windows);

INLINE T NAME(down)(T x) {
    return sizeof(T) == sizeof(float) ? (T)floorf((float)x) : (T)floor((double)x);
}
INLINE T NAME(even)(T x) {
    return sizeof(T) == sizeof(float) ? (T)rintf((float)x) : (T)rint((double)x);
}
INLINE T NAME(size_of)(T x) { return x < 0 ? -x : x; }
/* nan becomes 0. */
INLINE T NAME(within)(T x, T last) {
    const T above = x > 0 ? x : 0;
    return above < last ? above : last;
}

/* Mirror x at the ends of the plane; *sign becomes the derivative. Without a span x stays. */
INLINE T NAME(mirrored)(T x, T low, T span, T *sign) {
    const T divisor = span > 0 ? span : 1, away = NAME(size_of)(x - low);
    const T spans = NAME(down)(away / divisor), rest = away - spans * divisor;
    const bool odd = spans - 2 * NAME(down)(spans / 2) != 0;
    *sign = (x < low) != odd ? -1 : 1;
    return span > 0 ? (odd ? span - rest : rest) + low : x;
}

/* Write the positions in units of elements, and their derivatives by the grid's numbers. */
INLINE void NAME(find_places)(const sampling *s, int d, const T *numbers, T *place, T *slope) {
    const T size = (T)s->size[d], last = size - 1, low = s->align ? 0 : (T)-0.5;
    const T scale = (s->align ? last : size) / 2, shift = s->align ? 0 : (T)-0.5;
    for (int p = 0; p < POINTS; p++) {
        place[p] = (numbers[p] + 1) * scale + shift;
        slope[p] = scale;
    }
    if (s->mode == BICUBIC || s->edges == ZEROS)
        return;
    const T span = s->edges == REFLECTION ? s->align ? last : size : 0;
    for (int p = 0; p < POINTS && span > 0; p++) {
        T sign;
        place[p] = NAME(mirrored)(place[p], low, span, &sign);
        slope[p] = scale * sign;
    }
    for (int p = 0; p < POINTS; p++) {
        const bool inside = (place[p] > 0) & (place[p] < last);
        slope[p] = inside ? slope[p] : 0;
        place[p] = NAME(within)(place[p], last);
    }
}

/* Write the first elements of windows whose least element is `least`. */
INLINE void NAME(begin)(const sampling *s, int d, const T *least, T *begin, int64_t *first) {
    const T last = (T)(s->size[d] - s->width[d]);
    for (int p = 0; p < POINTS; p++)
        begin[p] = NAME(within)(least[p], last);
    const int32_t step = (int32_t)s->step[d];
    if (step == s->step[d]) /* vectors have this product, but not that of 64 bits */
        for (int p = 0; p < POINTS; p++)
            first[p] += (int64_t)(int32_t)begin[p] * step;
    else
        for (int p = 0; p < POINTS; p++)
            first[p] += (int32_t)begin[p] * s->step[d];
}

/* Weight of element t of the four around a position, which is f beyond the second, and its derivative (Keys, 1981, with
   a = -3/4). */
INLINE void NAME(weigh_cubic)(int t, const T *f, T *weight, T *slope) {
    const T a = (T)-0.75, side = t < 2 ? 1 : -1, from = t == 0 || t == 2 ? 1 : t == 1 ? 0 : 2;
    for (int p = 0; p < POINTS; p++) {
        const T x = from + side * f[p];
        if (t == 1 || t == 2) {
            weight[p] = ((a + 2) * x - (a + 3)) * x * x + 1;
            slope[p] = side * (3 * (a + 2) * x - 2 * (a + 3)) * x;
        } else {
            weight[p] = ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
            slope[p] = side * ((3 * a * x - 10 * a) * x + 8 * a);
        }
    }
}

/* Without a scale, no slopes are written. */
INLINE void NAME(weigh_four)(const sampling *s, int d, const T *place, const T *scale,
                             NAME(windows) *restrict to) {
    const T last = (T)(s->size[d] - 1), low = s->align ? 0 : (T)-0.5;
    const T span = s->edges == REFLECTION ? s->align ? last : last + 1 : 0;
    const bool edged = s->edges != ZEROS;
    T whole[POINTS], f[POINTS], least[POINTS], begin[POINTS];
    T at[TAPS][POINTS], weight[TAPS][POINTS], slope[TAPS][POINTS];
    for (int p = 0; p < POINTS; p++) {
        whole[p] = NAME(down)(place[p]);
        f[p] = place[p] - whole[p];
        least[p] = last;
    }
    _Pragma("GCC unroll 4") for (int t = 0; t < TAPS; t++) {
        NAME(weigh_cubic)(t, f, weight[t], slope[t]);
        for (int p = 0; p < POINTS; p++) {
            T x = whole[p] + (T)(t - 1), sign;
            x = span > 0 ? NAME(mirrored)(x, low, span, &sign) : x;
            x = edged ? NAME(within)(x, last) : x;
            at[t][p] = x;
            least[p] = x < least[p] ? x : least[p];
        }
    }
    NAME(begin)(s, d, least, begin, to->first);
    for (int w = 0; w < s->width[d]; w++) {
        for (int p = 0; p < POINTS; p++) {
            const T x = begin[p] + (T)w;
            T sum = f[p] * 0; /* nan at positions that are no numbers */
            sum += (at[0][p] == x ? weight[0][p] : 0) + (at[1][p] == x ? weight[1][p] : 0);
            sum += (at[2][p] == x ? weight[2][p] : 0) + (at[3][p] == x ? weight[3][p] : 0);
            to->weight[d][w][p] = sum;
        }
        for (int p = 0; p < POINTS && scale; p++) {
            const T x = begin[p] + (T)w;
            T sum = (at[0][p] == x ? slope[0][p] : 0) + (at[1][p] == x ? slope[1][p] : 0);
            sum += (at[2][p] == x ? slope[2][p] : 0) + (at[3][p] == x ? slope[3][p] : 0);
            to->slope[d][w][p] = sum * scale[p];
        }
    }
}

INLINE void NAME(weigh_two)(const sampling *s, int d, const T *place, const T *scale,
                            NAME(windows) *restrict to) {
    T whole[POINTS], begin[POINTS];
    for (int p = 0; p < POINTS; p++)
        whole[p] = NAME(down)(place[p]);
    NAME(begin)(s, d, whole, begin, to->first);
    for (int w = 0; w < s->width[d]; w++) {
        for (int p = 0; p < POINTS; p++) {
            const T away = place[p] - (begin[p] + (T)w), near = 1 - NAME(size_of)(away);
            /* nan at positions that are no numbers */
            to->weight[d][w][p] = near > 0 ? near : near * 0;
        }
        for (int p = 0; p < POINTS && scale; p++) {
            const T away = place[p] - (begin[p] + (T)w), change = away < 0 ? scale[p] : -scale[p];
            to->slope[d][w][p] = (away >= -1) & (away < 1) ? change : 0;
        }
    }
}

INLINE void NAME(weigh_one)(const sampling *s, int d, const T *place, bool slopes,
                            NAME(windows) *restrict to) {
    T whole[POINTS], begin[POINTS];
    for (int p = 0; p < POINTS; p++)
        whole[p] = NAME(even)(place[p]);
    NAME(begin)(s, d, whole, begin, to->first);
    for (int p = 0; p < POINTS; p++)
        to->weight[d][0][p] = whole[p] == begin[p] ? 1 : 0;
    for (int p = 0; p < POINTS && slopes; p++)
        to->slope[d][0][p] = 0;
}

/* Find the windows of `count` points, and those of positions 0 behind them; with or without
   slopes. */
LEVELS(NAME(find_windows),
       (NAME(windows) *restrict to, const sampling *s, const T *grid, int count, bool slopes),
       (to, s, grid, count, slopes)) {
    T block[POINTS * DIMS] = {0}, numbers[POINTS] = {0}, place[POINTS], scale[POINTS];
    memcpy(block, grid, (size_t)(count * s->dims) * sizeof(T));
    memset(to->first, 0, sizeof to->first);
    for (int d = 0; d < DIMS - s->dims; d++)
        for (int p = 0; p < POINTS; p++) {
            to->weight[d][0][p] = 1;
            to->slope[d][0][p] = 0;
        }
    for (int d = DIMS - s->dims; d < DIMS; d++) {
        const T *own =
            block + DIMS - 1
            - d; /* compilers shuffle vectors from a pointer on, but not from an index on */
        if (s->dims == 2)
            for (int p = 0; p < POINTS; p++)
                numbers[p] = own[p * 2];
        else
            for (int p = 0; p < POINTS; p++)
                numbers[p] = own[p * 3];
        NAME(find_places)(s, d, numbers, place, scale);
        if (s->mode == NEAREST)
            NAME(weigh_one)(s, d, place, slopes, to);
        else if (s->mode == BILINEAR)
            NAME(weigh_two)(s, d, place, slopes ? scale : NULL, to);
        else
            NAME(weigh_four)(s, d, place, slopes ? scale : NULL, to);
    }
}
