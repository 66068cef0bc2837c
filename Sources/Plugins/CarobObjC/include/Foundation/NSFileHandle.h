/* The exception and the notifications of file handles, and what the notifications have. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

#define NSFileHandleOperationException @"NSFileHandleOperationException"

#define NSFileHandleReadCompletionNotification @"NSFileHandleReadCompletionNotification"
#define NSFileHandleReadToEndOfFileCompletionNotification @"NSFileHandleReadToEndOfFileCompletionNotification"
#define NSFileHandleConnectionAcceptedNotification @"NSFileHandleConnectionAcceptedNotification"
#define NSFileHandleDataAvailableNotification @"NSFileHandleDataAvailableNotification"

#define NSFileHandleNotificationDataItem @"NSFileHandleNotificationDataItem"
#define NSFileHandleNotificationFileHandleItem @"NSFileHandleNotificationFileHandleItem"

#import <Foundation/Foundation.h>
