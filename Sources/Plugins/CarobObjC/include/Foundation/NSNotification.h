/* Names of notifications that Foundation's classes post. They are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSOperationQueue, NSString;

typedef NSString *NSNotificationName;

/* When a queue posts: when the run loop has nothing else to do, in its next round, at once. */
typedef NS_ENUM(NSUInteger, NSPostingStyle) {
  NSPostWhenIdle = 1,
  NSPostASAP = 2,
  NSPostNow = 3,
};

/* What makes notifications alike, of which a queue posts one. */
typedef NS_OPTIONS(NSUInteger, NSNotificationCoalescing) {
  NSNotificationNoCoalescing = 0,
  NSNotificationCoalescingOnName = 1,
  NSNotificationCoalescingOnSender = 2,
};

#define NSUserDefaultsDidChangeNotification @"NSUserDefaultsDidChangeNotification"

#define NSUndoManagerCheckpointNotification @"NSUndoManagerCheckpointNotification"
#define NSUndoManagerDidOpenUndoGroupNotification @"NSUndoManagerDidOpenUndoGroupNotification"
#define NSUndoManagerWillCloseUndoGroupNotification @"NSUndoManagerWillCloseUndoGroupNotification"
#define NSUndoManagerDidCloseUndoGroupNotification @"NSUndoManagerDidCloseUndoGroupNotification"
#define NSUndoManagerWillUndoChangeNotification @"NSUndoManagerWillUndoChangeNotification"
#define NSUndoManagerDidUndoChangeNotification @"NSUndoManagerDidUndoChangeNotification"
#define NSUndoManagerWillRedoChangeNotification @"NSUndoManagerWillRedoChangeNotification"
#define NSUndoManagerDidRedoChangeNotification @"NSUndoManagerDidRedoChangeNotification"

#import <Foundation/Foundation.h>
