// Foundation/Foundation.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/NSAttributedString.h>
#import <Foundation/NSBundle.h>
#import <Foundation/NSErrorNames.h>
#import <Foundation/NSException.h>
#import <Foundation/NSFastEnumeration.h>
#import <Foundation/NSFileManager.h>
#import <Foundation/NSGeometry.h>
#import <Foundation/NSNotification.h>
#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSOperation.h>
#import <Foundation/NSProcessInfo.h>
#import <Foundation/NSRegularExpression.h>
#import <Foundation/NSRunLoop.h>
#import <Foundation/NSString.h>
#import <dispatch/dispatch.h>

@class ICCollectionFetcher, ICCollectionViewCell, ICCollectionViewController, ICDateSerializer, ICInflector, ICJSONMapper;
@class ICLoadingCollectionViewCell, ICLoadingPlaceholder, ICLoadingTableViewCell, ICModel, ICModelInspector, ICMultiDataSource;
@class ICNoResultsPlaceholder, ICPaginatedDataSource, ICPaginatorKeys, ICPropertyAttributes, ICRemoteConfiguration, ICRemoteDataSource;
@class ICRequestManager, ICRequestOperation, ICResourceGateway, ICRoute, ICRouter, ICSectionedDataSource;
@class ICSimpleDataSource, ICSimpleRouteMatcher, ICTableViewCell, ICTableViewController, ICURLSerializer, ICValueObject;
@class ICViewController, NSArray<__covariant ObjectType>, NSAssertionHandler, NSBlock, NSBlockOperation, NSBundle;
@class NSCache<KeyType, ObjectType>, NSCoder, NSCondition, NSConditionLock, NSData, NSDate;
@class NSDateFormatter, NSDictionary<__covariant KeyType, __covariant ObjectType>, NSEnumerator<__covariant ObjectType>, NSError, NSException, NSFileManager;
@class NSIndexPath, NSIndexSet, NSInvocation, NSInvocationOperation, NSKeyedArchiver, NSKeyedUnarchiver;
@class NSLock, NSMethodSignature, NSMutableArray<ObjectType>, NSMutableDictionary<KeyType, ObjectType>, NSMutableString, NSNotification;
@class NSNotificationCenter, NSNotificationQueue, NSNull, NSNumber, NSObject, NSOperation;
@class NSOperationQueue, NSProcessInfo, NSProxy, NSRecursiveLock, NSRunLoop, NSSet<__covariant ObjectType>;
@class NSSortDescriptor, NSString, NSThread, NSTimer, NSURL, NSUUID;
@class NSUndoManager, NSUserDefaults, NSValue, TTTStringInflector, UIActivityIndicatorView, UIApplication;
@class UICollectionReusableView, UICollectionView, UICollectionViewCell, UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewLayoutAttributes;
@class UIColor, UIFont, UIImage, UIImageView, UILabel, UINavigationController;
@class UINavigationItem, UIScrollView, UITabBarController, UITableView, UITableViewCell, UITableViewHeaderFooterView;
@class UIView, UIViewController, UIWindow, XCTest, XCTestCase, XCTestExpectation;
@protocol ICCollectionCellConfigurationDelegate, ICDataSource, ICDataSourceDelegate, ICInspectable, ICJSONMappable, ICKeyValueCodable;
@protocol ICMappable, ICRemoteObject, ICRoutable, ICRouteMatcher, ICRouterDelegate, ICSerializer;
@protocol ICTableCellConfigurationDelegate, ICValueObject, NSCacheDelegate, NSCoding, NSCopying, NSFastEnumeration;
@protocol NSLocking, NSMutableCopying, NSObject, NSSecureCoding, UICollectionViewDataSource, UICollectionViewDelegate;
@protocol UICollectionViewDelegateFlowLayout, UINavigationControllerDelegate, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate;

@protocol NSObject
@required
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (Class)class;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)isProxy;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other;
- (BOOL)respondsToSelector:(SEL)selector;
- (instancetype)self;
- (Class)superclass;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

@protocol NSCopying
@required
- (id)copyWithZone:(NSZone *)zone;
@end

@protocol NSCacheDelegate <NSObject>
@optional
- (void)cache:(NSCache *)cache willEvictObject:(id)object;
@end

@protocol NSCoding
@required
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSLocking
@required
- (void)lock;
- (void)unlock;
@end

@protocol NSMutableCopying
@required
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@protocol NSSecureCoding <NSCoding>
@required
+ (BOOL)supportsSecureCoding;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> {
  Class isa;
}
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
+ (BOOL)accessInstanceVariablesDirectly;
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
+ (Class)class;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (id)copyWithZone:(NSZone *)zone;
+ (void)initialize;
+ (IMP)instanceMethodForSelector:(SEL)selector;
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (id)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (id)mutableCopyWithZone:(NSZone *)zone;
+ (instancetype)new;
+ (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
+ (BOOL)resolveClassMethod:(SEL)method;
+ (BOOL)resolveInstanceMethod:(SEL)method;
+ (Class)superclass;
- (void)addObserver:(id)observer forKeyPath:(NSString *)path options:(NSUInteger)options context:(void *)context;
- (id)autorelease;
- (Class)class;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (id)copy;
- (void)dealloc;
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)didChange:(NSUInteger)change valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSUInteger)mutation usingObjects:(NSSet *)objects;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (id)forwardingTargetForSelector:(SEL)selector;
- (instancetype)init;
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)isProxy;
- (IMP)methodForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (id)mutableCopy;
- (void *)observationInfo;
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(id)change context:(void *)context;
- (id)performSelector:(SEL)selector;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(nullable id)argument waitUntilDone:(BOOL)wait;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(nullable id)argument waitUntilDone:(BOOL)wait modes:(nullable NSArray<NSRunLoopMode> *)modes;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes;
- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other;
- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)argument;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)wait;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)wait modes:(nullable NSArray<NSRunLoopMode> *)modes;
- (oneway void)release;
- (void)removeObserver:(id)observer forKeyPath:(NSString *)path;
- (void)removeObserver:(id)observer forKeyPath:(NSString *)path context:(void *)context;
- (BOOL)respondsToSelector:(SEL)selector;
- (id)retain;
- (NSUInteger)retainCount;
- (instancetype)self;
- (void)setNilValueForKey:(NSString *)key;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (void)setValue:(id)value forUndefinedKey:(NSString *)key;
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
- (Class)superclass;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (id)valueForUndefinedKey:(NSString *)key;
- (void)willChange:(NSUInteger)change valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSUInteger)mutation usingObjects:(NSSet *)objects;
- (void *)zone;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithArray:(NSArray *)array;
+ (instancetype)arrayWithObject:(id)object;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
- (void)addObserver:(id)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path options:(NSUInteger)options context:(void *)context;
- (NSArray *)arrayByAddingObject:(id)object;
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)array;
- (NSString *)componentsJoinedByString:(NSString *)string;
- (BOOL)containsObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexOfObject:(id)object;
- (BOOL)isEqualToArray:(NSArray *)other;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)subscript;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (void)removeObserver:(id)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path;
- (void)removeObserver:(id)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path context:(void *)context;
- (NSEnumerator *)reverseObjectEnumerator;
- (NSArray *)sectionedArrayWithKey:(NSString *)key;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end

@interface NSAssertionHandler : NSObject
+ (NSAssertionHandler *)currentHandler;
- (void)handleFailureInFunction:(NSString *)function file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(4, 5);
- (void)handleFailureInMethod:(SEL)selector object:(nullable id)object file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(5, 6);
@end

@interface NSBlock : NSObject <NSCopying>
- (id)copyWithZone:(NSZone *)zone;
@end

@interface NSOperation : NSObject
@property (readonly, copy) NSArray<NSOperation *> *dependencies;
@property (nullable, copy) void (^completionBlock)(void);
@property (nullable, copy) NSString *name;
@property (nonatomic) NSOperationQueuePriority queuePriority;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (nonatomic) double threadPriority;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly, getter=isConcurrent) BOOL concurrent;
@property (readonly, getter=isAsynchronous) BOOL asynchronous;
@property (readonly, getter=isReady) BOOL ready;
- (void)addDependency:(NSOperation *)operation;
- (void)cancel;
- (void)main;
- (void)removeDependency:(NSOperation *)operation;
- (void)start;
- (void)waitUntilFinished;
@end

@interface NSBlockOperation : NSOperation
@property (readonly, copy) NSArray *executionBlocks;
+ (instancetype)blockOperationWithBlock:(void (^)(void))block;
- (void)addExecutionBlock:(void (^)(void))block;
@end

@interface NSBundle : NSObject
@property (readonly, copy, nullable) NSString *bundleIdentifier;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *infoDictionary;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *localizedInfoDictionary;
@property (nonatomic, readonly) NSString *bundlePath;
@property (readonly, copy) NSURL *bundleURL;
@property (nonatomic, readonly) NSString *resourcePath;
@property (readonly, copy) NSURL *resourceURL;
@property (nonatomic, readonly) NSString *executablePath;
@property (nonatomic, readonly) NSURL *executableURL;
@property (readonly, nullable) Class principalClass;
@property (readonly, copy) NSArray<NSString *> *localizations;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property (nonatomic, readonly) NSString *developmentLocalization;
+ (NSArray<NSBundle *> *)allBundles;
+ (NSArray<NSBundle *> *)allFrameworks;
+ (NSBundle *)bundleForClass:(Class)aClass;
+ (nullable NSBundle *)bundleWithIdentifier:(NSString *)identifier;
+ (nullable instancetype)bundleWithPath:(NSString *)path;
+ (nullable instancetype)bundleWithURL:(NSURL *)url;
+ (NSBundle *)mainBundle;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)type;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)type subdirectory:(nullable NSString *)subpath;
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)type subdirectory:(nullable NSString *)subpath;
- (nullable Class)classNamed:(NSString *)name;
- (nullable instancetype)initWithPath:(NSString *)path;
- (nullable instancetype)initWithURL:(NSURL *)url;
- (BOOL)isLoaded;
- (BOOL)load;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table NS_FORMAT_ARGUMENT(1);
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath forLocalization:(nullable NSString *)localization;
- (NSArray<NSString *> *)pathsForResourcesOfType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
@end

@interface NSCache<KeyType, ObjectType> : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSUInteger countLimit;
@property (nonatomic) NSUInteger totalCostLimit;
@property (nonatomic) BOOL evictsObjectsWithDiscardedContent;
@property (nonatomic, weak, nullable) id<NSCacheDelegate> delegate;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)removeAllObjects;
- (void)removeObjectForKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
@end

@interface NSCoder : NSObject
@property (nonatomic, readonly) BOOL allowsKeyedCoding;
@property (nonatomic, readonly) BOOL requiresSecureCoding;
- (BOOL)containsValueForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (float)decodeFloatForKey:(NSString *)key;
- (NSInteger)decodeInt64ForKey:(NSString *)key;
- (int)decodeIntForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (id)decodeObjectForKey:(NSString *)key;
- (id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key;
- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeConditionalObject:(id)object forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeFloat:(float)value forKey:(NSString *)key;
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeObject:(id)object forKey:(NSString *)key;
@end

@interface NSCondition : NSObject <NSLocking>
@property (nullable, copy) NSString *name;
- (void)broadcast;
- (void)lock;
- (void)signal;
- (void)unlock;
- (void)wait;
- (BOOL)waitUntilDate:(NSDate *)limit;
@end

@interface NSConditionLock : NSObject <NSLocking>
@property (nonatomic, readonly) NSInteger condition;
@property (nullable, copy) NSString *name;
- (instancetype)initWithCondition:(NSInteger)condition;
- (void)lock;
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (void)lockWhenCondition:(NSInteger)condition;
- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(NSDate *)limit;
- (BOOL)tryLock;
- (BOOL)tryLockWhenCondition:(NSInteger)condition;
- (void)unlock;
- (void)unlockWithCondition:(NSInteger)condition;
@end

@interface NSData : NSObject <NSCopying>
@property (nonatomic, readonly) NSUInteger length;
@property (nonatomic, readonly) const void *bytes;
+ (instancetype)data;
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithData:(NSData *)data;
- (id)copyWithZone:(NSZone *)zone;
- (BOOL)isEqualToData:(NSData *)other;
@end

@interface NSDate : NSObject <NSCopying>
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSince1970;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceNow;
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
+ (instancetype)distantFuture;
+ (instancetype)distantPast;
- (NSComparisonResult)compare:(NSDate *)other;
- (id)copyWithZone:(NSZone *)zone;
- (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)interval;
- (NSDate *)earlierDate:(NSDate *)date;
- (BOOL)isEqualToDate:(NSDate *)other;
- (NSDate *)laterDate:(NSDate *)date;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
@end

@interface NSDateFormatter : NSObject
@property (nonatomic, copy) NSString *dateFormat;
- (nullable NSDate *)dateFromString:(NSString *)string;
- (NSString *)stringFromDate:(NSDate *)date;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<KeyType> *allKeys;
@property (nonatomic, readonly) NSArray<ObjectType> *allValues;
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithDictionary:(NSDictionary *)dictionary;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id<NSCopying>)key;
+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
- (NSArray *)allKeysForObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (BOOL)isEqualToDictionary:(NSDictionary *)other;
- (NSEnumerator *)keyEnumerator;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator *)objectEnumerator;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

@interface NSEnumerator<__covariant ObjectType> : NSObject <NSFastEnumeration>
- (NSArray<ObjectType> *)allObjects;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (nullable ObjectType)nextObject;
@end

@interface NSError : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *domain;
@property (nonatomic, readonly) NSInteger code;
@property (nonatomic, readonly) NSDictionary *userInfo;
@property (nonatomic, readonly) NSArray *underlyingErrors;
@property (nonatomic, readonly) NSString *localizedDescription;
+ (id)errorWithDescription:(NSString *)description;
+ (id)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
@end

@interface NSException : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly, nullable) NSString *reason;
@property (nonatomic, readonly, nullable) NSDictionary *userInfo;
+ (id)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
+ (void)raise:(NSString *)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
+ (void)raise:(NSString *)name format:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(2, 0);
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
- (void)raise;
@end

@interface NSFileManager : NSObject
@property (nonatomic, readonly) NSString *currentDirectoryPath;
@property (readonly, copy) NSURL *temporaryDirectory;
@property (readonly, copy) NSURL *homeDirectoryForCurrentUser;
+ (NSFileManager *)defaultManager;
- (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(nullable NSURL *)url create:(BOOL)shouldCreate error:(NSError **)error;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains;
- (NSDictionary<NSFileAttributeKey, id> *)attributesOfFileSystemForPath:(NSString *)path error:(NSError **)error;
- (NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
- (BOOL)changeCurrentDirectoryPath:(NSString *)path;
- (nullable NSData *)contentsAtPath:(NSString *)path;
- (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)arg1;
- (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
- (NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray<NSString *> *)keys options:(NSDirectoryEnumerationOptions)options error:(NSError **)error;
- (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)copyItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error;
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes;
- (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)destination error:(NSError **)error;
- (NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error;
- (NSString *)displayNameAtPath:(NSString *)path;
- (nullable NSEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory;
- (BOOL)isDeletableFileAtPath:(NSString *)path;
- (BOOL)isExecutableFileAtPath:(NSString *)path;
- (BOOL)isReadableFileAtPath:(NSString *)path;
- (BOOL)isWritableFileAtPath:(NSString *)path;
- (BOOL)linkItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)moveItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
- (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path error:(NSError **)error;
- (NSArray<NSString *> *)subpathsAtPath:(NSString *)path;
- (NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
@end

@interface NSIndexPath : NSObject <NSCopying>
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
- (NSComparisonResult)compare:(NSIndexPath *)other;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface NSIndexSet : NSObject <NSCopying>
@property (nonatomic, readonly) NSInteger count;
@property (nonatomic, readonly) NSInteger firstIndex;
@property (nonatomic, readonly) NSInteger lastIndex;
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (BOOL)containsIndex:(NSInteger)index;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithIndex:(NSInteger)index;
- (instancetype)initWithIndexesInRange:(NSRange)range;
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@interface NSInvocation : NSObject
@property (nonatomic, readonly) NSMethodSignature *methodSignature;
@property (nonatomic, readonly) BOOL argumentsRetained;
@property (nonatomic) SEL selector;
@property (nonatomic, assign) id target;
+ (instancetype)invocationWithMethodSignature:(NSMethodSignature *)signature;
- (void)getArgument:(void *)argument atIndex:(NSInteger)index;
- (void)getReturnValue:(void *)value;
- (void)invoke;
- (void)invokeWithTarget:(id)target;
- (void)retainArguments;
- (void)setArgument:(void *)argument atIndex:(NSInteger)index;
- (void)setReturnValue:(void *)returnValue;
@end

@interface NSInvocationOperation : NSOperation
@property (readonly, retain) NSInvocation *invocation;
@property (nullable, readonly, retain) id result;
- (instancetype)initWithInvocation:(NSInvocation *)invocation;
- (nullable instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
@end

@interface NSKeyedArchiver : NSCoder
@property (nonatomic, readonly) NSData *encodedData;
+ (NSData *)archivedDataWithRootObject:(id)object;
- (void)finishEncoding;
@end

@interface NSKeyedUnarchiver : NSCoder
@property (nonatomic) BOOL requiresSecureCoding;
+ (id)unarchiveObjectWithData:(NSData *)data;
- (id)decodeObjectOfClasses:(id)classes forKey:(NSString *)key;
- (void)finishDecoding;
- (instancetype)initForReadingWithData:(NSData *)data;
@end

@interface NSLock : NSObject <NSLocking>
@property (nullable, copy) NSString *name;
- (void)lock;
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (BOOL)tryLock;
- (void)unlock;
@end

@interface NSMethodSignature : NSObject
@property (nonatomic, readonly) NSUInteger numberOfArguments;
@property (nonatomic, readonly) const char *methodReturnType;
@property (nonatomic, readonly) NSUInteger methodReturnLength;
@property (nonatomic, readonly) NSUInteger frameLength;
+ (instancetype)signatureWithObjCTypes:(const char *)types;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index;
- (BOOL)isOneway;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
+ (NSArray *)arrayWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray *)array;
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)removeAllObjects;
- (void)removeLastObject;
- (void)removeObject:(id)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)subscript;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
+ (NSDictionary *)dictionaryWithCapacity:(NSUInteger)capacity;
- (void)addEntriesFromDictionary:(NSDictionary *)dictionary;
- (void)removeAllObjects;
- (void)removeObjectForKey:(id)key;
- (void)setObject:(id)object forKey:(id<NSCopying>)key;
- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key;
@end

@interface NSString : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger length;
@property (nonatomic, readonly) const char *UTF8String;
@property (nonatomic, readonly) NSString *uppercaseString;
@property (nonatomic, readonly) NSString *lowercaseString;
@property (nonatomic, readonly) NSString *capitalizedString;
@property (nonatomic, readonly) NSInteger integerValue;
@property (nonatomic, readonly) long long longLongValue;
@property (nonatomic, readonly) int intValue;
@property (nonatomic, readonly) double doubleValue;
@property (nonatomic, readonly) float floatValue;
@property (nonatomic, readonly) BOOL boolValue;
@property (nonatomic, readonly) NSString *firstCharacter;
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)stringWithString:(NSString *)string;
+ (nullable instancetype)stringWithUTF8String:(const char *)characters;
- (NSString *)camelCasedString;
- (unichar)characterAtIndex:(NSUInteger)index;
- (NSComparisonResult)compare:(NSString *)other;
- (NSArray *)componentsSeparatedByString:(NSString *)string;
- (BOOL)containsString:(NSString *)string;
- (id)copyWithZone:(NSZone *)zone;
- (NSString *)displayString;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale, ... NS_FORMAT_FUNCTION(1, 3);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (BOOL)isEqualToString:(NSString *)string;
- (NSString *)llamaCasedString;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSString *)normalizedPath;
- (NSString *)pluralizedString;
- (NSString *)singularizedString;
- (NSString *)snakeCasedString;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringToIndex:(NSUInteger)index;
- (NSString *)trainCasedString;
@end

@interface NSMutableString : NSString
+ (NSString *)stringWithCapacity:(NSUInteger)capacity;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)appendString:(NSString *)string;
- (void)deleteCharactersInRange:(NSRange)range;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
- (void)setString:(NSString *)string;
@end

@interface NSNotification : NSObject <NSCopying>
@property (readonly, copy) NSString *name;
@property (readonly, nullable) id object;
@property (readonly, copy, nullable) NSDictionary *userInfo;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSString *)name object:(nullable id)object;
- (id<NSObject>)addObserverForName:(nullable NSString *)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *notification))block;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSString *)name object:(nullable id)object;
- (void)postNotificationName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSString *)name object:(nullable id)object;
@end

@interface NSNotificationQueue : NSObject
+ (NSNotificationQueue *)defaultQueue;
- (void)dequeueNotificationsMatching:(NSNotification *)notification coalesceMask:(NSUInteger)mask;
- (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style;
- (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style coalesceMask:(NSNotificationCoalescing)mask forModes:(nullable NSArray<NSString *> *)modes;
- (instancetype)initWithNotificationCenter:(NSNotificationCenter *)center;
@end

@interface NSNull : NSObject <NSCopying>
+ (instancetype)null;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface NSValue : NSObject <NSCopying>
@property (nonatomic, readonly) const char *objCType;
@property (nonatomic, readonly) void *pointerValue;
@property (nonatomic, readonly) id nonretainedObjectValue;
@property (nonatomic, readonly) NSRange rangeValue;
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
@property (nonatomic, readonly) CGRect CGRectValue;
+ (instancetype)value:(void *)value withObjCType:(const char *)type;
+ (instancetype)valueWithBytes:(void *)bytes objCType:(const char *)type;
+ (instancetype)valueWithCGPoint:(CGPoint)point;
+ (instancetype)valueWithCGRect:(CGRect)rect;
+ (instancetype)valueWithCGSize:(CGSize)size;
+ (instancetype)valueWithNonretainedObject:(id)object;
+ (instancetype)valueWithPointer:(void *)pointer;
+ (instancetype)valueWithRange:(NSRange)range;
- (id)copyWithZone:(NSZone *)zone;
- (void)getValue:(void *)value;
- (void)getValue:(void *)value size:(NSUInteger)size;
- (instancetype)initWithBytes:(void *)bytes objCType:(const char *)type;
- (BOOL)isEqualToValue:(id)value;
@end

@interface NSNumber : NSValue <NSCopying>
@property (nonatomic, readonly) BOOL boolValue;
@property (nonatomic, readonly) char charValue;
@property (nonatomic, readonly) unsigned char unsignedCharValue;
@property (nonatomic, readonly) short shortValue;
@property (nonatomic, readonly) unsigned short unsignedShortValue;
@property (nonatomic, readonly) int intValue;
@property (nonatomic, readonly) unsigned int unsignedIntValue;
@property (nonatomic, readonly) long longValue;
@property (nonatomic, readonly) long long longLongValue;
@property (nonatomic, readonly) NSInteger integerValue;
@property (nonatomic, readonly) unsigned long unsignedLongValue;
@property (nonatomic, readonly) unsigned long long unsignedLongLongValue;
@property (nonatomic, readonly) NSUInteger unsignedIntegerValue;
@property (nonatomic, readonly) float floatValue;
@property (nonatomic, readonly) double doubleValue;
@property (nonatomic, readonly) NSString *stringValue;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithShort:(short)value;
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
- (NSComparisonResult)compare:(NSNumber *)other;
- (instancetype)initWithBool:(BOOL)arg0;
- (instancetype)initWithChar:(char)arg0;
- (instancetype)initWithDouble:(double)arg0;
- (instancetype)initWithFloat:(float)arg0;
- (instancetype)initWithInt:(int)arg0;
- (instancetype)initWithInteger:(NSInteger)integer;
- (instancetype)initWithLong:(NSInteger)arg0;
- (instancetype)initWithLongLong:(NSInteger)arg0;
- (instancetype)initWithShort:(short)arg0;
- (instancetype)initWithUnsignedChar:(unsigned char)arg0;
- (instancetype)initWithUnsignedInt:(unsigned int)arg0;
- (instancetype)initWithUnsignedInteger:(NSUInteger)integer;
- (instancetype)initWithUnsignedLong:(NSUInteger)arg0;
- (instancetype)initWithUnsignedLongLong:(NSUInteger)arg0;
- (instancetype)initWithUnsignedShort:(unsigned short)arg0;
- (BOOL)isEqualToNumber:(NSNumber *)other;
@end

@interface NSOperationQueue : NSObject
@property (readonly, copy) NSArray<__kindof NSOperation *> *operations;
@property (readonly) NSUInteger operationCount;
@property (nullable, copy) NSString *name;
@property (nonatomic) NSInteger maxConcurrentOperationCount;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (nullable, assign) dispatch_queue_t underlyingQueue;
@property (getter=isSuspended) BOOL suspended;
+ (nullable NSOperationQueue *)currentQueue;
+ (NSOperationQueue *)mainQueue;
- (void)addBarrierBlock:(void (^)(void))block;
- (void)addOperation:(NSOperation *)operation;
- (void)addOperationWithBlock:(void (^)(void))block;
- (void)addOperations:(NSArray<NSOperation *> *)operations waitUntilFinished:(BOOL)wait;
- (void)cancelAllOperations;
- (void)waitUntilAllOperationsAreFinished;
@end

@interface NSProcessInfo : NSObject
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (nonatomic, copy) NSString *processName;
@property (nonatomic, readonly) int processIdentifier;
@property (nonatomic, readonly) NSString *globallyUniqueString;
@property (nonatomic, readonly) NSString *hostName;
@property (nonatomic, readonly) NSString *userName;
@property (nonatomic, readonly) NSString *fullUserName;
@property (readonly) NSTimeInterval systemUptime;
@property (nonatomic, readonly) NSUInteger processorCount;
@property (nonatomic, readonly) NSUInteger activeProcessorCount;
@property (readonly) unsigned long long physicalMemory;
@property (nonatomic, readonly) BOOL lowPowerModeEnabled;
@property (nonatomic, readonly) NSString *operatingSystemVersionString;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
+ (NSProcessInfo *)processInfo;
- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
@end

__attribute__((objc_root_class))
@interface NSProxy <NSObject> {
  Class isa;
}
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(void *)zone;
+ (Class)class;
+ (BOOL)respondsToSelector:(SEL)selector;
- (id)autorelease;
- (Class)class;
- (void)dealloc;
- (NSString *)description;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (NSUInteger)hash;
- (BOOL)isEqual:(id)object;
- (BOOL)isProxy;
- (oneway void)release;
- (id)retain;
- (NSUInteger)retainCount;
- (instancetype)self;
- (void *)zone;
@end

@interface NSRecursiveLock : NSObject <NSLocking>
@property (nullable, copy) NSString *name;
- (void)lock;
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (BOOL)tryLock;
- (void)unlock;
@end

@interface NSRunLoop : NSObject
@property (nullable, readonly, copy) NSRunLoopMode currentMode;
+ (NSRunLoop *)currentRunLoop;
+ (NSRunLoop *)mainRunLoop;
- (void)acceptInputForMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (void)cancelPerformSelector:(SEL)selector target:(id)target argument:(nullable id)argument;
- (void)cancelPerformSelectorsWithTarget:(id)target;
- (nullable NSDate *)limitDateForMode:(NSRunLoopMode)mode;
- (void)performBlock:(void (^)(void))block;
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block;
- (void)performSelector:(SEL)selector target:(id)target argument:(nullable id)argument order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes;
- (void)run;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)runUntilDate:(NSDate *)limit;
@end

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<ObjectType> *allObjects;
@property (nonatomic, readonly, nullable) ObjectType anyObject;
+ (instancetype)set;
+ (instancetype)setWithArray:(NSArray *)array;
+ (instancetype)setWithObject:(id)object;
+ (instancetype)setWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)containsObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (BOOL)isEqualToSet:(NSSet *)other;
- (BOOL)isSubsetOfSet:(NSSet *)set;
- (id)member:(id)member;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator *)objectEnumerator;
- (NSSet *)setByAddingObject:(id)object;
@end

@interface NSSortDescriptor : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *key;
@property (nonatomic, readonly) BOOL ascending;
@property (nonatomic, readonly) SEL selector;
@property (nonatomic, readonly) NSSortDescriptor *reversedSortDescriptor;
@property (nonatomic, readonly) id comparator;
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending comparator:(id)comparator;
+ (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
- (void)allowEvaluation;
- (NSComparisonResult)compareObject:(id)object toObject:(id)other;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending comparator:(id)comparator;
- (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
@end

@interface NSThread : NSObject
@property (nullable, copy) NSString *name;
@property (nonatomic) NSUInteger stackSize;
@property (nonatomic) double threadPriority;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (readonly, retain) NSMutableDictionary *threadDictionary;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
+ (NSArray<NSNumber *> *)callStackReturnAddresses;
+ (NSArray<NSString *> *)callStackSymbols;
+ (NSThread *)currentThread;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(nullable id)argument;
+ (void)detachNewThreadWithBlock:(void (^)(void))block;
+ (BOOL)isMainThread;
+ (BOOL)isMultiThreaded;
+ (NSThread *)mainThread;
+ (void)sleepForTimeInterval:(double)interval;
+ (void)sleepUntilDate:(NSDate *)date;
- (void)cancel;
- (instancetype)initWithBlock:(void (^)(void))block;
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
- (BOOL)isMainThread;
- (void)main;
- (void)start;
@end

@interface NSTimer : NSObject
@property (copy) NSDate *fireDate;
@property (readonly) NSTimeInterval timeInterval;
@property (nonatomic) NSTimeInterval tolerance;
@property (nullable, readonly, retain) id userInfo;
@property (readonly, getter=isValid) BOOL valid;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
- (void)fire;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
- (void)invalidate;
@end

@interface NSURL : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *absoluteString;
@property (nonatomic, readonly) NSString *scheme;
@property (nonatomic, readonly) NSString *host;
@property (nonatomic, readonly) NSNumber *port;
@property (nonatomic, readonly) NSString *path;
@property (nonatomic, readonly) NSString *query;
@property (nonatomic, readonly) NSString *fragment;
@property (nonatomic, readonly) NSString *pathExtension;
@property (nonatomic, readonly) NSArray *pathComponents;
@property (nonatomic, readonly) NSString *lastPathComponent;
@property (nonatomic, readonly) BOOL isFileURL;
@property (nonatomic, readonly) NSURL *URLByDeletingLastPathComponent;
@property (nonatomic, readonly, getter=isFileURL) BOOL fileURL;
+ (nullable instancetype)URLWithString:(NSString *)string;
+ (instancetype)fileURLWithPath:(NSString *)path;
- (NSURL *)URLByAppendingPathComponent:(NSString *)component;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface NSUUID : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *UUIDString;
+ (instancetype)UUID;
- (NSComparisonResult)compare:(NSUUID *)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)getUUIDBytes:(unsigned char *)bytes;
- (instancetype)initWithUUIDBytes:(const unsigned char *)bytes;
- (nullable instancetype)initWithUUIDString:(NSString *)string;
@end

@interface NSUndoManager : NSObject
@property (nonatomic) BOOL groupsByEvent;
@property (copy) NSArray<NSString *> *runLoopModes;
@property (nonatomic, readonly) NSInteger groupingLevel;
@property (nonatomic) NSUInteger levelsOfUndo;
@property (nonatomic, readonly) BOOL canUndo;
@property (nonatomic, readonly) BOOL canRedo;
@property (nonatomic, readonly) NSString *undoActionName;
@property (nonatomic, readonly) NSString *redoActionName;
@property (nonatomic, readonly) NSString *undoMenuItemTitle;
@property (nonatomic, readonly) NSString *redoMenuItemTitle;
- (void)beginUndoGrouping;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
- (void)endUndoGrouping;
- (BOOL)isRedoing;
- (BOOL)isUndoRegistrationEnabled;
- (BOOL)isUndoing;
- (id)prepareWithInvocationTarget:(id)target;
- (void)redo;
- (NSString *)redoMenuTitleForUndoActionName:(NSString *)name;
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler;
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)object;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)setActionName:(NSString *)name;
- (void)undo;
- (NSString *)undoMenuTitleForUndoActionName:(NSString *)name;
- (void)undoNestedGroup;
@end

@interface NSUserDefaults : NSObject
+ (void)resetStandardUserDefaults;
+ (NSUserDefaults *)standardUserDefaults;
- (nullable NSURL *)URLForKey:(NSString *)key;
- (void)addSuiteNamed:(NSString *)named;
- (nullable NSArray *)arrayForKey:(NSString *)key;
- (BOOL)boolForKey:(NSString *)key;
- (nullable NSData *)dataForKey:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)dictionaryRepresentation;
- (double)doubleForKey:(NSString *)key;
- (float)floatForKey:(NSString *)key;
- (nullable instancetype)initWithSuiteName:(nullable NSString *)suiteName;
- (NSInteger)integerForKey:(NSString *)key;
- (nullable id)objectForKey:(NSString *)key;
- (BOOL)objectIsForcedForKey:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)persistentDomainForName:(NSString *)name;
- (void)registerDefaults:(NSDictionary<NSString *, id> *)defaults;
- (void)removeObjectForKey:(NSString *)key;
- (void)removePersistentDomainForName:(NSString *)name;
- (void)removeSuiteNamed:(NSString *)named;
- (void)setBool:(BOOL)arg0 forKey:(NSString *)key;
- (void)setDouble:(double)arg0 forKey:(NSString *)key;
- (void)setFloat:(float)arg0 forKey:(NSString *)key;
- (void)setInteger:(NSInteger)integer forKey:(NSString *)key;
- (void)setObject:(nullable id)object forKey:(NSString *)key;
- (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)name;
- (void)setURL:(nullable NSURL *)url forKey:(NSString *)key;
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)key;
- (nullable NSString *)stringForKey:(NSString *)key;
- (BOOL)synchronize;
@end
