/* The symbols that clang refers to in code with blocks. Weak, since CAROB_PLUGIN defines them as well in a file that
 * is compiled with `-fblocks` (`CAROB_BLOCKS_RUNTIME`, which says what is in the words). */
#include "glue.h"

CAROB_GLUE_BEGIN

#define WEAK __attribute__((weak))

static struct carob_method_cache no_methods;

extern void *_NSConcreteStackBlock[32];
extern void *_NSConcreteGlobalBlock[32];
WEAK void *_NSConcreteStackBlock[32] = {[4] = (void *)CAROB_CLASS_BLOCK, [8] = &no_methods};
WEAK void *_NSConcreteGlobalBlock[32] = {[4] = (void *)CAROB_CLASS_BLOCK, [8] = &no_methods};

void *_Block_copy(const void *block);
WEAK void *_Block_copy(const void *block) { return carob_host->carob_block_copy(block); }

void _Block_release(const void *block);
WEAK void _Block_release(const void *block) { carob_host->carob_block_release(block); }

void _Block_object_assign(void *destination, const void *object, const int flags);
WEAK void _Block_object_assign(void *destination, const void *object, const int flags) {
  carob_host->carob_block_object_assign(destination, object, flags);
}

void _Block_object_dispose(const void *object, const int flags);
WEAK void _Block_object_dispose(const void *object, const int flags) {
  carob_host->carob_block_object_dispose(object, flags);
}

CAROB_GLUE_END
