/* The way out of a module that an exception takes which nobody in the module catches, for x86-64. */
#if defined(__x86_64__) && defined(__ELF__)

        .hidden carob_objc_finish_handler

/* Takes the registers (rdi) that the caller of the module's function has, and the exception (rsi). Goes on as if that caller
 * had called `finish` with the exception. */
        .text
        .globl carob_objc_leave_module
        .hidden carob_objc_leave_module
        .type carob_objc_leave_module, @function
carob_objc_leave_module:
        .cfi_startproc
        .cfi_undefined %rip
        movq 0(%rdi), %rbx
        movq 8(%rdi), %rbp
        movq 16(%rdi), %r12
        movq 24(%rdi), %r13
        movq 32(%rdi), %r14
        movq 40(%rdi), %r15
        movq 48(%rdi), %rcx
        movq 56(%rdi), %rsp
        movq %rsi, %rdi
        pushq %rcx
        jmp finish
        .cfi_endproc
        .size carob_objc_leave_module, . - carob_objc_leave_module

/* Returns zero in every register that may carry a result. */
        .type finish, @function
finish:
        .cfi_startproc
        subq $8, %rsp
        .cfi_adjust_cfa_offset 8
        movq 8(%rsp), %rsi
        leaq 16(%rsp), %rdx
        callq carob_objc_finish_handler
        addq $8, %rsp
        .cfi_adjust_cfa_offset -8
        testl %eax, %eax
        jz 1f
        fldz
        cmpl $1, %eax
        je 1f
        fldz
1:      xorl %eax, %eax
        xorl %edx, %edx
        pxor %xmm0, %xmm0
        pxor %xmm1, %xmm1
        retq
        .cfi_endproc
        .size finish, . - finish

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
