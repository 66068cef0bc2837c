/* `_objc_msgForward` for AArch64: one function for methods of all types. It keeps everything that may be an argument, asks
 * where the message goes, and jumps there. A structure in memory is returned by x8, so that both functions do the same. */
#if defined(__aarch64__) && defined(__ELF__)

#include <carob/arguments_side.h>

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
        SAVE_ARGUMENTS
        mov x2, #0
        bl carob_find_forward
        mov x16, x0
        RESTORE_ARGUMENTS
        br x16
        .cfi_endproc
        .size \name, . - \name
        .endm

        .text
        FORWARD carob_msg_forward
        FORWARD carob_msg_forward_stret

#endif

        .section .note.GNU-stack, "", %progbits
