/* `_objc_msgForward` for x86-64 and the System V calling convention: one function for methods of all types. It keeps
 * everything that may be an argument, asks where the message goes, and jumps there. */
#if defined(__x86_64__) && defined(__ELF__)

        .hidden carob_find_forward
        .hidden carob_stop_exception

        .macro FORWARD name, returns_structure
        .globl \name
        .hidden \name
        .type \name, @function
        .p2align 4
\name:
        .cfi_startproc
        .cfi_personality 0x1b, carob_stop_exception
        pushq %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq $0xc0, %rsp
        movaps %xmm0, 0x00(%rsp)
        movaps %xmm1, 0x10(%rsp)
        movaps %xmm2, 0x20(%rsp)
        movaps %xmm3, 0x30(%rsp)
        movaps %xmm4, 0x40(%rsp)
        movaps %xmm5, 0x50(%rsp)
        movaps %xmm6, 0x60(%rsp)
        movaps %xmm7, 0x70(%rsp)
        movq %rax, 0x80(%rsp)
        movq %rdi, 0x88(%rsp)
        movq %rsi, 0x90(%rsp)
        movq %rdx, 0x98(%rsp)
        movq %rcx, 0xa0(%rsp)
        movq %r8, 0xa8(%rsp)
        movq %r9, 0xb0(%rsp)
        .if \returns_structure
        movq %rdi, %rax
        movq %rsi, %rdi
        movq %rdx, %rsi
        movq %rax, %rdx
        .else
        xorl %edx, %edx
        .endif
        callq carob_find_forward
        movq %rax, %r11
        movaps 0x00(%rsp), %xmm0
        movaps 0x10(%rsp), %xmm1
        movaps 0x20(%rsp), %xmm2
        movaps 0x30(%rsp), %xmm3
        movaps 0x40(%rsp), %xmm4
        movaps 0x50(%rsp), %xmm5
        movaps 0x60(%rsp), %xmm6
        movaps 0x70(%rsp), %xmm7
        movq 0x80(%rsp), %rax
        movq 0x88(%rsp), %rdi
        movq 0x90(%rsp), %rsi
        movq 0x98(%rsp), %rdx
        movq 0xa0(%rsp), %rcx
        movq 0xa8(%rsp), %r8
        movq 0xb0(%rsp), %r9
        leaveq
        .cfi_def_cfa %rsp, 8
        .cfi_restore %rbp
        .if \returns_structure
        testb $1, %r11b
        jz 1f
        decq %r11
        movq %rsi, %rdi
        movq %rdx, %rsi
1:
        .endif
        jmpq *%r11
        .cfi_endproc
        .size \name, . - \name
        .endm

        .text
        FORWARD carob_msg_forward, 0
/* For methods that return a structure in memory, whose address is the first argument. */
        FORWARD carob_msg_forward_stret, 1

#endif

        .section .note.GNU-stack, "", %progbits
