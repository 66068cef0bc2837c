#import "GDGarden.h"

static NSString *const GDFavouritesKey = @"GDFavourites";
static void *GDPlantContext = &GDPlantContext;

@implementation GDGarden {
    dispatch_queue_t _queue;
    NSMutableArray<GDPlant *> *_plants;
    NSMutableDictionary<NSString *, NSMutableArray<GDPlant *> *> *_sections;
    NSCache<NSString *, NSArray *> *_searches;
}

+ (GDGarden *)sharedGarden {
    static GDGarden *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        shared = [[self alloc] init];
    });
    return shared;
}

- (instancetype)init {
    self = [super init];
    if (!self) return nil;

    _queue = dispatch_queue_create("org.example.garden", DISPATCH_QUEUE_SERIAL);
    _plants = [NSMutableArray array];
    _sections = [NSMutableDictionary dictionary];
    _searches = [[NSCache alloc] init];
    [[NSUserDefaults standardUserDefaults] registerDefaults:@{ GDFavouritesKey : @[] }];

    return self;
}

- (void)dealloc {
    for (GDPlant *plant in _plants) [plant removeObserver:self forKeyPath:@"flags" context:GDPlantContext];
}

- (NSArray *)plants {
    __block NSArray *plants;
    dispatch_sync(_queue, ^{
        plants = [self->_plants copy];
    });
    return plants;
}

#pragma mark - Loading

- (void)loadFromData:(NSData *)data completion:(void (^)(NSArray<GDPlant *> *, NSError *))completion {
    NSParameterAssert(completion);
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^{
        NSError *error;
        NSArray *rows = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
        NSMutableArray *plants = [NSMutableArray array];
        for (NSDictionary *row in rows) {
            NSError *reason;
            GDPlant *plant = [GDPlant plantWithJSON:row error:&reason];
            if (plant) [plants addObject:plant];
            else NSLog(@"left out: %@", reason.localizedDescription);
        }
        dispatch_async(dispatch_get_main_queue(), ^{
            __strong typeof(weakSelf) strongSelf = weakSelf;
            if (!strongSelf) return;
            if (!error) [strongSelf replacePlants:plants];
            completion(error ? nil : plants, error);
        });
    });
}

- (void)replacePlants:(NSArray<GDPlant *> *)plants {
    [self willChangeValueForKey:@"plants"];
    for (GDPlant *plant in _plants) [plant removeObserver:self forKeyPath:@"flags" context:GDPlantContext];
    NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES selector:@selector(localizedCaseInsensitiveCompare:)];
    dispatch_sync(_queue, ^{
        [self->_plants setArray:[plants sortedArrayUsingDescriptors:@[ byName ]]];
    });
    NSArray *favourites = [[NSUserDefaults standardUserDefaults] arrayForKey:GDFavouritesKey];
    for (GDPlant *plant in _plants) {
        if ([favourites containsObject:plant.identifier]) plant.flags |= GDPlantFlagFavourite;
        [plant addObserver:self forKeyPath:@"flags" options:NSKeyValueObservingOptionNew context:GDPlantContext];
    }
    [self didChangeValueForKey:@"plants"];
    [self rebuildSections];
}

- (void)rebuildSections {
    [_sections removeAllObjects];
    [_searches removeAllObjects];
    for (GDPlant *plant in _plants) {
        NSMutableArray *section = _sections[plant.sectionTitle];
        if (!section) _sections[plant.sectionTitle] = section = [NSMutableArray array];
        [section addObject:plant];
    }
    [self.delegate gardenDidReload:self];
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    if (context != GDPlantContext) {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
        return;
    }
    NSPredicate *favourite = [NSPredicate predicateWithFormat:@"favourite == YES"];
    NSArray *favourites = [[self.plants filteredArrayUsingPredicate:favourite] valueForKey:@"identifier"];
    [[NSUserDefaults standardUserDefaults] setObject:favourites forKey:GDFavouritesKey];
}

#pragma mark - Sections and searches

- (NSArray<NSString *> *)sectionTitles {
    return [_sections.allKeys sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)];
}

- (NSArray<GDPlant *> *)plantsInSection:(NSInteger)section {
    return _sections[self.sectionTitles[section]];
}

- (NSArray<GDPlant *> *)plantsMatching:(NSString *)query {
    NSArray *found = [_searches objectForKey:query];
    if (!found) {
        NSPredicate *matches = [NSCompoundPredicate orPredicateWithSubpredicates:@[
            [NSPredicate predicateWithFormat:@"name CONTAINS[cd] %@", query],
            [NSPredicate predicateWithFormat:@"ANY beds.name BEGINSWITH[cd] %@", query],
        ]];
        found = [_plants filteredArrayUsingPredicate:matches];
        [_searches setObject:found forKey:query];
    }
    return found;
}

- (GDPlant *)objectForKeyedSubscript:(NSString *)identifier {
    NSUInteger index = [_plants indexOfObjectPassingTest:^BOOL(GDPlant *plant, NSUInteger place, BOOL *stop) {
        return [plant.identifier isEqualToString:identifier];
    }];
    return index == NSNotFound ? nil : _plants[index];
}

- (NSDictionary *)heightsByBed {
    NSMutableDictionary *heights = [NSMutableDictionary dictionary];
    [_plants enumerateObjectsUsingBlock:^(GDPlant *plant, NSUInteger index, BOOL *stop) {
        for (GDBed *bed in plant.beds) heights[bed.name] = @([heights[bed.name] unsignedIntegerValue] + plant.height);
    }];
    return heights;
}

#pragma mark - Changes

- (void)addPlant:(GDPlant *)plant {
    NSAssert(plant != nil, @"a plant is needed");
    [plant addObserver:self forKeyPath:@"flags" options:0 context:GDPlantContext];
    [[self mutableArrayValueForKey:@"observedPlants"] addObject:plant];
    [self rebuildSections];
}

- (void)removePlant:(GDPlant *)plant {
    id<GDGardenDelegate> delegate = self.delegate;
    if ([delegate respondsToSelector:@selector(garden:shouldRemovePlant:)] && ![delegate garden:self shouldRemovePlant:plant]) return;
    NSUInteger index = [_plants indexOfObjectIdenticalTo:plant];
    if (index == NSNotFound) return;
    [plant removeObserver:self forKeyPath:@"flags" context:GDPlantContext];
    [[self mutableArrayValueForKey:@"observedPlants"] removeObjectAtIndex:index];
    [self rebuildSections];
}

- (NSUInteger)countOfObservedPlants {
    return _plants.count;
}

- (id)objectInObservedPlantsAtIndex:(NSUInteger)index {
    return _plants[index];
}

- (void)insertObject:(GDPlant *)plant inObservedPlantsAtIndex:(NSUInteger)index {
    [_plants insertObject:plant atIndex:index];
}

- (void)removeObjectFromObservedPlantsAtIndex:(NSUInteger)index {
    [_plants removeObjectAtIndex:index];
}

#pragma mark - Files

- (BOOL)saveToFile:(NSString *)path {
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData:data];
    [archiver encodeObject:_plants forKey:@"plants"];
    [archiver finishEncoding];
    return [data writeToFile:path atomically:YES];
}

- (BOOL)restoreFromFile:(NSString *)path {
    NSData *data = [NSData dataWithContentsOfFile:path];
    if (!data) return NO;
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    NSArray *plants = [unarchiver decodeObjectForKey:@"plants"];
    [unarchiver finishDecoding];
    if (!plants) return NO;
    [self replacePlants:plants];
    return YES;
}

@end
