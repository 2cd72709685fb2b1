/* complexdouble.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_complexdouble. */
#define T complexdouble
#define TYPE TH_COMPLEXDOUBLE
#define NAME(word) word##_complexdouble
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
