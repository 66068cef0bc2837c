/* Whether an answer may be kept: Carob keeps none. Classes are in Foundation.h. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSUInteger, NSURLCacheStoragePolicy) {
  NSURLCacheStorageAllowed,
  NSURLCacheStorageAllowedInMemoryOnly,
  NSURLCacheStorageNotAllowed
};

#import <Foundation/Foundation.h>
