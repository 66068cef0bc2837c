/* The frames by which modules enter the host, for AArch64: each calls one function with the registers as they are. */
#if defined(__aarch64__) && defined(__ELF__)
#include "entries.h"

        .hidden carob_entered_functions
        .hidden carob_stop_exception

        .text
        .globl carob_entries
        .hidden carob_entries
        .type carob_entries, %function
        .p2align 5
carob_entries:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        .set carob_entry, 0
        .rept CAROB_ENTRY_COUNT
        stp x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov x29, sp
        adrp x16, carob_entered_functions + 8 * carob_entry
        ldr x16, [x16, :lo12:carob_entered_functions + 8 * carob_entry]
        blr x16
        ldp x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .set carob_entry, carob_entry + 1
        .org carob_entries + CAROB_ENTRY_SIZE * carob_entry
        .endr
        .cfi_endproc
        .size carob_entries, . - carob_entries

#endif

        .section .note.GNU-stack, "", %progbits
