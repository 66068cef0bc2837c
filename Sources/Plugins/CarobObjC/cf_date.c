/* Dates, UUIDs and locales, which CFDate.h, CFUUID.h and CFLocale.h declare. */
#include "cf.h"
#include <CoreFoundation/CFDate.h>
#include <CoreFoundation/CFLocale.h>
#include <CoreFoundation/CFUUID.h>

CAROB_GLUE_BEGIN

/* -- Dates -------------------------------------------------------------------------------- */

CFTypeID CFDateGetTypeID(void) { return CF_DATE; }

static id date_of(CFTypeRef date) { return carob_cf_checked(date, CF_DATE); }

CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) {
  return CAROB_SEND(double, carob_cf_class(CF_DATE), "timeIntervalSinceReferenceDate", ());
}

CFDateRef CFDateCreate(CFAllocatorRef allocator, CFAbsoluteTime time) {
  (void)allocator;
  return (CFDateRef)CAROB_SEND(
    id, carob_cf_alloc(CF_DATE), "initWithTimeIntervalSinceReferenceDate:", (double), time);
}

CFAbsoluteTime CFDateGetAbsoluteTime(CFDateRef date) {
  return CAROB_SEND(double, date_of(date), "timeIntervalSinceReferenceDate", ());
}

CFTimeInterval CFDateGetTimeIntervalSinceDate(CFDateRef date, CFDateRef other) {
  return CFDateGetAbsoluteTime(date) - CFDateGetAbsoluteTime(other);
}

CFComparisonResult CFDateCompare(CFDateRef date, CFDateRef other, void *context) {
  (void)context;
  const CFAbsoluteTime first = CFDateGetAbsoluteTime(date), second = CFDateGetAbsoluteTime(other);
  return (first > second) - (first < second);
}

/* -- UUIDs -------------------------------------------------------------------------------- */

CFTypeID CFUUIDGetTypeID(void) { return CF_UUID; }

CFUUIDRef CFUUIDCreate(CFAllocatorRef allocator) {
  (void)allocator;
  return (CFUUIDRef)CAROB_SEND(id, carob_cf_alloc(CF_UUID), "init", ());
}

CFUUIDRef CFUUIDCreateFromString(CFAllocatorRef allocator, CFStringRef string) {
  (void)allocator;
  const id text = carob_cf_checked(string, CF_STRING);
  if (!text) return 0;
  return (CFUUIDRef)CAROB_SEND(id, carob_cf_alloc(CF_UUID), "initWithUUIDString:", (id), text);
}

CFUUIDRef CFUUIDCreateFromUUIDBytes(CFAllocatorRef allocator, CFUUIDBytes bytes) {
  (void)allocator;
  return (CFUUIDRef)CAROB_SEND(
    id, carob_cf_alloc(CF_UUID), "initWithUUIDBytes:", (const unsigned char *), &bytes.byte0);
}

CFStringRef CFUUIDCreateString(CFAllocatorRef allocator, CFUUIDRef uuid) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(id, carob_cf_checked(uuid, CF_UUID), "UUIDString", ()));
}

CFUUIDBytes CFUUIDGetUUIDBytes(CFUUIDRef uuid) {
  CFUUIDBytes bytes = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  CAROB_SEND(
    void, carob_cf_checked(uuid, CF_UUID), "getUUIDBytes:", (unsigned char *), &bytes.byte0);
  return bytes;
}

/* -- Locales ------------------------------------------------------------------------------ */

CFTypeID CFLocaleGetTypeID(void) { return CF_LOCALE; }

CFLocaleRef CFLocaleCopyCurrent(void) {
  return carob_cf_kept(CAROB_SEND(id, carob_cf_class(CF_LOCALE), "currentLocale", ()));
}

CFLocaleRef CFLocaleCreate(CFAllocatorRef allocator, CFLocaleIdentifier identifier) {
  (void)allocator;
  const id text = carob_cf_checked(identifier, CF_STRING);
  if (!text) return 0;
  return (CFLocaleRef)CAROB_SEND(
    id, carob_cf_alloc(CF_LOCALE), "initWithLocaleIdentifier:", (id), text);
}

CFLocaleIdentifier CFLocaleGetIdentifier(CFLocaleRef locale) {
  return (CFLocaleIdentifier)CAROB_SEND(
    id, carob_cf_checked(locale, CF_LOCALE), "localeIdentifier", ());
}

CFArrayRef CFLocaleCopyPreferredLanguages(void) {
  return carob_cf_kept(CAROB_SEND(id, carob_cf_class(CF_LOCALE), "preferredLanguages", ()));
}

CAROB_GLUE_END
