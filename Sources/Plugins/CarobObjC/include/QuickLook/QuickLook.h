/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("QuickLook is not offered: Carob has no more than names of it")

@class QLPreviewController;
@protocol QLPreviewControllerDataSource <NSObject>
@end
@protocol QLPreviewControllerDelegate <NSObject>
@end
@protocol QLPreviewItem <NSObject>
@end
