// XCTest/XCTNSNotificationExpectation.h, written by `carob headers`; changes would be lost.
#pragma once

#import <XCTest/XCTest.h>
