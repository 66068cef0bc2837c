/* Where trampolines jump to, for x86-64 and the System V calling convention. */
#if defined(__x86_64__) && defined(__ELF__)

        .hidden carob_run_words
        .hidden carob_stop_exception

        .text
        .globl carob_enter_words
        .hidden carob_enter_words
        .type carob_enter_words, @function
        .p2align 6
carob_enter_words:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        pushq %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq $48, %rsp
        movq %rdi, (%rsp)
        movq %rsi, 8(%rsp)
        movq %rdx, 16(%rsp)
        movq %rcx, 24(%rsp)
        movq %r8, 32(%rsp)
        movq %r9, 40(%rsp)
        movq %rsp, %rdi
        movq %r10, %rsi
        movq 8(%rbp), %rdx
        movq %rbp, %rcx
        callq carob_run_words
        /* The result is in one of them, as the caller knows. */
        movq %rax, %xmm0
        leave
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_endproc
        .size carob_enter_words, . - carob_enter_words

#endif

        .section .note.GNU-stack, "", %progbits
