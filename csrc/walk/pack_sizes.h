/* pack_sizes.h: copies elements of SIZE bytes between strides: the template of transpose.c. Common
   strides have vectors: repeated elements, from or to every second element, and elements in
   reverse. Vectors read beyond the last element, so that one is copied alone. */
CLONES static void NAME(fill)(T *to, T element, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = element;
}

CLONES static void NAME(halve)(T *to, const T *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = from[2 * i];
}

CLONES static void NAME(spread)(T *to, const T *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[2 * i] = from[i];
}

FEW_CLONES static void NAME(reverse)(T *to, const T *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = from[-i];
}

/* Vectors would be filled and emptied one element at a time. */
__attribute__((optimize("no-tree-vectorize"))) static void
NAME(step)(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count) {
#pragma GCC unroll 4
    for (int64_t i = 0; i < count; i++)
        *(T *)(to + i * to_step) = *(const T *)(from + i * from_step);
}

static void NAME(pack)(char *to, int64_t to_step, const char *from, int64_t from_step,
                       int64_t count) {
    const int64_t item = sizeof(T), last = count - 1;
    if (to_step == item && from_step == 0 && count > 0) {
        NAME(fill)((T *)to, *(const T *)from, count);
    } else if (to_step == item && from_step == 2 * item && count > 0) {
        NAME(halve)((T *)to, (const T *)from, last);
        ((T *)to)[last] = ((const T *)from)[2 * last];
    } else if (to_step == item && from_step == -item) {
        NAME(reverse)((T *)to, (const T *)from, count);
    } else if (item >= 4 && to_step == 2 * item && from_step == item) {
        NAME(spread)((T *)to, (const T *)from, count);
    } else {
        NAME(step)(to, to_step, from, from_step, count);
    }
}
