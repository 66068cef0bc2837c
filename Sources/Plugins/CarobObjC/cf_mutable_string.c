/* Changing strings, which CFString.h declares. */
#include "cf.h"
#include <CoreFoundation/CFString.h>

CAROB_GLUE_BEGIN

/* The string if it is one. Whether it can be changed, it says itself. */
static id changed(CFMutableStringRef string) { return carob_cf_checked(string, CF_STRING); }

static struct carob_cf_range whole(id string) {
  return (struct carob_cf_range){0, CAROB_SEND(unsigned long, string, "length", ())};
}

CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex maximum) {
  (void)allocator, (void)maximum;
  return (CFMutableStringRef)CAROB_SEND(id, carob_cf_alloc(CF_MUTABLE_STRING), "init", ());
}

CFMutableStringRef CFStringCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex maximum, CFStringRef string) {
  (void)allocator, (void)maximum;
  return (CFMutableStringRef)(uintptr_t)carob_cf_mutable_copy(carob_cf_checked(string, CF_STRING));
}

void CFStringAppend(CFMutableStringRef string, CFStringRef text) {
  CAROB_SEND(void, changed(string), "appendString:", (id), carob_cf_object(text));
}

/* Appends a string, and gives up the reference to it. */
static void append(CFMutableStringRef string, CFStringRef text) {
  if (!text) return;
  CFStringAppend(string, text);
  CFRelease(text);
}

void CFStringAppendCharacters(
  CFMutableStringRef string, const UniChar *characters, CFIndex count) {
  append(string, CFStringCreateWithCharacters(0, characters, count));
}

void CFStringAppendCString(
  CFMutableStringRef string, const char *text, CFStringEncoding encoding) {
  append(string, CFStringCreateWithCString(0, text, encoding));
}

void CFStringAppendFormatAndArguments(
  CFMutableStringRef string, CFDictionaryRef options, CFStringRef format, va_list arguments) {
  append(string, CFStringCreateWithFormatAndArguments(0, options, format, arguments));
}

void CFStringAppendFormat(
  CFMutableStringRef string, CFDictionaryRef options, CFStringRef format, ...) {
  va_list arguments;
  va_start(arguments, format);
  CFStringAppendFormatAndArguments(string, options, format, arguments);
  va_end(arguments);
}

void CFStringInsert(CFMutableStringRef string, CFIndex index, CFStringRef text) {
  CAROB_SEND(
    void, changed(string), "insertString:atIndex:", (id, unsigned long), carob_cf_object(text),
    (unsigned long)index);
}

void CFStringDelete(CFMutableStringRef string, CFRange range) {
  CAROB_SEND(
    void, changed(string), "deleteCharactersInRange:", (struct carob_cf_range),
    carob_cf_range(range));
}

void CFStringReplace(CFMutableStringRef string, CFRange range, CFStringRef text) {
  CAROB_SEND(
    void, changed(string), "replaceCharactersInRange:withString:", (struct carob_cf_range, id),
    carob_cf_range(range), carob_cf_object(text));
}

void CFStringReplaceAll(CFMutableStringRef string, CFStringRef text) {
  CAROB_SEND(void, changed(string), "setString:", (id), carob_cf_object(text));
}

CFIndex CFStringFindAndReplace(
  CFMutableStringRef string, CFStringRef text, CFStringRef replacement, CFRange range,
  CFStringCompareFlags options) {
  const unsigned long same = options & (1 | 4 | 8 | 128 | 256);
  return (CFIndex)CAROB_SEND(
    unsigned long, changed(string), "replaceOccurrencesOfString:withString:options:range:",
    (id, id, unsigned long, struct carob_cf_range), carob_cf_object(text),
    carob_cf_object(replacement), options & kCFCompareNonliteral ? same : same | 2,
    carob_cf_range(range));
}

static void replace_all(id string, id text) {
  if (string)
    CAROB_SEND(
      void, string, "replaceCharactersInRange:withString:", (struct carob_cf_range, id),
      whole(string), text);
}

void CFStringTrimWhitespace(CFMutableStringRef string) {
  const id spaces = CAROB_SEND(
    id, (id)carob_host->objc_getClass("NSCharacterSet"), "whitespaceAndNewlineCharacterSet", ());
  const id object = changed(string);
  replace_all(object, CAROB_SEND(id, object, "stringByTrimmingCharactersInSet:", (id), spaces));
}

void CFStringLowercase(CFMutableStringRef string, CFLocaleRef locale) {
  const id object = changed(string);
  replace_all(
    object,
    CAROB_SEND(id, object, "lowercaseStringWithLocale:", (id), carob_cf_object(locale)));
}

void CFStringUppercase(CFMutableStringRef string, CFLocaleRef locale) {
  const id object = changed(string);
  replace_all(
    object,
    CAROB_SEND(id, object, "uppercaseStringWithLocale:", (id), carob_cf_object(locale)));
}

void CFStringCapitalize(CFMutableStringRef string, CFLocaleRef locale) {
  const id object = changed(string);
  replace_all(
    object,
    CAROB_SEND(id, object, "capitalizedStringWithLocale:", (id), carob_cf_object(locale)));
}

CAROB_GLUE_END
