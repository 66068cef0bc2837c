/* Apple's runtime API for modules in Objective-C, and for programs in C and C++ that are linked with libcarob. Plugins in C, and hosts
 * that send messages by CAROB_SEND, include <carob/carob.h> instead; a file cannot have both. What each function does is said in docs/objective-c-runtime.md, and where it
 * differs from Apple's.
 *
 * Bad input never crashes: a null class, selector or object gives null, NO or nothing. What a caller should know about is left
 * as a pending error (`carob_pending_error`). Lists that a function with `copy` in its name returns are freed with `free`. */
#ifndef CAROB_OBJC_RUNTIME_H
#define CAROB_OBJC_RUNTIME_H

/* The library that has these functions includes it as well, to compare the prototypes. */
#ifndef CAROB_GLUE_BEGIN
#include <objc/objc.h>
#include <stdint.h>

/* In C <carob/host.h> has them. */
#ifdef __OBJC__
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef const struct objc_property *objc_property_t;

struct objc_method_description {
  SEL name;
  const char *types;
};

typedef struct {
  const char *name;
  const char *value;
} objc_property_attribute_t;

/* Asked by `objc_getClass` for a class that it does not find; YES when it put one into `*cls`. */
typedef BOOL (*objc_hook_getClass)(const char *name, Class *cls);

enum {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
typedef uintptr_t objc_AssociationPolicy;
#endif

typedef struct objc_category *Category;

/* The characters of types. */
#define _C_ID '@'
#define _C_CLASS '#'
#define _C_SEL ':'
#define _C_CHR 'c'
#define _C_UCHR 'C'
#define _C_SHT 's'
#define _C_USHT 'S'
#define _C_INT 'i'
#define _C_UINT 'I'
#define _C_LNG 'l'
#define _C_ULNG 'L'
#define _C_LNG_LNG 'q'
#define _C_ULNG_LNG 'Q'
#define _C_INT128 't'
#define _C_UINT128 'T'
#define _C_FLT 'f'
#define _C_DBL 'd'
#define _C_LNG_DBL 'D'
#define _C_BFLD 'b'
#define _C_BOOL 'B'
#define _C_VOID 'v'
#define _C_UNDEF '?'
#define _C_PTR '^'
#define _C_CHARPTR '*'
#define _C_ATOM '%'
#define _C_ARY_B '['
#define _C_ARY_E ']'
#define _C_UNION_B '('
#define _C_UNION_E ')'
#define _C_STRUCT_B '{'
#define _C_STRUCT_E '}'
#define _C_VECTOR '!'
#define _C_COMPLEX 'j'
#define _C_CONST 'r'
#define _C_IN 'n'
#define _C_INOUT 'N'
#define _C_OUT 'o'
#define _C_BYCOPY 'O'
#define _C_BYREF 'R'
#define _C_ONEWAY 'V'
#define _C_GNUREGISTER '+'
#endif

#ifndef __OBJC__
#define CAROB_RETURNS_RETAINED
#define CAROB_NOT_IN_ARC
#elif __has_feature(objc_arc)
#define CAROB_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define CAROB_NOT_IN_ARC __attribute__((unavailable("it is for manual reference counting")))
#else
#define CAROB_RETURNS_RETAINED
#define CAROB_NOT_IN_ARC
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Classes */
Class objc_lookUpClass(const char *name);
Class objc_getClass(const char *name);
Class objc_getRequiredClass(const char *name);
Class objc_getMetaClass(const char *name);
void objc_setHook_getClass(objc_hook_getClass hook, objc_hook_getClass *previous);
int objc_getClassList(Class *buffer, int count);
Class *objc_copyClassList(unsigned int *count);
Class objc_allocateClassPair(Class superclass, const char *name, size_t extra_bytes);
void objc_registerClassPair(Class cls);
Class objc_duplicateClass(Class original, const char *name, size_t extra_bytes);
void objc_disposeClassPair(Class cls);
const char *class_getName(Class cls);
Class class_getSuperclass(Class cls);
Class class_setSuperclass(Class cls, Class superclass);
BOOL class_isMetaClass(Class cls);
int class_getVersion(Class cls);
void class_setVersion(Class cls, int version);
size_t class_getInstanceSize(Class cls);

id class_createInstance(Class cls, size_t extra_bytes) CAROB_RETURNS_RETAINED;

/* Objects */
Class object_getClass(id object);
const char *object_getClassName(id object);
BOOL object_isClass(id object);
void *object_getIndexedIvars(id object);
Class object_setClass(id object, Class cls);
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void *key);
void objc_removeAssociatedObjects(id object);

id object_dispose(id object) CAROB_NOT_IN_ARC;
id object_copy(id object, size_t size) CAROB_NOT_IN_ARC;
Ivar object_getInstanceVariable(id object, const char *name, void **value) CAROB_NOT_IN_ARC;
Ivar object_setInstanceVariable(id object, const char *name, void *value) CAROB_NOT_IN_ARC;

/* Methods */
BOOL class_addMethod(Class cls, SEL name, IMP imp, const char *types);
IMP class_replaceMethod(Class cls, SEL name, IMP imp, const char *types);
Method class_getInstanceMethod(Class cls, SEL name);
Method class_getClassMethod(Class cls, SEL name);
IMP class_getMethodImplementation(Class cls, SEL name);
IMP class_getMethodImplementation_stret(Class cls, SEL name);
BOOL class_respondsToSelector(Class cls, SEL name);
SEL method_getName(Method method);
IMP method_getImplementation(Method method);
const char *method_getTypeEncoding(Method method);
Method *class_copyMethodList(Class cls, unsigned int *count);
struct objc_method_description *method_getDescription(Method method);
unsigned int method_getNumberOfArguments(Method method);
char *method_copyReturnType(Method method);
char *method_copyArgumentType(Method method, unsigned int index);
void method_getReturnType(Method method, char *buffer, size_t length);
void method_getArgumentType(Method method, unsigned int index, char *buffer, size_t length);
IMP method_setImplementation(Method method, IMP imp);
void method_exchangeImplementations(Method first, Method second);

/* Instance variables and properties */
BOOL class_addIvar(Class cls, const char *name, size_t size, uint8_t alignment, const char *types);
Ivar class_getInstanceVariable(Class cls, const char *name);
Ivar class_getClassVariable(Class cls, const char *name);
Ivar *class_copyIvarList(Class cls, unsigned int *count);
const char *ivar_getName(Ivar ivar);
const char *ivar_getTypeEncoding(Ivar ivar);
ptrdiff_t ivar_getOffset(Ivar ivar);
const uint8_t *class_getIvarLayout(Class cls);
const uint8_t *class_getWeakIvarLayout(Class cls);
void class_setIvarLayout(Class cls, const uint8_t *layout);
void class_setWeakIvarLayout(Class cls, const uint8_t *layout);
id object_getIvar(id object, Ivar ivar);
void object_setIvar(id object, Ivar ivar, id value);
void object_setIvarWithStrongDefault(id object, Ivar ivar, id value);
BOOL class_addProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count);
void class_replaceProperty(
  Class cls, const char *name, const objc_property_attribute_t *attributes, unsigned int count);
objc_property_t class_getProperty(Class cls, const char *name);
objc_property_t *class_copyPropertyList(Class cls, unsigned int *count);
const char *property_getName(objc_property_t property);
const char *property_getAttributes(objc_property_t property);
objc_property_attribute_t *property_copyAttributeList(
  objc_property_t property, unsigned int *count);
char *property_copyAttributeValue(objc_property_t property, const char *name);

/* Protocols */
Protocol *objc_getProtocol(const char *name);
Protocol *__unsafe_unretained *objc_copyProtocolList(unsigned int *count);
Protocol *objc_allocateProtocol(const char *name);
void objc_registerProtocol(Protocol *protocol);
void protocol_addMethodDescription(
  Protocol *protocol, SEL name, const char *types, BOOL is_required, BOOL is_instance);
void protocol_addProtocol(Protocol *protocol, Protocol *inherited);
void protocol_addProperty(
  Protocol *protocol, const char *name, const objc_property_attribute_t *attributes, unsigned int count, BOOL is_required, BOOL is_instance);
const char *protocol_getName(Protocol *protocol);
BOOL protocol_conformsToProtocol(Protocol *protocol, Protocol *other);
BOOL protocol_isEqual(Protocol *protocol, Protocol *other);
struct objc_method_description protocol_getMethodDescription(
  Protocol *protocol, SEL name, BOOL is_required, BOOL is_instance);
struct objc_method_description *protocol_copyMethodDescriptionList(
  Protocol *protocol, BOOL is_required, BOOL is_instance, unsigned int *count);
objc_property_t protocol_getProperty(
  Protocol *protocol, const char *name, BOOL is_required, BOOL is_instance);
objc_property_t *protocol_copyPropertyList2(
  Protocol *protocol, unsigned int *count, BOOL is_required, BOOL is_instance);
objc_property_t *protocol_copyPropertyList(Protocol *protocol, unsigned int *count);
Protocol *__unsafe_unretained *protocol_copyProtocolList(Protocol *protocol, unsigned int *count);
BOOL class_addProtocol(Class cls, Protocol *protocol);
BOOL class_conformsToProtocol(Class cls, Protocol *protocol);
Protocol *__unsafe_unretained *class_copyProtocolList(Class cls, unsigned int *count);

/* Selectors. Two selectors of one name need not be one pointer: compare them with `sel_isEqual`. */
SEL sel_registerName(const char *name);
SEL sel_getUid(const char *name);
const char *sel_getName(SEL selector);
BOOL sel_isEqual(SEL first, SEL second);

/* Blocks as methods */
#ifdef __OBJC__
IMP imp_implementationWithBlock(id block);
id imp_getBlock(IMP imp);
#else
IMP imp_implementationWithBlock(void *block);
void *imp_getBlock(IMP imp);
#endif
BOOL imp_removeBlock(IMP imp);

#ifdef __cplusplus
}
#endif
#endif
