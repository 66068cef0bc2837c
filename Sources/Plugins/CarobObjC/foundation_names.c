/* Names of classes, selectors and protocols as strings, which Foundation.h declares. */
#include "glue.h"

CAROB_GLUE_BEGIN

static id string(const char *utf8) { return utf8 ? carob_host->carob_string(utf8) : 0; }
static const char *utf8(id string) { return string ? carob_host->carob_utf8(string) : 0; }

id NSStringFromClass(Class cls);
id NSStringFromClass(Class cls) {
  /* The class of an object with methods of its own, or of a literal, goes by the name of the one above. */
  while (cls && __atomic_load_n(&cls->info, __ATOMIC_RELAXED) & (CAROB_CLASS_HIDDEN | CAROB_CLASS_LITERAL))
    cls = __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE);
  return cls ? string(cls->name) : 0;
}

Class NSClassFromString(id name);
Class NSClassFromString(id name) {
  const char *const text = utf8(name);
  return text ? carob_host->objc_getClass(text) : 0;
}

id NSStringFromSelector(SEL selector);
id NSStringFromSelector(SEL selector) {
  return selector ? string(carob_host->sel_getName(selector)) : 0;
}

SEL NSSelectorFromString(id name);
SEL NSSelectorFromString(id name) {
  const char *const text = utf8(name);
  return text ? carob_host->sel_registerName(text) : 0;
}

id NSStringFromProtocol(Protocol *protocol);
id NSStringFromProtocol(Protocol *protocol) {
  return protocol ? string(carob_host->protocol_getName(protocol)) : 0;
}

Protocol *NSProtocolFromString(id name);
Protocol *NSProtocolFromString(id name) {
  const char *const text = utf8(name);
  return text ? carob_host->objc_getProtocol(text) : 0;
}

CAROB_GLUE_END
