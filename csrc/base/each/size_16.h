/* size_16.h: the text of TEMPLATE for elements of SIZE bytes as the type T, and NAME(word) for word_16. */
#define T th_bits
#define SIZE 16
#define NAME(word) word##_16
#include TEMPLATE
#undef T
#undef SIZE
#undef NAME
