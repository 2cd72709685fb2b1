/* threads.h: the threads of a block. */
#pragma once
#include "driver.h"

/* What the kernel that runs may touch. */
extern emulator_view view;

/* Runs all blocks of the launch; `at` says where the running thread stands. */
CUresult run_blocks(const launch &launch, emulator_position &at, void **arguments);
/* Called by a thread: ends the launch with an error. */
[[noreturn]] void abandon(CUresult error);

int barrier(int line, emulator_vote vote, int value);
uint64_t collective(int line, emulator_collective kind, unsigned mask, uint64_t value, int source);
