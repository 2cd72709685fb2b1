/* fitted.h: tensors cut or padded with zeros. */
#pragma once
#include "row/row.h"

/* Return a tensor of a type and size: t itself with one more reference if it has both. */
tensor *th_fitted(const tensor *t, dtype type, const extent *size);
