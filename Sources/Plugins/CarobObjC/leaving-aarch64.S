/* The way out of a module that an exception takes which nobody in the module catches, for AArch64. */
#if defined(__aarch64__) && defined(__ELF__)

        .hidden carob_objc_finish_handler

/* Takes the registers (x0) that the caller of the module's function has, and the exception (x1). Goes on as if that caller had
 * called `finish` with the exception. */
        .text
        .globl carob_objc_leave_module
        .hidden carob_objc_leave_module
        .type carob_objc_leave_module, %function
        .p2align 2
carob_objc_leave_module:
        .cfi_startproc
        .cfi_undefined x30
        ldp x19, x20, [x0, #0]
        ldp x21, x22, [x0, #16]
        ldp x23, x24, [x0, #32]
        ldp x25, x26, [x0, #48]
        ldp x27, x28, [x0, #64]
        ldp x29, x30, [x0, #80]
        ldr x9, [x0, #96]
        ldp d8, d9, [x0, #104]
        ldp d10, d11, [x0, #120]
        ldp d12, d13, [x0, #136]
        ldp d14, d15, [x0, #152]
        mov x0, x1
        mov sp, x9
        b finish
        .cfi_endproc
        .size carob_objc_leave_module, . - carob_objc_leave_module

/* Returns zero in every register that may carry a result. */
        .type finish, %function
        .p2align 2
finish:
        .cfi_startproc
        stp x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov x29, sp
        mov x1, x30
        add x2, sp, #16
        bl carob_objc_finish_handler
        ldp x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        mov x0, #0
        mov x1, #0
        movi v0.2d, #0
        movi v1.2d, #0
        movi v2.2d, #0
        movi v3.2d, #0
        ret
        .cfi_endproc
        .size finish, . - finish

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
