/* Protocols: what they ask for, and who adopts them. The general rules are in `runtime.h`.
 *
 * A protocol is an object, so that it can be an argument of `conformsToProtocol:`. It lasts for ever.
 *
 * `is_required` and `is_instance` choose one of four kinds of methods or properties: of those that an adopter
 * must or may have, those of instances or of the class. Lists that are copied end with null (of descriptions:
 * with one whose name is null), which `*count` does not count, and are the caller's to `free`. They are null
 * when they are empty; `count` may be null. */
#ifndef CAROB_PROTOCOLS_H
#define CAROB_PROTOCOLS_H

#include <carob/plugin.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The registered protocol of that name, or null. [any-thread] */
CAROB_INLINE Protocol *objc_getProtocol(const char *name) {
  return carob_host->objc_getProtocol(name);
}

/* All registered protocols, sorted by name. [any-thread] */
CAROB_INLINE Protocol **objc_copyProtocolList(unsigned int *count) {
  return carob_host->objc_copyProtocolList(count);
}

/* A new protocol without members, not registered yet; null when the name is taken, empty, not UTF-8 or has
 * spaces (pending error). [any-thread] */
CAROB_INLINE Protocol *objc_allocateProtocol(const char *name) {
  return carob_host->objc_allocateProtocol(name);
}

/* Makes a protocol known by name; it cannot be changed afterwards. A second call does nothing. Nothing happens
 * for null and when the name was taken in the meantime (pending error). [any-thread] */
CAROB_INLINE void objc_registerProtocol(Protocol *protocol) {
  carob_host->objc_registerProtocol(protocol);
}

/* Adds a method that the protocol asks for. Nothing happens (pending error) when protocol or selector is
 * null, the protocol is registered or asks for the method already, or the encoding does not parse or takes
 * another number of arguments than the selector has colons. [any-thread] */
CAROB_INLINE void protocol_addMethodDescription(
  Protocol *protocol, SEL name, const char *types, bool is_required, bool is_instance) {
  carob_host->protocol_addMethodDescription(protocol, name, types, is_required, is_instance);
}

/* Makes a protocol inherit from another: who adopts it adopts that one. Nothing happens (pending error) when
 * one of them is null, the first is registered, the other is not, or it is inherited from already. So no
 * protocol inherits from itself. [any-thread] */
CAROB_INLINE void protocol_addProtocol(Protocol *protocol, Protocol *inherited) {
  carob_host->protocol_addProtocol(protocol, inherited);
}

/* Adds a property that the protocol asks for, by attributes as for `class_addProperty`. Nothing happens
 * (pending error) when the protocol is null or registered or has the property already, or the attributes
 * make no sense. [any-thread] */
CAROB_INLINE void protocol_addProperty(
  Protocol *protocol, const char *name, const objc_property_attribute_t *attributes,
  unsigned int count, bool is_required, bool is_instance) {
  carob_host->protocol_addProperty(protocol, name, attributes, count, is_required, is_instance);
}

/* The protocol's name; null for what is no protocol. [any-thread] */
CAROB_INLINE const char *protocol_getName(Protocol *protocol) {
  return carob_host->protocol_getName(protocol);
}

/* Whether a protocol is another or inherits from it, directly or not; NO for null. [any-thread] */
CAROB_INLINE bool protocol_conformsToProtocol(Protocol *protocol, Protocol *other) {
  return carob_host->protocol_conformsToProtocol(protocol, other);
}

/* Whether both are the same one. [any-thread] */
CAROB_INLINE bool protocol_isEqual(Protocol *protocol, Protocol *other) {
  return protocol == other;
}

/* What the protocol, or one that it inherits from, says of a method; two nulls when it does not ask for the
 * method. [any-thread] */
CAROB_INLINE struct objc_method_description protocol_getMethodDescription(
  Protocol *protocol, SEL name, bool is_required, bool is_instance) {
  return carob_host->protocol_getMethodDescription(protocol, name, is_required, is_instance);
}

/* The methods of one kind that the protocol itself asks for, in the order of addition. [any-thread] */
CAROB_INLINE struct objc_method_description *protocol_copyMethodDescriptionList(
  Protocol *protocol, bool is_required, bool is_instance, unsigned int *count) {
  return carob_host->protocol_copyMethodDescriptionList(protocol, is_required, is_instance, count);
}

/* The property of that name and kind that the protocol, or one that it inherits from, asks for; null when
 * none. [any-thread] */
CAROB_INLINE objc_property_t protocol_getProperty(
  Protocol *protocol, const char *name, bool is_required, bool is_instance) {
  return carob_host->protocol_getProperty(protocol, name, is_required, is_instance);
}

/* The properties of one kind that the protocol itself asks for, in the order of addition: of instances and
 * required, unless the second function is told otherwise. [any-thread] */
CAROB_INLINE objc_property_t *protocol_copyPropertyList2(
  Protocol *protocol, unsigned int *count, bool is_required, bool is_instance) {
  return carob_host->protocol_copyPropertyList2(protocol, count, is_required, is_instance);
}
CAROB_INLINE objc_property_t *protocol_copyPropertyList(Protocol *protocol, unsigned int *count) {
  return carob_host->protocol_copyPropertyList2(protocol, count, true, true);
}

/* The protocols that the protocol inherits from directly, in the order of addition. [any-thread] */
CAROB_INLINE Protocol **protocol_copyProtocolList(Protocol *protocol, unsigned int *count) {
  return carob_host->protocol_copyProtocolList(protocol, count);
}

/* Adopts a protocol; NO when the class itself has adopted it already, and when the protocol is not registered
 * (pending error). [any-thread] */
CAROB_INLINE bool class_addProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_addProtocol(cls, protocol);
}

/* Whether the class itself adopts the protocol, or one that inherits from it. Superclasses are not asked;
 * `conformsToProtocol:` does. [any-thread] */
CAROB_INLINE bool class_conformsToProtocol(Class cls, Protocol *protocol) {
  return carob_host->class_conformsToProtocol(cls, protocol);
}

/* The protocols that the class itself adopts, in the order of adoption. [any-thread] */
CAROB_INLINE Protocol **class_copyProtocolList(Class cls, unsigned int *count) {
  return carob_host->class_copyProtocolList(cls, count);
}

#ifdef __cplusplus
}
#endif
#endif
