/* float.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_float. */
#define T float
#define TYPE TH_FLOAT
#define NAME(word) word##_float
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
