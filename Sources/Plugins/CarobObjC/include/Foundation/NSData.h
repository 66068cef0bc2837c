/* Options of NSData. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) {
  NSDataReadingMappedIfSafe = 1 << 0,
  NSDataReadingUncached = 1 << 1,
  NSDataReadingMappedAlways = 1 << 3,
};

typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) {
  NSDataWritingAtomic = 1 << 0,
  NSDataWritingWithoutOverwriting = 1 << 1,
};

typedef NS_OPTIONS(NSUInteger, NSDataSearchOptions) {
  NSDataSearchBackwards = 1 << 0,
  NSDataSearchAnchored = 1 << 1,
};

typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) {
  NSDataBase64Encoding64CharacterLineLength = 1 << 0,
  NSDataBase64Encoding76CharacterLineLength = 1 << 1,
  NSDataBase64EncodingEndLineWithCarriageReturn = 1 << 4,
  NSDataBase64EncodingEndLineWithLineFeed = 1 << 5,
};

typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) {
  NSDataBase64DecodingIgnoreUnknownCharacters = 1 << 0,
};

#import <Foundation/Foundation.h>
