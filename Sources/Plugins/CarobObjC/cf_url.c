/* URLs, which CFURL.h declares. */
#include "cf.h"
#include <CoreFoundation/CFURL.h>

CAROB_GLUE_BEGIN

CFTypeID CFURLGetTypeID(void) { return CF_URL; }

static id url_of(CFTypeRef url) { return carob_cf_checked(url, CF_URL); }

/* -- Making ------------------------------------------------------------------------------- */

CFURLRef CFURLCreateWithString(CFAllocatorRef allocator, CFStringRef string, CFURLRef baseURL) {
  (void)allocator;
  const id text = carob_cf_checked(string, CF_STRING);
  if (!text) return 0;
  return (CFURLRef)CAROB_SEND(
    id, carob_cf_alloc(CF_URL), "initWithString:relativeToURL:", (id, id), text, url_of(baseURL));
}

CFURLRef CFURLCreateWithBytes(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFStringEncoding encoding,
  CFURLRef baseURL) {
  const CFStringRef text = CFStringCreateWithBytes(allocator, bytes, length, encoding, false);
  const CFURLRef url = CFURLCreateWithString(allocator, text, baseURL);
  CFRelease(text);
  return url;
}

CFURLRef CFURLCreateWithFileSystemPath(
  CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style, Boolean isDirectory) {
  (void)allocator;
  const id text = carob_cf_checked(path, CF_STRING);
  if (!text || style != kCFURLPOSIXPathStyle) return 0;
  return (CFURLRef)CAROB_SEND(
    id, carob_cf_alloc(CF_URL), "initFileURLWithPath:isDirectory:", (id, BOOL), text,
    isDirectory != 0);
}

CFURLRef CFURLCreateFromFileSystemRepresentation(
  CFAllocatorRef allocator, const UInt8 *path, CFIndex length, Boolean isDirectory) {
  const CFStringRef text =
    CFStringCreateWithBytes(allocator, path, length, kCFStringEncodingUTF8, false);
  const CFURLRef url =
    CFURLCreateWithFileSystemPath(allocator, text, kCFURLPOSIXPathStyle, isDirectory);
  CFRelease(text);
  return url;
}

CFURLRef CFURLCopyAbsoluteURL(CFURLRef url) {
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "absoluteURL", ()));
}

CFURLRef CFURLCreateCopyAppendingPathComponent(
  CFAllocatorRef allocator, CFURLRef url, CFStringRef component, Boolean isDirectory) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(
    id, url_of(url), "URLByAppendingPathComponent:isDirectory:", (id, BOOL),
    carob_cf_object(component), isDirectory != 0));
}

CFURLRef CFURLCreateCopyDeletingLastPathComponent(CFAllocatorRef allocator, CFURLRef url) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "URLByDeletingLastPathComponent", ()));
}

CFURLRef CFURLCreateCopyAppendingPathExtension(
  CFAllocatorRef allocator, CFURLRef url, CFStringRef extension) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(
    id, url_of(url), "URLByAppendingPathExtension:", (id), carob_cf_object(extension)));
}

CFURLRef CFURLCreateCopyDeletingPathExtension(CFAllocatorRef allocator, CFURLRef url) {
  (void)allocator;
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "URLByDeletingPathExtension", ()));
}

/* -- Parts -------------------------------------------------------------------------------- */

CFStringRef CFURLGetString(CFURLRef url) {
  return (CFStringRef)CAROB_SEND(id, url_of(url), "relativeString", ());
}

CFURLRef CFURLGetBaseURL(CFURLRef url) {
  return (CFURLRef)CAROB_SEND(id, url_of(url), "baseURL", ());
}

static id scheme(CFURLRef url) { return CAROB_SEND(id, url_of(url), "scheme", ()); }

Boolean CFURLCanBeDecomposed(CFURLRef url) {
  const id name = scheme(url);
  const id path = CAROB_SEND(id, url_of(url), "path", ());
  const id host = CAROB_SEND(id, url_of(url), "host", ());
  return !name || host || CAROB_SEND(unsigned long, path, "length", ()) > 0;
}

CFStringRef CFURLCopyScheme(CFURLRef url) { return carob_cf_kept(scheme(url)); }

CFStringRef CFURLCopyHostName(CFURLRef url) {
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "host", ()));
}

SInt32 CFURLGetPortNumber(CFURLRef url) {
  const id port = CAROB_SEND(id, url_of(url), "port", ());
  return port ? CAROB_SEND(int, port, "intValue", ()) : -1;
}

CFStringRef CFURLCopyUserName(CFURLRef url) {
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "user", ()));
}

CFStringRef CFURLCopyPassword(CFURLRef url) {
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "password", ()));
}

/* The part as it is in the text, with its escapes. */
static id component(CFURLRef url, bool is_path) {
  const id object = url_of(url);
  if (!object) return 0;
  const id components = CAROB_SEND(
    id, (id)carob_host->objc_getClass("NSURLComponents"), "componentsWithURL:resolvingAgainstBaseURL:",
    (id, BOOL), object, false);
  return is_path ? CAROB_SEND(id, components, "percentEncodedPath", ())
                 : CAROB_SEND(id, components, "percentEncodedFragment", ());
}

CFStringRef CFURLCopyPath(CFURLRef url) { return carob_cf_kept(component(url, true)); }

CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style) {
  if (style != kCFURLPOSIXPathStyle) return 0;
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "path", ()));
}

Boolean CFURLGetFileSystemRepresentation(
  CFURLRef url, Boolean resolveAgainstBase, UInt8 *buffer, CFIndex size) {
  const id object = url_of(url);
  const id path = resolveAgainstBase ? CAROB_SEND(id, object, "path", ())
                                     : CAROB_SEND(id, object, "relativePath", ());
  return CFStringGetFileSystemRepresentation((CFStringRef)path, (char *)buffer, size);
}

Boolean CFURLHasDirectoryPath(CFURLRef url) {
  return CAROB_SEND(BOOL, url_of(url), "hasDirectoryPath", ());
}

/* With or without escapes, as in CFURLCreateStringByReplacingPercentEscapes. */
static CFStringRef unescaped(id part, CFStringRef charactersToLeaveEscaped) {
  return part ? CFURLCreateStringByReplacingPercentEscapes(
                  0, (CFStringRef)part, charactersToLeaveEscaped)
              : 0;
}

CFStringRef CFURLCopyQueryString(CFURLRef url, CFStringRef charactersToLeaveEscaped) {
  return unescaped(CAROB_SEND(id, url_of(url), "query", ()), charactersToLeaveEscaped);
}

CFStringRef CFURLCopyFragment(CFURLRef url, CFStringRef charactersToLeaveEscaped) {
  return unescaped(component(url, false), charactersToLeaveEscaped);
}

CFStringRef CFURLCopyLastPathComponent(CFURLRef url) {
  return carob_cf_kept(CAROB_SEND(id, url_of(url), "lastPathComponent", ()));
}

CFStringRef CFURLCopyPathExtension(CFURLRef url) {
  const id extension = CAROB_SEND(id, url_of(url), "pathExtension", ());
  return CAROB_SEND(unsigned long, extension, "length", ()) ? carob_cf_kept(extension) : 0;
}

/* -- Escapes ------------------------------------------------------------------------------ */

static id mutable_characters(const char *text) {
  const id set = CAROB_SEND(
    id, (id)carob_host->objc_getClass("NSMutableCharacterSet"), "alloc", ());
  const id made = CAROB_SEND(id, set, "init", ());
  CAROB_SEND(void, made, "addCharactersInString:", (id), carob_host->carob_string(text));
  return objc_autorelease(made);
}

CFStringRef CFURLCreateStringByAddingPercentEscapes(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveUnescaped,
  CFStringRef legalCharactersToBeEscaped, CFStringEncoding encoding) {
  (void)allocator;
  const id text = carob_cf_checked(string, CF_STRING);
  if (!text || encoding != kCFStringEncodingUTF8) return 0;
  /* What RFC 2396 lets stand in a URL. */
  const id allowed = mutable_characters(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,");
  const id escaped = carob_cf_checked(legalCharactersToBeEscaped, CF_STRING);
  const id kept = carob_cf_checked(charactersToLeaveUnescaped, CF_STRING);
  if (escaped) CAROB_SEND(void, allowed, "removeCharactersInString:", (id), escaped);
  if (kept) CAROB_SEND(void, allowed, "addCharactersInString:", (id), kept);
  return carob_cf_kept(CAROB_SEND(
    id, text, "stringByAddingPercentEncodingWithAllowedCharacters:", (id), allowed));
}

/* The value of a digit; -1 for another character. */
static int digit(UniChar c) {
  if (c >= '0' && c <= '9') return c - '0';
  const UniChar letter = c | 32;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/* Writes the escapes of characters that stay as %25XX, so that replacing all escapes brings them back. */
static id protected_text(id text, id stays) {
  const CFIndex length = (CFIndex)CAROB_SEND(unsigned long, text, "length", ());
  const CFMutableStringRef result = CFStringCreateMutable(0, 0);
  for (CFIndex i = 0; i < length; ++i) {
    const UniChar c = CFStringGetCharacterAtIndex((CFStringRef)text, i);
    CFStringAppendCharacters(result, &c, 1);
    if (c != '%' || i + 2 >= length) continue;
    const int high = digit(CFStringGetCharacterAtIndex((CFStringRef)text, i + 1));
    const int low = digit(CFStringGetCharacterAtIndex((CFStringRef)text, i + 2));
    if (high < 0 || low < 0) continue;
    const BOOL is_kept = CAROB_SEND(
      BOOL, stays, "characterIsMember:", (UniChar), (UniChar)(high * 16 + low));
    if (is_kept) CFStringAppendCString(result, "25", kCFStringEncodingASCII);
  }
  return objc_autorelease((id)result);
}

CFStringRef CFURLCreateStringByReplacingPercentEscapes(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveEscaped) {
  (void)allocator;
  const id text = carob_cf_checked(string, CF_STRING);
  const id kept = carob_cf_checked(charactersToLeaveEscaped, CF_STRING);
  if (!text || !kept) return carob_cf_copy(text);
  const id stays = mutable_characters("");
  CAROB_SEND(void, stays, "addCharactersInString:", (id), kept);
  return carob_cf_kept(
    CAROB_SEND(id, protected_text(text, stays), "stringByRemovingPercentEncoding", ()));
}

CFStringRef CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
  CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveEscaped,
  CFStringEncoding encoding) {
  if (encoding != kCFStringEncodingUTF8) return 0;
  return CFURLCreateStringByReplacingPercentEscapes(allocator, string, charactersToLeaveEscaped);
}

CAROB_GLUE_END
