/* Weak variables. */
#include "glue.h"

CAROB_GLUE_BEGIN

id objc_initWeak(id *variable, id object);
id objc_initWeak(id *variable, id object) {
  *variable = 0;
  return carob_host->objc_storeWeak(variable, object);
}

/* Returns the object. */
id objc_storeWeak(id *variable, id object);
id objc_storeWeak(id *variable, id object) { return carob_host->objc_storeWeak(variable, object); }

id objc_loadWeak(id *variable);
id objc_loadWeak(id *variable) { return carob_host->objc_loadWeak(variable); }

id objc_loadWeakRetained(id *variable);
id objc_loadWeakRetained(id *variable) {
  return carob_objc_take_over(carob_host->objc_loadWeakRetained(variable));
}

void objc_destroyWeak(id *variable);
void objc_destroyWeak(id *variable) { carob_host->objc_destroyWeak(variable); }

void objc_copyWeak(id *destination, id *source);
void objc_copyWeak(id *destination, id *source) {
  const id object = carob_host->objc_loadWeakRetained(source);
  objc_initWeak(destination, object);
  /* It was the host that retained it. */
  if (object) carob_host->objc_release(object);
}

void objc_moveWeak(id *destination, id *source);
void objc_moveWeak(id *destination, id *source) {
  carob_host->objc_moveWeak(destination, source);
}

CAROB_GLUE_END
