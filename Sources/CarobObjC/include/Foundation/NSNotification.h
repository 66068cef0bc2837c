/* Names of notifications that Foundation's classes post. They are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSOperationQueue, NSString;

typedef NSString *NSNotificationName;

#define NSUserDefaultsDidChangeNotification @"NSUserDefaultsDidChangeNotification"

#define NSUndoManagerCheckpointNotification @"NSUndoManagerCheckpointNotification"
#define NSUndoManagerDidOpenUndoGroupNotification @"NSUndoManagerDidOpenUndoGroupNotification"
#define NSUndoManagerWillCloseUndoGroupNotification @"NSUndoManagerWillCloseUndoGroupNotification"
#define NSUndoManagerDidCloseUndoGroupNotification @"NSUndoManagerDidCloseUndoGroupNotification"
#define NSUndoManagerWillUndoChangeNotification @"NSUndoManagerWillUndoChangeNotification"
#define NSUndoManagerDidUndoChangeNotification @"NSUndoManagerDidUndoChangeNotification"
#define NSUndoManagerWillRedoChangeNotification @"NSUndoManagerWillRedoChangeNotification"
#define NSUndoManagerDidRedoChangeNotification @"NSUndoManagerDidRedoChangeNotification"
