/* `_objc_msgForward` for x86-64 and the System V calling convention: one function for methods of all types. It keeps
 * everything that may be an argument, asks where the message goes, and jumps there. */
#if defined(__x86_64__) && defined(__ELF__)

#include <carob/arguments_side.h>

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
        SAVE_ARGUMENTS
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
        RESTORE_ARGUMENTS
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
