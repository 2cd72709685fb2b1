/* truth.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_truth. */
#define T bool
#define TYPE TH_BOOL
#define NAME(word) word##_truth
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
