/* The frames by which modules enter the host, for x86-64: each calls one function with the registers as they are. */
#if defined(__x86_64__) && defined(__ELF__)
#include "entries.h"

        .hidden carob_entered_functions
        .hidden carob_stop_exception

        .text
        .globl carob_entries
        .hidden carob_entries
        .type carob_entries, @function
        .p2align 4
carob_entries:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        .set carob_entry, 0
        .rept CAROB_ENTRY_COUNT
        subq $8, %rsp
        .cfi_def_cfa_offset 16
        callq *carob_entered_functions + 8 * carob_entry(%rip)
        addq $8, %rsp
        .cfi_def_cfa_offset 8
        retq
        .set carob_entry, carob_entry + 1
        .org carob_entries + CAROB_ENTRY_SIZE * carob_entry
        .endr
        .cfi_endproc
        .size carob_entries, . - carob_entries

#endif

        .section .note.GNU-stack, "", %progbits
