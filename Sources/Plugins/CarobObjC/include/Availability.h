/* The version that programs are compiled for: iOS 12, the last one before appearances and scenes. Programs that compare it take the
 * newer way that they know, up to there. Annotations of declarations with versions stand for nothing. */
#pragma once

#include <AvailabilityVersions.h>
#include <os/availability.h>

#ifndef __IPHONE_OS_VERSION_MIN_REQUIRED
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_12_0
#endif
#ifndef __IPHONE_OS_VERSION_MAX_ALLOWED
#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_12_0
#endif

#define __OSX_AVAILABLE_STARTING(mac, ios)
#define __OSX_AVAILABLE_BUT_DEPRECATED(mac, mac_deprecated, ios, ios_deprecated)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(mac, mac_deprecated, ios, ios_deprecated, message)
#define __OS_AVAILABILITY(platform, ...)
#define __OS_AVAILABILITY_MSG(platform, ...)
#define __OS_EXTENSION_UNAVAILABLE(message)
#define __OSX_EXTENSION_UNAVAILABLE(message)
#define __IOS_EXTENSION_UNAVAILABLE(message)
#define __OSX_AVAILABLE(version)
#define __OSX_DEPRECATED(first, last, message)
#define __OSX_UNAVAILABLE
#define __IOS_AVAILABLE(version)
#define __IOS_DEPRECATED(first, last, message)
#define __IOS_UNAVAILABLE __attribute__((unavailable))
#define __IOS_PROHIBITED __attribute__((unavailable))
#define __TVOS_AVAILABLE(version)
#define __TVOS_DEPRECATED(first, last, message)
#define __TVOS_UNAVAILABLE
#define __TVOS_PROHIBITED
#define __WATCHOS_AVAILABLE(version)
#define __WATCHOS_DEPRECATED(first, last, message)
#define __WATCHOS_UNAVAILABLE
#define __WATCHOS_PROHIBITED
#define __SWIFT_UNAVAILABLE
#define __SWIFT_UNAVAILABLE_MSG(message)
