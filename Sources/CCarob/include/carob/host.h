/* The host table: the one door between a plugin and its host.
 *
 * A plugin never links against the runtime; it reaches it through the table whose address the host
 * stores into the plugin's hidden `carob_host` before it calls the plugin's `load`. New functions
 * are added at the end; `size` tells how many there are.
 *
 * What each function does, which thread may call it and who owns the result is said once, beside
 * the inline function of the same name in `runtime.h`. */
#ifndef CAROB_HOST_H
#define CAROB_HOST_H

#include <carob/dispatch.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef CAROB_NO_BOOL
typedef bool BOOL;
#ifndef YES
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#endif
#endif

enum {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
typedef uintptr_t objc_AssociationPolicy;

typedef struct {
  const char *name;
  const char *value;
} objc_property_attribute_t;

struct carob_host {
  uint32_t size;        /* of this structure in the host, in bytes */
  uint32_t abi_version; /* CAROB_ABI_VERSION of the host */
  const uintptr_t *generation; /* goes up with every change that can redirect a super send */

  /* Dispatch */
  IMP (*resolve_call)(struct carob_call_site *site, id receiver);

  /* Classes */
  Class (*objc_lookUpClass)(const char *name);
  Class (*objc_allocateClassPair)(Class superclass, const char *name, size_t extra_bytes);
  void (*objc_registerClassPair)(Class cls);
  id (*class_createInstance)(Class cls, size_t extra_bytes);

  /* Methods */
  BOOL (*class_addMethod)(Class cls, SEL name, IMP imp, const char *types);
  IMP (*class_replaceMethod)(Class cls, SEL name, IMP imp, const char *types);
  Method (*class_getInstanceMethod)(Class cls, SEL name);
  IMP (*class_getMethodImplementation)(Class cls, SEL name);
  BOOL (*class_respondsToSelector)(Class cls, SEL name);
  IMP (*method_setImplementation)(Method method, IMP imp);
  void (*method_exchangeImplementations)(Method first, Method second);

  /* Instance variables, properties, protocols */
  BOOL (*class_addIvar)(Class cls, const char *name, size_t size, uint8_t alignment, const char *types);
  Ivar (*class_getInstanceVariable)(Class cls, const char *name);
  id (*object_getIvar)(id object, Ivar ivar);
  void (*object_setIvar)(id object, Ivar ivar, id value);
  BOOL (*class_addProperty)(
    Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count);
  objc_property_t (*class_getProperty)(Class cls, const char *name);
  Protocol *(*objc_getProtocol)(const char *name);
  BOOL (*class_addProtocol)(Class cls, Protocol *protocol);
  BOOL (*class_conformsToProtocol)(Class cls, Protocol *protocol);

  /* Selectors */
  SEL (*sel_registerName)(const char *name);
  const char *(*sel_getName)(SEL selector);

  /* Objects */
  Class (*object_setClass)(id object, Class cls);
  id (*objc_retain)(id object);
  void (*objc_release)(id object);
  id (*objc_autorelease)(id object);
  void *(*objc_autoreleasePoolPush)(void);
  void (*objc_autoreleasePoolPop)(void *pool);
  id (*objc_storeWeak)(id *location, id object);
  id (*objc_loadWeak)(id *location);
  void (*objc_destroyWeak)(id *location);
  void (*objc_setAssociatedObject)(
    id object, const void *key, id value, objc_AssociationPolicy policy);
  id (*objc_getAssociatedObject)(id object, const void *key);

  /* Values */
  id (*carob_string)(const char *utf8);
  const char *(*carob_utf8)(id string);
  id (*carob_number)(double value);

  /* Errors */
  id (*carob_pending_error)(void);
  void (*carob_clear_pending_error)(void);
  void (*carob_raise)(const char *message);

  /* Extensions */
  const void *(*carob_get_extension)(const char *identifier);

  /* Classes, continued */

  /* Methods and protocols, continued */

  /* Instance variables and properties, continued */

  /* Forwarding */

  /* Blocks */

  /* Objects and values, continued */
  id (*objc_loadWeakRetained)(id *location);
  void (*objc_moveWeak)(id *to, id *from);
  void (*objc_removeAssociatedObjects)(id object);
  id (*object_copy)(id object, size_t size);
  void (*carob_raise_error)(id error);

  /* Key-value coding */
};

#ifdef __cplusplus
}
#endif
#endif
