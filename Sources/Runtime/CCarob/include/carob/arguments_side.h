/* Macros for assembly, which keep everything that may be an argument while a function of C is called. */
#ifndef CAROB_ARGUMENTS_SIDE_H
#define CAROB_ARGUMENTS_SIDE_H
#ifndef __ASSEMBLER__
struct carob_arguments_side; /* C has no empty files. */
#else

/* After saving, the function of C may be called. Restoring leaves all registers as they were, and the stack too. */
#if defined(__x86_64__)
        .macro SAVE_ARGUMENTS
        pushq %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
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
        .endm

/* Leaves r11 as it is. */
        .macro RESTORE_ARGUMENTS
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
        .endm

#elif defined(__aarch64__)
        .macro SAVE_ARGUMENTS
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
        .endm

/* Leaves x16 as it is. */
        .macro RESTORE_ARGUMENTS
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
        .endm
#endif

#endif
#endif
