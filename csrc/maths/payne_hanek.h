/* payne_hanek.h: remainder of a number of any size modulo pi / 2. */
#pragma once

/* x = n * pi / 2 + part[0] + part[1], |part[0]| <= pi / 4. Return n modulo 4. For infinities and
   NaN, part is NaN. Requires |x| >= 2. */
int th_payne_hanek(double x, double part[2]);
