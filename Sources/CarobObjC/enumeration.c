#include "glue.h"
#include <stdio.h>
#include <stdlib.h>

#pragma GCC visibility push(hidden)

/* Called by a `for … in` whose collection was changed meanwhile. The loop would go on with objects that may be gone,
 * and there is no way out of it but the end. */
void objc_enumerationMutation(id collection);
void objc_enumerationMutation(id collection) {
  fprintf(
    stderr, "carob: a collection (%s) was changed while a loop enumerated it\n",
    collection->isa->name);
  abort();
}

#pragma GCC visibility pop
