/* Names of the modes of run loops. They are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NSString *NSRunLoopMode;

#define NSDefaultRunLoopMode @"kCFRunLoopDefaultMode"
/* Stands for the modes in which a timer is usually to run. A loop is not run in it. */
#define NSRunLoopCommonModes @"kCFRunLoopCommonModes"

#import <Foundation/Foundation.h>
