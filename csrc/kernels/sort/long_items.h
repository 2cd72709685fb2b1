/* long_items.h: 8-byte elements as narrow items: a template of sort_keys.c. */

/* Keys are distances from the least one. If these have more than 32 bits, the bits that
   positions do not need hold `more` bits of the key. The last `shift` bits are missing. break_ties
   compares what follows the first 32 bits. */
CLONES static void NAME(load_narrow)(sort_keys *x, const T *from) {
    uint64_t least = UINT64_MAX, most = 0;
    narrow *to = x->at;
    for (int64_t i = 0; i < x->count; i++) {
        const uint64_t key = NAME(key)(from[i]) ^ x->flip_mask;
        least = key < least ? key : least;
        most = key > most ? key : most;
    }
    const int bits = most > least ? 64 - __builtin_clzll(most - least) : 1;
    const int place_bits = bits > 32 ? 64 - __builtin_clzll((uint64_t)x->count) : 32;
    const int room = 64 - place_bits, shift = bits > room ? bits - room : 0;
    for (int64_t i = 0; i < x->count; i++) {
        const uint64_t key = (NAME(key)(from[i]) ^ x->flip_mask) - least;
        to[i] = key >> shift << place_bits | (uint64_t)i;
    }
    x->base = least;
    x->shift = shift;
    x->more = 32 - place_bits;
    x->long_keys = bits > 32;
    x->bits = (bits - shift - x->more + 7) / 8 * 8;
}

static void NAME(values_narrow)(const sort_keys *x, const T *line, T *values) {
    const narrow *at = x->at;
    for (int64_t i = 0; x->long_keys && i < x->count; i++)
        values[i] = line[(uint32_t)at[i]];
    if (!x->long_keys)
        NAME(values)(x, line, values, true, x->base);
}

/* Sort items whose keys are equal so far by the last bits of their elements' keys. */
static void NAME(sort_by_last)(const sort_keys *x, const T *line, narrow *at, narrow *scratch,
                               int64_t count) {
    const uint64_t low = (UINT64_C(1) << x->shift) - 1;
    for (int64_t begin = 0, end; begin < count; begin = end) {
        end = run_end(at, begin, count, 32);
        for (int64_t i = begin; i < end && end - begin > 1; i++) {
            const uint64_t place = (uint32_t)at[i];
            const uint64_t key = (NAME(key)(line[place]) ^ x->flip_mask) - x->base;
            at[i] = (key & low) << 32 | place;
        }
        sort_run(at + begin, scratch + begin, end - begin);
    }
}
