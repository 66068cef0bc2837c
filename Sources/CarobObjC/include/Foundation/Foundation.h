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
#import <Foundation/NSKeyValueObserving.h>
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
@class ICViewController, NSArray<__covariant ObjectType>, NSAssertionHandler, NSAttributedString, NSBlock, NSBlockOperation;
@class NSBundle, NSCache<KeyType, ObjectType>, NSCharacterSet, NSCoder, NSCondition, NSConditionLock;
@class NSCountedSet, NSData, NSDate, NSDateFormatter, NSDictionary<__covariant KeyType, __covariant ObjectType>, NSEnumerator<__covariant ObjectType>;
@class NSError, NSException, NSFileManager, NSIndexPath, NSIndexSet, NSInvocation;
@class NSInvocationOperation, NSKeyedArchiver, NSKeyedUnarchiver, NSLock, NSMethodSignature, NSMutableArray<ObjectType>;
@class NSMutableAttributedString, NSMutableCharacterSet, NSMutableDictionary<KeyType, ObjectType>, NSMutableIndexSet, NSMutableSet, NSMutableString;
@class NSNotification, NSNotificationCenter, NSNotificationQueue, NSNull, NSNumber, NSObject;
@class NSOperation, NSOperationQueue, NSProcessInfo, NSProxy, NSRecursiveLock, NSRegularExpression;
@class NSRunLoop, NSSet<__covariant ObjectType>, NSSortDescriptor, NSString, NSTextCheckingResult, NSThread;
@class NSTimer, NSURL, NSUUID, NSUndoManager, NSUserDefaults, NSValue;
@class TTTStringInflector, UIActivityIndicatorView, UIApplication, UICollectionReusableView, UICollectionView, UICollectionViewCell;
@class UICollectionViewFlowLayout, UICollectionViewLayout, UICollectionViewLayoutAttributes, UIColor, UIFont, UIImage;
@class UIImageView, UILabel, UINavigationController, UINavigationItem, UIScrollView, UITabBarController;
@class UITableView, UITableViewCell, UITableViewHeaderFooterView, UIView, UIViewController, UIWindow;
@class XCTest, XCTestCase, XCTestExpectation;
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
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (id)mutableCopyWithZone:(NSZone *)zone;
+ (instancetype)new;
+ (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
+ (BOOL)resolveClassMethod:(SEL)method;
+ (BOOL)resolveInstanceMethod:(SEL)method;
+ (Class)superclass;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (id)autorelease;
- (Class)class;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (id)copy;
- (void)dealloc;
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
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
- (nullable void *)observationInfo;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
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
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(nullable void *)context;
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
- (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (void *)zone;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithArray:(NSArray *)array;
+ (instancetype)arrayWithObject:(id)object;
+ (instancetype)arrayWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
- (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (NSArray *)arrayByAddingObject:(id)object;
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)array;
- (NSString *)componentsJoinedByString:(NSString *)string;
- (BOOL)containsObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(id)locale;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)indent;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSUInteger)options usingBlock:(id)block;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (id)firstObjectCommonWithArray:(NSArray *)array;
- (void)getObjects:(void *)objects range:(NSRange)range;
- (NSUInteger)indexOfObject:(id)object;
- (NSUInteger)indexOfObject:(id)object inRange:(NSRange)range;
- (NSUInteger)indexOfObject:(id)object inSortedRange:(NSRange)range options:(NSUInteger)options usingComparator:(id)comparator;
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSUInteger)options passingTest:(id)test;
- (NSUInteger)indexOfObjectIdenticalTo:(id)to;
- (NSUInteger)indexOfObjectIdenticalTo:(id)to inRange:(NSRange)range;
- (NSUInteger)indexOfObjectPassingTest:(id)test;
- (NSUInteger)indexOfObjectWithOptions:(NSUInteger)options passingTest:(id)test;
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSUInteger)options passingTest:(id)test;
- (NSIndexSet *)indexesOfObjectsPassingTest:(id)test;
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSUInteger)options passingTest:(id)test;
- (instancetype)initWithArray:(NSArray *)array;
- (instancetype)initWithArray:(NSArray *)array copyItems:(BOOL)items;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)isEqualToArray:(NSArray *)other;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)object;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)subscript;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSArray *)pathsMatchingExtensions:(NSArray *)extensions;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (NSEnumerator *)reverseObjectEnumerator;
- (NSArray *)sectionedArrayWithKey:(NSString *)key;
- (NSArray *)sortedArrayUsingComparator:(id)comparator;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
- (NSArray *)sortedArrayUsingFunction:(void *)function context:(void *)context;
- (NSArray *)sortedArrayUsingSelector:(SEL)selector;
- (NSArray *)sortedArrayWithOptions:(NSUInteger)options usingComparator:(id)comparator;
- (NSArray *)subarrayWithRange:(NSRange)range;
@end

@interface NSAssertionHandler : NSObject
+ (NSAssertionHandler *)currentHandler;
- (void)handleFailureInFunction:(NSString *)function file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(4, 5);
- (void)handleFailureInMethod:(SEL)selector object:(nullable id)object file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(5, 6);
@end

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSString *string;
@property (nonatomic, readonly) NSUInteger length;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (id)copyWithZone:(NSZone *)zone;
- (void)enumerateAttribute:(NSAttributedStringKey)name inRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
- (void)enumerateAttributesInRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attributes, NSRange range, BOOL *stop))block;
- (instancetype)initWithAttributedString:(NSAttributedString *)string;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (id)mutableCopyWithZone:(NSZone *)zone;
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

@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSData *bitmapRepresentation;
@property (nonatomic, readonly) NSCharacterSet *invertedSet;
+ (instancetype)URLFragmentAllowedCharacterSet;
+ (instancetype)URLHostAllowedCharacterSet;
+ (instancetype)URLPasswordAllowedCharacterSet;
+ (instancetype)URLPathAllowedCharacterSet;
+ (instancetype)URLQueryAllowedCharacterSet;
+ (instancetype)URLUserAllowedCharacterSet;
+ (instancetype)alphanumericCharacterSet;
+ (instancetype)capitalizedLetterCharacterSet;
+ (instancetype)characterSetWithBitmapRepresentation:(NSData *)data;
+ (instancetype)characterSetWithCharactersInString:(NSString *)string;
+ (instancetype)characterSetWithRange:(NSRange)range;
+ (instancetype)controlCharacterSet;
+ (instancetype)decimalDigitCharacterSet;
+ (instancetype)decomposableCharacterSet;
+ (instancetype)illegalCharacterSet;
+ (instancetype)letterCharacterSet;
+ (instancetype)lowercaseLetterCharacterSet;
+ (instancetype)newlineCharacterSet;
+ (instancetype)nonBaseCharacterSet;
+ (instancetype)punctuationCharacterSet;
+ (instancetype)symbolCharacterSet;
+ (instancetype)uppercaseLetterCharacterSet;
+ (instancetype)whitespaceAndNewlineCharacterSet;
+ (instancetype)whitespaceCharacterSet;
- (BOOL)characterIsMember:(unichar)character;
- (id)copyWithZone:(NSZone *)zone;
- (BOOL)hasMemberInPlane:(uint8_t)plane;
- (BOOL)isSupersetOfSet:(NSCharacterSet *)set;
- (BOOL)longCharacterIsMember:(UTF32Char)character;
- (id)mutableCopyWithZone:(NSZone *)zone;
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

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<ObjectType> *allObjects;
@property (nonatomic, readonly, nullable) ObjectType anyObject;
+ (instancetype)set;
+ (instancetype)setWithArray:(NSArray *)array;
+ (instancetype)setWithObject:(id)object;
+ (instancetype)setWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)setWithObjects:(const id [])objects count:(NSUInteger)count;
+ (instancetype)setWithSet:(NSSet *)withSet;
- (BOOL)containsObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(id)locale;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSUInteger)options usingBlock:(id)block;
- (instancetype)initWithArray:(NSArray *)array;
- (instancetype)initWithObjects:(id)objects;
- (instancetype)initWithObjects:(id *)objects count:(NSUInteger)count;
- (instancetype)initWithSet:(NSSet *)set;
- (instancetype)initWithSet:(NSSet *)set copyItems:(BOOL)items;
- (BOOL)intersectsSet:(NSSet *)set;
- (BOOL)isEqualToSet:(NSSet *)other;
- (BOOL)isSubsetOfSet:(NSSet *)set;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)object;
- (id)member:(id)member;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator *)objectEnumerator;
- (NSSet *)objectsPassingTest:(id)test;
- (NSSet *)objectsWithOptions:(NSUInteger)options passingTest:(id)test;
- (NSSet *)setByAddingObject:(id)object;
- (NSSet *)setByAddingObjectsFromArray:(NSArray *)byAddingObjectsFromArray;
- (NSSet *)setByAddingObjectsFromSet:(NSSet *)byAddingObjectsFromSet;
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end

@interface NSMutableSet : NSSet
+ (NSSet *)setWithCapacity:(NSUInteger)withCapacity;
- (void)addObject:(id)object;
- (void)addObjectsFromArray:(NSArray *)array;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)intersectSet:(NSSet *)set;
- (void)minusSet:(NSSet *)set;
- (void)removeAllObjects;
- (void)removeObject:(id)object;
- (void)setSet:(NSSet *)set;
- (void)unionSet:(NSSet *)set;
@end

@interface NSCountedSet : NSMutableSet
- (NSUInteger)countForObject:(id)object;
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

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<KeyType> *allKeys;
@property (nonatomic, readonly) NSArray<ObjectType> *allValues;
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithDictionary:(NSDictionary *)dictionary;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id<NSCopying>)key;
+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
+ (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
- (NSArray *)allKeysForObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(id)locale;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)indent;
- (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (void)enumerateKeysAndObjectsWithOptions:(NSUInteger)options usingBlock:(id)block;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary copyItems:(BOOL)items;
- (instancetype)initWithObject:(id)object forKey:(id)key;
- (instancetype)initWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
- (instancetype)initWithObjects:(id *)objects forKeys:(id *)keys count:(NSUInteger)count;
- (instancetype)initWithObjectsAndKeys:(id)keys;
- (BOOL)isEqualToDictionary:(NSDictionary *)other;
- (NSEnumerator *)keyEnumerator;
- (NSSet *)keysOfEntriesPassingTest:(id)test;
- (NSSet *)keysOfEntriesWithOptions:(NSUInteger)options passingTest:(id)test;
- (NSArray *)keysSortedByValueUsingComparator:(id)comparator;
- (NSArray *)keysSortedByValueUsingSelector:(SEL)selector;
- (NSArray *)keysSortedByValueWithOptions:(NSUInteger)options usingComparator:(id)comparator;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator *)objectEnumerator;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
- (NSArray *)objectsForKeys:(NSArray *)keys notFoundMarker:(id)marker;
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

@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSInteger count;
@property (nonatomic, readonly) NSInteger firstIndex;
@property (nonatomic, readonly) NSInteger lastIndex;
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (BOOL)containsIndex:(NSInteger)index;
- (BOOL)containsIndexes:(NSIndexSet *)indexes;
- (BOOL)containsIndexesInRange:(NSRange)range;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countOfIndexesInRange:(NSRange)range;
- (void)enumerateIndexesInRange:(NSRange)range options:(NSUInteger)options usingBlock:(id)block;
- (void)enumerateIndexesUsingBlock:(id)block;
- (void)enumerateIndexesWithOptions:(NSUInteger)options usingBlock:(id)block;
- (void)enumerateRangesInRange:(NSRange)range options:(NSUInteger)options usingBlock:(id)block;
- (void)enumerateRangesUsingBlock:(id)block;
- (void)enumerateRangesWithOptions:(NSUInteger)options usingBlock:(id)block;
- (NSUInteger)getIndexes:(void *)indexes maxCount:(NSUInteger)count inIndexRange:(void *)range;
- (NSUInteger)indexGreaterThanIndex:(NSInteger)index;
- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSInteger)index;
- (NSUInteger)indexInRange:(NSRange)range options:(NSUInteger)options passingTest:(id)test;
- (NSUInteger)indexLessThanIndex:(NSInteger)index;
- (NSUInteger)indexLessThanOrEqualToIndex:(NSInteger)index;
- (NSUInteger)indexPassingTest:(id)test;
- (NSUInteger)indexWithOptions:(NSUInteger)options passingTest:(id)test;
- (NSIndexSet *)indexesInRange:(NSRange)range options:(NSUInteger)options passingTest:(id)test;
- (NSIndexSet *)indexesPassingTest:(id)test;
- (NSIndexSet *)indexesWithOptions:(NSUInteger)options passingTest:(id)test;
- (instancetype)initWithIndex:(NSInteger)index;
- (instancetype)initWithIndexSet:(NSIndexSet *)set;
- (instancetype)initWithIndexesInRange:(NSRange)range;
- (BOOL)intersectsIndexesInRange:(NSRange)range;
- (BOOL)isEqualToIndexSet:(id)set;
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
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes;
- (void)removeAllObjects;
- (void)removeLastObject;
- (void)removeObject:(id)object;
- (void)removeObject:(id)object inRange:(NSRange)range;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectIdenticalTo:(id)to;
- (void)removeObjectIdenticalTo:(id)to inRange:(NSRange)range;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)removeObjectsInArray:(NSArray *)array;
- (void)removeObjectsInRange:(NSRange)range;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray *)objects;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray *)array;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray *)array range:(NSRange)arg2;
- (void)setArray:(NSArray *)array;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)subscript;
- (void)sortUsingComparator:(id)comparator;
- (void)sortUsingDescriptors:(NSArray *)descriptors;
- (void)sortUsingFunction:(void *)function context:(void *)context;
- (void)sortUsingSelector:(SEL)selector;
- (void)sortWithOptions:(NSUInteger)options usingComparator:(id)comparator;
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)string;
- (void)beginEditing;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)endEditing;
- (void)insertAttributedString:(NSAttributedString *)string atIndex:(NSUInteger)index;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)string;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
- (void)setAttributedString:(NSAttributedString *)string;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
@end

@interface NSMutableCharacterSet : NSCharacterSet
- (void)addCharactersInRange:(NSRange)range;
- (void)addCharactersInString:(NSString *)string;
- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)set;
- (void)formUnionWithCharacterSet:(NSCharacterSet *)set;
- (void)invert;
- (void)removeCharactersInRange:(NSRange)range;
- (void)removeCharactersInString:(NSString *)string;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
+ (NSDictionary *)dictionaryWithCapacity:(NSUInteger)capacity;
- (void)addEntriesFromDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)removeAllObjects;
- (void)removeObjectForKey:(id)key;
- (void)removeObjectsForKeys:(NSArray *)keys;
- (void)setDictionary:(NSDictionary *)dictionary;
- (void)setObject:(id)object forKey:(id<NSCopying>)key;
- (void)setObject:(id)object forKeyedSubscript:(id<NSCopying>)key;
@end

@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSInteger)index;
- (void)addIndexes:(NSIndexSet *)indexes;
- (void)addIndexesInRange:(NSRange)range;
- (void)removeAllIndexes;
- (void)removeIndex:(NSInteger)index;
- (void)removeIndexes:(NSIndexSet *)indexes;
- (void)removeIndexesInRange:(NSRange)range;
- (void)shiftIndexesStartingAtIndex:(NSInteger)index by:(NSInteger)by;
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
@property (nonatomic, readonly) NSString *localizedUppercaseString;
@property (nonatomic, readonly) NSString *localizedLowercaseString;
@property (nonatomic, readonly) NSString *localizedCapitalizedString;
@property (nonatomic, readonly) NSString *decomposedStringWithCanonicalMapping;
@property (nonatomic, readonly) NSString *precomposedStringWithCanonicalMapping;
@property (nonatomic, readonly) NSString *decomposedStringWithCompatibilityMapping;
@property (nonatomic, readonly) NSString *precomposedStringWithCompatibilityMapping;
@property (nonatomic, readonly) NSArray<NSString *> *pathComponents;
@property (nonatomic, readonly) BOOL isAbsolutePath;
@property (nonatomic, readonly) NSString *lastPathComponent;
@property (nonatomic, readonly) NSString *pathExtension;
@property (nonatomic, readonly) NSString *stringByDeletingLastPathComponent;
@property (nonatomic, readonly) NSString *stringByDeletingPathExtension;
@property (nonatomic, readonly) NSString *stringByExpandingTildeInPath;
@property (nonatomic, readonly) NSString *stringByAbbreviatingWithTildeInPath;
@property (nonatomic, readonly) NSString *stringByStandardizingPath;
@property (nonatomic, readonly) NSString *stringByResolvingSymlinksInPath;
@property (nonatomic, readonly) const char *fileSystemRepresentation;
@property (nonatomic, readonly, nullable) NSString *stringByRemovingPercentEncoding;
@property (nonatomic, readonly) NSStringEncoding fastestEncoding;
@property (nonatomic, readonly) NSStringEncoding smallestEncoding;
@property (nonatomic, readonly, getter=isAbsolutePath) BOOL absolutePath;
+ (NSStringEncoding)defaultCStringEncoding;
+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding;
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
+ (instancetype)string;
+ (nullable instancetype)stringWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)stringWithString:(NSString *)string;
+ (nullable instancetype)stringWithUTF8String:(const char *)characters;
- (nullable const char *)cStringUsingEncoding:(NSStringEncoding)encoding NS_RETURNS_INNER_POINTER;
- (NSString *)camelCasedString;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (NSString *)capitalizedStringWithLocale:(nullable id)locale;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
- (unichar)characterAtIndex:(NSUInteger)index;
- (NSString *)commonPrefixWithString:(NSString *)string options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)other;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable id)locale;
- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (BOOL)containsString:(NSString *)string;
- (id)copyWithZone:(NSZone *)zone;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)isLossy;
- (NSString *)displayString;
- (void)enumerateLinesUsingBlock:(void (NS_NOESCAPE ^)(NSString *line, BOOL *stop))block;
- (void)enumerateSubstringsInRange:(NSRange)range options:(NSStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSString *_Nullable substring, NSRange substringRange, NSRange enclosingRange, BOOL *stop))block;
- (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (void)getCharacters:(unichar *)buffer;
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;
- (void)getLineStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (void)getParagraphStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
- (instancetype)initWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale, ... NS_FORMAT_FUNCTION(1, 3);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithUTF8String:(const char *)characters;
- (BOOL)isEqualToString:(NSString *)string;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSRange)lineRangeForRange:(NSRange)range;
- (NSString *)llamaCasedString;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)string;
- (NSComparisonResult)localizedCompare:(NSString *)string;
- (NSComparisonResult)localizedStandardCompare:(NSString *)string;
- (BOOL)localizedStandardContainsString:(NSString *)string;
- (NSRange)localizedStandardRangeOfString:(NSString *)string;
- (NSString *)lowercaseStringWithLocale:(nullable id)locale;
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSString *)normalizedPath;
- (NSRange)paragraphRangeForRange:(NSRange)range;
- (NSString *)pluralizedString;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)string;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable id)locale;
- (NSString *)singularizedString;
- (NSString *)snakeCasedString;
- (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
- (nullable NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (nullable NSString *)stringByAppendingPathExtension:(NSString *)extension;
- (NSString *)stringByAppendingString:(NSString *)string;
- (nullable NSString *)stringByApplyingTransform:(NSStringTransform)transform reverse:(BOOL)isReverse;
- (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(nullable id)locale;
- (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)padding startingAtIndex:(NSUInteger)index;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
- (nullable NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSArray<NSString *> *)stringsByAppendingPaths:(NSArray<NSString *> *)paths;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringToIndex:(NSUInteger)index;
- (NSString *)substringWithRange:(NSRange)range;
- (NSString *)trainCasedString;
- (NSString *)uppercaseStringWithLocale:(nullable id)locale;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
@end

@interface NSMutableString : NSString
+ (instancetype)stringWithCapacity:(NSUInteger)capacity;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)appendString:(NSString *)string;
- (BOOL)applyTransform:(NSStringTransform)transform reverse:(BOOL)isReverse range:(NSRange)range updatedRange:(nullable NSRangePointer)updated;
- (void)deleteCharactersInRange:(NSRange)range;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
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
+ (BOOL)isSubclassOfClass:(Class)aClass;
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

@interface NSRegularExpression : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *pattern;
@property (nonatomic, readonly) NSRegularExpressionOptions options;
@property (nonatomic, readonly) NSUInteger numberOfCaptureGroups;
+ (NSString *)escapedPatternForString:(NSString *)string;
+ (NSString *)escapedTemplateForString:(NSString *)string;
+ (nullable instancetype)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error;
- (id)copyWithZone:(NSZone *)zone;
- (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range usingBlock:(void (NS_NOESCAPE ^)(NSTextCheckingResult *_Nullable result, NSMatchingFlags flags, BOOL *stop))block;
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error;
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSRange)rangeOfFirstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSUInteger)replaceMatchesInString:(NSMutableString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
- (NSString *)replacementStringForResult:(NSTextCheckingResult *)result inString:(NSString *)string offset:(NSInteger)offset template:(NSString *)replacement;
- (NSString *)stringByReplacingMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
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

@interface NSTextCheckingResult : NSObject <NSCopying>
@property (nonatomic, readonly) NSTextCheckingType resultType;
@property (nonatomic, readonly) NSRange range;
@property (nonatomic, readonly) NSUInteger numberOfRanges;
@property (nonatomic, readonly, nullable) NSRegularExpression *regularExpression;
- (id)copyWithZone:(NSZone *)zone;
- (NSRange)rangeAtIndex:(NSUInteger)index;
- (NSRange)rangeWithName:(NSString *)name;
- (NSTextCheckingResult *)resultByAdjustingRangesWithOffset:(NSInteger)offset;
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
