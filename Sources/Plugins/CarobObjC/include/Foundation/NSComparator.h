/* How collections are sorted and searched. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

/* Says which of two objects comes first. */
typedef NSComparisonResult (^NSComparator)(id first, id second);

/* Sorting is always stable, and on one thread. */
typedef NS_OPTIONS(NSUInteger, NSSortOptions) {
  NSSortConcurrent = 1 << 0,
  NSSortStable = 1 << 4,
};

/* Which of equal objects is found, or where the object belongs if it is none of them. */
typedef NS_OPTIONS(NSUInteger, NSBinarySearchingOptions) {
  NSBinarySearchingFirstEqual = 1 << 8,
  NSBinarySearchingLastEqual = 1 << 9,
  NSBinarySearchingInsertionIndex = 1 << 10,
};
