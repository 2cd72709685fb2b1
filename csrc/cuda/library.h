/* library.h: NVIDIA's libraries other than the driver, loaded with dlopen on first use. */
#pragma once
#include "base/base.h"

typedef enum { GPU_CUBLAS, GPU_CUDNN, GPU_LIBRARIES } gpu_library;
/* Load the library by its possible names, or from pip's location; NULL: not found. */
void *th_gpu_library(gpu_library which, const char *const *names, int count);
/* Set another location; call it before the library's first use. */
void th_gpu_set_library(int which, const char *path);
/* Bit 1 << which: it was needed but not found. */
int th_gpu_missing(void);
/* Whether the library may round float factors to TF32 (10 fraction bits) for tensor cores. By
   default convolutions may, products may not. */
void th_gpu_allow_tf32(int which, bool allowed);
bool th_gpu_allows_tf32(int which);
