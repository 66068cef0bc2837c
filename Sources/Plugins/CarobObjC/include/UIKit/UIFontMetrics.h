// UIKit/UIFontMetrics.h, written by `carob headers`; changes would be lost.
#pragma once

#import <UIKit/UIKit.h>
