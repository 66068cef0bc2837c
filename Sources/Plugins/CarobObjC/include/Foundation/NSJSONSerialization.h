/* Options of NSJSONSerialization. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingMutableContainers = 1 << 0,
  NSJSONReadingMutableLeaves = 1 << 1,
  NSJSONReadingFragmentsAllowed = 1 << 2,
  NSJSONReadingAllowFragments = NSJSONReadingFragmentsAllowed,
};

typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
  NSJSONWritingPrettyPrinted = 1 << 0,
  NSJSONWritingSortedKeys = 1 << 1,
  NSJSONWritingFragmentsAllowed = 1 << 2,
  NSJSONWritingWithoutEscapingSlashes = 1 << 3,
};

#import <Foundation/Foundation.h>
