#include "glue.h"
#include <carob/send.h>
#include <stdio.h>
#include <stdlib.h>

#pragma GCC visibility push(hidden)

/* Called by a `for … in` whose collection was changed meanwhile. The loop would go on with objects that may be gone. */
void objc_enumerationMutation(id collection);
void objc_enumerationMutation(id collection) {
  const Class cls = carob_isa(collection);
  char reason[512];
  snprintf(
    reason, sizeof reason, "Collection <%.400s: %p> was mutated while being enumerated.",
    cls ? cls->name : "nil", (void *)collection);
  const Class exception_class = carob_host->objc_lookUpClass("NSException");
  const id exception =
    exception_class
      ? CAROB_SEND(id, exception_class, "exceptionWithName:reason:userInfo:", (id, id, id),
                   carob_host->carob_string("NSGenericException"), carob_host->carob_string(reason), (id)0)
      : 0;
  if (exception) objc_exception_throw(exception);
  fprintf(stderr, "carob: %s\n", reason);
  abort();
}

#pragma GCC visibility pop
