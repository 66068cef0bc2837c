/* The functions that clang calls to send a message, for AArch64 and the AAPCS64 calling convention.
 *
 * A message goes to the implementation with the arguments as they are: x0 to x7, the vector registers, and in x8 the
 * address of a structure that is returned in memory. Free are x9 to x17. Loads are ordered as `dispatch.h` asks: the
 * mask and the implementation are loaded with acquire order; what is between follows from the address before it. */
#if defined(__aarch64__) && defined(__ELF__)

#include "layout.h"
#include <carob/arguments_side.h>

        .hidden carob_objc_lookup
        .hidden carob_objc_lookup_or_zero
        .hidden carob_objc_clear_result
        .hidden carob_objc_clear_super_result
        CAROB_GLUE_VISIBILITY objc_msg_lookup_super
        .hidden carob_host

        .macro FUNCTION name
        .globl \name
        CAROB_GLUE_VISIBILITY \name
        .type \name, %function
        .p2align 6
\name:
        .cfi_startproc
        .endm

        .macro END_FUNCTION name
        .cfi_endproc
        .size \name, . - \name
        .endm

/* Returns zero in every register that may carry a result. */
        .macro RETURN_ZERO
        mov x0, #0
        mov x1, #0
        movi v0.2d, #0
        movi v1.2d, #0
        movi v2.2d, #0
        movi v3.2d, #0
        ret
        .endm

        .macro SEND name, returns_structure
        FUNCTION \name
        cbz x0, .Lnothing\@
        tst x0, #TAG_BITS
        b.ne .Ltagged\@
        ldr x9, [x0, #OBJECT_CLASS]
.Lclass\@:
        ldr x10, [x1, #SELECTOR_INDEX]
        add x11, x9, #CLASS_MASK
        ldar x11, [x11]                 /* before the cache, which then has a slot of this number */
        ldr x12, [x9, #CLASS_CACHE]
        add x13, x12, #CACHE_SLOTS
        and x14, x10, x11
        ldr x15, [x13, x14, lsl #3]
        cbz x15, .Lask\@
        ldr x17, [x15, #ENTRY_SELECTOR]
        cmp x17, x10
        b.ne .Lsearch\@
.Lfound\@:
        add x16, x15, #ENTRY_IMP
        ldar x16, [x16]
        cbz x16, .Lask\@
        br x16

/* Another selector has the first slot: goes on from the next one. If the cache has grown since, the first slot was
 * not the selector's, and its entry may be missed; then the host is asked. */
.Lsearch\@:
        ldr x11, [x12, #CACHE_MASK]
        mov x14, x10
1:      add x14, x14, #1
        and x14, x14, x11
        ldr x15, [x13, x14, lsl #3]
        cbz x15, .Lask\@
        ldr x17, [x15, #ENTRY_SELECTOR]
        cmp x17, x10
        b.ne 1b
        b .Lfound\@

.Ltagged\@:
        adrp x10, carob_host
        ldr x10, [x10, :lo12:carob_host]
        cbz x10, .Lask\@
        ldr x10, [x10, #HOST_TAGGED_CLASSES]
        and x9, x0, #TAGGED_KIND_BITS
        ldr x9, [x10, x9, lsl #3]
        cbnz x9, .Lclass\@

/* Asks the host, with everything that may be an argument kept. */
.Lask\@:
        SAVE_ARGUMENTS
        .if \returns_structure
        bl carob_objc_lookup
        .else
        bl carob_objc_lookup_or_zero
        .endif
        mov x16, x0
        .if \returns_structure
        cbnz x0, 2f
        ldr x0, [sp, #0x50]
        ldr x1, [sp, #0x18]
        bl carob_objc_clear_result
        mov x16, #0
2:
        .endif
        RESTORE_ARGUMENTS
        cbz x16, .Lnothing\@
        br x16

.Lnothing\@:
        RETURN_ZERO
        END_FUNCTION \name
        .endm

        .text
        SEND objc_msgSend, 0
/* For a structure in memory, whose address is in x8. The caller fills it with zeros when the receiver is nil. */
        SEND objc_msgSend_stret, 1

/* The first argument is a structure with the receiver and the class where the search starts. */
        .macro SEND_SUPER name
        FUNCTION \name
        SAVE_ARGUMENTS
        bl objc_msg_lookup_super
        mov x16, x0
        RESTORE_ARGUMENTS
        ldr x0, [x0]
        br x16
        END_FUNCTION \name
        .endm

        SEND_SUPER objc_msgSendSuper
        SEND_SUPER objc_msgSendSuper_stret

        FUNCTION carob_objc_return_zero
        RETURN_ZERO
        END_FUNCTION carob_objc_return_zero

/* The structure's address is in x8, the receiver in x0, the selector in x1. */
        FUNCTION carob_objc_return_cleared
        mov x2, x1
        mov x1, x0
        mov x0, x8
        b carob_objc_clear_super_result
        END_FUNCTION carob_objc_return_cleared

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
