/* of_level.h: choice among three tables of functions, each in a file that is compiled for one CPU level. */
#pragma once
#include "base/base.h"

/* The address of NAME_avx512, NAME_avx2 or NAME_plain, whichever is the best for this CPU. */
#if defined(TH_ONE_LEVEL) && TH_ONE_LEVEL == 4
#define TH_OF_LEVEL(name) (&name##_avx512)
#elif defined(TH_ONE_LEVEL)
#define TH_OF_LEVEL(name) (&name##_avx2)
#elif defined(__x86_64__)
#define TH_OF_LEVEL(name)                                                                          \
    (th_cpu_level() >= 4 ? &name##_avx512 : th_cpu_level() >= 3 ? &name##_avx2 : &name##_plain)
#else
#define TH_OF_LEVEL(name) (&name##_plain)
#endif
