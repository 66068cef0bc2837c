/* `_objc_msgForward` for AArch64: one function for methods of all types. It keeps everything that may be an argument, asks
 * where the message goes, and jumps there. A structure in memory is returned by x8, so that both functions do the same. */
#if defined(__aarch64__) && defined(__ELF__)

        .hidden carob_find_forward
        .hidden carob_stop_exception

        .macro FORWARD name
        .globl \name
        .hidden \name
        .type \name, %function
        .p2align 4
\name:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        stp x29, x30, [sp, #-0xe0]!
        .cfi_def_cfa_offset 0xe0
        .cfi_offset x29, -0xe0
        .cfi_offset x30, -0xd8
        mov x29, sp
        stp x0, x1, [sp, #0x10]
        stp x2, x3, [sp, #0x20]
        stp x4, x5, [sp, #0x30]
        stp x6, x7, [sp, #0x40]
        str x8, [sp, #0x50]
        stp q0, q1, [sp, #0x60]
        stp q2, q3, [sp, #0x80]
        stp q4, q5, [sp, #0xa0]
        stp q6, q7, [sp, #0xc0]
        mov x2, #0
        bl carob_find_forward
        mov x16, x0
        ldp x0, x1, [sp, #0x10]
        ldp x2, x3, [sp, #0x20]
        ldp x4, x5, [sp, #0x30]
        ldp x6, x7, [sp, #0x40]
        ldr x8, [sp, #0x50]
        ldp q0, q1, [sp, #0x60]
        ldp q2, q3, [sp, #0x80]
        ldp q4, q5, [sp, #0xa0]
        ldp q6, q7, [sp, #0xc0]
        ldp x29, x30, [sp], #0xe0
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        br x16
        .cfi_endproc
        .size \name, . - \name
        .endm

        .text
        FORWARD carob_msg_forward
        FORWARD carob_msg_forward_stret

#endif

        .section .note.GNU-stack, "", %progbits
