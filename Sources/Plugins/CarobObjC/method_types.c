/* The types of a method, when all that is known is where its code is. */
#include "exceptions.h"

static const char *types_in(const struct objc_method_list *list, uintptr_t implementation) {
  for (; list; list = list->next)
    for (int32_t index = 0; index < list->count; index++)
      if ((uintptr_t)list->methods[index].imp == implementation) return list->methods[index].types;
  return 0;
}

CAROB_GLUE_BEGIN

const char *carob_objc_method_types(uintptr_t implementation) {
  const struct carob_objc_module *const module = carob_objc_glue.records;
  const char *types = 0;
  if (!module) return types;
  for (Class *cls = module->classes; cls < module->classes_end && !types; cls++) {
    if (!*cls) continue;
    types = types_in((*cls)->methods, implementation);
    if (!types && (*cls)->isa) types = types_in((*cls)->isa->methods, implementation);
  }
  const struct carob_objc_category *category = module->categories;
  for (; category < module->categories_end && !types; category++) {
    types = types_in(category->instance_methods, implementation);
    if (!types) types = types_in(category->class_methods, implementation);
  }
  return types;
}

CAROB_GLUE_END
