/* Attributes of declarations that are deprecated, weak or unavailable, and the older names for versions. Those that depend on a version of
 * Apple's systems stand for nothing. */
#pragma once

#include <AvailabilityVersions.h>

#define MAC_OS_X_VERSION_MIN_REQUIRED MAC_OS_X_VERSION_10_5
#define MAC_OS_X_VERSION_MAX_ALLOWED MAC_OS_X_VERSION_10_14

#define WEAK_IMPORT_ATTRIBUTE __attribute__((weak_import))
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define DEPRECATED_MSG_ATTRIBUTE(message) __attribute__((deprecated(message)))
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_4_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_5_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_6_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_7_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_4_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_5_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_6_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_7_AND_LATER
