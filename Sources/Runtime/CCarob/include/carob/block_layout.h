/* Blocks as the published Block ABI lays them out (https://clang.llvm.org/docs/Block-ABI-Apple.html),
 * and what code compiled with `-fblocks` needs from a blocks runtime. */
#ifndef CAROB_BLOCK_LAYOUT_H
#define CAROB_BLOCK_LAYOUT_H

#include <carob/dispatch.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bits of `Block_layout.flags`. Bits 1 to 15 count references, in steps of 2, while BLOCK_NEEDS_FREE. */
enum {
  BLOCK_DEALLOCATING = 0x0001,
  BLOCK_REFCOUNT_MASK = 0xfffe,
  BLOCK_NEEDS_FREE = 1 << 24,
  BLOCK_HAS_COPY_DISPOSE = 1 << 25,
  BLOCK_IS_GLOBAL = 1 << 28,
  BLOCK_HAS_STRET = 1 << 29,
  BLOCK_HAS_SIGNATURE = 1 << 30
};

/* `Block_layout.descriptor` points at this, then, as the flags say, at `Block_helpers`, then at the
 * signature, a `const char *`. */
struct Block_descriptor {
  unsigned long reserved;
  unsigned long size; /* of the whole literal, captured variables included */
};

struct Block_helpers {
  void (*copy)(void *destination, const void *source);
  void (*dispose)(const void *block);
};

/* What a block pointer points at; captured variables follow. */
struct Block_layout {
  void *isa;
  int flags;
  int reserved;
  IMP invoke; /* takes the block, then the arguments */
  struct Block_descriptor *descriptor;
};

/* Bits of `Block_byref.flags`; references are counted as in a block. */
enum { BLOCK_BYREF_HAS_COPY_DISPOSE = 1 << 25, BLOCK_BYREF_LAYOUT_EXTENDED = 1 << 28 };

/* A `__block` variable. `Block_byref_helpers` follow as the flags say, then a layout string if it is
 * extended, then the variable. */
struct Block_byref {
  void *isa;
  struct Block_byref *forwarding;
  int flags;
  unsigned int size;
};

struct Block_byref_helpers {
  void (*keep)(struct Block_byref *destination, struct Block_byref *source);
  void (*destroy)(struct Block_byref *variable);
};

/* What `_Block_object_assign` is told about a captured variable. */
enum {
  BLOCK_FIELD_IS_OBJECT = 3,
  BLOCK_FIELD_IS_BLOCK = 7,
  BLOCK_FIELD_IS_BYREF = 8,
  BLOCK_FIELD_IS_WEAK = 16,
  BLOCK_BYREF_CALLER = 128
};

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(Block_layout, 32);
CAROB_ASSERT_OFFSET(Block_layout, flags, 8);
CAROB_ASSERT_OFFSET(Block_layout, invoke, 16);
CAROB_ASSERT_OFFSET(Block_layout, descriptor, 24);
CAROB_ASSERT_SIZE(Block_descriptor, 16);
CAROB_ASSERT_SIZE(Block_helpers, 16);
CAROB_ASSERT_SIZE(Block_byref, 24);
CAROB_ASSERT_OFFSET(Block_byref, flags, 16);
CAROB_ASSERT_SIZE(Block_byref_helpers, 16);
#endif

/* The symbols that clang refers to in code with blocks, for this module alone: part of CAROB_PLUGIN where
 * it is compiled with `-fblocks`. What `isa` points at says that a block is no object of the runtime: the
 * fifth word is `objc_class.info`. The ninth is `objc_class.dtable`, in which a message finds nothing. */
#ifdef __BLOCKS__
#ifdef __cplusplus
#define CAROB_BLOCKS_LINKAGE extern "C"
#else
#define CAROB_BLOCKS_LINKAGE extern
#endif
#define CAROB_BLOCKS_HIDDEN __attribute__((visibility("hidden")))
#define CAROB_BLOCKS_RUNTIME                                                                     \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void *_NSConcreteStackBlock[32];                      \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void *_NSConcreteGlobalBlock[32];                     \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void *_Block_copy(const void *block);                 \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void _Block_release(const void *block);               \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void _Block_object_assign(                            \
    void *destination, const void *object, const int flags);                                     \
  CAROB_BLOCKS_LINKAGE CAROB_BLOCKS_HIDDEN void _Block_object_dispose(                           \
    const void *object, const int flags);                                                        \
  static struct carob_method_cache carob_block_cache;                                            \
  void *_NSConcreteStackBlock[32] = {                                                            \
    0, 0, 0, 0, (void *)CAROB_CLASS_BLOCK, 0, 0, 0, &carob_block_cache};                       \
  void *_NSConcreteGlobalBlock[32] = {                                                           \
    0, 0, 0, 0, (void *)CAROB_CLASS_BLOCK, 0, 0, 0, &carob_block_cache};                       \
  void *_Block_copy(const void *block) { return carob_host->carob_block_copy(block); }           \
  void _Block_release(const void *block) { carob_host->carob_block_release(block); }             \
  void _Block_object_assign(void *destination, const void *object, const int flags) {            \
    carob_host->carob_block_object_assign(destination, object, flags);                           \
  }                                                                                              \
  void _Block_object_dispose(const void *object, const int flags) {                              \
    carob_host->carob_block_object_dispose(object, flags);                                       \
  }
#else
#define CAROB_BLOCKS_RUNTIME
#endif

#ifdef __cplusplus
}
#endif
#endif
