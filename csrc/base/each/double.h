/* double.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_double. */
#define T double
#define TYPE TH_DOUBLE
#define NAME(word) word##_double
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
