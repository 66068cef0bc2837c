/* Where trampolines jump to, for AArch64. */
#if defined(__aarch64__) && defined(__ELF__)

        .hidden carob_run_words
        .hidden carob_stop_exception

        .text
        .globl carob_enter_words
        .hidden carob_enter_words
        .type carob_enter_words, %function
        .p2align 4
carob_enter_words:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        stp x29, x30, [sp, #-80]!
        .cfi_def_cfa_offset 80
        .cfi_offset x29, -80
        .cfi_offset x30, -72
        mov x29, sp
        .cfi_def_cfa_register x29
        stp x0, x1, [sp, #16]
        stp x2, x3, [sp, #32]
        stp x4, x5, [sp, #48]
        stp x6, x7, [sp, #64]
        add x0, sp, #16
        mov x1, x16
        mov x2, x30
        mov x3, x29
        bl carob_run_words
        /* The result is in one of them, as the caller knows. */
        fmov d0, x0
        ldp x29, x30, [sp], #80
        .cfi_def_cfa sp, 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc
        .size carob_enter_words, . - carob_enter_words

#endif

        .section .note.GNU-stack, "", %progbits
