/* cuda_runtime.h: all that it holds stands before the file already. */
#pragma once
