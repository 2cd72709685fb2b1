/* size_1.h: the text of TEMPLATE for elements of SIZE bytes as the type T, and NAME(word) for word_1. */
#define T uint8_t
#define SIZE 1
#define NAME(word) word##_1
#include TEMPLATE
#undef T
#undef SIZE
#undef NAME
