/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("CoreLocation is not offered: Carob has no more than names of it")

@class CLGeocoder, CLHeading, CLLocation, CLLocationManager, CLPlacemark, CLRegion;
@protocol CLLocationManagerDelegate <NSObject>
@end
typedef double CLLocationDegrees;
typedef double CLLocationDistance;
typedef double CLLocationAccuracy;
typedef struct CLLocationCoordinate2D {
  CLLocationDegrees latitude;
  CLLocationDegrees longitude;
} CLLocationCoordinate2D;
