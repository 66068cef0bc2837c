#include "glue.h"
#include <stdio.h>

CAROB_GLUE_BEGIN

/* Called by a `for … in` whose collection was changed meanwhile. The loop would go on with objects that may be gone. */
void objc_enumerationMutation(id collection);
void objc_enumerationMutation(id collection) {
  const Class cls = carob_isa(collection);
  char reason[512];
  snprintf(
    reason, sizeof reason, "Collection <%.400s: %p> was mutated while being enumerated.",
    cls ? cls->name : "nil", (void *)collection);
  carob_objc_raise("NSGenericException", reason);
}

CAROB_GLUE_END
