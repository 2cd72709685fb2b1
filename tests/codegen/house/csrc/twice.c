/* twice.c: an empty kernel file that small_ops.yaml names. */
