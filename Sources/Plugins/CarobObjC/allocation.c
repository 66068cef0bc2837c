/* What clang calls in the place of +alloc and -init from gnustep-2.2 on. They send the messages, so that a class that
 * overrides them is asked. */
#include "glue.h"
#include <carob/send.h>

CAROB_GLUE_BEGIN

id objc_alloc(Class cls);
id objc_alloc(Class cls) {
  if (!carob_host) carob_objc_refuse_early_message((id)cls, "alloc");
  return CAROB_SEND(id, cls, "alloc", ());
}

id objc_allocWithZone(Class cls);
id objc_allocWithZone(Class cls) {
  if (!carob_host) carob_objc_refuse_early_message((id)cls, "allocWithZone:");
  /* There are no zones, and a root class need not have the method. */
  static SEL with_zone;
  SEL selector = __atomic_load_n(&with_zone, __ATOMIC_ACQUIRE);
  if (!selector) {
    selector = carob_host->sel_registerName("allocWithZone:");
    __atomic_store_n(&with_zone, selector, __ATOMIC_RELEASE);
  }
  return cls && carob_host->class_respondsToSelector(cls->isa, selector)
           ? CAROB_SEND(id, cls, "allocWithZone:", (void *), 0)
           : objc_alloc(cls);
}

id objc_alloc_init(Class cls);
id objc_alloc_init(Class cls) { return CAROB_SEND(id, objc_alloc(cls), "init", ()); }

/* A class method that is called directly, without a message, asks for the +initialize that a message would send. */
void objc_send_initialize(Class cls);
void objc_send_initialize(Class cls) {
  if (!carob_host) carob_objc_refuse_early_message((id)cls, "initialize");
  carob_host->carob_initialize_class(cls);
}

CAROB_GLUE_END
