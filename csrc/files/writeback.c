/* writeback.c: hints to the system about a file: reserve its space, and start writing data to disk
   before anybody waits for it. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "base/base.h"
#include "cold.h"

/* Only a hint: if the call is missing or fails, fsync has more to do. */
void th_start_writeback(int file, int64_t offset, int64_t bytes) {
#ifdef SYNC_FILE_RANGE_WRITE
    sync_file_range(file, offset, bytes, SYNC_FILE_RANGE_WRITE);
#else
    (void)file, (void)offset, (void)bytes;
#endif
}

/* Reserve space, contiguous if possible. Return ENOSPC if the disk is too full, else 0, also if the
   system cannot tell. */
int th_reserve(int file, int64_t bytes) {
#ifdef FALLOC_FL_KEEP_SIZE
    return fallocate(file, FALLOC_FL_KEEP_SIZE, 0, bytes) && errno == ENOSPC ? ENOSPC : 0;
#else
    (void)file, (void)bytes;
    return 0;
#endif
}
