/* size_4.h: the text of TEMPLATE for elements of SIZE bytes as the type T, and NAME(word) for word_4. */
#define T uint32_t
#define SIZE 4
#define NAME(word) word##_4
#include TEMPLATE
#undef T
#undef SIZE
#undef NAME
