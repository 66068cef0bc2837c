/* How large a block of memory is. [any-thread] */
#pragma once

#include <os/base.h>
#include <malloc.h>

/* Of a block that malloc returned; at least what was asked for. */
OS_INLINE size_t malloc_size(const void *memory) { return malloc_usable_size((void *)memory); }
OS_INLINE size_t malloc_good_size(size_t size) { return (size + 15) & ~(size_t)15; }
