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

#include <carob/checked_send.h>
#include <carob/dispatch.h>
#include <stdarg.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef CAROB_NO_BOOL
typedef bool BOOL;
#ifndef YES
#define YES true
#define NO false
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

/* Asked by `objc_getClass` for a class that it does not find; YES when it put one into `*cls`. */
typedef bool (*objc_hook_getClass)(const char *name, Class *cls);
struct carob_category; /* in `methods.h` */

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
  bool (*class_addMethod)(Class cls, SEL name, IMP imp, const char *types);
  IMP (*class_replaceMethod)(Class cls, SEL name, IMP imp, const char *types);
  Method (*class_getInstanceMethod)(Class cls, SEL name);
  IMP (*class_getMethodImplementation)(Class cls, SEL name);
  bool (*class_respondsToSelector)(Class cls, SEL name);
  IMP (*method_setImplementation)(Method method, IMP imp);
  void (*method_exchangeImplementations)(Method first, Method second);

  /* Instance variables, properties, protocols */
  bool (*class_addIvar)(Class cls, const char *name, size_t size, uint8_t alignment, const char *types);
  Ivar (*class_getInstanceVariable)(Class cls, const char *name);
  id (*object_getIvar)(id object, Ivar ivar);
  void (*object_setIvar)(id object, Ivar ivar, id value);
  bool (*class_addProperty)(
    Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count);
  objc_property_t (*class_getProperty)(Class cls, const char *name);
  Protocol *(*objc_getProtocol)(const char *name);
  bool (*class_addProtocol)(Class cls, Protocol *protocol);
  bool (*class_conformsToProtocol)(Class cls, Protocol *protocol);

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
  Class (*objc_getClass)(const char *name);
  Class (*objc_getRequiredClass)(const char *name);
  void (*objc_setHook_getClass)(objc_hook_getClass hook, objc_hook_getClass *previous);
  int (*objc_getClassList)(Class *buffer, int count);
  Class *(*objc_copyClassList)(unsigned int *count);
  Class *(*carob_copySubclassList)(Class cls, unsigned int *count);
  Class (*objc_duplicateClass)(Class original, const char *name, size_t extra_bytes);
  void (*objc_disposeClassPair)(Class cls);
  Class (*class_setSuperclass)(Class cls, Class superclass);
  void *(*object_getIndexedIvars)(id object);

  /* Methods and protocols, continued */
  Method *(*class_copyMethodList)(Class cls, unsigned int *count);
  unsigned int (*method_getNumberOfArguments)(Method method);
  char *(*method_copyReturnType)(Method method);
  char *(*method_copyArgumentType)(Method method, unsigned int index);
  void (*method_getReturnType)(Method method, char *buffer, size_t length);
  void (*method_getArgumentType)(
    Method method, unsigned int index, char *buffer, size_t length);
  bool (*carob_add_category)(Class cls, const struct carob_category *category, size_t size);
  Protocol *(*objc_allocateProtocol)(const char *name);
  void (*objc_registerProtocol)(Protocol *protocol);
  void (*protocol_addMethodDescription)(
    Protocol *protocol, SEL name, const char *types, bool is_required, bool is_instance);
  void (*protocol_addProtocol)(Protocol *protocol, Protocol *inherited);
  void (*protocol_addProperty)(
    Protocol *protocol, const char *name, const objc_property_attribute_t *attributes,
    unsigned int count, bool is_required, bool is_instance);
  const char *(*protocol_getName)(Protocol *protocol);
  bool (*protocol_conformsToProtocol)(Protocol *protocol, Protocol *other);
  struct objc_method_description (*protocol_getMethodDescription)(
    Protocol *protocol, SEL name, bool is_required, bool is_instance);
  struct objc_method_description *(*protocol_copyMethodDescriptionList)(
    Protocol *protocol, bool is_required, bool is_instance, unsigned int *count);
  objc_property_t (*protocol_getProperty)(
    Protocol *protocol, const char *name, bool is_required, bool is_instance);
  objc_property_t *(*protocol_copyPropertyList2)(
    Protocol *protocol, unsigned int *count, bool is_required, bool is_instance);
  Protocol **(*protocol_copyProtocolList)(Protocol *protocol, unsigned int *count);
  Protocol **(*objc_copyProtocolList)(unsigned int *count);
  Protocol **(*class_copyProtocolList)(Class cls, unsigned int *count);

  /* Instance variables and properties, continued */
  Ivar *(*class_copyIvarList)(Class cls, unsigned int *count);
  void (*object_setIvarWithStrongDefault)(id object, Ivar ivar, id value);
  Ivar (*object_getInstanceVariable)(id object, const char *name, void **value);
  Ivar (*object_setInstanceVariable)(id object, const char *name, void *value);
  void (*class_replaceProperty)(
    Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count);
  objc_property_t *(*class_copyPropertyList)(Class cls, unsigned int *count);
  objc_property_attribute_t *(*property_copyAttributeList)(
    objc_property_t property, unsigned int *count);
  char *(*property_copyAttributeValue)(objc_property_t property, const char *name);

  /* Forwarding */
  IMP (*carob_forwarding_implementation)(const char *types);

  /* Blocks */
  void *(*carob_block)(
    IMP function, const char *types, void *context, void (*dispose)(void *context));
  void *(*carob_block_copy)(const void *block);
  void (*carob_block_release)(const void *block);
  void (*carob_block_object_assign)(void *destination, const void *object, int flags);
  void (*carob_block_object_dispose)(const void *object, int flags);
  IMP (*imp_implementationWithBlock)(void *block);
  void *(*imp_getBlock)(IMP imp);
  bool (*imp_removeBlock)(IMP imp);

  /* Objects and values, continued */
  id (*objc_loadWeakRetained)(id *location);
  void (*objc_moveWeak)(id *to, id *from);
  void (*objc_removeAssociatedObjects)(id object);
  id (*object_copy)(id object, size_t size);
  void (*carob_raise_error)(id error);
  bool (*carob_respond)(id object, SEL name, IMP handler, const char *types);

  /* Key-value coding */

  /* Tracing */
  const uintptr_t *was_traced; /* not zero once there may be entries that call a tracer */

  /* Tagged words */
  const Class *tagged_classes; /* 256, by the lowest eight bits of the word; null where there are none */

  /* What code in Objective-C needs besides */
  int (*objc_sync_enter)(id object);
  int (*objc_sync_exit)(id object);
  /* The implementation that a message to `super` calls which starts at `start`, a class or metaclass that the receiver is an
   * instance of or that is above. Null, with a pending error, when nobody answers. */
  IMP (*carob_super_implementation)(Class start, id receiver, SEL name);
  /* Sees to `+initialize`, as a message to the class does. */
  void (*carob_initialize_class)(Class cls);
  /* A new autoreleased string, as `+stringWithFormat:` makes it. */
  id (*carob_format)(id format, va_list arguments);
  /* An autoreleased `NSException`: the one that the pending error of this thread carries, or one that is made of it. Nothing is
   * pending then. Null when nothing was. */
  id (*carob_take_exception)(void);
  id (*object_dispose)(id object);

  /* Dispatch, continued */
  /* As `resolve_call`, when the types that the record has can call the method; else null, and a pending error. */
  IMP (*resolve_checked_call)(
    struct carob_call_site *site, id receiver, const struct carob_send_record *record);

  /* Objects, continued */
  /* As `objc_release`, at a place in a file, which a zombie remembers. */
  void (*carob_release_at)(id object, const char *file, uintptr_t line);

  /* Forwarding, continued */
  IMP objc_msgForward;
  IMP objc_msgForward_stret;

  /* Exceptions, continued */
  /* Throws the pending error into the module with the code at `caller`, if that takes errors as exceptions: frames up to `frame` are
   * unwound without cleaning up. Else it sets `earlier`, an error that was set aside. */
  void (*carob_finish_call)(const void *earlier, const void *caller, const void *frame);
};

/* Whether the host has a field of its table: for one that came after CAROB_ABI_TARGET. From `load` on. */
#define CAROB_HOST_HAS(field) \
  (carob_host->size >= offsetof(struct carob_host, field) + sizeof(carob_host->field))

#ifdef __cplusplus
}
#endif
#endif
