/* CFURL: NSURL. [any-thread] */
#pragma once

#include <CoreFoundation/CFString.h>

typedef CF_ENUM(CFIndex, CFURLPathStyle) {
  kCFURLPOSIXPathStyle = 0,
  kCFURLHFSPathStyle = 1,
  kCFURLWindowsPathStyle = 2,
};

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFURLGetTypeID(void);
/* Null when the text is no URL. */
CF_EXPORT CFURLRef CFURLCreateWithString(
    CFAllocatorRef allocator, CFStringRef string, CFURLRef baseURL);
CF_EXPORT CFURLRef CFURLCreateWithBytes(
    CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFStringEncoding encoding,
    CFURLRef baseURL);
/* Paths of POSIX; null for the other styles. */
CF_EXPORT CFURLRef CFURLCreateWithFileSystemPath(
    CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style, Boolean isDirectory);
CF_EXPORT CFURLRef CFURLCreateFromFileSystemRepresentation(
    CFAllocatorRef allocator, const UInt8 *path, CFIndex length, Boolean isDirectory);
CF_EXPORT Boolean CFURLGetFileSystemRepresentation(
    CFURLRef url, Boolean resolveAgainstBase, UInt8 *buffer, CFIndex size);
CF_EXPORT CFURLRef CFURLCopyAbsoluteURL(CFURLRef url);
CF_EXPORT CFStringRef CFURLGetString(CFURLRef url);
CF_EXPORT CFURLRef CFURLGetBaseURL(CFURLRef url);
CF_EXPORT Boolean CFURLCanBeDecomposed(CFURLRef url);

/* The parts; null where there is none, and -1 for the port. */
CF_EXPORT CFStringRef CFURLCopyScheme(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyHostName(CFURLRef url);
CF_EXPORT SInt32 CFURLGetPortNumber(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyUserName(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyPassword(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyPath(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style);
CF_EXPORT Boolean CFURLHasDirectoryPath(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyQueryString(CFURLRef url, CFStringRef charactersToLeaveEscaped);
CF_EXPORT CFStringRef CFURLCopyFragment(CFURLRef url, CFStringRef charactersToLeaveEscaped);
CF_EXPORT CFStringRef CFURLCopyLastPathComponent(CFURLRef url);
CF_EXPORT CFStringRef CFURLCopyPathExtension(CFURLRef url);
CF_EXPORT CFURLRef CFURLCreateCopyAppendingPathComponent(
    CFAllocatorRef allocator, CFURLRef url, CFStringRef component, Boolean isDirectory);
CF_EXPORT CFURLRef CFURLCreateCopyDeletingLastPathComponent(
    CFAllocatorRef allocator, CFURLRef url);
CF_EXPORT CFURLRef CFURLCreateCopyAppendingPathExtension(
    CFAllocatorRef allocator, CFURLRef url, CFStringRef extension);
CF_EXPORT CFURLRef CFURLCreateCopyDeletingPathExtension(CFAllocatorRef allocator, CFURLRef url);

/* Escapes, as UTF-8, whatever may not be in a URL, and the characters that are to be escaped though they may. */
CF_EXPORT CFStringRef CFURLCreateStringByAddingPercentEscapes(
    CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveUnescaped,
    CFStringRef legalCharactersToBeEscaped, CFStringEncoding encoding);
/* With "" all escapes are replaced; with null none is. Null when they are no UTF-8. */
CF_EXPORT CFStringRef CFURLCreateStringByReplacingPercentEscapes(
    CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveEscaped);
CF_EXPORT CFStringRef CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
    CFAllocatorRef allocator, CFStringRef string, CFStringRef charactersToLeaveEscaped,
    CFStringEncoding encoding);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
