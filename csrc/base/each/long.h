/* long.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_long. */
#define T int64_t
#define TYPE TH_LONG
#define NAME(word) word##_long
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
