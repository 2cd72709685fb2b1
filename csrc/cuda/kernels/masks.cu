/* masks.cu: reads and writes by masks. Blocks take parts of the mask: first they count, then each
   part knows where its output begins. */
#include "../work.cuh"

/* n[0]: elements, n[1]: elements per part; each block handles some parts. */
#define EACH_PART(w, part, begin, end)                                                             \
    for (int64_t part = blockIdx.x, begin = part * w.n[1],                                         \
                 end = begin + w.n[1] < w.n[0] ? begin + w.n[1] : w.n[0];                          \
         begin < w.n[0]; part += gridDim.x, begin = part * w.n[1],                                 \
                 end = begin + w.n[1] < w.n[0] ? begin + w.n[1] : w.n[0])

/* at: counts of the parts, elements. n[2]: bits that count as set. */
template <typename T> __device__ void count_set(const work &w) {
    EACH_PART(w, part, begin, end) {
        int64_t set = 0;
        EACH_MEMBER(true, i, end - begin)
        set += (((const T *)w.at[1])[begin + i] & (T)w.n[2]) != 0;
        set = team_sum<true>(set);
        if (threadIdx.x == 0)
            ((int64_t *)w.at[0])[part] = set;
    }
}

/* Convert counts to the start of each part, followed by the total; one block. at: counts. n[0]:
   parts. */
extern "C" __global__ void th_mask_starts_long(work w) {
    int64_t *count = (int64_t *)w.at[0], carry = 0, total;
    EACH_TURN(true, i, w.n[0]) {
        const int64_t own = i < w.n[0] ? count[i] : 0;
        const int64_t before = team_before<true>(own, (int64_t)0, sum(), &total);
        if (i < w.n[0])
            count[i] = carry + before;
        carry += total;
    }
    if (threadIdx.x == 0)
        count[w.n[0]] = carry;
}

/* Call A(w, place, i) for each set element i, the place-th of them. at[1]: mask, at[3]: starts.
   n[2]: bits that count as set, n[3]: number of places. */
template <typename M, typename A> __device__ void each_set(const work &w) {
    EACH_PART(w, part, begin, end) {
        int64_t place = ((const int64_t *)w.at[3])[part], total;
        EACH_TURN(true, i, end - begin) {
            const int64_t at = begin + i;
            const int64_t set = at < end && (((const M *)w.at[1])[at] & (M)w.n[2]) != 0;
            const int64_t own = place + team_before<true>(set, (int64_t)0, sum(), &total);
            if (set && own < w.n[3])
                A::act(w, own, at);
            place += total;
        }
    }
}

/* at: result, mask, elements. */
template <typename T> struct picked {
    static __device__ void act(const work &w, int64_t place, int64_t i) {
        ((T *)w.at[0])[place] = ((const T *)w.at[2])[i];
    }
};
template <typename T> struct placed {
    static __device__ void act(const work &w, int64_t place, int64_t i) {
        ((T *)w.at[0])[i] = ((const T *)w.at[2])[place];
    }
};
/* at: rows of indices, elements. n[4]: dims, then their sizes. */
struct coordinates {
    static __device__ void act(const work &w, int64_t place, int64_t i) {
        const int ndim = (int)w.n[4];
        for (int d = ndim - 1; d >= 0; d--) {
            ((int64_t *)w.at[0])[place * ndim + d] = i % w.n[5 + d];
            i /= w.n[5 + d];
        }
    }
};

/* Operands: output, mask, value. */
template <typename T> struct masked_fill_formula {
    enum { count = 3, elements = GPU_QUICK };
    uint8_t chosen;
    T value;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &) {
        chosen = read<uint8_t>(at, 1, offset[1]);
        value = read<T>(at, 2, offset[2]);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        if (chosen)
            write(at, 0, offset[0], value);
    }
};

#define COUNT(name, T) WORK_KERNEL(count_set_##name, count_set<T>)
#define NONZERO(name, T) WORK_KERNEL(nonzero_##name, each_set<T, coordinates>)
#define PICK(name, T) WORK_KERNEL(masked_pick_##name, each_set<uint8_t, picked<T>>)
#define PLACE(name, T) WORK_KERNEL(masked_place_##name, each_set<uint8_t, placed<T>>)
#define FILL(name, T) KERNEL(masked_fill_##name, masked_fill_formula<T>)
EACH_WORD(COUNT)
EACH_WORD(NONZERO)
EACH_SIZE(PICK)
EACH_SIZE(PLACE)
EACH_SIZE(FILL)
