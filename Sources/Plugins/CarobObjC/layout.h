/* The visibility of the functions of this folder, and offsets that the send functions in assembly use. `send.c` compares these with
 * the structures. */
#ifndef CAROB_OBJC_LAYOUT_H
#define CAROB_OBJC_LAYOUT_H

/* Around the functions of this folder. Each module has its own, which other modules neither see nor replace; `libcarob.so` exports
 * those that Apple's libraries export. */
#ifdef CAROB_LIBRARY
#define CAROB_GLUE_BEGIN _Pragma("GCC visibility push(default)")
#define CAROB_GLUE_VISIBILITY .protected
#else
#define CAROB_GLUE_BEGIN _Pragma("GCC visibility push(hidden)")
#define CAROB_GLUE_VISIBILITY .hidden
#endif
#define CAROB_GLUE_END _Pragma("GCC visibility pop")

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
