/* prod.cu: for each element of a line, the product of all others. */
#include "../lines.cuh"

/* Recurrence for the product of the later elements: multiply by factor, add more. */
struct chain {
    double factor, sum;
};
struct chained {
    __device__ chain operator()(chain first, chain then) const {
        return {first.factor * then.factor, then.sum + then.factor * first.sum};
    }
};

/* at: result, input, grad [outer, inner], workspace for the products before each element. Correct
   if elements are zero or the whole product overflows. n[3]: cumulative products, with grad of the
   input's size. */
template <typename T, bool BLOCK> __device__ void others(const work &w) {
    double *before = (double *)w.at[3];
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        double carry = 1, total;
        EACH_TURN(BLOCK, k, w.n[1]) {
            const bool there = k < w.n[1];
            const double x = there ? (double)l.in(1, k) : 1;
            const double own = team_before<BLOCK>(x, 1.0, product(), &total);
            if (there)
                before[l.place(k)] = carry * own;
            carry *= total;
        }
        carry = w.n[3] ? -0.0 : (double)((const T *)w.at[2])[i];
        EACH_TURN(BLOCK, back, w.n[1]) {
            const int64_t k = w.n[1] - 1 - back;
            const chain own = {back && k >= 0 ? (double)l.in(1, k + 1) : 1,
                               w.n[3] && k >= 0 ? (double)l.in(2, k) : -0.0};
            chain all;
            const chain behind = chained()(team_before<BLOCK>(own, chain{1, -0.0}, chained(), &all),
                                           own);
            if (k >= 0)
                l.out(k, (T)((behind.sum + behind.factor * carry) * before[l.place(k)]));
            carry = all.sum + all.factor * carry;
        }
    }
}
LINES(others, float, float)
LINES(others, double, double)
