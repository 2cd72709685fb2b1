/* size_8.h: the text of TEMPLATE for elements of SIZE bytes as the type T, and NAME(word) for word_8. */
#define T uint64_t
#define SIZE 8
#define NAME(word) word##_8
#include TEMPLATE
#undef T
#undef SIZE
#undef NAME
