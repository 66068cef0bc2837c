// InstantCocoa/InstantCocoa.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <UIKit/UIKit.h>
#import <InstantCocoa/InstantCocoaDefines.h>

@protocol ICCollectionCellConfigurationDelegate <NSObject>
@optional
- (void)configureCell:(UICollectionViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UICollectionViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingCollectionViewCell *)cell;
- (void)configureNoResultsCell:(UICollectionViewCell *)cell;
@end

@protocol ICDataSource <NSObject>
@required
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)fetchData;
- (NSIndexPath *)indexPathForObject:(id)object;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)indexPath;
@optional
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) BOOL isFetching;
- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol ICDataSourceDelegate <NSObject>
@optional
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
@end

@protocol ICInspectable <NSObject>
@required
+ (NSDictionary *)properties;
@end

@protocol ICKeyValueCodable <NSObject>
@required
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)keyPath;
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)keyPath;
@end

@protocol ICMappable <ICKeyValueCodable>
@required
- (NSDictionary *)dictionaryRepresentation;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
@end

@protocol ICJSONMappable <ICMappable>
@required
+ (NSDictionary *)JSONMapping;
- (NSDictionary *)JSONRepresentation;
- (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary;
@optional
- (void)transformJSONRepresentationBeforeMapping:(NSDictionary **)representation;
@end

@protocol ICRemoteObject <NSObject>
@required
+ (NSString *)resourceEndpoint;
- (NSString *)resourceEndpoint;
@optional
+ (NSString *)remoteKeyPath;
@end

@protocol ICRoutable <NSObject>
@required
- (instancetype)initWithRoutingInfo:(NSDictionary *)routingInfo;
@end

@protocol ICRouteMatcher <NSObject>
@required
- (BOOL)canHandlePath:(NSString *)path;
- (NSDictionary *)parametersForPath:(NSString *)path;
@end

@protocol ICRouterDelegate <NSObject>
@optional
- (void)presentViewController:(UIViewController *)controller forRoute:(ICRoute *)route fromViewController:(UIViewController *)presenter;
- (UIViewController *)showViewControllerWithKey:(NSString *)key;
- (void)viewController:(UIViewController *)controller requiresPopToRootForRoute:(ICRoute *)route;
@end

@protocol ICSerializer <NSObject>
@required
- (id)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(id)object;
@end

@protocol ICTableCellConfigurationDelegate <NSObject>
@optional
- (void)configureCell:(UITableViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UITableViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingTableViewCell *)cell;
- (void)configureNoResultsCell:(UITableViewCell *)cell;
@end

@protocol ICValueObject <NSCopying>
@required
- (id)backingObject;
- (instancetype)initWithBackingObject:(id)object;
@optional
- (instancetype)initWithNumber:(NSNumber *)number;
- (instancetype)initWithString:(NSString *)string;
@end

@interface ICCollectionFetcher : NSObject
@property (nonatomic, assign) Class mappingClass;
@property (nonatomic, copy) NSDictionary *queryParameters;
@property (nonatomic, copy) NSString *apiPath;
@property (nonatomic, copy) NSString *keyPath;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic, readonly) id responseObject;
- (void)cancelFetch;
- (void)fetchCollectionWithSuccessBlock:(void (^)(NSArray *objects))success failureBlock:(void (^)(NSError *error))failure;
@end

@interface ICCollectionViewCell : UICollectionViewCell
@property (nonatomic, readonly) UILabel *textLabel;
@end

@interface ICViewController : UIViewController <ICRoutable>
@property (nonatomic, strong) id<ICDataSource> dataSource;
- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource;
- (instancetype)initWithObjects:(NSArray *)objects;
- (instancetype)initWithRoutingInfo:(NSDictionary *)routingInfo;
@end

@interface ICCollectionViewController : ICViewController <ICDataSourceDelegate, UICollectionViewDataSource, UICollectionViewDelegate, ICCollectionCellConfigurationDelegate>
@property (nonatomic, readonly) UICollectionView *collectionView;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak) id<ICCollectionCellConfigurationDelegate> cellConfigurationDelegate;
@property (nonatomic, assign) Class defaultCellClass;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)configureCell:(UICollectionViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UICollectionViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingCollectionViewCell *)cell;
- (void)configureNoResultsCell:(UICollectionViewCell *)cell;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (void)registerCellClass:(Class)cellClass forModelClass:(Class)modelClass;
@end

@interface ICDateSerializer : NSObject <ICSerializer>
@property (nonatomic, strong) NSDateFormatter *dateFormatter;
- (NSDate *)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(NSDate *)date;
@end

@interface ICInflector : NSObject
+ (instancetype)sharedInflector;
- (void)addPrefixes:(id<NSFastEnumeration>)prefixes;
- (NSString *)camelCasedString:(NSString *)string;
- (NSString *)displayString:(NSString *)string;
- (NSString *)llamaCasedString:(NSString *)string;
- (NSString *)modelNameFromClass:(Class)aClass;
- (SEL)selectorWithPrefix:(NSString *)prefix propertyName:(NSString *)name suffix:(NSString *)suffix;
- (Class)serializerClassForKeyOfClass:(Class)aClass;
- (SEL)serializerForPropertyName:(NSString *)name;
- (SEL)setterForProperty:(NSString *)property;
- (NSString *)snakeCasedString:(NSString *)string;
- (NSString *)trainCasedString:(NSString *)string;
@end

@interface ICJSONMapper : NSObject
- (NSDictionary *)JSONRepresentationOfObject:(id)object;
- (NSDictionary *)dictionaryRepresentationOfObject:(id)object;
- (id)mapFromDictionary:(NSDictionary *)dictionary toObject:(id)object;
- (id)mapFromJSONDictionary:(NSDictionary *)dictionary toObject:(id)object;
@end

@interface ICLoadingCollectionViewCell : UICollectionViewCell
@property (nonatomic, readonly) UIActivityIndicatorView *activityIndicator;
@end

@interface ICLoadingPlaceholder : NSObject
@end

@interface ICLoadingTableViewCell : UITableViewCell
@property (nonatomic, readonly) UIActivityIndicatorView *activityIndicator;
@end

@interface ICModel : NSObject <NSCopying, NSCoding, ICInspectable, ICJSONMappable, ICRemoteObject>
@property (nonatomic, strong) id objectID;
+ (NSDictionary *)JSONMapping;
+ (NSDictionary *)allowedSecureCodingClassesByPropertyKey;
+ (id)createRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
+ (NSDictionary *)encodingBehaviorsByPropertyKey;
+ (ICResourceGateway *)gateway;
+ (id)getRemoteObjectWithID:(id)identifier success:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
+ (NSString *)modelName;
+ (NSUInteger)modelVersion;
+ (NSDictionary *)properties;
+ (NSString *)remoteKeyPath;
+ (NSString *)resourceEndpoint;
+ (BOOL)supportsSecureCoding;
- (NSDictionary *)JSONRepresentation;
- (id)copyWithZone:(NSZone *)zone;
- (id)decodeValueForKey:(NSString *)key withCoder:(NSCoder *)coder modelVersion:(NSUInteger)version;
- (id)deleteRemoteObjectWithSuccess:(void (^)(void))success failure:(void (^)(id object, NSError *error))failure;
- (NSDictionary *)dictionaryRepresentation;
- (void)encodeWithCoder:(NSCoder *)coder;
- (ICResourceGateway *)gateway;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary;
- (NSString *)remoteKeyPath;
- (NSString *)resourceEndpoint;
- (ICResourceGateway *)resourceGateway;
- (id)saveRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
- (id)updateRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
@end

@interface ICModelInspector : NSObject
@property (nonatomic, readonly) NSDictionary *properties;
- (instancetype)initWithClass:(Class)aClass;
@end

@interface ICMultiDataSource : NSObject <ICDataSource, ICDataSourceDelegate>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) BOOL isFetching;
@property (nonatomic, readonly) NSArray *dataSources;
@property (nonatomic) BOOL preserveSectionsInSubDataSources;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (id<ICDataSource>)dataSourceAtSectionIndex:(NSUInteger)index;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (void)fetchData;
- (NSIndexPath *)indexPathForObject:(id)object;
- (instancetype)initWithDataSources:(NSArray *)sources;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)path;
- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path;
@end

@interface ICNoResultsPlaceholder : NSObject
@end

@interface ICPaginatedDataSource : NSObject <ICDataSource>
@property (nonatomic, strong) ICPaginatorKeys *keys;
@property (nonatomic, readonly) NSInteger currentPage;
@property (nonatomic, readonly) BOOL hasMorePages;
@property (nonatomic, readonly) NSInteger pageSize;
@property (nonatomic, readonly) NSInteger numberOfPages;
@property (nonatomic, readonly) NSInteger numberOfTotalResults;
@property (nonatomic, readonly) NSArray *errors;
@property (nonatomic, readonly) id firstObject;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) BOOL isFetching;
@property (nonatomic, assign) Class mappingClass;
@property (nonatomic, copy) NSDictionary *queryParameters;
@property (nonatomic, copy) NSString *apiPath;
@property (nonatomic, copy) NSString *keyPath;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic) ICRemoteDataSourceStorage placeholderStorageOptions;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)cancelFetch;
- (void)fetchData;
- (void)fetchNextPage;
- (NSIndexPath *)indexPathForObject:(id)object;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)path;
- (void)resetObjects;
- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path;
@end

@interface ICPaginatorKeys : NSObject
@property (nonatomic, copy) NSString *pageSize;
@property (nonatomic, copy) NSString *currentPage;
@property (nonatomic, copy) NSString *numberOfPages;
@property (nonatomic, copy) NSString *numberOfTotalObjects;
@end

@interface ICPropertyAttributes : NSObject
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) BOOL readOnly;
@property (nonatomic, readonly) BOOL nonatomic;
@property (nonatomic, readonly) BOOL weak;
@property (nonatomic, readonly) BOOL dynamic;
@property (nonatomic, readonly) ICMemoryManagmentPolicy memoryManagementPolicy;
@property (nonatomic, readonly) NSSet *protocols;
@property (nonatomic, readonly) NSString *instanceVariable;
@property (nonatomic, readonly) NSString *type;
@property (nonatomic, readonly) NSString *className;
@property (nonatomic, readonly) SEL getter;
@property (nonatomic, readonly) SEL setter;
+ (instancetype)propertyAttributesFromObjectiveCProperty:(void *)property;
@end

@interface ICRemoteConfiguration : NSObject
@property (nonatomic, readonly) NSString *baseURLString;
@property (nonatomic, readonly) NSURL *baseURL;
@property (nonatomic, readonly) NSString *acceptHeaderValue;
@property (nonatomic, readonly) NSString *contentTypeHeaderValue;
@property (nonatomic, readonly) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) NSUInteger cachePolicy;
@property (nonatomic, readonly) NSDictionary *additionalHTTPHeaders;
@property (nonatomic, readonly) NSString *certificateAuthorityFile;
@property (nonatomic, readonly) id securityPolicy;
@property (nonatomic, readonly) NSString *basicAuthUsername;
@property (nonatomic, readonly) NSString *basicAuthPassword;
@property (nonatomic, readonly) NSInteger maximumResponseLength;
@property (nonatomic, readonly) ICRequestManager *requestManager;
+ (ICRemoteConfiguration *)defaultConfiguration;
+ (void)setDefaultConfiguration:(ICRemoteConfiguration *)configuration;
@end

@interface ICRemoteDataSource : NSObject <ICDataSource>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) BOOL isFetching;
@property (nonatomic, assign) Class mappingClass;
@property (nonatomic, copy) NSDictionary *queryParameters;
@property (nonatomic, copy) NSString *apiPath;
@property (nonatomic, copy) NSString *keyPath;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic) ICRemoteDataSourceStorage placeholderStorageOptions;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)cancelFetch;
- (void)fetchData;
- (NSIndexPath *)indexPathForObject:(id)object;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)path;
- (void)resetObjects;
@end

@interface ICRequestManager : NSObject
@property (nonatomic, readonly) NSURL *baseURL;
@property (nonatomic, readonly) double timeoutInterval;
@property (nonatomic, readonly) NSUInteger cachePolicy;
@property (nonatomic, readonly) NSInteger maximumResponseLength;
@property (nonatomic, readonly) NSDictionary *HTTPRequestHeaders;
- (instancetype)initWithBaseURL:(NSURL *)url;
- (ICRequestOperation *)requestWithVerb:(HTTPVerb *)verb path:(NSString *)path parameters:(NSDictionary *)parameters success:(void (^)(id responseObject))success failure:(void (^)(NSError *error))failure;
@end

@interface ICRequestOperation : NSObject
@property (nonatomic, readonly) BOOL isCancelled;
@property (nonatomic, readonly) BOOL isFinished;
- (void)cancel;
@end

@interface ICResourceGateway : NSObject
@property (nonatomic, readonly) id<ICRemoteObject> object;
@property (nonatomic, readonly) Class objectClass;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic, copy) HTTPVerb *HTTPVerbForCustomActions;
@property (nonatomic) BOOL updateObjectOnCompletion;
@property (nonatomic, copy) NSString *remoteKeypath;
- (instancetype)initWithClass:(Class)objectClass modelObject:(id<ICRemoteObject>)object;
- (id)performAction:(NSString *)action queryParameters:(NSDictionary *)parameters successBlock:(void (^)(id object))success failureBlock:(void (^)(id object, NSError *error))failure;
- (id)performAction:(NSString *)action successBlock:(void (^)(id object))success failureBlock:(void (^)(id object, NSError *error))failure;
@end

@interface ICRoute : NSObject <ICRouteMatcher>
@property (nonatomic, readonly) id<ICRouteMatcher> matcher;
@property (nonatomic, copy) NSString *navigationControllerKey;
@property (nonatomic, assign) Class viewControllerClass;
@property (nonatomic) BOOL shouldPopToRoot;
@property (nonatomic, copy) NSArray *dependencies;
+ (instancetype)routeWithPath:(NSString *)path;
- (BOOL)canHandlePath:(NSString *)path;
- (instancetype)initWithMatcher:(id<ICRouteMatcher>)matcher;
- (instancetype)initWithPath:(NSString *)path;
- (NSDictionary *)parametersForPath:(NSString *)path;
@end

@interface ICRouter : NSObject
@property (nonatomic, weak) id<ICRouterDelegate> delegate;
+ (instancetype)sharedRouter;
- (BOOL)canHandleURL:(NSURL *)url;
- (BOOL)handleURL:(NSURL *)url;
- (void)registerRoute:(id)route;
@end

@interface ICSectionedDataSource : NSObject <ICDataSource, ICDataSourceDelegate>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) BOOL isFetching;
@property (nonatomic, readonly) id<ICDataSource> wrappedDataSource;
@property (nonatomic, readonly) NSString *sectioningKey;
@property (nonatomic, readonly) NSArray *sortDescriptors;
@property (nonatomic, readonly) NSArray *sectionedObjects;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (void)fetchData;
- (NSIndexPath *)indexPathForObject:(id)object;
- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource sectioningKey:(NSString *)key sortDescriptors:(NSArray *)sortDescriptors;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)path;
- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)path;
@end

@interface ICSimpleDataSource : NSObject <ICDataSource>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) BOOL isFetching;
@property (nonatomic, readonly) NSArray *sectionTitles;
@property (nonatomic, readonly) NSArray *allObjects;
@property (nonatomic, readonly) NSUInteger numberOfSections;
- (void)fetchData;
- (NSIndexPath *)indexPathForObject:(id)object;
- (instancetype)initWithObjects:(NSArray *)objects;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)path;
@end

@interface ICSimpleRouteMatcher : NSObject <ICRouteMatcher>
@property (nonatomic, readonly) NSString *path;
- (BOOL)canHandlePath:(NSString *)path;
- (instancetype)initWithPath:(NSString *)path;
- (NSDictionary *)parametersForPath:(NSString *)path;
@end

@interface ICTableViewCell : UITableViewCell
@end

@interface ICTableViewController : ICViewController <ICDataSourceDelegate, UITableViewDataSource, UITableViewDelegate, ICTableCellConfigurationDelegate>
@property (nonatomic, readonly) UITableView *tableView;
@property (nonatomic, weak) id<ICTableCellConfigurationDelegate> cellConfigurationDelegate;
@property (nonatomic, assign) Class defaultCellClass;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
- (void)configureCell:(UITableViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UITableViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingTableViewCell *)cell;
- (void)configureNoResultsCell:(UITableViewCell *)cell;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (void)registerCellClass:(Class)cellClass forModelClass:(Class)modelClass;
- (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface ICURLSerializer : NSObject <ICSerializer>
- (NSURL *)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(NSURL *)url;
@end

@interface ICValueObject : NSObject <ICValueObject, NSCopying, NSCoding>
@property (nonatomic, readonly) id backingObject;
- (NSComparisonResult)compare:(id)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithBackingObject:(id)object;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithNumber:(NSNumber *)number;
- (instancetype)initWithString:(NSString *)string;
@end

@interface TTTStringInflector : NSObject
+ (instancetype)defaultInflector;
- (void)addIrregularWithSingular:(NSString *)singular plural:(NSString *)plural;
- (void)addPluralRule:(NSString *)rule withReplacement:(NSString *)replacement;
- (void)addSingularRule:(NSString *)rule withReplacement:(NSString *)replacement;
- (void)addUncountable:(NSString *)uncountable;
- (NSString *)pluralize:(NSString *)pluralize;
- (NSString *)pluralizeString:(NSString *)string;
- (NSString *)singularize:(NSString *)singularize;
- (NSString *)singularizeString:(NSString *)string;
@end
