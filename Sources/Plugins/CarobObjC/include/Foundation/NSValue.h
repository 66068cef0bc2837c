/* The structures that NSValue holds. */
#pragma once

#import <Foundation/NSGeometry.h>
#import <UIKit/UIGeometry.h>
