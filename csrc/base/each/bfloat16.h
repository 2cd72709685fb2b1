/* bfloat16.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_bfloat16. */
#define T bfloat16
#define TYPE TH_BFLOAT16
#define NAME(word) word##_bfloat16
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
