/* short.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_short. */
#define T int16_t
#define TYPE TH_SHORT
#define NAME(word) word##_short
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
