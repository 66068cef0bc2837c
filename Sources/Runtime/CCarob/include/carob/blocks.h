/* Blocks, and blocks as methods. The general rules are in `runtime.h`.
 *
 * A block is an object of the class `NSBlock`, which takes messages and which the functions of `objects.h` count. It has
 * neither variables nor handlers of its own. Blocks are `void *` here, which C converts to and from block types. */
#ifndef CAROB_BLOCKS_H
#define CAROB_BLOCKS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a block of a function, for compilers without `-fblocks`. `function` takes the block first; `types`
 * say so: "i@?i" for `int f(void *block, int value)`. `dispose`, which may be null, is called with the
 * context when the last reference goes. The caller owns the result. Null when the function is null or the
 * types cannot be those of a block (pending error; the context is not disposed of). [any-thread] */
CAROB_INLINE void *carob_block(
  IMP function, const char *types, void *context, void (*dispose)(void *context)) {
  return carob_host->carob_block(function, types, context, dispose);
}

/* The context of a block that `carob_block` made; null for null. [any-thread] */
CAROB_INLINE void *carob_block_context(const void *block) {
  return block ? *CAROB_CAST(void *const *, CAROB_CAST(const struct Block_layout *, block) + 1) : NULL;
}

/* Another reference to a block, or a copy of one that is on the stack; the caller owns the result. Null for
 * null, and when there is no memory. [any-thread] */
CAROB_INLINE void *carob_block_copy(const void *block) {
  return carob_host->carob_block_copy(block);
}

/* Gives up a reference that `carob_block` or `carob_block_copy` returned. Null is allowed. [any-thread] */
CAROB_INLINE void carob_block_release(const void *block) { carob_host->carob_block_release(block); }

#ifndef Block_copy
#define Block_copy(...) ((__typeof(__VA_ARGS__))carob_block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) carob_block_release((const void *)(__VA_ARGS__))
#endif

/* A function that calls a block with the receiver and the method's arguments, but not the selector. The
 * block is copied and belongs to the function until `imp_removeBlock`. Null for null and for a block that
 * does not tell its signature, or tells one that cannot be passed (pending error). [any-thread] */
CAROB_INLINE IMP imp_implementationWithBlock(void *block) {
  return carob_host->imp_implementationWithBlock(block);
}

/* The block behind such a function, borrowed; null for other functions. [any-thread] */
CAROB_INLINE void *imp_getBlock(IMP imp) { return carob_host->imp_getBlock(imp); }

/* Frees the function and releases its block. A function that a class has stays as it is, with its block. NO for
 * other functions, and for one that was passed before. [any-thread] */
CAROB_INLINE bool imp_removeBlock(IMP imp) { return carob_host->imp_removeBlock(imp); }

#ifdef __cplusplus
}
#endif
#endif
