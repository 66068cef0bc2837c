/* libobjc2 does not send +alloc and -init to classes that have +_TrivialAllocInit, unless one below overrides them. Carob sends
 * them. The linker lets these functions stand before those of `libcarob-objc.a` (`--wrap`). */
#include <carob/plugin.h>
#include <carob/runtime.h>
#include <carob/send.h>
#include <stdlib.h>

#pragma GCC visibility push(hidden)

static bool has_own_method(Class cls, const char *name) {
  unsigned int count;
  Method *methods = class_copyMethodList(cls, &count);
  bool found = false;
  for (unsigned int number = 0; number < count && !found; number++)
    found = sel_isEqual(method_getName(methods[number]), sel_registerName(name));
  free(methods);
  return found;
}

/* Whether a class, or its metaclass, has a method that is nearer than +_TrivialAllocInit, or there is none of that name. */
static bool is_overridden(Class cls, const char *name, bool is_class_method) {
  for (; cls; cls = class_getSuperclass(cls)) {
    if (has_own_method(cls->isa, "_TrivialAllocInit")) return false;
    if (has_own_method(is_class_method ? cls->isa : cls, name)) return true;
  }
  return true;
}

id __wrap_objc_alloc(Class cls);
id __wrap_objc_alloc(Class cls) {
  if (!cls) return 0;
  return is_overridden(cls, "alloc", true) ? CAROB_SEND(id, cls, "alloc", ())
                                           : class_createInstance(cls, 0);
}

id __wrap_objc_allocWithZone(Class cls);
id __wrap_objc_allocWithZone(Class cls) {
  if (!cls) return 0;
  return is_overridden(cls, "allocWithZone:", true)
           ? CAROB_SEND(id, cls, "allocWithZone:", (void *), 0)
           : class_createInstance(cls, 0);
}

id __wrap_objc_alloc_init(Class cls);
id __wrap_objc_alloc_init(Class cls) {
  const id made = __wrap_objc_alloc(cls);
  if (!made || !is_overridden(object_getClass(made), "init", false)) return made;
  return CAROB_SEND(id, made, "init", ());
}

#pragma GCC visibility pop
