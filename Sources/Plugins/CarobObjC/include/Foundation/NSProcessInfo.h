/* The version of the system, the number in an `NSUUID`, and the name of a thread's assertion handler. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef struct {
  NSInteger majorVersion;
  NSInteger minorVersion;
  NSInteger patchVersion;
} NSOperatingSystemVersion;

#ifndef _UUID_T
#define _UUID_T
typedef unsigned char uuid_t[16];
#endif

/* The key of a handler of a thread's own in its `threadDictionary`. */
#define NSAssertionHandlerKey @"NSAssertionHandler"

#import <Foundation/Foundation.h>
