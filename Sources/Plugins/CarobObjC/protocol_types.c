/* The types of a protocol's method with names of classes and signatures of blocks, as clang writes them for protocols. */
#include "glue.h"
#include <carob/protocols.h>
#include <carob/selectors.h>

static const char *types_in(const struct objc_protocol_method_list *list, SEL name) {
  for (int32_t index = 0; list && index < list->count; index++)
    if (sel_isEqual(list->methods[index].name, name)) return list->methods[index].types;
  return 0;
}

/* Inherited protocols are registered earlier than those that inherit, so the search ends. */
static const char *types_of(const Protocol *protocol, SEL name, bool is_required, bool is_instance) {
  const char *types = types_in(
    is_required ? (is_instance ? protocol->instance_methods : protocol->class_methods)
                : (is_instance ? protocol->optional_instance_methods : protocol->optional_class_methods),
    name);
  for (const struct objc_protocol_list *list = protocol->protocols; list && !types; list = list->next)
    for (size_t index = 0; index < list->count && !types; index++)
      types = types_of(list->protocols[index], name, is_required, is_instance);
  return types;
}

CAROB_GLUE_BEGIN

/* Programs declare it themselves, as Apple's headers do not. Null for null, for a method that the protocol does not have, and
 * for a protocol that is not registered. [any-thread] */
const char *_protocol_getMethodTypeEncoding(
  Protocol *protocol, SEL name, BOOL is_required, BOOL is_instance);
const char *_protocol_getMethodTypeEncoding(
  Protocol *protocol, SEL name, BOOL is_required, BOOL is_instance) {
  return name && protocol_getName(protocol) ? types_of(protocol, name, is_required, is_instance) : 0;
}

CAROB_GLUE_END
