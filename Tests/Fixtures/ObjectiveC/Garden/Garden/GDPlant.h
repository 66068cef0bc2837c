#import <Foundation/Foundation.h>
#import "GDBed.h"

NS_ASSUME_NONNULL_BEGIN

extern NSString *const GDPlantDidChangeNotification;
extern NSString *const GDPlantErrorDomain;

typedef NS_ENUM(NSInteger, GDPlantState) {
    GDPlantStateSeed,
    GDPlantStateGrowing,
    GDPlantStateHarvested,
};

typedef NS_OPTIONS(NSUInteger, GDPlantFlags) {
    GDPlantFlagFavourite = 1 << 0,
    GDPlantFlagThirsty = 1 << 1,
};

@interface GDPlant : NSObject <NSCoding>

@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSArray<GDBed *> *beds;
@property (nonatomic, strong, nullable) NSDate *planted;
@property (nonatomic) NSUInteger height;
@property (nonatomic) GDPlantState state;
@property (nonatomic) GDPlantFlags flags;
@property (nonatomic, copy, nullable) NSString *notes;
@property (nonatomic, getter=isFavourite) BOOL favourite;
@property (nonatomic, readonly) NSString *sectionTitle;

+ (nullable instancetype)plantWithJSON:(NSDictionary *)json error:(NSError **)error;

@end

NS_ASSUME_NONNULL_END
