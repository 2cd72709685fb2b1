/* convert.h: loops that move and convert elements, for copies. */
#pragma once
#include "walk/walk.h"

loop th_plain_converter(dtype from, dtype to); /* among the types that rows compute in */
