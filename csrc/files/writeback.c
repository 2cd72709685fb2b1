/* writeback.c: tells the disk to begin with what was written to a file, long before anybody waits for it. */
#define _GNU_SOURCE
#include <fcntl.h>

#include "base/base.h"
#include "cold.h"

/* A hint: where the system has no such call, or refuses, fsync finds more to do. */
void th_start_writeback(int file, int64_t offset, int64_t bytes) {
#ifdef SYNC_FILE_RANGE_WRITE
    sync_file_range(file, offset, bytes, SYNC_FILE_RANGE_WRITE);
#else
    (void)file, (void)offset, (void)bytes;
#endif
}
