/* Making and reading strings, which CFString.h declares. */
#include "cf.h"
#include <CoreFoundation/CFString.h>
#include <string.h>

CAROB_GLUE_BEGIN

CFTypeID CFStringGetTypeID(void) { return CF_STRING; }

CFStringRef carob_cf_constant_string(const char *text) {
  /* Never released, as a literal is not. */
  return carob_cf_kept(carob_host->carob_string(text));
}

/* -- Making ------------------------------------------------------------------------------- */

static CFStringRef with_bytes(const void *bytes, CFIndex count, CFStringEncoding encoding) {
  const unsigned long number = CFStringConvertEncodingToNSStringEncoding(encoding);
  if (!number || count < 0 || (!bytes && count)) return 0;
  return (CFStringRef)CAROB_SEND(
    id, carob_cf_alloc(CF_STRING), "initWithBytes:length:encoding:",
    (const void *, unsigned long, unsigned long), bytes, (unsigned long)count, number);
}

CFStringRef CFStringCreateWithCString(
  CFAllocatorRef allocator, const char *text, CFStringEncoding encoding) {
  (void)allocator;
  return text ? with_bytes(text, (CFIndex)strlen(text), encoding) : 0;
}

CFStringRef CFStringCreateWithCStringNoCopy(
  CFAllocatorRef allocator, const char *text, CFStringEncoding encoding,
  CFAllocatorRef deallocator) {
  const CFStringRef string = CFStringCreateWithCString(allocator, text, encoding);
  if (string) carob_cf_free(text, deallocator);
  return string;
}

CFStringRef CFStringCreateWithBytes(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
  Boolean isExternalRepresentation) {
  (void)allocator, (void)isExternalRepresentation;
  return with_bytes(bytes, count, encoding);
}

CFStringRef CFStringCreateWithBytesNoCopy(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
  Boolean isExternalRepresentation, CFAllocatorRef deallocator) {
  const CFStringRef string =
    CFStringCreateWithBytes(allocator, bytes, count, encoding, isExternalRepresentation);
  if (string) carob_cf_free(bytes, deallocator);
  return string;
}

CFStringRef CFStringCreateWithPascalString(
  CFAllocatorRef allocator, const unsigned char *text, CFStringEncoding encoding) {
  (void)allocator;
  return text ? with_bytes(text + 1, text[0], encoding) : 0;
}

CFStringRef CFStringCreateWithCharacters(
  CFAllocatorRef allocator, const UniChar *characters, CFIndex count) {
  (void)allocator;
  if (count < 0 || (!characters && count)) return 0;
  return (CFStringRef)CAROB_SEND(
    id, carob_cf_alloc(CF_STRING), "initWithCharacters:length:", (const UniChar *, unsigned long),
    characters, (unsigned long)count);
}

CFStringRef CFStringCreateWithCharactersNoCopy(
  CFAllocatorRef allocator, const UniChar *characters, CFIndex count, CFAllocatorRef deallocator) {
  const CFStringRef string = CFStringCreateWithCharacters(allocator, characters, count);
  if (string) carob_cf_free(characters, deallocator);
  return string;
}

CFStringRef CFStringCreateWithFileSystemRepresentation(
  CFAllocatorRef allocator, const char *path) {
  return CFStringCreateWithCString(allocator, path, kCFStringEncodingUTF8);
}

CFStringRef CFStringCreateFromExternalRepresentation(
  CFAllocatorRef allocator, CFDataRef data, CFStringEncoding encoding) {
  (void)allocator;
  const id object = carob_cf_checked(data, CF_DATA);
  if (!object) return 0;
  return with_bytes(
    CAROB_SEND(const void *, object, "bytes", ()),
    (CFIndex)CAROB_SEND(unsigned long, object, "length", ()), encoding);
}

CFStringRef CFStringCreateWithSubstring(
  CFAllocatorRef allocator, CFStringRef string, CFRange range) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(
    id, carob_cf_checked(string, CF_STRING), "substringWithRange:", (struct carob_cf_range),
    carob_cf_range(range)));
}

CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string) {
  (void)allocator;
  return carob_cf_copy(carob_cf_checked(string, CF_STRING));
}

CFStringRef CFStringCreateWithFormatAndArguments(
  CFAllocatorRef allocator, CFDictionaryRef options, CFStringRef format, va_list arguments) {
  (void)allocator, (void)options;
  const id text = carob_cf_checked(format, CF_STRING);
  return text ? carob_cf_kept(carob_host->carob_format(text, arguments)) : 0;
}

CFStringRef CFStringCreateWithFormat(
  CFAllocatorRef allocator, CFDictionaryRef options, CFStringRef format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const CFStringRef string =
    CFStringCreateWithFormatAndArguments(allocator, options, format, arguments);
  va_end(arguments);
  return string;
}

CFStringRef CFStringCreateByCombiningStrings(
  CFAllocatorRef allocator, CFArrayRef strings, CFStringRef separator) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(
    id, carob_cf_checked(strings, CF_ARRAY), "componentsJoinedByString:", (id),
    carob_cf_object(separator)));
}

CFArrayRef CFStringCreateArrayBySeparatingStrings(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef separator) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(
    id, carob_cf_checked(string, CF_STRING), "componentsSeparatedByString:", (id),
    carob_cf_object(separator)));
}

/* -- Reading ------------------------------------------------------------------------------ */

CFIndex CFStringGetLength(CFStringRef string) {
  return (CFIndex)CAROB_SEND(unsigned long, carob_cf_checked(string, CF_STRING), "length", ());
}

UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index) {
  return CAROB_SEND(
    UniChar, carob_cf_checked(string, CF_STRING), "characterAtIndex:", (unsigned long),
    (unsigned long)index);
}

void CFStringGetCharacters(CFStringRef string, CFRange range, UniChar *buffer) {
  CAROB_SEND(
    void, carob_cf_checked(string, CF_STRING), "getCharacters:range:",
    (UniChar *, struct carob_cf_range), buffer, carob_cf_range(range));
}

Boolean CFStringGetCString(
  CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding) {
  const unsigned long number = CFStringConvertEncodingToNSStringEncoding(encoding);
  if (!buffer || size <= 0 || !number) return false;
  return CAROB_SEND(
    BOOL, carob_cf_checked(string, CF_STRING), "getCString:maxLength:encoding:",
    (char *, unsigned long, unsigned long), buffer, (unsigned long)size, number);
}

static bool is_ascii(const char *text) {
  while (*text > 0) ++text;
  return !*text;
}

const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding) {
  const id object = carob_cf_checked(string, CF_STRING);
  const char *const text = CAROB_SEND(const char *, object, "UTF8String", ());
  if (!text || encoding == kCFStringEncodingUTF8) return text;
  /* The encodings that begin with ASCII. */
  const bool is_extension = encoding == kCFStringEncodingASCII
    || encoding == kCFStringEncodingMacRoman || encoding == kCFStringEncodingISOLatin1
    || encoding == kCFStringEncodingWindowsLatin1;
  return is_extension && is_ascii(text) ? text : 0;
}

const UniChar *CFStringGetCharactersPtr(CFStringRef string) {
  (void)string;
  return 0;
}

CFIndex CFStringGetBytes(
  CFStringRef string, CFRange range, CFStringEncoding encoding, UInt8 lossByte,
  Boolean isExternalRepresentation, UInt8 *buffer, CFIndex size, CFIndex *usedSize) {
  if (usedSize) *usedSize = 0;
  CFIndex mark_size;
  const unsigned long number = carob_cf_unmarked_encoding(encoding, &mark_size);
  const id object = carob_cf_checked(string, CF_STRING);
  if (!number || !object) return 0;
  CFIndex used = isExternalRepresentation ? mark_size : 0, converted = 0;
  if (buffer && used > size) return 0;
  if (buffer && used) memcpy(buffer, "\xff\xfe\0\0", (size_t)used);
  while (converted < range.length) {
    /* A character at a time: a buffer that is full ends between two. */
    const struct carob_cf_range next = CAROB_SEND(
      struct carob_cf_range, object, "rangeOfComposedCharacterSequenceAtIndex:", (unsigned long),
      (unsigned long)(range.location + converted));
    const CFIndex end = (CFIndex)(next.location + next.length) - range.location;
    const CFIndex count = (end < range.length ? end : range.length) - converted;
    const struct carob_cf_range piece = {
      (unsigned long)(range.location + converted), (unsigned long)count};
    const id text = CAROB_SEND(id, object, "substringWithRange:", (struct carob_cf_range), piece);
    const id data = CAROB_SEND(id, text, "dataUsingEncoding:", (unsigned long), number);
    if (!data && !lossByte) break;
    const CFIndex length = data ? (CFIndex)CAROB_SEND(unsigned long, data, "length", ()) : 1;
    if (buffer && used + length > size) break;
    if (buffer)
      memcpy(
        buffer + used, data ? CAROB_SEND(const void *, data, "bytes", ()) : &lossByte,
        (size_t)length);
    used += length;
    converted += count;
  }
  if (usedSize) *usedSize = used;
  return converted;
}

CFDataRef CFStringCreateExternalRepresentation(
  CFAllocatorRef allocator, CFStringRef string, CFStringEncoding encoding, UInt8 lossByte) {
  (void)allocator;
  const unsigned long number = CFStringConvertEncodingToNSStringEncoding(encoding);
  if (!number) return 0;
  return carob_cf_kept(CAROB_SEND(
    id, carob_cf_checked(string, CF_STRING), "dataUsingEncoding:allowLossyConversion:",
    (unsigned long, BOOL), number, lossByte != 0));
}

Boolean CFStringGetFileSystemRepresentation(CFStringRef string, char *buffer, CFIndex size) {
  return CFStringGetCString(string, buffer, size, kCFStringEncodingUTF8);
}

SInt32 CFStringGetIntValue(CFStringRef string) {
  return CAROB_SEND(int, carob_cf_checked(string, CF_STRING), "intValue", ());
}

double CFStringGetDoubleValue(CFStringRef string) {
  return CAROB_SEND(double, carob_cf_checked(string, CF_STRING), "doubleValue", ());
}

/* -- Comparing and searching -------------------------------------------------------------- */

static CFRange whole(CFStringRef string) { return CFRangeMake(0, CFStringGetLength(string)); }

/* NSString's options have the same numbers, but for three: literal is 2 there and the rule here, and the user's locale is an
 * argument. */
static unsigned long comparison(CFStringCompareFlags flags) {
  const unsigned long same = flags & (1 | 4 | 8 | 64 | 128 | 256 | 512);
  return flags & kCFCompareNonliteral ? same : same | 2;
}

CFComparisonResult CFStringCompareWithOptions(
  CFStringRef string, CFStringRef other, CFRange range, CFStringCompareFlags options) {
  const id locale = options & kCFCompareLocalized
    ? CAROB_SEND(id, carob_cf_class(CF_LOCALE), "currentLocale", ()) : 0;
  return CAROB_SEND(
    CFIndex, carob_cf_checked(string, CF_STRING), "compare:options:range:locale:",
    (id, unsigned long, struct carob_cf_range, id), carob_cf_object(other), comparison(options),
    carob_cf_range(range), locale);
}

CFComparisonResult CFStringCompare(
  CFStringRef string, CFStringRef other, CFStringCompareFlags options) {
  return CFStringCompareWithOptions(string, other, whole(string), options);
}

Boolean CFStringHasPrefix(CFStringRef string, CFStringRef prefix) {
  return CAROB_SEND(
    BOOL, carob_cf_checked(string, CF_STRING), "hasPrefix:", (id), carob_cf_object(prefix));
}

Boolean CFStringHasSuffix(CFStringRef string, CFStringRef suffix) {
  return CAROB_SEND(
    BOOL, carob_cf_checked(string, CF_STRING), "hasSuffix:", (id), carob_cf_object(suffix));
}

Boolean CFStringFindWithOptions(
  CFStringRef string, CFStringRef text, CFRange range, CFStringCompareFlags options,
  CFRange *result) {
  const id object = carob_cf_checked(string, CF_STRING), wanted = carob_cf_checked(text, CF_STRING);
  struct carob_cf_range found = {0, 0};
  if (object && wanted)
    found = CAROB_SEND(
      struct carob_cf_range, object, "rangeOfString:options:range:",
      (id, unsigned long, struct carob_cf_range), wanted, comparison(options),
      carob_cf_range(range));
  const bool is_found = found.length > 0;
  if (result)
    *result = is_found ? CFRangeMake((CFIndex)found.location, (CFIndex)found.length)
                       : CFRangeMake(kCFNotFound, 0);
  return is_found;
}

CFRange CFStringFind(CFStringRef string, CFStringRef text, CFStringCompareFlags options) {
  CFRange result;
  CFStringFindWithOptions(string, text, whole(string), options, &result);
  return result;
}

CAROB_GLUE_END
