/* size_2.h: the text of TEMPLATE for elements of SIZE bytes as the type T, and NAME(word) for word_2. */
#define T uint16_t
#define SIZE 2
#define NAME(word) word##_2
#include TEMPLATE
#undef T
#undef SIZE
#undef NAME
