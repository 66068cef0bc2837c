/* Bundles, which CFBundle.h declares. */
#include "cf.h"
#include <CoreFoundation/CFBundle.h>

CAROB_GLUE_BEGIN

CFTypeID CFBundleGetTypeID(void) { return CF_BUNDLE; }

static id bundle_of(CFBundleRef bundle) { return carob_cf_checked(bundle, CF_BUNDLE); }

static id text_of(CFStringRef text) { return carob_cf_checked(text, CF_STRING); }

CFBundleRef CFBundleGetMainBundle(void) {
  return (CFBundleRef)CAROB_SEND(id, carob_cf_class(CF_BUNDLE), "mainBundle", ());
}

CFBundleRef CFBundleGetBundleWithIdentifier(CFStringRef identifier) {
  const id text = text_of(identifier);
  if (!text) return 0;
  return (CFBundleRef)CAROB_SEND(
    id, carob_cf_class(CF_BUNDLE), "bundleWithIdentifier:", (id), text);
}

CFArrayRef CFBundleGetAllBundles(void) {
  return (CFArrayRef)CAROB_SEND(id, carob_cf_class(CF_BUNDLE), "allBundles", ());
}

CFBundleRef CFBundleCreate(CFAllocatorRef allocator, CFURLRef url) {
  (void)allocator;
  const id place = carob_cf_checked(url, CF_URL);
  if (!place) return 0;
  return (CFBundleRef)CAROB_SEND(id, carob_cf_alloc(CF_BUNDLE), "initWithURL:", (id), place);
}

CFStringRef CFBundleGetIdentifier(CFBundleRef bundle) {
  return (CFStringRef)CAROB_SEND(id, bundle_of(bundle), "bundleIdentifier", ());
}

CFStringRef CFBundleGetDevelopmentRegion(CFBundleRef bundle) {
  return (CFStringRef)CAROB_SEND(id, bundle_of(bundle), "developmentLocalization", ());
}

CFDictionaryRef CFBundleGetInfoDictionary(CFBundleRef bundle) {
  return (CFDictionaryRef)CAROB_SEND(id, bundle_of(bundle), "infoDictionary", ());
}

CFDictionaryRef CFBundleGetLocalInfoDictionary(CFBundleRef bundle) {
  return (CFDictionaryRef)CAROB_SEND(id, bundle_of(bundle), "localizedInfoDictionary", ());
}

CFTypeRef CFBundleGetValueForInfoDictionaryKey(CFBundleRef bundle, CFStringRef key) {
  const id text = text_of(key);
  if (!text) return 0;
  return CAROB_SEND(id, bundle_of(bundle), "objectForInfoDictionaryKey:", (id), text);
}

CFURLRef CFBundleCopyBundleURL(CFBundleRef bundle) {
  return carob_cf_kept(CAROB_SEND(id, bundle_of(bundle), "bundleURL", ()));
}

CFURLRef CFBundleCopyExecutableURL(CFBundleRef bundle) {
  return carob_cf_kept(CAROB_SEND(id, bundle_of(bundle), "executableURL", ()));
}

CFURLRef CFBundleCopyResourcesDirectoryURL(CFBundleRef bundle) {
  return carob_cf_kept(CAROB_SEND(id, bundle_of(bundle), "resourceURL", ()));
}

CFURLRef CFBundleCopyResourceURL(
  CFBundleRef bundle, CFStringRef name, CFStringRef type, CFStringRef folder) {
  return carob_cf_kept(CAROB_SEND(
    id, bundle_of(bundle), "URLForResource:withExtension:subdirectory:", (id, id, id),
    text_of(name), text_of(type), text_of(folder)));
}

CFStringRef CFBundleCopyLocalizedString(
  CFBundleRef bundle, CFStringRef key, CFStringRef value, CFStringRef table) {
  return carob_cf_kept(CAROB_SEND(
    id, bundle_of(bundle), "localizedStringForKey:value:table:", (id, id, id), text_of(key),
    text_of(value), text_of(table)));
}

CFArrayRef CFBundleCopyBundleLocalizations(CFBundleRef bundle) {
  return carob_cf_kept(CAROB_SEND(id, bundle_of(bundle), "localizations", ()));
}

CAROB_GLUE_END
