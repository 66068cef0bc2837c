/* Offsets that the send functions in assembly use. `send.c` compares them with the structures. */
#ifndef CAROB_OBJC_LAYOUT_H
#define CAROB_OBJC_LAYOUT_H

#define CLASS_CACHE 64
#define CLASS_MASK 112
#define CACHE_MASK 0
#define CACHE_SLOTS 32
#define ENTRY_IMP 8
#define ENTRY_SELECTOR 16
#define SELECTOR_INDEX 0
#define OBJECT_CLASS 0

/* The bits of an object pointer that say that it is no pointer, but a small object. */
#define SMALL_OBJECT_BITS 7

#endif
