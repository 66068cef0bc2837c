// Foundation/NSPropertyListSerialization.h, written by `carob headers`; changes would be lost.
#pragma once

#import <Foundation/Foundation.h>
