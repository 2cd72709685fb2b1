/* cold.h: what Python reaches through cffi; read by cffi's parser as it stands, so it holds declarations only. */
int th_install(void);
void th_set_threads(int count);
int th_threads(void);
void th_set_flush_denormals(_Bool on);
_Bool th_flush_denormals(void);
void th_empty_cache(void);
int64_t th_cached_bytes(void);
int64_t th_allocated_bytes(void);
void th_set_cache_limit(int64_t bytes);
void th_fail_allocation(int64_t countdown);
int64_t th_allocations_left(void);
void th_use_generator(uint64_t state[2]);
void th_seed(uint64_t seed);
uint64_t th_initial_seed(void);
void th_random_state(uint64_t state[2]);
void th_set_random_state(const uint64_t state[2]);
void th_conv_method(int method);
void th_conv_costs(const int64_t *geometry, int direction, double *cycles, double *works);
uint32_t th_crc32(uint32_t start, const void *data, int64_t bytes);
void th_start_writeback(int file, int64_t offset, int64_t bytes);
int th_reserve(int file, int64_t bytes);
void th_share_trim(void);
void th_share_named(_Bool on, const char *folder);
typedef struct share_counts {
    int64_t arenas, descriptors, segments, mapped_bytes, blocks, waiting;
} share_counts;
void th_share_count(share_counts *counts);
