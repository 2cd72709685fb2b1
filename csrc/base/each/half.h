/* half.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_half. */
#define T half
#define TYPE TH_HALF
#define NAME(word) word##_half
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
