/* Constants of operations and their queues. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, NSOperationQueuePriority) {
  NSOperationQueuePriorityVeryLow = -8,
  NSOperationQueuePriorityLow = -4,
  NSOperationQueuePriorityNormal = 0,
  NSOperationQueuePriorityHigh = 4,
  NSOperationQueuePriorityVeryHigh = 8,
};

typedef NS_ENUM(NSInteger, NSQualityOfService) {
  NSQualityOfServiceUserInteractive = 0x21,
  NSQualityOfServiceUserInitiated = 0x19,
  NSQualityOfServiceUtility = 0x11,
  NSQualityOfServiceBackground = 0x09,
  NSQualityOfServiceDefault = -1,
};

enum : NSInteger { NSOperationQueueDefaultMaxConcurrentOperationCount = -1 };

#define NSInvocationOperationVoidResultException @"NSInvocationOperationVoidResultException"
#define NSInvocationOperationCancelledException @"NSInvocationOperationCancelledException"

#import <Foundation/Foundation.h>
