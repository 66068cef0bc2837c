/* The functions that clang calls to send a message, for x86-64 and the System V calling convention.
 *
 * A message goes to the implementation with the arguments as they are, so only r10 and r11 may change: rax has the
 * number of vector registers of a variadic call. The order of loads is the one that `dispatch.h` asks for, which
 * this machine keeps. Of vector registers the slow path keeps the 16 bytes that arguments of up to 16 bytes use. */
#if defined(__x86_64__) && defined(__ELF__)

#include "layout.h"
#include <carob/arguments_side.h>

        .hidden carob_objc_lookup
        .hidden carob_objc_lookup_or_zero
        .hidden carob_objc_clear_result
        .hidden carob_objc_clear_super_result
        CAROB_GLUE_VISIBILITY objc_msg_lookup_super
        .hidden carob_host

/* How each function returns when there is nothing to call. */
#define ZERO 0
#define LONG_DOUBLE_ZERO 1
#define STRUCTURE 2

        .macro FUNCTION name
        .globl \name
        CAROB_GLUE_VISIBILITY \name
        .type \name, @function
        .p2align 6
\name:
        .cfi_startproc
        .endm

        .macro END_FUNCTION name
        .cfi_endproc
        .size \name, . - \name
        .endm

        .macro PUSH register
        pushq \register
        .cfi_adjust_cfa_offset 8
        .endm

        .macro POP register
        popq \register
        .cfi_adjust_cfa_offset -8
        .endm

/* Returns zero in every register that may carry a result. */
        .macro RETURN_ZERO
        xorl %eax, %eax
        xorl %edx, %edx
        pxor %xmm0, %xmm0
        pxor %xmm1, %xmm1
        retq
        .endm

        .macro SEND name, receiver, receiver_byte, selector, result
        FUNCTION \name
        testq \receiver, \receiver
        jz .Lnothing\@
        testb $TAG_BITS, \receiver_byte
        jnz .Ltagged\@
        movq OBJECT_CLASS(\receiver), %r10
.Lclass\@:
        movq SELECTOR_INDEX(\selector), %r11
        andq CLASS_MASK(%r10), %r11     /* before the cache, which then has a slot of this number */
        movq CLASS_CACHE(%r10), %r10
        movq CACHE_SLOTS(%r10, %r11, 8), %r11
        testq %r11, %r11
        jz .Lask\@
        movq SELECTOR_INDEX(\selector), %r10
        cmpq ENTRY_SELECTOR(%r11), %r10
        jne .Lsearch\@
        movq ENTRY_IMP(%r11), %r10
        testq %r10, %r10
        jz .Lask\@
        jmpq *%r10

/* Another selector has the first slot: goes on from the next one. If the cache has grown since, the first slot was
 * not the selector's, and its entry may be missed; then the host is asked. */
.Lsearch\@:
        PUSH %rax
        PUSH %rcx
        movq \receiver, %r10
        testb $TAG_BITS, \receiver_byte
        jz 1f
        movzbl \receiver_byte, %ecx
        movq carob_host(%rip), %rax
        movq HOST_TAGGED_CLASSES(%rax), %rax
        leaq (%rax, %rcx, 8), %r10
1:      movq OBJECT_CLASS(%r10), %r10
        movq CLASS_CACHE(%r10), %r10
        movq SELECTOR_INDEX(\selector), %rcx
        movq %rcx, %r11
2:      incq %r11
        andq CACHE_MASK(%r10), %r11
        movq CACHE_SLOTS(%r10, %r11, 8), %rax
        testq %rax, %rax
        jz 3f
        cmpq ENTRY_SELECTOR(%rax), %rcx
        jne 2b
        movq ENTRY_IMP(%rax), %rax
3:      movq %rax, %r11
        POP %rcx
        POP %rax
        testq %r11, %r11
        jz .Lask\@
        jmpq *%r11

.Ltagged\@:
        movq carob_host(%rip), %r10
        testq %r10, %r10
        jz .Lask\@
        movq HOST_TAGGED_CLASSES(%r10), %r10
        movzbl \receiver_byte, %r11d
        movq (%r10, %r11, 8), %r10
        testq %r10, %r10
        jnz .Lclass\@

/* Asks the host, with everything that may be an argument kept. */
.Lask\@:
        SAVE_ARGUMENTS
        .if \result == STRUCTURE
        movq %rsi, %rdi
        movq %rdx, %rsi
        .endif
        .if \result == ZERO
        callq carob_objc_lookup_or_zero
        .else
        callq carob_objc_lookup
        .endif
        movq %rax, %r11
        .if \result == STRUCTURE
        testq %rax, %rax
        jnz 4f
        movq 0x88(%rsp), %rdi
        movq 0x98(%rsp), %rsi
        callq carob_objc_clear_result
        xorl %r11d, %r11d
4:
        .endif
        RESTORE_ARGUMENTS
        testq %r11, %r11
        jz .Lnothing\@
        jmpq *%r11

.Lnothing\@:
        .if \result == STRUCTURE
        movq %rdi, %rax                 /* as every function does that returns a structure in memory */
        retq
        .else
        .if \result == LONG_DOUBLE_ZERO
        fldz
        .endif
        RETURN_ZERO
        .endif
        END_FUNCTION \name
        .endm

        .text
        SEND objc_msgSend, %rdi, %dil, %rsi, ZERO
/* For a `long double`, which the x87 unit carries. */
        SEND objc_msgSend_fpret, %rdi, %dil, %rsi, LONG_DOUBLE_ZERO
/* For a structure in memory, whose address is the first argument. The caller fills it with zeros when the receiver is
 * nil. */
        SEND objc_msgSend_stret, %rsi, %sil, %rdx, STRUCTURE

/* The first argument is a structure with the receiver and the class where the search starts. */
        .macro SEND_SUPER name, super, selector
        FUNCTION \name
        SAVE_ARGUMENTS
        .ifnc \super, %rdi
        movq \super, %rdi
        movq \selector, %rsi
        .endif
        callq objc_msg_lookup_super
        movq %rax, %r11
        RESTORE_ARGUMENTS
        movq (\super), \super
        jmpq *%r11
        END_FUNCTION \name
        .endm

        SEND_SUPER objc_msgSendSuper, %rdi, %rsi
/* For a structure in memory, whose address is the first argument. */
        SEND_SUPER objc_msgSendSuper_stret, %rsi, %rdx

        FUNCTION carob_objc_return_zero
        RETURN_ZERO
        END_FUNCTION carob_objc_return_zero

        FUNCTION carob_objc_return_long_double
        fldz
        RETURN_ZERO
        END_FUNCTION carob_objc_return_long_double

        FUNCTION carob_objc_return_two_long_doubles
        fldz
        fldz
        RETURN_ZERO
        END_FUNCTION carob_objc_return_two_long_doubles

/* The arguments are the structure's address, which is the result as well, the receiver and the selector. */
        FUNCTION carob_objc_return_cleared
        PUSH %rdi
        callq carob_objc_clear_super_result
        POP %rax
        retq
        END_FUNCTION carob_objc_return_cleared

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
