/* CFBundle: NSBundle. [any-thread] */
#pragma once

#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFURL.h>

typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFBundle *CFBundleRef;

/* Keys of a bundle's information. */
#define kCFBundleInfoDictionaryVersionKey CFSTR("CFBundleInfoDictionaryVersion")
#define kCFBundleExecutableKey CFSTR("CFBundleExecutable")
#define kCFBundleIdentifierKey CFSTR("CFBundleIdentifier")
#define kCFBundleVersionKey CFSTR("CFBundleVersion")
#define kCFBundleDevelopmentRegionKey CFSTR("CFBundleDevelopmentRegion")
#define kCFBundleNameKey CFSTR("CFBundleName")
#define kCFBundleLocalizationsKey CFSTR("CFBundleLocalizations")

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFBundleGetTypeID(void);
CF_EXPORT CFBundleRef CFBundleGetMainBundle(void);
CF_EXPORT CFBundleRef CFBundleGetBundleWithIdentifier(CFStringRef identifier);
CF_EXPORT CFArrayRef CFBundleGetAllBundles(void);
/* Null when there is no folder at the URL. */
CF_EXPORT CFBundleRef CFBundleCreate(CFAllocatorRef allocator, CFURLRef url);

CF_EXPORT CFStringRef CFBundleGetIdentifier(CFBundleRef bundle);
CF_EXPORT CFStringRef CFBundleGetDevelopmentRegion(CFBundleRef bundle);
CF_EXPORT CFDictionaryRef CFBundleGetInfoDictionary(CFBundleRef bundle);
CF_EXPORT CFDictionaryRef CFBundleGetLocalInfoDictionary(CFBundleRef bundle);
CF_EXPORT CFTypeRef CFBundleGetValueForInfoDictionaryKey(CFBundleRef bundle, CFStringRef key);

CF_EXPORT CFURLRef CFBundleCopyBundleURL(CFBundleRef bundle);
CF_EXPORT CFURLRef CFBundleCopyExecutableURL(CFBundleRef bundle);
CF_EXPORT CFURLRef CFBundleCopyResourcesDirectoryURL(CFBundleRef bundle);
/* Null when there is no such resource. The type and the folder may be null. */
CF_EXPORT CFURLRef CFBundleCopyResourceURL(
    CFBundleRef bundle, CFStringRef name, CFStringRef type, CFStringRef folder);
/* The value, or the key, when the table has no text. The table may be null. */
CF_EXPORT CFStringRef CFBundleCopyLocalizedString(
    CFBundleRef bundle, CFStringRef key, CFStringRef value, CFStringRef table);
CF_EXPORT CFArrayRef CFBundleCopyBundleLocalizations(CFBundleRef bundle);

#define CFCopyLocalizedString(key, comment) \
  CFBundleCopyLocalizedString(CFBundleGetMainBundle(), (key), (key), 0)
#define CFCopyLocalizedStringFromTable(key, table, comment) \
  CFBundleCopyLocalizedString(CFBundleGetMainBundle(), (key), (key), (table))
#define CFCopyLocalizedStringFromTableInBundle(key, table, bundle, comment) \
  CFBundleCopyLocalizedString((bundle), (key), (key), (table))

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
