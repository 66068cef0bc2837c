/* Calls a function with numbers in the registers that it has to keep, and stores what is in them then. */
        .text
        .globl call_and_store_registers
#if defined(__x86_64__)
        .type call_and_store_registers, @function
call_and_store_registers:
        .cfi_startproc
        .macro PUSH register
        pushq \register
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset \register, 0
        .endm
        PUSH %rbx
        PUSH %rbp
        PUSH %r12
        PUSH %r13
        PUSH %r14
        PUSH %r15
        pushq %rcx
        .cfi_adjust_cfa_offset 8
        movq %rdi, %rax
        movq %rsi, %rdi
        movq 0(%rdx), %rbx
        movq 8(%rdx), %rbp
        movq 16(%rdx), %r12
        movq 24(%rdx), %r13
        movq 32(%rdx), %r14
        movq 40(%rdx), %r15
        callq *%rax
        popq %rcx
        .cfi_adjust_cfa_offset -8
        movq %rbx, 0(%rcx)
        movq %rbp, 8(%rcx)
        movq %r12, 16(%rcx)
        movq %r13, 24(%rcx)
        movq %r14, 32(%rcx)
        movq %r15, 40(%rcx)
        .macro POP register
        popq \register
        .cfi_adjust_cfa_offset -8
        .cfi_restore \register
        .endm
        POP %r15
        POP %r14
        POP %r13
        POP %r12
        POP %rbp
        POP %rbx
        retq
        .cfi_endproc
#elif defined(__aarch64__)
        .type call_and_store_registers, %function
call_and_store_registers:
        .cfi_startproc
        .macro KEEP first, second, place
        stp \first, \second, [sp, #\place]
        .cfi_rel_offset \first, \place
        .cfi_rel_offset \second, \place + 8
        .endm
        sub sp, sp, #176
        .cfi_adjust_cfa_offset 176
        KEEP x29, x30, 0
        KEEP x19, x20, 16
        KEEP x21, x22, 32
        KEEP x23, x24, 48
        KEEP x25, x26, 64
        KEEP x27, x28, 80
        KEEP d8, d9, 96
        KEEP d10, d11, 112
        KEEP d12, d13, 128
        KEEP d14, d15, 144
        str x3, [sp, #160]
        mov x9, x0
        mov x0, x1
        ldp x19, x20, [x2, #0]
        ldp x21, x22, [x2, #16]
        ldp x23, x24, [x2, #32]
        ldp x25, x26, [x2, #48]
        ldp x27, x28, [x2, #64]
        ldr x29, [x2, #80]
        ldp d8, d9, [x2, #88]
        ldp d10, d11, [x2, #104]
        ldp d12, d13, [x2, #120]
        ldp d14, d15, [x2, #136]
        blr x9
        ldr x3, [sp, #160]
        stp x19, x20, [x3, #0]
        stp x21, x22, [x3, #16]
        stp x23, x24, [x3, #32]
        stp x25, x26, [x3, #48]
        stp x27, x28, [x3, #64]
        str x29, [x3, #80]
        stp d8, d9, [x3, #88]
        stp d10, d11, [x3, #104]
        stp d12, d13, [x3, #120]
        stp d14, d15, [x3, #136]
        ldp x29, x30, [sp, #0]
        ldp x19, x20, [sp, #16]
        ldp x21, x22, [sp, #32]
        ldp x23, x24, [sp, #48]
        ldp x25, x26, [sp, #64]
        ldp x27, x28, [sp, #80]
        ldp d8, d9, [sp, #96]
        ldp d10, d11, [sp, #112]
        ldp d12, d13, [sp, #128]
        ldp d14, d15, [sp, #144]
        add sp, sp, #176
        .cfi_adjust_cfa_offset -176
        ret
        .cfi_endproc
#endif
        .size call_and_store_registers, . - call_and_store_registers
        .section .note.GNU-stack, "", %progbits
