/* access.h: the compiler calls one of these before every load and store (-fsanitize=kernel-address). */
#pragma once

/* Inside an allocation of this device, or on a stack: go on. Whatever else, the driver decides. */
EMULATOR_PLAIN static inline void emulator_check(uintptr_t address, size_t size, int write) {
    const emulator_view *view = emulator_driver.view;
    const uintptr_t inside = address - view->arena;
    if (inside < view->arena_size) {
        const emulator_range *range = view->pages[inside >> 12];
        if (range && address >= range->begin && address + size <= range->end)
            return;
    } else if (address - view->stack < view->stack_size)
        return;
    else if (address - view->shared + size <= view->shared_size)
        return;
    view->access(address, size, write);
}

#define EMULATOR_CHECK(name, ...)                                                                  \
    EMULATOR_HIDDEN EMULATOR_PLAIN void emulator_##name __VA_ARGS__ asm("__asan_" #name "_noabor"  \
                                                                        "t");

#define EMULATOR_CHECKS(size)                                                                      \
    EMULATOR_CHECK(load##size, (uintptr_t address))                                                \
    void emulator_load##size(uintptr_t address) { emulator_check(address, size, 0); }              \
    EMULATOR_CHECK(store##size, (uintptr_t address))                                               \
    void emulator_store##size(uintptr_t address) { emulator_check(address, size, 1); }

EMULATOR_CHECKS(1)
EMULATOR_CHECKS(2)
EMULATOR_CHECKS(4)
EMULATOR_CHECKS(8)
EMULATOR_CHECKS(16)
EMULATOR_CHECK(loadN, (uintptr_t address, size_t size))
void emulator_loadN(uintptr_t address, size_t size) { emulator_check(address, size, 0); }
EMULATOR_CHECK(storeN, (uintptr_t address, size_t size))
void emulator_storeN(uintptr_t address, size_t size) { emulator_check(address, size, 1); }
#undef EMULATOR_CHECKS
#undef EMULATOR_CHECK

EMULATOR_HIDDEN EMULATOR_PLAIN void emulator_no_return() asm("__asan_handle_no_return");
void emulator_no_return() {}
