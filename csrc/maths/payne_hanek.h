/* payne_hanek.h: the rest of a number of any size by pi / 2. */
#pragma once

/* x = n * pi / 2 + part[0] + part[1], |part[0]| <= pi / 4; n modulo 4. Of infinities and nan, part is nan. |x| >= 2. */
int th_payne_hanek(double x, double part[2]);
