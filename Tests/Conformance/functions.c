/* Functions of libobjc2's headers that are neither Apple's nor Carob's, over those that are. */
#define _GNU_SOURCE
#include <carob/plugin.h>
#include <carob/runtime.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#pragma GCC visibility push(hidden)

/* -- Messages */

/* Of the library; see Sources/Plugins/CarobObjC/glue.h. */
IMP carob_objc_lookup(id receiver, SEL selector);
IMP carob_objc_zero_implementation(const char *types);

IMP objc_msg_lookup(id receiver, SEL selector);
IMP objc_msg_lookup(id receiver, SEL selector) {
  const IMP imp = receiver ? carob_objc_lookup(receiver, selector) : 0;
  return imp ? imp : carob_objc_zero_implementation(selector->types);
}

/* What `objc/capabilities.h` has numbers for, from exceptions to small objects. Not garbage collection (12), developer mode
 * (8), methods by type (6), little memory (7), prototypes (15), counts in pools (16), or a hook in each message (17). */
int objc_test_capability(int number);
int objc_test_capability(int number) {
  static const int known = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 9 | 1 << 10 | 1 << 11 | 1 << 13 | 1 << 14;
  return number >= 0 && number < 31 && known >> number & 1;
}

/* As libobjc2's, when it was built without tracing. */
int objc_registerTracingHook(SEL selector, IMP (*hook)(id, SEL, IMP, int, void *));
int objc_registerTracingHook(SEL selector, IMP (*hook)(id, SEL, IMP, int, void *)) {
  (void)selector, (void)hook;
  return ENOTSUP;
}

/* -- Aliases of classes */

enum { ALIAS_COUNT = 16 };
static struct {
  const char *name;
  Class cls;
} aliases[ALIAS_COUNT];
static objc_hook_getClass next_hook;

static BOOL find_alias(const char *name, Class *cls) {
  for (int number = 0; number < ALIAS_COUNT && aliases[number].name; number++) {
    if (strcmp(aliases[number].name, name)) continue;
    *cls = aliases[number].cls;
    return YES;
  }
  return next_hook && next_hook(name, cls);
}

BOOL class_registerAlias_np(Class cls, const char *name);
BOOL class_registerAlias_np(Class cls, const char *name) {
  if (!cls || !name || objc_lookUpClass(name)) return NO;
  for (int number = 0; number < ALIAS_COUNT; number++) {
    if (aliases[number].name) continue;
    if (number == 0) objc_setHook_getClass(find_alias, &next_hook);
    aliases[number].cls = cls;
    aliases[number].name = strdup(name);
    return aliases[number].name != 0;
  }
  return NO;
}

Class alias_getClass(const char *name);
Class alias_getClass(const char *name) {
  const Class cls = objc_getClass(name);
  return cls && strcmp(class_getName(cls), name) ? cls : 0;
}

/* -- Reference counts */

/* Swift's count, which is in the Swift object behind the id. */
size_t object_getRetainCount_np(id object);
size_t object_getRetainCount_np(id object) {
  size_t (*const count)(void *) = (size_t(*)(void *))dlsym(RTLD_DEFAULT, "swift_retainCount");
  return object && count ? count(((void **)object)[-1]) : 0;
}

/* -- Type encodings */

/* The end of the first type in an encoding, and of the number behind it. */
static const char *behind_type(const char *type) {
  while (*type && strchr("rnNoORVAj", *type)) type++;
  if (*type == '^') return behind_type(type + 1);
  if (*type == '{' || *type == '(' || *type == '[' || *type == '<') {
    /* Brackets nest, and a name in quotation marks has none. */
    int depth = 0;
    do {
      if (strchr("{([<", *type)) depth++;
      if (strchr("})]>", *type)) depth--;
      type++;
    } while (depth && *type);
  } else if (*type == '@') {
    type++;
    if (*type == '?') type++;
    if (*type == '<') type = behind_type(type);
    if (*type == '"') type = strchr(type + 1, '"') + 1;
  } else if (*type == 'b') {
    while (strchr("0123456789", type[1]) && type[1]) type++;
    type++;
    if (*type) type++;
  } else if (*type) {
    type++;
  }
  while (*type && strchr("+-0123456789", *type)) type++;
  return type;
}

size_t objc_sizeof_type(const char *type);
size_t objc_sizeof_type(const char *type) {
  while (*type && strchr("rnNoORVA", *type)) type++;
  switch (*type) {
  case 'c': case 'C': case 'B': return 1;
  case 's': case 'S': return 2;
  case 'i': case 'I': case 'f': return 4;
  case 't': case 'T': case 'D': return 16;
  /* `b`, the number of the first bit, the type, how many bits. */
  case 'b': return (strtoul(type + strspn(type, "b0123456789") + 1, 0, 10) + 7) / 8;
  case 'v': return 0;
  default: return strchr("@#:*^qQlLd", *type) && *type ? 8 : 0;
  }
}

/* What the compiler says of a block's types; null for nothing. */
static const char *signature(const struct Block_layout *block) {
  if (!block || !(block->flags & BLOCK_HAS_SIGNATURE)) return 0;
  const char *const behind_sizes = (const char *)block->descriptor + 2 * sizeof(unsigned long);
  const size_t helpers = block->flags & BLOCK_HAS_COPY_DISPOSE ? 2 * sizeof(void *) : 0;
  return *(const char *const *)(behind_sizes + helpers);
}

/* Appends the first type in `type` without the number behind it, which will be another. */
static char *append(char *end, const char *type) {
  size_t length = (size_t)(behind_type(type) - type);
  while (length && strchr("+-0123456789", type[length - 1])) length--;
  return (char *)memcpy(end, type, length) + length;
}

/* The encoding of a method that calls a block: the block is no argument, and a selector is the second one. */
char *block_copyIMPTypeEncoding_np(const struct Block_layout *block);
char *block_copyIMPTypeEncoding_np(const struct Block_layout *block) {
  const char *const result = signature(block);
  char *const types = result ? calloc(strlen(result) + 2, 1) : 0;
  if (!types) return 0;
  const char *type = behind_type(behind_type(result));
  char *end = append(append(types, result), type);
  *end++ = ':';
  for (type = behind_type(type); *type; type = behind_type(type)) end = append(end, type);
  return types;
}

/* -- Instance variables */

/* Apple's functions take a value as large as a pointer. libobjc2's take the address of a value of any size, and give that of the
 * variable. */
Ivar __wrap_object_getInstanceVariable(id object, const char *name, void **value);
Ivar __wrap_object_getInstanceVariable(id object, const char *name, void **value) {
  const Ivar ivar = class_getInstanceVariable(object_getClass(object), name);
  if (value && ivar) *value = (char *)object + ivar_getOffset(ivar);
  return ivar;
}

Ivar __wrap_object_setInstanceVariable(id object, const char *name, void *value);
Ivar __wrap_object_setInstanceVariable(id object, const char *name, void *value) {
  const Ivar ivar = class_getInstanceVariable(object_getClass(object), name);
  if (ivar && *ivar_getTypeEncoding(ivar) == '@')
    object_setIvar(object, ivar, *(id *)value);
  else if (ivar)
    memcpy((char *)object + ivar_getOffset(ivar), value, ivar->size);
  return ivar;
}

/* -- Exceptions */

/* Asked for a class whose instances stand for exceptions of other languages. Carob leaves those as they are. */
Class (*_objc_class_for_boxing_foreign_exception)(int64_t exception_class);

#pragma GCC visibility pop
