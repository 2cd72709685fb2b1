/* grid_loops.h: sums over windows of elements and their gradients, in the type T: a template of grid_sample.c. Elements
   of weight 0 do not count, whatever they are. */

/* The products of weights for each element of the windows. */
static void NAME(multiply_weights)(const sampling *s, const NAME(windows) * w,
                                   T (*product)[POINTS]) {
    int t = 0;
    for (int z = 0; z < s->width[0]; z++)
        for (int y = 0; y < s->width[1]; y++)
            for (int x = 0; x < s->width[2]; x++, t++)
                for (int p = 0; p < POINTS; p++)
                    product[t][p] = w->weight[0][z][p] * w->weight[1][y][p] * w->weight[2][x][p];
}

/* Points of a block and some channels: `from` are elements of the planes, `points` of the side of the grid. */
typedef struct NAME(part) {
    T *from, *points;
    int64_t channel, pitch; /* elements between channels */
    int count;
} NAME(part);

/* The sums of even and odd elements are apart, as those of vectors of pairs. */
CLONES static void NAME(take)(const sampling *s, const NAME(part) * a, const int64_t *first,
                              T (*product)[POINTS], int64_t channels) {
    for (int64_t c = 0; c < channels; c++) {
        T sum[2][POINTS] = {{0}}, value[POINTS], *to = a->points + c * a->pitch;
        for (int t = 0; t < s->taps; t++) {
            const T *from = a->from + c * a->channel + s->offset[t], *factor = product[t];
            _Pragma("GCC unroll 8") for (int p = 0; p < POINTS; p++) value[p] = from[first[p]];
            for (int p = 0; p < POINTS; p++)
                sum[t % 2][p] += factor[p] * (factor[p] != 0 ? value[p] : 0);
        }
        for (int p = 0; p < a->count; p++)
            to[p] = sum[0][p] + sum[1][p];
    }
}

/* Windows of one element. */
CLONES static void NAME(take_one)(const NAME(part) * a, const int64_t *first, const T *factor,
                                  int64_t channels) {
    for (int64_t c = 0; c < channels; c++) {
        const T *from = a->from + c * a->channel;
        T value[POINTS], *to = a->points + c * a->pitch;
        _Pragma("GCC unroll 8") for (int p = 0; p < POINTS; p++) value[p] = from[first[p]];
        if (a->count == POINTS)
            for (int p = 0; p < POINTS; p++)
                to[p] = (factor[p] != 0 ? value[p] : 0) + 0;
        else
            for (int p = 0; p < a->count; p++)
                to[p] = (factor[p] != 0 ? value[p] : 0) + 0;
    }
}

INLINE void NAME(put)(const sampling *s, const NAME(part) * a, const int64_t *first,
                      T (*product)[POINTS], int taps, int channels) {
    for (int p = 0; p < a->count; p++) {
        T *to = a->from + first[p];
        T factor[TAPS * TAPS] = {0};
        EACH_TAP(t) factor[t] = product[t][p];
        EACH_CHANNEL(c) {
            const T grad = a->points[c * a->pitch + p];
            EACH_TAP(t) to[c * a->channel + s->offset[t]] += factor[t] != 0 ? factor[t] * grad : 0;
        }
    }
}

/* Add the products of elements and gradients over channels. */
INLINE void NAME(add_products)(const sampling *s, const NAME(part) * a, const int64_t *first,
                               T (*sum)[POINTS], int taps, int channels) {
    for (int p = 0; p < a->count; p++) {
        const T *from = a->from + first[p];
        T grad[CHANNELS];
        EACH_CHANNEL(c) grad[c] = a->points[c * a->pitch + p];
        EACH_TAP(t) {
            T total = sum[t][p];
            EACH_CHANNEL(c) total += grad[c] * from[c * a->channel + s->offset[t]];
            sum[t][p] = total;
        }
    }
}

INLINE void NAME(put_or_add)(const sampling *s, const NAME(part) * a, const int64_t *first,
                             T (*product)[POINTS], bool puts, int taps, int channels) {
    if (puts)
        NAME(put)(s, a, first, product, taps, channels);
    else
        NAME(add_products)(s, a, first, product, taps, channels);
}

/* A loop for each usual number of elements in a window. */
INLINE void NAME(each_count)(const sampling *s, const NAME(part) * a, const int64_t *first,
                             T (*product)[POINTS], bool puts, int channels) {
    switch (s->taps) {
    case 1: NAME(put_or_add)(s, a, first, product, puts, 1, channels); break;
    case 4: NAME(put_or_add)(s, a, first, product, puts, 4, channels); break;
    case 8: NAME(put_or_add)(s, a, first, product, puts, 8, channels); break;
    case TAPS *TAPS: NAME(put_or_add)(s, a, first, product, puts, TAPS * TAPS, channels); break;
    default: NAME(put_or_add)(s, a, first, product, puts, s->taps, channels);
    }
}

/* For some channels, or one. */
FEW_LEVELS(NAME(put_some),
           (const sampling *s, const NAME(part) * a, const int64_t *first, T (*product)[POINTS],
            bool several),
           (s, a, first, product, several)) {
    if (several)
        NAME(each_count)(s, a, first, product, true, CHANNELS);
    else
        NAME(each_count)(s, a, first, product, true, 1);
}

FEW_LEVELS(NAME(add_some),
           (const sampling *s, const NAME(part) * a, const int64_t *first, T (*product)[POINTS],
            bool several),
           (s, a, first, product, several)) {
    if (several)
        NAME(each_count)(s, a, first, product, false, CHANNELS);
    else
        NAME(each_count)(s, a, first, product, false, 1);
}

typedef void (*NAME(loop))(const sampling *s, const NAME(part) * a, const int64_t *first,
                           T (*product)[POINTS], bool several);

static void NAME(each_channel)(const sampling *s, NAME(part) a, const int64_t *first,
                               T (*product)[POINTS], int64_t channels, NAME(loop) loop) {
    for (int64_t c = 0, some; c < channels; c += some) {
        some = c + CHANNELS <= channels ? CHANNELS : 1;
        loop(s, &a, first, product, some > 1);
        a.from += some * a.channel;
        a.points += some * a.pitch;
    }
}

/* Windows whose rows lie next to each other: a row is a vector, or for two floats a part of one. */
enum { NAME(ONCE) = sizeof(T) == sizeof(float) ? 4 : 1 }; /* points of a vector of pairs */
typedef T NAME(pairs) __attribute__((vector_size(NAME(ONCE) * 2 * sizeof(T))));
typedef T NAME(four) __attribute__((vector_size(4 * sizeof(T))));
#define COUNTED(kind, factor, value)                                                               \
    ((factor) * (NAME(kind))((__typeof__((factor) != 0))(value) & ((factor) != 0)))

INLINE NAME(pairs) NAME(pairs_at)(const T *from, const int64_t *first) {
    NAME(pairs) result;
    double pair[4];
    if (sizeof(T) == sizeof(double)) {
        memcpy(&result, from + first[0], sizeof result);
        return result;
    }
    for (int i = 0; i < 4; i++)
        memcpy(pair + i, from + first[i], sizeof(double));
    const four_doubles all = {pair[0], pair[1], pair[2], pair[3]};
    memcpy(&result, &all, sizeof result);
    return result;
}

INLINE NAME(pairs) NAME(sum_pairs)(const sampling *s, const T *from, const int64_t *first,
                                   const T (*pair)[POINTS][2], int p, int rows) {
    NAME(pairs) sum = {0};
    _Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) {
        NAME(pairs) factor, row = NAME(pairs_at)(from + s->offset[2 * r], first + p);
        memcpy(&factor, pair[r][p], sizeof factor);
        sum += COUNTED(pairs, factor, row);
    }
    return sum;
}

INLINE void NAME(take_pairs)(const sampling *s, const NAME(part) * a, const int64_t *first,
                             const T (*pair)[POINTS][2], int64_t channels, int rows) {
    enum { ONCE = NAME(ONCE) };
    for (int64_t c = 0; c < channels; c++)
        for (int p = 0; p < a->count; p += 2 * ONCE) {
            const T *from = a->from + c * a->channel;
            T *to = a->points + c * a->pitch + p, sum[2 * ONCE], all[4 * ONCE];
            const NAME(pairs) one = NAME(sum_pairs)(s, from, first, pair, p, rows);
            const NAME(pairs) two = NAME(sum_pairs)(s, from, first, pair, p + ONCE, rows);
            memcpy(all, &one, sizeof one);
            memcpy(all + 2 * ONCE, &two, sizeof two);
            for (int i = 0; i < 2 * ONCE; i++)
                sum[i] = all[2 * i] + all[2 * i + 1];
            if (p + 2 * ONCE <= a->count)
                memcpy(to, sum, sizeof sum);
            else
                for (int i = 0; p + i < a->count; i++)
                    to[i] = sum[i];
        }
}

CLONES static void NAME(take_twos)(const sampling *s, const NAME(part) * a, const int64_t *first,
                                   T (*product)[POINTS], int64_t channels) {
    T pair[TAPS][POINTS][2];
    for (int t = 0; t < s->taps; t++)
        for (int p = 0; p < POINTS; p++)
            pair[t / 2][p][t % 2] = product[t][p];
    if (s->taps == 4)
        NAME(take_pairs)(s, a, first, pair, channels, 2);
    else
        NAME(take_pairs)(s, a, first, pair, channels, s->taps / 2);
}

CLONES static void NAME(take_fours)(const sampling *s, const NAME(part) * a,
                                    const NAME(windows) * w, int64_t channels) {
    NAME(four) across[POINTS];
    for (int p = 0; p < a->count; p++)
        across[p] = (NAME(four)){w->weight[2][0][p], w->weight[2][1][p], w->weight[2][2][p],
                                 w->weight[2][3][p]};
    for (int64_t c = 0; c < channels; c++)
        for (int p = 0; p < a->count; p++) {
            const T *from = a->from + c * a->channel + w->first[p];
            NAME(four) sum = {0};
            for (int r = 0; r < TAPS; r++) {
                NAME(four) row, factor = (NAME(four)){0} + w->weight[1][r][p];
                memcpy(&row, from + s->offset[TAPS * r], sizeof row);
                sum += COUNTED(four, factor, row);
            }
            sum = COUNTED(four, across[p], sum);
            a->points[c * a->pitch + p] = (sum[0] + sum[1]) + (sum[2] + sum[3]);
        }
}
#undef COUNTED

/* Elements whose channels lie next to each other: rows of `channels` elements per point, `pitch` apart in `points`. The
   elements of a window that count: how many, their weights and positions. */
INLINE int NAME(counted)(const sampling *s, T (*product)[POINTS], int p, T *factor,
                         int64_t *offset) {
    int count = 0;
    for (int t = 0; t < s->taps; t++)
        if (product[t][p] != 0) {
            factor[count] = product[t][p];
            offset[count++] = s->offset[t];
        }
    return count;
}

CLONES static void NAME(take_last)(const sampling *s, const NAME(part) * a, const int64_t *first,
                                   T (*product)[POINTS], int64_t channels) {
    T factor[TAPS * TAPS];
    int64_t offset[TAPS * TAPS];
    for (int p = 0; p < a->count; p++) {
        const int taps = NAME(counted)(s, product, p, factor, offset);
        T *restrict to = a->points + p * a->pitch;
        int t = taps & 3;
        for (int64_t c = 0; c < channels; c++)
            to[c] = 0;
        for (int one = 0; one < t; one++) {
            const T *from = a->from + first[p] + offset[one];
            for (int64_t c = 0; c < channels; c++)
                to[c] += factor[one] * from[c];
        }
        for (; t < taps; t += 4) {
            const T *from = a->from + first[p], *f = factor + t;
            const T *x = from + offset[t], *y = from + offset[t + 1], *z = from + offset[t + 2];
            const T *last = from + offset[t + 3];
            for (int64_t c = 0; c < channels; c++)
                to[c] += f[0] * x[c] + f[1] * y[c] + f[2] * z[c] + f[3] * last[c];
        }
    }
}

CLONES static void NAME(put_last)(const sampling *s, const NAME(part) * a, const int64_t *first,
                                  T (*product)[POINTS], int64_t channels) {
    for (int p = 0; p < a->count; p++)
        for (int t = 0; t < s->taps; t++) {
            T *restrict to = a->from + first[p] + s->offset[t];
            const T *grad = a->points + p * a->pitch, factor = product[t][p];
            for (int64_t c = 0; factor != 0 && c < channels; c++)
                to[c] += factor * grad[c];
        }
}

CLONES static void NAME(add_last)(const sampling *s, const NAME(part) * a, const int64_t *first,
                                  T (*sum)[POINTS], int64_t channels) {
    for (int p = 0; p < a->count; p++)
        for (int t = 0; t < s->taps; t++) {
            const T *from = a->from + first[p] + s->offset[t], *grad = a->points + p * a->pitch;
            T lane[LANES] = {0}, total = sum[t][p];
            int64_t c = 0;
            for (; c + LANES <= channels; c += LANES)
                for (int i = 0; i < LANES; i++)
                    lane[i] += grad[c + i] * from[c + i];
            for (; c < channels; c++)
                total += grad[c] * from[c];
            for (int i = 0; i < LANES; i++)
                total += lane[i];
            sum[t][p] = total;
        }
}

/* The gradients of a block's positions, from the sums of products. */
static void NAME(add_slopes)(const sampling *s, const NAME(windows) * w, T (*sum)[POINTS], T *to,
                             int count) {
    T total[DIMS][POINTS] = {{0}};
    int t = 0;
    for (int z = 0; z < s->width[0]; z++)
        for (int y = 0; y < s->width[1]; y++)
            for (int x = 0; x < s->width[2]; x++, t++)
                for (int d = DIMS - s->dims; d < DIMS; d++) {
                    const T *a = (d == 0 ? w->slope : w->weight)[0][z],
                            *b = (d == 1 ? w->slope : w->weight)[1][y];
                    const T *c = (d == 2 ? w->slope : w->weight)[2][x];
                    for (int p = 0; p < POINTS; p++) {
                        const T factor = a[p] * b[p] * c[p];
                        total[d][p] += factor != 0 ? factor * sum[t][p] : 0;
                    }
                }
    for (int p = 0; p < count; p++)
        for (int d = 0; d < s->dims; d++)
            to[p * s->dims + d] = total[DIMS - 1 - d][p];
}

/* A block of points: find its windows. Return the number of points. */
static int NAME(begin_block)(const sampling *s, int64_t image, int64_t block, NAME(windows) * w,
                             T (*product)[POINTS], bool slopes) {
    const int64_t first = block * POINTS, left = s->points - first;
    const int count = left < POINTS ? (int)left : POINTS;
    NAME(find_windows)(w, s, (const T *)s->grid + (image * s->points + first) * s->dims, count,
                       slopes);
    NAME(multiply_weights)(s, w, product);
    return count;
}

/* Units are blocks of points. */
static void NAME(take_blocks)(int64_t begin, int64_t end, void *context) {
    const sampling *s = context;
    const bool together = s->last && s->taps > 1; /* else each element is only copied */
    NAME(windows) w;
    T product[TAPS * TAPS][POINTS], tile[POINTS * CHUNK];
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / s->blocks, block = unit % s->blocks;
        const int count = NAME(begin_block)(s, image, block, &w, product, false);
        T *to = (T *)s->side + image * s->channels * s->points + block * POINTS;
        NAME(part) a = {(T *)s->planes + image * s->image, to, s->channel, s->points, count};
        if (s->rows && s->mode == BICUBIC)
            NAME(take_fours)(s, &a, &w, s->channels);
        else if (s->rows)
            NAME(take_twos)(s, &a, w.first, product, s->channels);
        else if (s->taps == 1 && s->mode == NEAREST)
            NAME(take_one)(&a, w.first, product[0], s->channels);
        else if (!together)
            NAME(take)(s, &a, w.first, product, s->channels);
        for (int64_t c = 0, some; together && c < s->channels;
             c += some, a.from += some, to += some * s->points) {
            some = s->channels - c < CHUNK ? s->channels - c : CHUNK;
            a.points = tile;
            a.pitch = CHUNK;
            NAME(take_last)(s, &a, w.first, product, some);
            th_transpose((char *)to, s->points * (int64_t)sizeof(T), (char *)tile,
                         CHUNK * (int64_t)sizeof(T), some, count, sizeof(T));
        }
    }
}

/* Copy gradients of a block, so that the channels of a point lie next to each other. */
static void NAME(fill_tile)(const sampling *s, T *tile, const T *from, int64_t channels,
                            int count) {
    th_transpose((char *)tile, CHUNK * (int64_t)sizeof(T), (const char *)from,
                 s->points * (int64_t)sizeof(T), count, channels, sizeof(T));
}

/* The same blocks: gradients of their positions. */
static void NAME(move_blocks)(int64_t begin, int64_t end, void *context) {
    const sampling *s = context;
    NAME(windows) w;
    T sum[TAPS * TAPS][POINTS], tile[POINTS * CHUNK];
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / s->blocks, block = unit % s->blocks;
        const int count = NAME(begin_block)(s, image, block, &w, sum, true);
        T *points = (T *)s->side + image * s->channels * s->points + block * POINTS;
        NAME(part) a = {(T *)s->planes + image * s->image, points, s->channel, s->points, count};
        memset(sum, 0, sizeof sum);
        if (!s->last)
            NAME(each_channel)(s, a, w.first, sum, s->channels, NAME(add_some));
        for (int64_t c = 0, some; s->last && c < s->channels; c += some, a.from += some) {
            some = s->channels - c < CHUNK ? s->channels - c : CHUNK;
            NAME(fill_tile)(s, tile, points + c * s->points, some, count);
            a.points = tile;
            a.pitch = CHUNK;
            NAME(add_last)(s, &a, w.first, sum, some);
        }
        NAME(add_slopes)(s, &w, sum, (T *)s->to + (image * s->points + block * POINTS) * s->dims,
                         count);
    }
}

/* Units are groups of channels of an image, whose planes receive gradients in the order of the points. */
static void NAME(put_groups)(int64_t begin, int64_t end, void *context) {
    const sampling *s = context;
    NAME(windows) w;
    T product[TAPS * TAPS][POINTS], tile[POINTS * CHUNK];
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t image = unit / s->groups, first = unit % s->groups * s->group,
                      left = s->channels - first;
        const int64_t channels = left < s->group ? left : s->group;
        for (int64_t block = 0; block < s->blocks; block++) {
            const int count = NAME(begin_block)(s, image, block, &w, product, false);
            T *points = (T *)s->side + (image * s->channels + first) * s->points + block * POINTS;
            NAME(part)
            a = {(T *)s->to + image * s->image + first * s->channel, points, s->channel, s->points,
                 count};
            if (!s->last)
                NAME(each_channel)(s, a, w.first, product, channels, NAME(put_some));
            for (int64_t c = 0, some; s->last && c < channels; c += some, a.from += some) {
                some = channels - c < CHUNK ? channels - c : CHUNK;
                NAME(fill_tile)(s, tile, points + c * s->points, some, count);
                a.points = tile;
                a.pitch = CHUNK;
                NAME(put_last)(s, &a, w.first, product, some);
            }
        }
    }
}
