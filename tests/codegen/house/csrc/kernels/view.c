/* view.c: stands where a row of small_ops.yaml says. */
