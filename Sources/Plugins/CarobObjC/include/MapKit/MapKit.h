/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("MapKit is not offered: Carob has no more than names of it")

@class MKAnnotationView, MKMapItem, MKMapView, MKPlacemark, MKPointAnnotation, MKPolyline;
@protocol MKAnnotation <NSObject>
@end
@protocol MKMapViewDelegate <NSObject>
@end
@protocol MKOverlay <NSObject>
@end
