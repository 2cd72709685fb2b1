/* values.c: sorts elements by their keys alone, where positions are not needed. */
#include "kernels/sort/keys.h"
#include "kernels/sort/sort_keys.h"

#define ITEM uint32_t
#define NAME(word) short_key_##word
#define SIGNED int32_t
#define KEY(item) ((uint64_t)(item))
#define TURN(key) ((int32_t)(uint32_t)((key) ^ 0x80000000u))
#define LESS(a, b) ((a) < (b))
#include "kernels/sort/radix.h"

#define ITEM uint64_t
#define NAME(word) long_key_##word
#define SIGNED int64_t
#define KEY(item) (item)
#define TURN(key) ((int64_t)((key) ^ (uint64_t)1 << 63))
#define LESS(a, b) ((a) < (b))
#include "kernels/sort/radix.h"

#define TEMPLATE "kernels/sort/bare_keys.h"
#include "base/each/type.h"

static void store_results(const sink *s, void *sorted, void *scratch, int64_t first,
                          int64_t count) {
    (void)scratch;
    const sort_output *to = s->to;
    switch (to->type) {
#define ELEMENTS_CASE(type, T, name)                                                               \
    case type: elements_##name(sorted, count, (T *)to->values + first); break;
        EACH_TYPE(ELEMENTS_CASE)
    default: break;
    }
}

int th_sort_values(dtype type, const void *line, int64_t count, void *values) {
    const bool is_long = th_item_size[type] == 8, lent = th_item_size[type] >= 4;
    const int64_t item = is_long ? 8 : 4, bytes = (lent ? 1 : 2) * count * item;
    char *spare = th_allocate(bytes ? bytes : 1);
    if (!spare)
        return -1;
    void *keys = lent ? values : spare + count * item;
    switch (type) {
#define KEYS_CASE(type, T, name) CASE(type, keys_##name(line, count, keys))
        EACH_TYPE(KEYS_CASE)
    default: break;
    }
    const sort_output to = {type, line, count, NULL, values};
    const sink s = {NULL, &to};
    if (is_long)
        long_key_sort(&s, keys, (void *)spare, 0, count, 64);
    else
        short_key_sort(&s, keys, (void *)spare, 0, count, th_item_size[type] * 8);
    th_release(spare, bytes ? bytes : 1);
    return 0;
}
