#include <carob/carob.h>
#include <carob/functions_side.h>

static IMP message_implementation(id receiver, SEL selector) {
  const Class cls = carob_isa(receiver);
  const struct carob_method_entry *entry = cls && selector ? carob_cached_entry(cls, selector->index) : NULL;
  const IMP imp = entry ? carob_entry_imp(entry) : NULL;
  if (imp || !receiver) return imp;
  if (!selector) {
    carob_raise("a message was sent with a null selector");
    return NULL;
  }
  const char *name = sel_getName(selector);
  uint32_t colons = 0;
  for (const char *character = name; *character; character++) colons += *character == ':';
  /* It may be on the stack: the host stores the entry in the class's cache as well. */
  struct carob_call_site site = {.selector_name = name, .argument_count = colons, .selector = selector};
  return carob_host->resolve_call(&site, receiver);
}

/* The functions of the headers call the table by this variable, which is null in a host until now. */
struct carob_functions_extension carob_functions(const struct carob_host *host) {
  carob_host = host;
  return (struct carob_functions_extension){
    .size = sizeof(struct carob_functions_extension),
    .carob_message_implementation = message_implementation,
    .sel_getUid = sel_getUid,
    .sel_isEqual = sel_isEqual,
    .objc_getMetaClass = objc_getMetaClass,
    .class_getName = class_getName,
    .class_getSuperclass = class_getSuperclass,
    .class_isMetaClass = class_isMetaClass,
    .class_getVersion = class_getVersion,
    .class_setVersion = class_setVersion,
    .class_getInstanceSize = class_getInstanceSize,
    .class_getClassMethod = class_getClassMethod,
    .class_getMethodImplementation_stret = class_getMethodImplementation_stret,
    .method_getName = method_getName,
    .method_getImplementation = method_getImplementation,
    .method_getTypeEncoding = method_getTypeEncoding,
    .method_getDescription = method_getDescription,
    .class_getClassVariable = class_getClassVariable,
    .ivar_getName = ivar_getName,
    .ivar_getTypeEncoding = ivar_getTypeEncoding,
    .ivar_getOffset = ivar_getOffset,
    .carob_ivar_getFirstBit = carob_ivar_getFirstBit,
    .carob_ivar_getBitWidth = carob_ivar_getBitWidth,
    .property_getName = property_getName,
    .property_getAttributes = property_getAttributes,
    .protocol_isEqual = protocol_isEqual,
    .protocol_copyPropertyList = protocol_copyPropertyList,
    .object_getClass = object_getClass,
    .object_getClassName = object_getClassName,
    .object_isClass = object_isClass,
    .objc_retainAutorelease = objc_retainAutorelease,
    .objc_storeStrong = objc_storeStrong,
    .objc_initWeak = objc_initWeak,
    .objc_copyWeak = objc_copyWeak,
    .carob_block_context = carob_block_context,
  };
}
