/* The header by which programs of the Mac get Foundation. Carob has no AppKit. */
#pragma once

#import <Foundation/Foundation.h>
