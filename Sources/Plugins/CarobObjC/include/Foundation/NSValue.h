/* The structures that NSValue holds. */
#pragma once

#import <CoreGraphics/CGAffineTransform.h>
#import <Foundation/NSGeometry.h>
#import <QuartzCore/CATransform3D.h>
#import <UIKit/UIGeometry.h>

#import <Foundation/Foundation.h>
