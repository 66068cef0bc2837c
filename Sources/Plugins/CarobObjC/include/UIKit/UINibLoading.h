/* What reads nibs, which Carob does not have: it raises. */
#pragma once

#import <Foundation/NSBundle.h>

@class NSArray<__covariant ObjectType>, NSDictionary<__covariant KeyType, __covariant ObjectType>;

@interface NSBundle (UINibLoadingAdditions)
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end
