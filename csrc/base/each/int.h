/* int.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_int. */
#define T int32_t
#define TYPE TH_INT
#define NAME(word) word##_int
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
