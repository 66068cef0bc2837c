/* The extension "carob.functions/1": the functions of the headers that are more than a call of the host table.
 *
 * For languages that see structures and function pointers, and no `static inline` functions of C. With the host table it has all of
 * `runtime.h`, by the same names, where the comments are; but `carob_format`, which a language replaces by its own. A plugin in C
 * or C++ needs none of it. */
#ifndef CAROB_EXTENSIONS_FUNCTIONS_H
#define CAROB_EXTENSIONS_FUNCTIONS_H

#include <carob/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CAROB_FUNCTIONS_1 "carob.functions/1"

/* What the extension is. All functions are [any-thread], unless the comment of the inline function says otherwise. */
struct carob_functions_extension {
  size_t size; /* of this structure in the host, in bytes */

  /* What a message calls: cast it to the method's type, with the receiver and the selector before the arguments, and call it
   * at once. Null when nothing may be called, so that the result is zero: for nil, and with a pending error for a null selector
   * and when the receiver does not answer. Types are not compared. */
  IMP (*carob_message_implementation)(id receiver, SEL selector);

  /* Selectors */
  SEL (*sel_getUid)(const char *name);
  bool (*sel_isEqual)(SEL first, SEL second);

  /* Classes */
  Class (*objc_getMetaClass)(const char *name);
  const char *(*class_getName)(Class cls);
  Class (*class_getSuperclass)(Class cls);
  bool (*class_isMetaClass)(Class cls);
  int (*class_getVersion)(Class cls);
  void (*class_setVersion)(Class cls, int version);
  size_t (*class_getInstanceSize)(Class cls);

  /* Methods */
  Method (*class_getClassMethod)(Class cls, SEL name);
  IMP (*class_getMethodImplementation_stret)(Class cls, SEL name);
  SEL (*method_getName)(Method method);
  IMP (*method_getImplementation)(Method method);
  const char *(*method_getTypeEncoding)(Method method);
  struct objc_method_description *(*method_getDescription)(Method method);

  /* Instance variables, properties, protocols */
  Ivar (*class_getClassVariable)(Class cls, const char *name);
  const char *(*ivar_getName)(Ivar ivar);
  const char *(*ivar_getTypeEncoding)(Ivar ivar);
  ptrdiff_t (*ivar_getOffset)(Ivar ivar);
  unsigned int (*carob_ivar_getFirstBit)(Ivar ivar);
  unsigned int (*carob_ivar_getBitWidth)(Ivar ivar);
  const char *(*property_getName)(objc_property_t property);
  const char *(*property_getAttributes)(objc_property_t property);
  bool (*protocol_isEqual)(Protocol *protocol, Protocol *other);
  objc_property_t *(*protocol_copyPropertyList)(Protocol *protocol, unsigned int *count);

  /* Objects */
  Class (*object_getClass)(id object);
  const char *(*object_getClassName)(id object);
  bool (*object_isClass)(id object);
  id (*objc_retainAutorelease)(id object);
  void (*objc_storeStrong)(id *location, id value);
  id (*objc_initWeak)(id *location, id object);
  void (*objc_copyWeak)(id *to, id *from);

  /* Blocks */
  void *(*carob_block_context)(const void *block);
};

#if UINTPTR_MAX == UINT64_MAX
CAROB_ASSERT_SIZE(carob_functions_extension, 280);
CAROB_ASSERT_OFFSET(carob_functions_extension, carob_message_implementation, 8);
CAROB_ASSERT_OFFSET(carob_functions_extension, object_getClass, 216);
CAROB_ASSERT_OFFSET(carob_functions_extension, carob_block_context, 272);
#endif

#ifdef __cplusplus
}
#endif
#endif
