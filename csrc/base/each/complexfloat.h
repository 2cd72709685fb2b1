/* complexfloat.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_complexfloat. */
#define T complexfloat
#define TYPE TH_COMPLEXFLOAT
#define NAME(word) word##_complexfloat
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
