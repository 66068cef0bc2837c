/* The encodings of strings, which CFString.h declares. */
#include "cf.h"
#include <CoreFoundation/CFString.h>
#include <strings.h>

CAROB_GLUE_BEGIN

/* A number here, in NSString.h, the registered name, and the most bytes that a UTF-16 unit takes. An encoding whose bytes begin with
 * a byte order mark has the number of the same one in the order of this machine, without a mark. */
static const struct encoding {
  CFStringEncoding encoding;
  unsigned long number;
  const char *name;
  CFIndex most_bytes;
  unsigned long unmarked;
} encodings[] = {
  {kCFStringEncodingUTF8, 4, "utf-8", 3, 0},
  {kCFStringEncodingASCII, 1, "us-ascii", 1, 0},
  {kCFStringEncodingMacRoman, 30, "macintosh", 1, 0},
  {kCFStringEncodingWindowsLatin1, 12, "windows-1252", 1, 0},
  {kCFStringEncodingISOLatin1, 5, "iso-8859-1", 1, 0},
  {kCFStringEncodingISOLatin2, 9, "iso-8859-2", 1, 0},
  {kCFStringEncodingNextStepLatin, 2, "x-nextstep", 1, 0},
  {kCFStringEncodingNonLossyASCII, 7, 0, 6, 0},
  {kCFStringEncodingUTF16, 10, "utf-16", 2, 0x94000100},
  {kCFStringEncodingUTF16BE, 0x90000100, "utf-16be", 2, 0},
  {kCFStringEncodingUTF16LE, 0x94000100, "utf-16le", 2, 0},
  {kCFStringEncodingUTF32, 0x8c000100, "utf-32", 4, 0x9c000100},
  {kCFStringEncodingUTF32BE, 0x98000100, "utf-32be", 4, 0},
  {kCFStringEncodingUTF32LE, 0x9c000100, "utf-32le", 4, 0},
  {kCFStringEncodingWindowsCyrillic, 11, "windows-1251", 1, 0},
  {kCFStringEncodingWindowsGreek, 13, "windows-1253", 1, 0},
  {kCFStringEncodingWindowsLatin5, 14, "windows-1254", 1, 0},
  {kCFStringEncodingWindowsLatin2, 15, "windows-1250", 1, 0},
  {kCFStringEncodingDOSJapanese, 8, "shift_jis", 2, 0},
  {kCFStringEncodingEUC_JP, 3, "euc-jp", 3, 0},
  {kCFStringEncodingISO_2022_JP, 21, "iso-2022-jp", 8, 0},
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

unsigned long carob_cf_unmarked_encoding(CFStringEncoding encoding, CFIndex *mark_size) {
  const struct encoding *const found = find(encoding);
  *mark_size = found && found->unmarked ? found->most_bytes : 0;
  return *mark_size ? found->unmarked : CFStringConvertEncodingToNSStringEncoding(encoding);
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
  CFIndex size;
  if (!found || __builtin_mul_overflow(length, found->most_bytes, &size)) return kCFNotFound;
  const CFIndex mark = found->unmarked ? found->most_bytes : 0;
  return __builtin_add_overflow(size, mark, &size) ? kCFNotFound : size;
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

CAROB_GLUE_END
