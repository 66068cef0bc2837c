/* What a block raises: an exception, also one that a message to the host has left. */
#pragma once

#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static inline NSException *raisedBy(void (^block)(void)) {
  @try {
    block();
    carob_objc_throw_pending_error();
  } @catch (NSException *exception) {
    return exception;
  }
  return nil;
}
