/* floating_keys.h: keys of floats, and the floats of keys: the template of keys.h. */

/* Flip all bits of negative numbers, the sign bit of others. */
static inline NAME(key_of) NAME(key)(T x) {
    NAME(key_of) bits;
    memcpy(&bits, &x, sizeof bits);
    const NAME(key_of) sign = (NAME(key_of))1 << (sizeof bits * 8 - 1);
    const NAME(key_of) mask = -(bits >> (sizeof bits * 8 - 1)) | sign;
    const NAME(key_of) ordered = x == 0 ? sign : bits ^ mask;
    return x != x ? (NAME(key_of)) - 1 : ordered;
}

/* Whether the key tells the element: it is neither 0 nor NaN. */
static inline bool NAME(differs)(NAME(key_of) key) {
    return (key != NAME(key)(0)) & (key != (NAME(key_of)) - 1);
}

static inline T NAME(element)(NAME(key_of) key) {
    const NAME(key_of) sign = NAME(key)(0), bits = key & sign ? key ^ sign : ~key;
    T x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
