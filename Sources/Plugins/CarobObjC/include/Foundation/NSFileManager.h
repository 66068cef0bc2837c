/* Names of attributes of files, kinds of folders, and where they are. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSArray<__covariant ObjectType>, NSString;

typedef NSString *NSFileAttributeKey;
typedef NSString *NSFileAttributeType;

#define NSFileType @"NSFileType"
#define NSFileTypeDirectory @"NSFileTypeDirectory"
#define NSFileTypeRegular @"NSFileTypeRegular"
#define NSFileTypeSymbolicLink @"NSFileTypeSymbolicLink"
#define NSFileTypeSocket @"NSFileTypeSocket"
#define NSFileTypeCharacterSpecial @"NSFileTypeCharacterSpecial"
#define NSFileTypeBlockSpecial @"NSFileTypeBlockSpecial"
#define NSFileTypeUnknown @"NSFileTypeUnknown"
#define NSFileSize @"NSFileSize"
#define NSFileModificationDate @"NSFileModificationDate"
#define NSFileReferenceCount @"NSFileReferenceCount"
#define NSFileOwnerAccountName @"NSFileOwnerAccountName"
#define NSFileOwnerAccountID @"NSFileOwnerAccountID"
#define NSFileGroupOwnerAccountName @"NSFileGroupOwnerAccountName"
#define NSFileGroupOwnerAccountID @"NSFileGroupOwnerAccountID"
#define NSFilePosixPermissions @"NSFilePosixPermissions"
#define NSFileCreationDate @"NSFileCreationDate"
#define NSFileDeviceIdentifier @"NSFileDeviceIdentifier"
#define NSFileAppendOnly @"NSFileAppendOnly"
#define NSFileBusy @"NSFileBusy"
#define NSFileImmutable @"NSFileImmutable"
#define NSFileExtensionHidden @"NSFileExtensionHidden"
#define NSFileHFSCreatorCode @"NSFileHFSCreatorCode"
#define NSFileHFSTypeCode @"NSFileHFSTypeCode"
#define NSFileSystemNumber @"NSFileSystemNumber"
#define NSFileSystemFileNumber @"NSFileSystemFileNumber"
#define NSFileSystemSize @"NSFileSystemSize"
#define NSFileSystemFreeSize @"NSFileSystemFreeSize"
#define NSFileSystemNodes @"NSFileSystemNodes"
#define NSFileSystemFreeNodes @"NSFileSystemFreeNodes"

typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) {
  NSApplicationDirectory = 1,
  NSLibraryDirectory = 5,
  NSUserDirectory = 7,
  NSDocumentDirectory = 9,
  NSDesktopDirectory = 12,
  NSCachesDirectory = 13,
  NSApplicationSupportDirectory = 14,
  NSDownloadsDirectory = 15,
  NSMoviesDirectory = 17,
  NSMusicDirectory = 18,
  NSPicturesDirectory = 19,
  NSSharedPublicDirectory = 21,
};

typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) {
  NSUserDomainMask = 1,
  NSLocalDomainMask = 2,
  NSNetworkDomainMask = 4,
  NSSystemDomainMask = 8,
  NSAllDomainsMask = 0xffff,
};

typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) {
  NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1,
  NSDirectoryEnumerationSkipsPackageDescendants = 2,
  NSDirectoryEnumerationSkipsHiddenFiles = 4,
};

/* Folders of the user, and of files that may go. [any-thread] */
FOUNDATION_EXPORT NSString *NSHomeDirectory(void);
FOUNDATION_EXPORT NSString *NSTemporaryDirectory(void);
/* The folder of a login, the user's own for nil; nil for a login that the machine does not have. */
FOUNDATION_EXPORT NSString *NSHomeDirectoryForUser(NSString *login);
FOUNDATION_EXPORT NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(
  NSSearchPathDirectory directory, NSSearchPathDomainMask domains, BOOL expandTilde);

/* The user's login, and whole name. [any-thread] */
FOUNDATION_EXPORT NSString *NSUserName(void);
FOUNDATION_EXPORT NSString *NSFullUserName(void);

#import <Foundation/Foundation.h>
