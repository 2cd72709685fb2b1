/* portable.c: the register tiles for any machine, 16 registers of 4 floats. */
#if !defined(TH_ONE_LEVEL)
#define WIDTH 4
#define NAME(word) word##_plain
#include "kernels/conv/tiles.h"
#include "kernels/conv/tiles16.h"
#else
typedef int plain_is_empty;
#endif
