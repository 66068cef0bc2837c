/* Constants of Instant Cocoa: `#include <carob/instant_cocoa.h>`. They have the names and values that Objective-C has, and the
 * types that messages take. */
#ifndef CAROB_INSTANT_COCOA_H
#define CAROB_INSTANT_COCOA_H

#ifdef __OBJC__
#import <InstantCocoa/InstantCocoa.h>
#else

#include <carob/foundation.h>

/* What a request does: a string. Each of these is an autoreleased one, made where it is written. [any-thread] */
typedef id HTTPVerb;

#define HTTPVerbGET carob_string("GET")
#define HTTPVerbPOST carob_string("POST")
#define HTTPVerbPUT carob_string("PUT")
#define HTTPVerbPATCH carob_string("PATCH")
#define HTTPVerbDELETE carob_string("DELETE")

/* What a data source stores in place of objects that it has not. */
typedef NSUInteger ICRemoteDataSourceStorage;
#define ICRemoteDataSourceShouldStoreLoadingPlaceholder ((NSUInteger)1 << 1)
#define ICRemoteDataSourceShouldStoreNoResultsPlaceholder ((NSUInteger)1 << 2)
#define ICRemoteDataSourceShouldStoreErrors ((NSUInteger)1 << 3)

/* How a property keeps its object. */
typedef NSInteger ICMemoryManagmentPolicy;
#define ICMemoryManagmentPolicyAssign ((NSInteger)0)
#define ICMemoryManagmentPolicyStrong ((NSInteger)1)
#define ICMemoryManagmentPolicyCopy ((NSInteger)2)

/* How a model's property is archived: the values of `+encodingBehaviorsByPropertyKey`. */
typedef NSUInteger MTLModelEncodingBehavior;
#define MTLModelEncodingBehaviorExcluded ((NSUInteger)0)
#define MTLModelEncodingBehaviorUnconditional ((NSUInteger)1)
#define MTLModelEncodingBehaviorConditional ((NSUInteger)2)

/* Keys of the routing information that a view controller is made with. Each is an autoreleased string, made where it is
 * written. [any-thread] */
#define ICRouterRoutingPathKey carob_string("ICRouterRoutingPathKey")
#define ICRouterPathComponentsKey carob_string("ICRouterPathComponentsKey")
#define ICRouterMatchedRouteKey carob_string("ICRouterMatchedRouteKey")

#endif
#endif
