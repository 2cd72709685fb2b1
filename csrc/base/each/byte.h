/* byte.h: the text of TEMPLATE with the type T, its dtype TYPE and NAME(word) for word_byte. */
#define T uint8_t
#define TYPE TH_BYTE
#define NAME(word) word##_byte
#include TEMPLATE
#undef T
#undef TYPE
#undef NAME
