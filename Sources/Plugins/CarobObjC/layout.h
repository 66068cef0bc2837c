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

#define HOST_TAGGED_CLASSES 784

/* The bits of an `id` that say that it is no address, and those that tell its class then. */
#define TAG_BITS 7
#define TAGGED_KIND_BITS 255

#endif
