#include <carob/block_side.h>
#include <carob/boundary.h>
#include <carob/dispatch.h>
#include <carob/module_side.h>
#include <stdlib.h>
#include <string.h>

/* What `isa` of a block on the heap points at. */
static struct carob_method_cache no_methods;
static struct objc_class heap_block = {
  .name = "block", .info = CAROB_CLASS_BLOCK, .dtable = &no_methods};

/* The blocks of a function are counted (`carob_blocks_in`): those on the heap, and references to those that
 * lie in their module. */

/* Adds a reference, unless there are as many as can be counted: the block stays for ever then. */
static void count_up(int *flags) {
  int old = __atomic_load_n(flags, __ATOMIC_RELAXED);
  do {
    if ((old & BLOCK_REFCOUNT_MASK) == BLOCK_REFCOUNT_MASK) return;
  } while (!__atomic_compare_exchange_n(
    flags, &old, old + 2, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

/* Takes a reference away; true when it was the last one. */
static bool count_down(int *flags) {
  int old = __atomic_load_n(flags, __ATOMIC_RELAXED);
  int new_flags;
  do {
    int count = old & BLOCK_REFCOUNT_MASK;
    if (count == BLOCK_REFCOUNT_MASK || count == 0) return false;
    /* The mark of deallocation keeps a copy made by the dispose helper from freeing the block again. */
    new_flags = count == 2 ? (old - 2) | BLOCK_DEALLOCATING : old - 2;
  } while (!__atomic_compare_exchange_n(
    flags, &old, new_flags, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
  return (old & BLOCK_REFCOUNT_MASK) == 2;
}

static const struct Block_helpers *helpers(const struct Block_layout *block) {
  return block->flags & BLOCK_HAS_COPY_DISPOSE
           ? (const struct Block_helpers *)(block->descriptor + 1)
           : 0;
}

const char *carob_block_signature(const void *pointer) {
  const struct Block_layout *block = pointer;
  if (!block || !(block->flags & BLOCK_HAS_SIGNATURE)) return 0;
  const struct Block_helpers *after = (const struct Block_helpers *)(block->descriptor + 1);
  return *(const char *const *)(helpers(block) ? after + 1 : after);
}

bool carob_is_block(const void *pointer) {
  const struct objc_object *object = pointer;
  return object && !carob_is_tagged(object) && object->isa &&
         __atomic_load_n(&object->isa->info, __ATOMIC_RELAXED) & CAROB_CLASS_BLOCK;
}

/* A block with a context, as `carob_block_context` reads it. */
struct context_block {
  struct Block_layout layout;
  void *context;
  void (*dispose)(void *context);
};

/* A block on the heap is never copied byte by byte. */
static void copy_nothing(void *destination, const void *source) {
  (void)destination;
  (void)source;
}

static void dispose_context(const void *pointer) {
  const struct context_block *block = pointer;
  if (block->dispose) block->dispose(block->context);
}

void carob_fill_block_descriptor(struct carob_block_descriptor *made, const char *signature) {
  made->descriptor.reserved = 0;
  made->descriptor.size = sizeof(struct context_block);
  made->helpers.copy = copy_nothing;
  made->helpers.dispose = dispose_context;
  made->signature = signature;
}

void *carob_make_block(
  struct carob_block_descriptor *made, IMP invoke, void *context, void (*dispose)(void *context)) {
  struct context_block *block = malloc(sizeof *block);
  if (!block) return 0;
  block->layout.isa = &heap_block;
  block->layout.flags = BLOCK_NEEDS_FREE | BLOCK_HAS_COPY_DISPOSE | BLOCK_HAS_SIGNATURE | 2;
  block->layout.reserved = 0;
  block->layout.invoke = invoke;
  block->layout.descriptor = &made->descriptor;
  block->context = context;
  block->dispose = dispose;
  carob_count_block((uintptr_t)invoke, 1);
  return block;
}

void *carob_copy_block(const void *pointer) {
  struct Block_layout *block = (struct Block_layout *)pointer;
  if (!block) return 0;
  if (block->flags & BLOCK_NEEDS_FREE) {
    count_up(&block->flags);
    return block;
  }
  if (block->flags & BLOCK_IS_GLOBAL) {
    carob_count_block((uintptr_t)block->invoke, 1);
    return block;
  }
  struct Block_layout *copy = malloc(block->descriptor->size);
  if (!copy) return 0;
  memcpy(copy, block, block->descriptor->size);
  copy->isa = &heap_block;
  copy->reserved = 0;
  copy->flags &= ~(BLOCK_REFCOUNT_MASK | BLOCK_DEALLOCATING);
  copy->flags |= BLOCK_NEEDS_FREE | 2;
  carob_count_block((uintptr_t)copy->invoke, 1);
  if (helpers(block)) helpers(block)->copy(copy, block);
  CAROB_STOP_EXCEPTIONS();
  return copy;
}

bool carob_is_heap_block(const void *pointer) {
  return ((const struct Block_layout *)pointer)->flags & BLOCK_NEEDS_FREE;
}

bool carob_is_counted_block(const void *pointer) {
  return carob_is_block(pointer) &&
         ((const struct Block_layout *)pointer)->flags & (BLOCK_NEEDS_FREE | BLOCK_IS_GLOBAL);
}

int carob_block_count(const void *pointer) {
  const struct Block_layout *block = pointer;
  if (!(block->flags & BLOCK_NEEDS_FREE)) return 1;
  return (__atomic_load_n(&block->flags, __ATOMIC_RELAXED) & BLOCK_REFCOUNT_MASK) >> 1;
}

void carob_retain_block(const void *pointer) {
  const struct Block_layout *block = pointer;
  if (block->flags & (BLOCK_NEEDS_FREE | BLOCK_IS_GLOBAL)) carob_copy_block(block);
}

bool carob_try_retain_block(const void *pointer) {
  struct Block_layout *block = (struct Block_layout *)pointer;
  if (!(block->flags & BLOCK_NEEDS_FREE)) {
    carob_retain_block(block);
    return true;
  }
  int old = __atomic_load_n(&block->flags, __ATOMIC_RELAXED);
  do {
    if (old & BLOCK_DEALLOCATING || !(old & BLOCK_REFCOUNT_MASK)) return false;
    if ((old & BLOCK_REFCOUNT_MASK) == BLOCK_REFCOUNT_MASK) return true;
  } while (!__atomic_compare_exchange_n(
    &block->flags, &old, old + 2, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return true;
}

/* In `reserved` of a block on the heap: somebody is to be told when it goes. */
enum { MARKED = 1 };

static void (*block_end)(const void *block);

void carob_use_block_end(void (*end)(const void *block)) {
  __atomic_store_n(&block_end, end, __ATOMIC_RELEASE);
}

void carob_mark_block(const void *pointer) {
  struct Block_layout *block = (struct Block_layout *)pointer;
  if (block->flags & BLOCK_NEEDS_FREE) __atomic_fetch_or(&block->reserved, MARKED, __ATOMIC_RELEASE);
}

void carob_release_block(const void *pointer) {
  struct Block_layout *block = (struct Block_layout *)pointer;
  if (!block) return;
  const uintptr_t invoke = (uintptr_t)block->invoke;
  if (block->flags & BLOCK_IS_GLOBAL) carob_count_block(invoke, -1);
  if (!(block->flags & BLOCK_NEEDS_FREE) || !count_down(&block->flags)) return;
  if (__atomic_load_n(&block->reserved, __ATOMIC_ACQUIRE) & MARKED)
    __atomic_load_n(&block_end, __ATOMIC_ACQUIRE)(block);
  if (helpers(block)) helpers(block)->dispose(block);
  free(block);
  carob_count_block(invoke, -1);
  CAROB_STOP_EXCEPTIONS();
}

void *carob_copy_byref(const void *pointer) {
  struct Block_byref *source = (struct Block_byref *)pointer;
  struct Block_byref *shared = source->forwarding;
  if (shared->flags & BLOCK_NEEDS_FREE) {
    count_up(&shared->flags);
    return shared;
  }
  struct Block_byref *copy = malloc(source->size);
  if (!copy) abort();
  /* All of it, but what the helper makes of the variable. */
  memcpy(copy, source, source->size);
  copy->isa = 0;
  copy->forwarding = copy;
  /* One reference for the block and one for the frame that has the variable. */
  copy->flags = (source->flags & ~(BLOCK_REFCOUNT_MASK | BLOCK_DEALLOCATING)) | BLOCK_NEEDS_FREE | 4;
  source->forwarding = copy;
  if (source->flags & BLOCK_BYREF_HAS_COPY_DISPOSE)
    ((struct Block_byref_helpers *)(source + 1))->keep(copy, source);
  CAROB_STOP_EXCEPTIONS();
  return copy;
}

void carob_release_byref(const void *pointer) {
  struct Block_byref *shared = ((const struct Block_byref *)pointer)->forwarding;
  if (!(shared->flags & BLOCK_NEEDS_FREE) || !count_down(&shared->flags)) return;
  if (shared->flags & BLOCK_BYREF_HAS_COPY_DISPOSE)
    ((struct Block_byref_helpers *)(shared + 1))->destroy(shared);
  free(shared);
  CAROB_STOP_EXCEPTIONS();
}
