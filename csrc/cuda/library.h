/* library.h: NVIDIA's libraries beside the driver, looked up with dlopen when they are first needed. */
#pragma once
#include "base/base.h"

typedef enum { GPU_CUBLAS, GPU_CUDNN, GPU_LIBRARIES } gpu_library;
/* The library by the names that the loader may find it under, or where pip has put it; NULL: neither. */
void *th_gpu_library(gpu_library which, const char *const *names, int count);
/* Where else it may lie, said before the first call that needs it. */
void th_gpu_set_library(int which, const char *path);
/* Bit 1 << which: it was needed and is not here. */
int th_gpu_missing(void);
/* Whether the library may round the factors of products of floats to TF32, 10 bits of fraction, for tensor cores.
   Convolutions may unless it is said otherwise, products may not. */
void th_gpu_allow_tf32(int which, bool allowed);
bool th_gpu_allows_tf32(int which);
