// ICInflector.h, written by `carob headers`; changes would be lost.
#pragma once

#import <InstantCocoa/InstantCocoa.h>
