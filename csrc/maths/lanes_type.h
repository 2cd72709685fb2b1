/* lanes_type.h: the type of a vector of so many bytes, and its lanes: the template of lanes.h. */
typedef number NAME(vector) __attribute__((vector_size(BYTES)));
typedef union NAME(lanes) {
    NAME(vector) all;
    number lane[BYTES / sizeof(number)];
    word far[BYTES / sizeof(number)];
    long long any __attribute__((vector_size(BYTES)));
} NAME(lanes);
#undef NAME
#undef BYTES
