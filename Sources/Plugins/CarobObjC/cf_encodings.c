/* The encodings of strings, which CFString.h declares. */
#include "cf.h"
#include <CoreFoundation/CFString.h>
#include <strings.h>

#pragma GCC visibility push(hidden)

/* A number here, in NSString.h, the registered name, and the most bytes that a UTF-16 unit takes. */
static const struct encoding {
  CFStringEncoding encoding;
  unsigned long number;
  const char *name;
  CFIndex most_bytes;
} encodings[] = {
  {kCFStringEncodingUTF8, 4, "utf-8", 3},
  {kCFStringEncodingASCII, 1, "us-ascii", 1},
  {kCFStringEncodingMacRoman, 30, "macintosh", 1},
  {kCFStringEncodingWindowsLatin1, 12, "windows-1252", 1},
  {kCFStringEncodingISOLatin1, 5, "iso-8859-1", 1},
  {kCFStringEncodingISOLatin2, 9, "iso-8859-2", 1},
  {kCFStringEncodingNextStepLatin, 2, "x-nextstep", 1},
  {kCFStringEncodingNonLossyASCII, 7, 0, 6},
  {kCFStringEncodingUTF16, 10, "utf-16", 4},
  {kCFStringEncodingUTF16BE, 0x90000100, "utf-16be", 2},
  {kCFStringEncodingUTF16LE, 0x94000100, "utf-16le", 2},
  {kCFStringEncodingUTF32, 0x8c000100, "utf-32", 8},
  {kCFStringEncodingUTF32BE, 0x98000100, "utf-32be", 4},
  {kCFStringEncodingUTF32LE, 0x9c000100, "utf-32le", 4},
  {kCFStringEncodingWindowsCyrillic, 11, "windows-1251", 1},
  {kCFStringEncodingWindowsGreek, 13, "windows-1253", 1},
  {kCFStringEncodingWindowsLatin5, 14, "windows-1254", 1},
  {kCFStringEncodingWindowsLatin2, 15, "windows-1250", 1},
  {kCFStringEncodingDOSJapanese, 8, "shift_jis", 2},
  {kCFStringEncodingEUC_JP, 3, "euc-jp", 3},
  {kCFStringEncodingISO_2022_JP, 21, "iso-2022-jp", 8},
};

enum { COUNT = sizeof encodings / sizeof *encodings };

static const struct encoding *find(CFStringEncoding encoding) {
  for (int i = 0; i < COUNT; ++i)
    if (encodings[i].encoding == encoding) return &encodings[i];
  return 0;
}

unsigned long CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding) {
  const struct encoding *const found = find(encoding);
  return found ? found->number : 0;
}

CFStringEncoding CFStringConvertNSStringEncodingToEncoding(unsigned long encoding) {
  for (int i = 0; i < COUNT; ++i)
    if (encodings[i].number == encoding) return encodings[i].encoding;
  return kCFStringEncodingInvalidId;
}

CFStringEncoding CFStringConvertIANACharSetNameToEncoding(CFStringRef name) {
  const id object = carob_cf_checked(name, CF_STRING);
  const char *const text = object ? carob_host->carob_utf8(object) : 0;
  for (int i = 0; text && i < COUNT; ++i)
    if (encodings[i].name && !strcasecmp(encodings[i].name, text)) return encodings[i].encoding;
  return kCFStringEncodingInvalidId;
}

CFStringRef CFStringConvertEncodingToIANACharSetName(CFStringEncoding encoding) {
  const struct encoding *const found = find(encoding);
  return found && found->name ? (CFStringRef)carob_host->carob_string(found->name) : 0;
}

CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding encoding) {
  const struct encoding *const found = find(encoding);
  /* UTF-16 and UTF-32 begin with a mark. */
  CFIndex size;
  if (!found || __builtin_mul_overflow(length, found->most_bytes, &size)) return kCFNotFound;
  return size;
}

Boolean CFStringIsEncodingAvailable(CFStringEncoding encoding) { return find(encoding) != 0; }

CFStringEncoding CFStringGetSystemEncoding(void) { return kCFStringEncodingUTF8; }

CFStringEncoding CFStringGetFastestEncoding(CFStringRef string) {
  (void)string;
  return kCFStringEncodingUTF8;
}

CFStringEncoding CFStringGetSmallestEncoding(CFStringRef string) {
  return CFStringGetCStringPtr(string, kCFStringEncodingASCII) ? kCFStringEncodingASCII
                                                              : kCFStringEncodingUTF8;
}

#pragma GCC visibility pop
