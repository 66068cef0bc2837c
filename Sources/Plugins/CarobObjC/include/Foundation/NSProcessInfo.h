/* The version of the system, the number in an `NSUUID`, and the name of a thread's assertion handler. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef struct {
  NSInteger majorVersion;
  NSInteger minorVersion;
  NSInteger patchVersion;
} NSOperatingSystemVersion;

typedef NS_ENUM(NSInteger, NSProcessInfoThermalState) {
  NSProcessInfoThermalStateNominal,
  NSProcessInfoThermalStateFair,
  NSProcessInfoThermalStateSerious,
  NSProcessInfoThermalStateCritical,
};

/* The answers of -operatingSystem, which is that of Apple's systems here as well. */
enum {
  NSWindowsNTOperatingSystem = 1,
  NSWindows95OperatingSystem,
  NSSolarisOperatingSystem,
  NSHPUXOperatingSystem,
  NSMACHOperatingSystem,
  NSSunOSOperatingSystem,
  NSOSF1OperatingSystem,
};

#ifndef _UUID_T
#define _UUID_T
typedef unsigned char uuid_t[16];
#endif

/* The key of a handler of a thread's own in its `threadDictionary`. */
#define NSAssertionHandlerKey @"NSAssertionHandler"

#import <Foundation/Foundation.h>
