/* NSGetSizeAndAlignment, which NSObjCRuntime.h declares. */
#include "glue.h"
#include <carob/send.h>

CAROB_GLUE_BEGIN

const char *NSGetSizeAndAlignment(const char *types, unsigned long *size, unsigned long *alignment);
const char *NSGetSizeAndAlignment(const char *types, unsigned long *size, unsigned long *alignment) {
  unsigned long of_type[2] = {0, 0};
  const unsigned long length = CAROB_SEND(
    unsigned long, (id)carob_host->objc_getClass("NSMethodSignature"), "carob_measureType:into:", (const char *, void *),
    types, of_type);
  if (size) *size = of_type[0];
  if (alignment) *alignment = of_type[1];
  return types + length;
}

CAROB_GLUE_END
