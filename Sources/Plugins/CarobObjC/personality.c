/* What the unwinder asks about each frame of a function in Objective-C: where it goes on. */
#include "exceptions.h"
#include <string.h>

/* Of the C++ library, if the module has one. */
__attribute__((weak)) _Unwind_Reason_Code __gxx_personality_v0(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context);

CAROB_GLUE_BEGIN

bool carob_objc_is_kind_of_named(id object, const char *class_name) {
  Class cls = carob_isa(object);
  for (; cls; cls = __atomic_load_n(&cls->super_class, __ATOMIC_ACQUIRE)) {
    /* A class that is thrown is an instance of the root class, and not of itself. */
    if (__atomic_load_n(&cls->info, __ATOMIC_RELAXED) & CAROB_CLASS_META) continue;
    if (cls->name && !strcmp(cls->name, class_name)) return true;
  }
  return false;
}

/* A handler's type is the name of its class. */
static bool is_named(const void *type, struct carob_objc_exception *exception) {
  return !strcmp(type, "@id") || carob_objc_is_kind_of_named(exception->object, type);
}

static _Unwind_Reason_Code go_on(
  _Unwind_Action actions, struct _Unwind_Exception *unwind, struct _Unwind_Context *context,
  carob_objc_type_test test) {
  struct carob_objc_exception *own = carob_objc_own_exception(unwind);
  const struct carob_objc_landing landing = carob_objc_find_landing(context, test, own);
  if (actions & _UA_SEARCH_PHASE)
    return landing.address && landing.selector ? _URC_HANDLER_FOUND : _URC_CONTINUE_UNWIND;
  if (!landing.address) return _URC_CONTINUE_UNWIND;
  /* What unwinds next may be the C++ library, and no frame of the host that threw is there any more. */
  if (own) {
    own->frame = 0;
    own->has_left_library = false;
  }
  _Unwind_SetGR(context, __builtin_eh_return_data_regno(0), (uintptr_t)unwind);
  _Unwind_SetGR(context, __builtin_eh_return_data_regno(1), (uintptr_t)landing.selector);
  _Unwind_SetIP(context, landing.address);
  return _URC_INSTALL_CONTEXT;
}

_Unwind_Reason_Code __gnustep_objc_personality_v0(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context);
_Unwind_Reason_Code __gnustep_objc_personality_v0(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context) {
  (void)class;
  return version == 1 ? go_on(actions, unwind, context, is_named) : _URC_FATAL_PHASE1_ERROR;
}

/* -- Objective-C++ */

/* What a handler's type is there. */
struct type_info {
  const void *virtual_functions;
  const char *name;
};

/* The C++ library calls these when an exception of its own comes by: a handler for an object does not take it. */
static void destroy(void *self) { (void)self; }
static bool is_not(void) { return false; }

/* As for every class below `std::type_info`: two words, two destructors, and what is asked about a type. */
const void *const _ZTVN7gnustep7libobjc22__objc_class_type_infoE[] = {
  0, 0, destroy, destroy, is_not, is_not, is_not, is_not};
extern const struct type_info __objc_id_type_info;
const struct type_info __objc_id_type_info = {
  _ZTVN7gnustep7libobjc22__objc_class_type_infoE + 2, "id"};

static bool is_of_type(const void *type, struct carob_objc_exception *exception) {
  const struct type_info *info = type;
  if (info == &__objc_id_type_info) return true;
  return info->virtual_functions == _ZTVN7gnustep7libobjc22__objc_class_type_infoE + 2 &&
         carob_objc_is_kind_of_named(exception->object, info->name);
}

_Unwind_Reason_Code __gnustep_objcxx_personality_v0(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context);
_Unwind_Reason_Code __gnustep_objcxx_personality_v0(
  int version, _Unwind_Action actions, _Unwind_Exception_Class class,
  struct _Unwind_Exception *unwind, struct _Unwind_Context *context) {
  if (!carob_objc_own_exception(unwind) && __gxx_personality_v0)
    return __gxx_personality_v0(version, actions, class, unwind, context);
  return version == 1 ? go_on(actions, unwind, context, is_of_type) : _URC_FATAL_PHASE1_ERROR;
}

CAROB_GLUE_END
