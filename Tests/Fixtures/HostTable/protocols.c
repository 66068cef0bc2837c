#include "checks.h"
#include <stdlib.h>

static Protocol *base, *made;

static const objc_property_attribute_t number[] = {{"T", "q"}};

static bool make(void) {
  base = objc_allocateProtocol("ProtocolsBase");
  CHECK(base != 0 && objc_getProtocol("ProtocolsBase") == 0);
  protocol_addMethodDescription(base, sel_registerName("inherited"), "v@:", YES, YES);
  objc_registerProtocol(base);
  objc_registerProtocol(base);
  CHECK(objc_getProtocol("ProtocolsBase") == base);
  made = objc_allocateProtocol("ProtocolsMade");
  protocol_addProtocol(made, base);
  protocol_addMethodDescription(made, sel_registerName("one"), "v@:", YES, YES);
  protocol_addMethodDescription(made, sel_registerName("two:"), "q@:@", YES, YES);
  protocol_addMethodDescription(made, sel_registerName("three"), "v@:", NO, YES);
  protocol_addMethodDescription(made, sel_registerName("four"), "v@:", YES, NO);
  protocol_addProperty(made, "size", number, 1, YES, YES);
  protocol_addProperty(made, "hint", number, 1, NO, YES);
  CHECK(carob_pending_error() == 0);
  return true;
}

static bool refuse(void) {
  SEL one = sel_registerName("one");
  CHECK(objc_allocateProtocol(0) == 0);
  CHECK_ERROR("a protocol name is null");
  CHECK(objc_allocateProtocol("a b") == 0);
  CHECK_ERROR("\"a b\" is not a protocol name");
  CHECK(objc_allocateProtocol("ProtocolsBase") == 0);
  CHECK_ERROR("a protocol named ProtocolsBase is already registered");
  objc_registerProtocol(0);
  CHECK_ERROR("objc_registerProtocol: the protocol is null");
  protocol_addMethodDescription(0, one, "v@:", YES, YES);
  CHECK_ERROR("protocol_addMethodDescription: the protocol is null");
  protocol_addMethodDescription(made, 0, "v@:", YES, YES);
  CHECK_ERROR("protocol_addMethodDescription: the selector is null");
  protocol_addMethodDescription(made, sel_registerName("five"), 0, YES, YES);
  CHECK_ERROR("-[<ProtocolsMade> five]: type encoding \"\" is malformed");
  protocol_addMethodDescription(made, sel_registerName("five"), "v@:@", YES, NO);
  CHECK_ERROR("+[<ProtocolsMade> five]: encoding \"v@:@\" takes 1 argument");
  protocol_addMethodDescription(made, one, "v@:", NO, YES);
  CHECK_ERROR("-[<ProtocolsMade> one] exists already");
  protocol_addMethodDescription(base, one, "v@:", YES, YES);
  CHECK_ERROR("-[<ProtocolsBase> one]: a protocol can be changed only before it is registered");
  protocol_addProtocol(made, 0);
  CHECK_ERROR("protocol_addProtocol: the protocol is null");
  protocol_addProtocol(made, made);
  CHECK_ERROR("the protocol ProtocolsMade is not registered");
  protocol_addProtocol(base, made);
  CHECK_ERROR("a protocol can be changed only before it is registered");
  protocol_addProtocol(made, base);
  CHECK_ERROR("<ProtocolsMade>: <ProtocolsBase> exists already");
  protocol_addProperty(made, 0, number, 1, YES, YES);
  CHECK_ERROR("a property's name is null");
  protocol_addProperty(made, "size", number, 1, NO, YES);
  CHECK_ERROR("<ProtocolsMade>.size exists already");
  protocol_addProperty(made, "odd", 0, 0, YES, YES);
  CHECK_ERROR("the type (attribute T) is missing");
  return true;
}

static bool describe(void) {
  SEL one = sel_registerName("one");
  CHECK(strcmp(protocol_getName(made), "ProtocolsMade") == 0);
  struct objc_method_description found = protocol_getMethodDescription(made, one, YES, YES);
  CHECK(found.name == one && strcmp(found.types, "v@:") == 0);
  found = protocol_getMethodDescription(made, sel_registerName("inherited"), YES, YES);
  CHECK(found.name == sel_registerName("inherited"));
  found = protocol_getMethodDescription(made, one, NO, YES);
  CHECK(found.name == 0 && found.types == 0);
  unsigned int count = 7;
  struct objc_method_description *methods =
    protocol_copyMethodDescriptionList(made, YES, YES, &count);
  CHECK(methods != 0 && count == 2 && methods[2].name == 0);
  CHECK(methods[0].name == one && strcmp(methods[1].types, "q@:@") == 0);
  free(methods);
  methods = protocol_copyMethodDescriptionList(made, YES, NO, 0);
  CHECK(methods != 0 && methods[0].name == sel_registerName("four"));
  free(methods);
  CHECK(protocol_copyMethodDescriptionList(made, NO, NO, &count) == 0 && count == 0);
  objc_property_t *properties = protocol_copyPropertyList(made, &count);
  CHECK(properties != 0 && count == 1 && properties[1] == 0);
  CHECK(strcmp(property_getName(properties[0]), "size") == 0);
  CHECK(strcmp(property_getAttributes(properties[0]), "Tq") == 0);
  CHECK(protocol_getProperty(made, "size", YES, YES) == properties[0]);
  free(properties);
  properties = protocol_copyPropertyList2(made, 0, NO, YES);
  CHECK(properties != 0 && strcmp(property_getName(properties[0]), "hint") == 0);
  free(properties);
  CHECK(protocol_getProperty(made, "hint", YES, YES) == 0);
  Protocol **protocols = protocol_copyProtocolList(made, &count);
  CHECK(protocols != 0 && count == 1 && protocols[0] == base && protocols[1] == 0);
  free(protocols);
  return true;
}

static bool adopt(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "ProtocolsAdopter", 0);
  CHECK(!class_addProtocol(cls, made));
  CHECK_ERROR("class_addProtocol: the protocol ProtocolsMade is not registered");
  objc_registerProtocol(made);
  CHECK(class_addProtocol(cls, made));
  CHECK(!class_addProtocol(cls, made));
  objc_registerClassPair(cls);
  Class child = objc_allocateClassPair(cls, "ProtocolsChild", 0);
  objc_registerClassPair(child);
  CHECK(class_conformsToProtocol(cls, made) && class_conformsToProtocol(cls, base));
  CHECK(!class_conformsToProtocol(child, base));
  CHECK(CAROB_SEND(bool, (id)child, "conformsToProtocol:", (id), (id)base));
  id object = class_createInstance(child, 0);
  CHECK(CAROB_SEND(bool, object, "conformsToProtocol:", (id), (id)base));
  CHECK(!CAROB_SEND(bool, object, "conformsToProtocol:", (id), (id)objc_getProtocol("NSCopying")));
  objc_release(object);
  unsigned int count = 0;
  Protocol **protocols = class_copyProtocolList(cls, &count);
  CHECK(protocols != 0 && count == 1 && protocols[0] == made && protocols[1] == 0);
  free(protocols);
  CHECK(class_copyProtocolList(child, 0) == 0);
  CHECK(protocol_conformsToProtocol(made, base) && protocol_conformsToProtocol(made, made));
  CHECK(!protocol_conformsToProtocol(base, made));
  CHECK(protocol_isEqual(made, made) && !protocol_isEqual(made, base));
  protocols = objc_copyProtocolList(&count);
  CHECK(protocols != 0 && count >= 2 && protocols[count] == 0);
  bool listed = false;
  for (unsigned int index = 0; index < count; index++) listed |= protocols[index] == made;
  free(protocols);
  CHECK(listed);
  return true;
}

static bool objects(void) {
  id object = (id)made;
  CHECK(strcmp(object_getClassName(object), "Protocol") == 0);
  CHECK(strcmp(carob_utf8(CAROB_SEND(id, object, "name", ())), "ProtocolsMade") == 0);
  CHECK(CAROB_SEND(bool, object, "isEqual:", (id), object));
  objc_release(objc_retain(object));
  /* An object that is no protocol is one to no function. */
  Protocol *none = (Protocol *)class_createInstance(objc_getClass("Protocol"), 0);
  CHECK(none != 0 && protocol_getName(none) == 0);
  objc_registerProtocol(none);
  CHECK_ERROR("objc_registerProtocol: the protocol is none");
  CHECK(!protocol_conformsToProtocol(none, none));
  objc_release((id)none);
  return true;
}

static bool nulls(void) {
  unsigned int count = 7;
  CHECK(protocol_getName(0) == 0 && objc_getProtocol(0) == 0);
  CHECK(!protocol_conformsToProtocol(0, made) && !protocol_conformsToProtocol(made, 0));
  CHECK(!class_conformsToProtocol(0, made) && !class_conformsToProtocol(objc_getClass("NSObject"), 0));
  CHECK(!class_addProtocol(0, made) && !class_addProtocol(objc_getClass("NSObject"), 0));
  CHECK(protocol_getMethodDescription(0, 0, YES, YES).name == 0);
  CHECK(protocol_getProperty(made, 0, YES, YES) == 0);
  CHECK(protocol_copyMethodDescriptionList(0, YES, YES, &count) == 0 && count == 0);
  CHECK(protocol_copyPropertyList(0, 0) == 0 && protocol_copyProtocolList(0, 0) == 0);
  CHECK(class_copyProtocolList(0, 0) == 0);
  CHECK(carob_pending_error() == 0);
  return true;
}

static bool checks(void) {
  return make() && refuse() && describe() && adopt() && objects() && nulls();
}

CHECKS("protocols", checks)
