/* Constants of Instant Cocoa. Strings are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

/* What a request does. */
typedef NSString HTTPVerb;

#define HTTPVerbGET @"GET"
#define HTTPVerbPOST @"POST"
#define HTTPVerbPUT @"PUT"
#define HTTPVerbPATCH @"PATCH"
#define HTTPVerbDELETE @"DELETE"

/* What a data source stores in place of objects that it has not. */
typedef NS_OPTIONS(NSUInteger, ICRemoteDataSourceStorage) {
  ICRemoteDataSourceShouldStoreLoadingPlaceholder = 1 << 1,
  ICRemoteDataSourceShouldStoreNoResultsPlaceholder = 1 << 2,
  ICRemoteDataSourceShouldStoreErrors = 1 << 3,
};

/* How a property keeps its object. */
typedef NS_ENUM(NSInteger, ICMemoryManagmentPolicy) {
  ICMemoryManagmentPolicyAssign = 0,
  ICMemoryManagmentPolicyStrong = 1,
  ICMemoryManagmentPolicyCopy = 2,
};

/* How a model's property is archived: the values of `+encodingBehaviorsByPropertyKey`. */
typedef NS_ENUM(NSUInteger, MTLModelEncodingBehavior) {
  MTLModelEncodingBehaviorExcluded = 0,
  MTLModelEncodingBehaviorUnconditional = 1,
  MTLModelEncodingBehaviorConditional = 2,
};

/* Keys of the routing information that a view controller is made with. */
#define ICRouterRoutingPathKey @"ICRouterRoutingPathKey"
#define ICRouterPathComponentsKey @"ICRouterPathComponentsKey"
#define ICRouterMatchedRouteKey @"ICRouterMatchedRouteKey"
