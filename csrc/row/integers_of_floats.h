/* integers_of_floats.h: integers of a range as floats of the type T: the template of integers.h. */

/* Rounded down, so that no number becomes `high`. */
STEP T NAME(th_integers)(uint64_t bits, int64_t low, int64_t high) {
    const int64_t integer = th_integer_between(bits, low, high);
    const int digits = TYPE == TH_FLOAT ? 24 : 53;
    const T nearest = (T)integer;
    if (integer >> digits == 0 || integer >> digits == -1)
        return nearest;
    const bool above = nearest >= (T)0x1p63 || (int64_t)nearest > integer;
    return !above             ? nearest
           : TYPE == TH_FLOAT ? nextafterf((float)nearest, -INFINITY)
                              : (T)nextafter(nearest, -INFINITY);
}
