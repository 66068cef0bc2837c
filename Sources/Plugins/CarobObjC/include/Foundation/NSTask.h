/* How the process of a task ended, and the notification of its end. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, NSTaskTerminationReason) {
  NSTaskTerminationReasonExit = 1,
  NSTaskTerminationReasonUncaughtSignal = 2,
};

#define NSTaskDidTerminateNotification @"NSTaskDidTerminateNotification"

#import <Foundation/Foundation.h>
