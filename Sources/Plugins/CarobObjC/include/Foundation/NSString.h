/* How strings are compared, searched and encoded. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch = 1,
  NSLiteralSearch = 2,
  NSBackwardsSearch = 4,
  NSAnchoredSearch = 8,
  NSNumericSearch = 64,
  NSDiacriticInsensitiveSearch = 128,
  NSWidthInsensitiveSearch = 256,
  NSForcedOrderingSearch = 512,
  NSRegularExpressionSearch = 1024,
};

typedef NSUInteger NSStringEncoding;

enum : NSStringEncoding {
  NSASCIIStringEncoding = 1,
  NSNEXTSTEPStringEncoding = 2,
  NSJapaneseEUCStringEncoding = 3,
  NSUTF8StringEncoding = 4,
  NSISOLatin1StringEncoding = 5,
  NSSymbolStringEncoding = 6,
  NSNonLossyASCIIStringEncoding = 7,
  NSShiftJISStringEncoding = 8,
  NSISOLatin2StringEncoding = 9,
  NSUnicodeStringEncoding = 10,
  NSUTF16StringEncoding = 10,
  NSWindowsCP1251StringEncoding = 11,
  NSWindowsCP1252StringEncoding = 12,
  NSWindowsCP1253StringEncoding = 13,
  NSWindowsCP1254StringEncoding = 14,
  NSWindowsCP1250StringEncoding = 15,
  NSISO2022JPStringEncoding = 21,
  NSMacOSRomanStringEncoding = 30,
  NSUTF16BigEndianStringEncoding = 0x90000100,
  NSUTF16LittleEndianStringEncoding = 0x94000100,
  NSUTF32StringEncoding = 0x8c000100,
  NSUTF32BigEndianStringEncoding = 0x98000100,
  NSUTF32LittleEndianStringEncoding = 0x9c000100,
};

/* How -getBytes:maxLength:usedLength:encoding:options:range:remainingRange: converts characters. */
typedef NS_OPTIONS(NSUInteger, NSStringEncodingConversionOptions) {
  NSStringEncodingConversionAllowLossy = 1,
  NSStringEncodingConversionExternalRepresentation = 2,
};

/* What -enumerateSubstringsInRange:options:usingBlock: goes through, and how. */
typedef NS_OPTIONS(NSUInteger, NSStringEnumerationOptions) {
  NSStringEnumerationByLines = 0,
  NSStringEnumerationByParagraphs = 1,
  NSStringEnumerationByComposedCharacterSequences = 2,
  NSStringEnumerationByWords = 3,
  NSStringEnumerationBySentences = 4,
  NSStringEnumerationReverse = 1UL << 8,
  NSStringEnumerationSubstringNotRequired = 1UL << 9,
  NSStringEnumerationLocalized = 1UL << 10,
};

/* For -stringByApplyingTransform:reverse:. */
typedef NSString *NSStringTransform NS_EXTENSIBLE_STRING_ENUM;
#define NSStringTransformLatinToKatakana @"Latin-Katakana"
#define NSStringTransformLatinToHiragana @"Latin-Hiragana"
#define NSStringTransformLatinToHangul @"Latin-Hangul"
#define NSStringTransformLatinToArabic @"Latin-Arabic"
#define NSStringTransformLatinToHebrew @"Latin-Hebrew"
#define NSStringTransformLatinToThai @"Latin-Thai"
#define NSStringTransformLatinToCyrillic @"Latin-Cyrillic"
#define NSStringTransformLatinToGreek @"Latin-Greek"
#define NSStringTransformToLatin @"Any-Latin"
#define NSStringTransformMandarinToLatin @"Han-Latin"
#define NSStringTransformHiraganaToKatakana @"Hiragana-Katakana"
#define NSStringTransformFullwidthToHalfwidth @"Fullwidth-Halfwidth"
#define NSStringTransformToXMLHex @"Any-Hex/XML"
#define NSStringTransformToUnicodeName @"Any-Name"
#define NSStringTransformStripCombiningMarks @"NFD; [:nonspacing mark:]Remove; NFC"
#define NSStringTransformStripDiacritics @"NFD; [:Diacritic:]Remove; NFC"

#import <Foundation/Foundation.h>
