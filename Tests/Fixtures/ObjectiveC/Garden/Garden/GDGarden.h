#import "GDPlant.h"

@class GDGarden;

@protocol GDGardenDelegate <NSObject>

- (void)gardenDidReload:(GDGarden *)garden;

@optional
- (BOOL)garden:(GDGarden *)garden shouldRemovePlant:(GDPlant *)plant;

@end

/// All plants, by the first letters of their names.
@interface GDGarden : NSObject

@property (class, nonatomic, readonly) GDGarden *sharedGarden;
@property (nonatomic, weak) id<GDGardenDelegate> delegate;
@property (nonatomic, readonly) NSArray<GDPlant *> *plants;
@property (nonatomic, readonly) NSArray<NSString *> *sectionTitles;
@property (nonatomic, readonly) NSDictionary<NSString *, NSNumber *> *heightsByBed;

- (void)loadFromData:(NSData *)data completion:(void (^)(NSArray<GDPlant *> *plants, NSError *error))completion;
- (NSArray<GDPlant *> *)plantsInSection:(NSInteger)section;
- (NSArray<GDPlant *> *)plantsMatching:(NSString *)query;
- (GDPlant *)objectForKeyedSubscript:(NSString *)identifier;

- (void)addPlant:(GDPlant *)plant;
- (void)removePlant:(GDPlant *)plant;

- (BOOL)saveToFile:(NSString *)path;
- (BOOL)restoreFromFile:(NSString *)path;

@end
