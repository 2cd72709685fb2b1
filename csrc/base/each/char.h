/* char.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_char. */
#define T int8_t
#define TYPE TH_CHAR
#define NAME(word) word##_char
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
