/* CFString and CFMutableString: NSString and NSMutableString. Lengths and ranges count UTF-16 units. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

/* A literal: the same object as @"…". */
#ifdef __OBJC__
#define CFSTR(text) ((__bridge CFStringRef)@"" text)
#else
#define CFSTR(text) carob_cf_constant_string("" text)
#endif

typedef UInt32 CFStringEncoding;

#define kCFStringEncodingInvalidId (0xffffffffU)

typedef CF_ENUM(CFStringEncoding, CFStringBuiltInEncodings) {
  kCFStringEncodingMacRoman = 0,
  kCFStringEncodingWindowsLatin1 = 0x0500,
  kCFStringEncodingISOLatin1 = 0x0201,
  kCFStringEncodingNextStepLatin = 0x0B01,
  kCFStringEncodingASCII = 0x0600,
  kCFStringEncodingUnicode = 0x0100,
  kCFStringEncodingUTF8 = 0x08000100,
  kCFStringEncodingNonLossyASCII = 0x0BFF,
  kCFStringEncodingUTF16 = 0x0100,
  kCFStringEncodingUTF16BE = 0x10000100,
  kCFStringEncodingUTF16LE = 0x14000100,
  kCFStringEncodingUTF32 = 0x0c000100,
  kCFStringEncodingUTF32BE = 0x18000100,
  kCFStringEncodingUTF32LE = 0x1c000100,
};

enum {
  kCFStringEncodingISOLatin2 = 0x0202,
  kCFStringEncodingDOSJapanese = 0x0420,
  kCFStringEncodingWindowsLatin2 = 0x0501,
  kCFStringEncodingWindowsCyrillic = 0x0502,
  kCFStringEncodingWindowsGreek = 0x0503,
  kCFStringEncodingWindowsLatin5 = 0x0504,
  kCFStringEncodingISO_2022_JP = 0x0820,
  kCFStringEncodingEUC_JP = 0x0920,
};

typedef CF_OPTIONS(CFOptionFlags, CFStringCompareFlags) {
  kCFCompareCaseInsensitive = 1,
  kCFCompareBackwards = 4,
  kCFCompareAnchored = 8,
  kCFCompareNonliteral = 16,
  kCFCompareLocalized = 32,
  kCFCompareNumerically = 64,
  kCFCompareDiacriticInsensitive = 128,
  kCFCompareWidthInsensitive = 256,
  kCFCompareForcedOrdering = 512,
};

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFStringGetTypeID(void);
CF_EXPORT CFStringRef carob_cf_constant_string(const char *text);

/* -- Making: null when the bytes are no text in the encoding ------------------------------ */

CF_EXPORT CFStringRef CFStringCreateWithCString(
    CFAllocatorRef allocator, const char *text, CFStringEncoding encoding);
CF_EXPORT CFStringRef CFStringCreateWithCStringNoCopy(
    CFAllocatorRef allocator, const char *text, CFStringEncoding encoding,
    CFAllocatorRef deallocator);
CF_EXPORT CFStringRef CFStringCreateWithBytes(
    CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
    Boolean isExternalRepresentation);
CF_EXPORT CFStringRef CFStringCreateWithBytesNoCopy(
    CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
    Boolean isExternalRepresentation, CFAllocatorRef deallocator);
CF_EXPORT CFStringRef CFStringCreateWithPascalString(
    CFAllocatorRef allocator, const unsigned char *text, CFStringEncoding encoding);
CF_EXPORT CFStringRef CFStringCreateWithCharacters(
    CFAllocatorRef allocator, const UniChar *characters, CFIndex count);
CF_EXPORT CFStringRef CFStringCreateWithCharactersNoCopy(
    CFAllocatorRef allocator, const UniChar *characters, CFIndex count,
    CFAllocatorRef deallocator);
CF_EXPORT CFStringRef CFStringCreateWithFileSystemRepresentation(
    CFAllocatorRef allocator, const char *path);
CF_EXPORT CFStringRef CFStringCreateFromExternalRepresentation(
    CFAllocatorRef allocator, CFDataRef data, CFStringEncoding encoding);
CF_EXPORT CFStringRef CFStringCreateWithSubstring(
    CFAllocatorRef allocator, CFStringRef string, CFRange range);
CF_EXPORT CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string);
CF_EXPORT CFStringRef CFStringCreateWithFormat(
    CFAllocatorRef allocator, CFDictionaryRef options, CFStringRef format, ...)
    CF_FORMAT_FUNCTION(3, 4);
CF_EXPORT CFStringRef CFStringCreateWithFormatAndArguments(
    CFAllocatorRef allocator, CFDictionaryRef options, CFStringRef format, va_list arguments)
    CF_FORMAT_FUNCTION(3, 0);
CF_EXPORT CFStringRef CFStringCreateByCombiningStrings(
    CFAllocatorRef allocator, CFArrayRef strings, CFStringRef separator);
CF_EXPORT CFArrayRef CFStringCreateArrayBySeparatingStrings(
    CFAllocatorRef allocator, CFStringRef string, CFStringRef separator);

/* -- Reading ------------------------------------------------------------------------------ */

CF_EXPORT CFIndex CFStringGetLength(CFStringRef string);
CF_EXPORT UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index);
CF_EXPORT void CFStringGetCharacters(CFStringRef string, CFRange range, UniChar *buffer);
/* Returns whether the text and its end fit, and the encoding has all characters. */
CF_EXPORT Boolean CFStringGetCString(
    CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding);
/* Lasts until the autorelease pool is drained. Null for other encodings than UTF-8, and for ASCII if the text is more. */
CF_EXPORT const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding);
/* Null, as at Apple for most strings: use CFStringGetCharacters. */
CF_EXPORT const UniChar *CFStringGetCharactersPtr(CFStringRef string);
/* Returns the number of UTF-16 units that were converted. `lossByte` stands for what the encoding does not have, unless 0. */
CF_EXPORT CFIndex CFStringGetBytes(
    CFStringRef string, CFRange range, CFStringEncoding encoding, UInt8 lossByte,
    Boolean isExternalRepresentation, UInt8 *buffer, CFIndex size, CFIndex *usedSize);
CF_EXPORT CFDataRef CFStringCreateExternalRepresentation(
    CFAllocatorRef allocator, CFStringRef string, CFStringEncoding encoding, UInt8 lossByte);
CF_EXPORT Boolean CFStringGetFileSystemRepresentation(
    CFStringRef string, char *buffer, CFIndex size);
CF_EXPORT CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding encoding);
CF_EXPORT SInt32 CFStringGetIntValue(CFStringRef string);
CF_EXPORT double CFStringGetDoubleValue(CFStringRef string);

/* -- Comparing and searching -------------------------------------------------------------- */

CF_EXPORT CFComparisonResult CFStringCompare(
    CFStringRef string, CFStringRef other, CFStringCompareFlags options);
CF_EXPORT CFComparisonResult CFStringCompareWithOptions(
    CFStringRef string, CFStringRef other, CFRange range, CFStringCompareFlags options);
CF_EXPORT Boolean CFStringHasPrefix(CFStringRef string, CFStringRef prefix);
CF_EXPORT Boolean CFStringHasSuffix(CFStringRef string, CFStringRef suffix);
/* {kCFNotFound, 0} when it is not there. */
CF_EXPORT CFRange CFStringFind(
    CFStringRef string, CFStringRef text, CFStringCompareFlags options);
CF_EXPORT Boolean CFStringFindWithOptions(
    CFStringRef string, CFStringRef text, CFRange range, CFStringCompareFlags options,
    CFRange *result);

/* Characters that are read one after another: 64 at once are copied. */
typedef struct {
  UniChar buffer[64];
  CFStringRef theString;
  CFRange rangeToBuffer;
  CFIndex bufferedRangeStart;
  CFIndex bufferedRangeEnd;
} CFStringInlineBuffer;

CF_INLINE void CFStringInitInlineBuffer(
    CFStringRef string, CFStringInlineBuffer *buffer, CFRange range) {
  buffer->theString = string;
  buffer->rangeToBuffer = range;
  buffer->bufferedRangeStart = buffer->bufferedRangeEnd = 0;
}

/* 0 beyond the range. The index counts from its beginning. */
CF_INLINE UniChar CFStringGetCharacterFromInlineBuffer(CFStringInlineBuffer *buffer, CFIndex index) {
  if (index < 0 || index >= buffer->rangeToBuffer.length) return 0;
  if (index < buffer->bufferedRangeStart || index >= buffer->bufferedRangeEnd) {
    CFIndex start = index < 4 ? 0 : index - 4, end = start + 64;
    if (end > buffer->rangeToBuffer.length) end = buffer->rangeToBuffer.length;
    buffer->bufferedRangeStart = start;
    buffer->bufferedRangeEnd = end;
    CFStringGetCharacters(
      buffer->theString, CFRangeMake(buffer->rangeToBuffer.location + start, end - start),
      buffer->buffer);
  }
  return buffer->buffer[index - buffer->bufferedRangeStart];
}

/* -- Mutable strings ---------------------------------------------------------------------- */

CF_EXPORT CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex maximum);
CF_EXPORT CFMutableStringRef CFStringCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex maximum, CFStringRef string);
CF_EXPORT void CFStringAppend(CFMutableStringRef string, CFStringRef text);
CF_EXPORT void CFStringAppendCharacters(
    CFMutableStringRef string, const UniChar *characters, CFIndex count);
CF_EXPORT void CFStringAppendCString(
    CFMutableStringRef string, const char *text, CFStringEncoding encoding);
CF_EXPORT void CFStringAppendFormat(
    CFMutableStringRef string, CFDictionaryRef options, CFStringRef format, ...)
    CF_FORMAT_FUNCTION(3, 4);
CF_EXPORT void CFStringAppendFormatAndArguments(
    CFMutableStringRef string, CFDictionaryRef options, CFStringRef format, va_list arguments)
    CF_FORMAT_FUNCTION(3, 0);
CF_EXPORT void CFStringInsert(CFMutableStringRef string, CFIndex index, CFStringRef text);
CF_EXPORT void CFStringDelete(CFMutableStringRef string, CFRange range);
CF_EXPORT void CFStringReplace(CFMutableStringRef string, CFRange range, CFStringRef text);
CF_EXPORT void CFStringReplaceAll(CFMutableStringRef string, CFStringRef text);
CF_EXPORT CFIndex CFStringFindAndReplace(
    CFMutableStringRef string, CFStringRef text, CFStringRef replacement, CFRange range,
    CFStringCompareFlags options);
CF_EXPORT void CFStringTrimWhitespace(CFMutableStringRef string);
CF_EXPORT void CFStringLowercase(CFMutableStringRef string, CFLocaleRef locale);
CF_EXPORT void CFStringUppercase(CFMutableStringRef string, CFLocaleRef locale);
CF_EXPORT void CFStringCapitalize(CFMutableStringRef string, CFLocaleRef locale);

/* -- Encodings ---------------------------------------------------------------------------- */

CF_EXPORT CFStringEncoding CFStringGetSystemEncoding(void);
CF_EXPORT CFStringEncoding CFStringGetFastestEncoding(CFStringRef string);
CF_EXPORT CFStringEncoding CFStringGetSmallestEncoding(CFStringRef string);
CF_EXPORT Boolean CFStringIsEncodingAvailable(CFStringEncoding encoding);
/* 0 and `kCFStringEncodingInvalidId` for one that the other side does not have. */
CF_EXPORT unsigned long CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding);
CF_EXPORT CFStringEncoding CFStringConvertNSStringEncodingToEncoding(unsigned long encoding);
CF_EXPORT CFStringEncoding CFStringConvertIANACharSetNameToEncoding(CFStringRef name);
CF_EXPORT CFStringRef CFStringConvertEncodingToIANACharSetName(CFStringEncoding encoding);

CF_IMPLICIT_BRIDGING_DISABLED

/* Writes the description of an object to standard error. */
CF_EXPORT void CFShow(CFTypeRef object);

CF_EXTERN_C_END
