/* Enumerations and annotations for Swift, with the names that CoreFoundation has; Foundation's are made from them. */
#pragma once

#include <Availability.h>
#include <AvailabilityMacros.h>
#include <TargetConditionals.h>

/* An enumeration with the type of its values: `typedef CF_ENUM(CFIndex, SKKind) { SKKindUser };`. Without a name:
 * `CF_ENUM(CFIndex) { SKNone };`. */
#define CF_ENUM(...) \
  CAROB_ENUM_CHOICE(__VA_ARGS__, CAROB_ENUM_NAMED, CAROB_ENUM_ALONE, )(__VA_ARGS__)
#define CF_CLOSED_ENUM(type, name) CAROB_ENUM(closed, type, name)
/* The same for values that are combined. */
#define CF_OPTIONS(...) \
  CAROB_ENUM_CHOICE(__VA_ARGS__, CAROB_OPTIONS_NAMED, CAROB_OPTIONS_ALONE, )(__VA_ARGS__)
/* The codes of errors of a domain. */
#define CF_ERROR_ENUM(type, domain, name) CF_ENUM(type, name)

#define CAROB_ENUM_CHOICE(first, second, chosen, ...) chosen
#define CAROB_ENUM(kind, type, name) \
  enum name : type name;             \
  enum __attribute__((enum_extensibility(kind))) name : type
#define CAROB_ENUM_NAMED(type, name) CAROB_ENUM(open, type, name)
#define CAROB_ENUM_ALONE(type) enum __attribute__((enum_extensibility(open))) : type
#define CAROB_OPTIONS_ALONE(type) enum __attribute__((enum_extensibility(open), flag_enum)) : type
#ifdef __cplusplus
#define CAROB_OPTIONS_NAMED(type, name) \
  type name;                            \
  enum : type
#else
#define CAROB_OPTIONS_NAMED(type, name) \
  enum name : type name;                \
  enum __attribute__((enum_extensibility(open), flag_enum)) name : type
#endif

#define CF_STRING_ENUM
#define CF_EXTENSIBLE_STRING_ENUM
#define CF_TYPED_ENUM
#define CF_TYPED_EXTENSIBLE_ENUM
#define CF_SWIFT_BRIDGED_TYPEDEF
#define CF_SWIFT_NAME(name)
#define CF_SWIFT_UNAVAILABLE(message)
#define CF_SWIFT_UNAVAILABLE_FROM_ASYNC(message)
#define CF_REFINED_FOR_SWIFT
#define CF_NO_TAIL_CALL __attribute__((not_tail_called))

#define CF_AVAILABLE(mac, ios)
#define CF_AVAILABLE_MAC(mac)
#define CF_AVAILABLE_IOS(ios)
#define CF_DEPRECATED(...)
#define CF_DEPRECATED_MAC(...)
#define CF_DEPRECATED_IOS(...)
#define CF_ENUM_AVAILABLE(mac, ios)
#define CF_ENUM_AVAILABLE_MAC(mac)
#define CF_ENUM_AVAILABLE_IOS(ios)
#define CF_ENUM_DEPRECATED(...)
#define CF_ENUM_DEPRECATED_MAC(...)
#define CF_ENUM_DEPRECATED_IOS(...)
