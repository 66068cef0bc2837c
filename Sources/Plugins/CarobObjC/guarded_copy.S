/* Calls the third argument with the first two, and keeps the fourth in a register in which `carob_objc_guard_personality` finds it
 * when an exception comes by. (Code in C is only unwound so with `-fexceptions`, which not everybody passes.) */
#if defined(__ELF__)

        .hidden carob_objc_guard_personality

        .text
        .globl carob_objc_copy_guarded
        .hidden carob_objc_copy_guarded
#if defined(__x86_64__)
        .type carob_objc_copy_guarded, @function
carob_objc_copy_guarded:
        .cfi_startproc
        .cfi_personality 0x1b, carob_objc_guard_personality
        pushq %rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbx, 0
        movq %rcx, %rbx
        callq *%rdx
        popq %rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbx
        retq
        .cfi_endproc
        .size carob_objc_copy_guarded, . - carob_objc_copy_guarded
#elif defined(__aarch64__)
        .type carob_objc_copy_guarded, %function
        .p2align 2
carob_objc_copy_guarded:
        .cfi_startproc
        .cfi_personality 0x1b, carob_objc_guard_personality
        stp x29, x30, [sp, #-32]!
        .cfi_def_cfa_offset 32
        .cfi_offset x29, -32
        .cfi_offset x30, -24
        str x19, [sp, #16]
        .cfi_offset x19, -16
        mov x29, sp
        mov x19, x3
        blr x2
        ldr x19, [sp, #16]
        ldp x29, x30, [sp], #32
        .cfi_def_cfa_offset 0
        .cfi_restore x19
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc
        .size carob_objc_copy_guarded, . - carob_objc_copy_guarded
#endif

        .section .note.GNU-stack, "", %progbits
#endif
