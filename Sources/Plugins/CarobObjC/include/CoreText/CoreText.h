/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("CoreText is not offered: Carob has no more than names of it")

typedef const struct __CTFont *CTFontRef;
typedef const struct __CTFrame *CTFrameRef;
typedef const struct __CTFramesetter *CTFramesetterRef;
typedef const struct __CTLine *CTLineRef;
typedef const struct __CTRun *CTRunRef;
