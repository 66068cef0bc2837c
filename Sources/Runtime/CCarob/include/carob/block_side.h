/* What only the host sees of blocks: counting and copying them, in `blocks.c`. [any-thread] */
#ifndef CAROB_BLOCK_SIDE_H
#define CAROB_BLOCK_SIDE_H

#include <carob/block_layout.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the blocks of one signature share. */
struct carob_block_descriptor {
  struct Block_descriptor descriptor;
  struct Block_helpers helpers;
  const char *signature;
};

void carob_fill_block_descriptor(struct carob_block_descriptor *made, const char *signature);

/* A block on the heap with one reference and a context, which `dispose` (or null) is called with when the
 * last one goes. Null when there is no memory. */
void *carob_make_block(
  struct carob_block_descriptor *made, IMP invoke, void *context, void (*dispose)(void *context));

/* The block's signature; null when it does not tell. */
const char *carob_block_signature(const void *block);

/* Whether `isa` says that it is a block: one on the heap, or one of a module with CAROB_PLUGIN. The pointer is
 * null, an object, class or block, or a tagged word. */
bool carob_is_block(const void *pointer);

/* Whether references to a block are counted: not to one on the stack. Whether it is on the heap. */
bool carob_is_counted_block(const void *pointer);
bool carob_is_heap_block(const void *block);

/* How many references there are to a block on the heap; 1 for another. */
int carob_block_count(const void *block);

/* Adds a reference, to be undone by `carob_release_block`. Nothing for a block on the stack. */
void carob_retain_block(const void *block);

/* The same; false for a block on the heap that is going. Its memory must be there. */
bool carob_try_retain_block(const void *block);

/* Has `end` (below) be called with the block when its last reference goes. Nothing for one that is not on the heap. */
void carob_mark_block(const void *block);

/* Sets what is called with a marked block that goes, before what it captured is let go of. */
void carob_use_block_end(void (*end)(const void *block));

void *carob_copy_block(const void *block);
void carob_release_block(const void *block);

/* The same for `__block` variables. */
void *carob_copy_byref(const void *variable);
void carob_release_byref(const void *variable);

#ifdef __cplusplus
}
#endif
#endif
