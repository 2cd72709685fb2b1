/* chance.cpp: what happens by chance on a GPU happens here by a seed, CUDA_EMULATOR_SEED: the order of
   threads, of blocks and of streams. Without one, the order is always the same. */
#include <cstdlib>

#include "driver.h"

static std::string known;
static uint64_t state;

bool by_chance() {
    const char *seed = getenv("CUDA_EMULATOR_SEED");
    if (!seed || !*seed)
        return known.clear(), false;
    if (known != seed) {
        known = seed;
        state = strtoull(seed, NULL, 10) * 2 + 1;
    }
    return true;
}

/* SplitMix64 (Steele and others, 2014). */
unsigned chance(unsigned below) {
    uint64_t x = state += 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return (unsigned)((x ^ x >> 31) % below);
}
