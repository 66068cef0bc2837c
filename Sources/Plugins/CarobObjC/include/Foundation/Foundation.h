// Foundation/Foundation.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/NSAttributedString.h>
#import <Foundation/NSBundle.h>
#import <Foundation/NSByteOrder.h>
#import <Foundation/NSCalendar.h>
#import <Foundation/NSComparator.h>
#import <Foundation/NSData.h>
#import <Foundation/NSDecimalNumber.h>
#import <Foundation/NSErrorNames.h>
#import <Foundation/NSException.h>
#import <Foundation/NSFastEnumeration.h>
#import <Foundation/NSFileHandle.h>
#import <Foundation/NSFileManager.h>
#import <Foundation/NSFormatter.h>
#import <Foundation/NSGeometry.h>
#import <Foundation/NSJSONSerialization.h>
#import <Foundation/NSKeyValueObserving.h>
#import <Foundation/NSNotification.h>
#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSOperation.h>
#import <Foundation/NSPointerFunctions.h>
#import <Foundation/NSPredicate.h>
#import <Foundation/NSProcessInfo.h>
#import <Foundation/NSPropertyList.h>
#import <Foundation/NSRegularExpression.h>
#import <Foundation/NSRunLoop.h>
#import <Foundation/NSString.h>
#import <Foundation/NSTask.h>
#import <Foundation/NSURLProtocol.h>
#import <Foundation/NSURLRequest.h>
#import <Foundation/NSValue.h>
#import <Foundation/NSZone.h>
#import <dispatch/dispatch.h>

@class CAGradientLayer, CALayer, CAReplicatorLayer, CAShapeLayer, CATextLayer, CATransaction;
@class ICCollectionFetcher, ICCollectionViewCell, ICCollectionViewController, ICDateSerializer, ICInflector, ICJSONMapper;
@class ICLoadingCollectionViewCell, ICLoadingPlaceholder, ICLoadingTableViewCell, ICModel, ICModelInspector, ICMultiDataSource;
@class ICNoResultsPlaceholder, ICPaginatedDataSource, ICPaginatorKeys, ICPropertyAttributes, ICRemoteConfiguration, ICRemoteDataSource;
@class ICRequestManager, ICRequestOperation, ICResourceGateway, ICRoute, ICRouter, ICSectionedDataSource;
@class ICSimpleDataSource, ICSimpleRouteMatcher, ICTableViewCell, ICTableViewController, ICURLSerializer, ICValueObject;
@class ICViewController, NSArray<__covariant ObjectType>, NSAssertionHandler, NSAttributedString, NSAutoreleasePool, NSBlock;
@class NSBlockOperation, NSBundle, NSByteCountFormatter, NSCache<KeyType, ObjectType>, NSCalendar, NSCharacterSet;
@class NSCoder, NSComparisonPredicate, NSCompoundPredicate, NSCondition, NSConditionLock, NSCountedSet<ObjectType>;
@class NSData, NSDate, NSDateComponents, NSDateFormatter, NSDecimalNumber, NSDecimalNumberHandler;
@class NSDictionary<__covariant KeyType, __covariant ObjectType>, NSDirectoryEnumerator<__covariant ObjectType>, NSEnumerator<__covariant ObjectType>, NSError, NSException, NSExpression;
@class NSFileHandle, NSFileManager, NSFormatter, NSHTTPURLResponse, NSHashTable<ObjectType>, NSIndexPath;
@class NSIndexSet, NSInvocation, NSInvocationOperation, NSJSONSerialization, NSKeyedArchiver, NSKeyedUnarchiver;
@class NSLayoutAnchor, NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLocale;
@class NSLock, NSMapTable<KeyType, ObjectType>, NSMethodSignature, NSMutableArray<ObjectType>, NSMutableAttributedString, NSMutableCharacterSet;
@class NSMutableData, NSMutableDictionary<KeyType, ObjectType>, NSMutableIndexSet, NSMutableOrderedSet<ObjectType>, NSMutableSet<ObjectType>, NSMutableString;
@class NSMutableURLRequest, NSNotification, NSNotificationCenter, NSNotificationQueue, NSNull, NSNumber;
@class NSNumberFormatter, NSObject, NSOperation, NSOperationQueue, NSOrderedSet<__covariant ObjectType>, NSPipe;
@class NSPointerArray, NSPointerFunctions, NSPredicate, NSProcessInfo, NSPropertyListSerialization, NSProxy;
@class NSRecursiveLock, NSRegularExpression, NSRunLoop, NSScanner, NSSet<__covariant ObjectType>, NSSortDescriptor;
@class NSString, NSTask, NSTextCheckingResult, NSThread, NSTimeZone, NSTimer;
@class NSURL, NSURLComponents, NSURLProtocol, NSURLQueryItem, NSURLRequest, NSURLResponse;
@class NSUUID, NSUndoManager, NSUserDefaults, NSValue, NSValueTransformer, TTTStringInflector;
@class UIActionSheet, UIActivityIndicatorView, UIAlertAction, UIAlertController, UIAlertView, UIApplication;
@class UIBarButtonItem, UIBarItem, UIBezierPath, UIButton, UICollectionReusableView, UICollectionView;
@class UICollectionViewCell, UICollectionViewController, UICollectionViewFlowLayout, UICollectionViewFlowLayoutInvalidationContext, UICollectionViewLayout, UICollectionViewLayoutAttributes;
@class UICollectionViewLayoutInvalidationContext, UICollectionViewUpdateItem, UIColor, UIContextualAction, UIControl, UIDatePicker;
@class UIDevice, UIEvent, UIFont, UIFontMetrics, UIGestureRecognizer, UIGraphicsImageRenderer;
@class UIGraphicsImageRendererContext, UIGraphicsImageRendererFormat, UIImage, UIImageView, UILabel, UILayoutGuide;
@class UILongPressGestureRecognizer, UINavigationBar, UINavigationController, UINavigationItem, UINib, UIPageControl;
@class UIPanGestureRecognizer, UIPasteboard, UIPickerView, UIPinchGestureRecognizer, UIProgressView, UIRefreshControl;
@class UIResponder, UIRotationGestureRecognizer, UIScreen, UIScreenEdgePanGestureRecognizer, UIScrollView, UISearchBar;
@class UISearchTextField, UISegmentedControl, UISlider, UIStackView, UIStepper, UIStoryboard;
@class UIStoryboardSegue, UISwipeActionsConfiguration, UISwipeGestureRecognizer, UISwitch, UITabBar, UITabBarController;
@class UITabBarItem, UITableView, UITableViewCell, UITableViewController, UITableViewHeaderFooterView, UITableViewRowAction;
@class UITapGestureRecognizer, UITextField, UITextView, UIToolbar, UITouch, UITraitCollection;
@class UIView, UIViewController, UIWindow, XCTAttachment, XCTContext, XCTExpectedFailureOptions;
@class XCTIssue, XCTKVOExpectation, XCTMutableIssue, XCTNSNotificationExpectation, XCTNSPredicateExpectation, XCTSourceCodeContext;
@class XCTSourceCodeLocation, XCTWaiter, XCTest, XCTestCase, XCTestCaseRun, XCTestExpectation;
@class XCTestObservationCenter, XCTestRun, XCTestSuite, XCTestSuiteRun;
@protocol ICCollectionCellConfigurationDelegate, ICDataSource, ICDataSourceDelegate, ICInspectable, ICJSONMappable, ICKeyValueCodable;
@protocol ICMappable, ICRemoteObject, ICRoutable, ICRouteMatcher, ICRouterDelegate, ICSerializer;
@protocol ICTableCellConfigurationDelegate, ICValueObject, NSCacheDelegate, NSCoding, NSCopying, NSFastEnumeration;
@protocol NSLocking, NSMutableCopying, NSObject, NSSecureCoding, NSURLProtocolClient, UIActionSheetDelegate;
@protocol UIAlertViewDelegate, UIAppearance, UIApplicationDelegate, UIBarPositioningDelegate, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching;
@protocol UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UIContentSizeCategoryAdjusting, UIGestureRecognizerDelegate, UILayoutSupport, UINavigationControllerDelegate;
@protocol UIPickerViewDataSource, UIPickerViewDelegate, UIScrollViewDelegate, UISearchBarDelegate, UITabBarControllerDelegate, UITableViewDataSource;
@protocol UITableViewDataSourcePrefetching, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate, UITraitEnvironment, UIViewControllerTransitionCoordinator;
@protocol UIViewControllerTransitionCoordinatorContext, XCTActivity, XCTWaiterDelegate, XCTestObservation;

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

@protocol NSURLProtocolClient <NSObject>
@required
- (void)URLProtocol:(NSURLProtocol *)protocol didFailWithError:(NSError *)error;
- (void)URLProtocol:(NSURLProtocol *)protocol didLoadData:(NSData *)data;
- (void)URLProtocol:(NSURLProtocol *)protocol didReceiveResponse:(NSURLResponse *)response cacheStoragePolicy:(NSURLCacheStoragePolicy)policy;
- (void)URLProtocol:(NSURLProtocol *)protocol wasRedirectedToRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)redirectResponse;
- (void)URLProtocolDidFinishLoading:(NSURLProtocol *)protocol;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> {
  Class isa;
}
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@property (nullable, readonly) Class classForCoder;
@property (nullable, readonly) Class classForKeyedArchiver;
+ (BOOL)accessInstanceVariablesDirectly;
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
+ (Class)class;
+ (NSString *)className;
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
- (NSString *)className;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (id)copy;
- (void)dealloc;
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (BOOL)doesContain:(id)object;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (id)forwardingTargetForSelector:(SEL)selector;
- (instancetype)init;
- (BOOL)isCaseInsensitiveLike:(NSString *)pattern;
- (BOOL)isEqual:(id)object;
- (BOOL)isEqualTo:(nullable id)object;
- (BOOL)isGreaterThan:(nullable id)object;
- (BOOL)isGreaterThanOrEqualTo:(nullable id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isLessThan:(nullable id)object;
- (BOOL)isLessThanOrEqualTo:(nullable id)object;
- (BOOL)isLike:(NSString *)pattern;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)isNotEqualTo:(nullable id)object;
- (BOOL)isProxy;
- (IMP)methodForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath;
- (id)mutableCopy;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath;
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
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKeyPath:(NSString *)path error:(NSError **)error;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (id)valueForUndefinedKey:(NSString *)key;
- (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (void *)zone;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithArray:(NSArray *)array;
+ (nullable instancetype)arrayWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)arrayWithContentsOfURL:(NSURL *)url;
+ (instancetype)arrayWithObject:(id)object;
+ (instancetype)arrayWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
+ (BOOL)supportsSecureCoding;
- (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (NSArray *)allObjects;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (BOOL)containsObject:(id)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (nullable ObjectType)firstObjectCommonWithArray:(NSArray<ObjectType> *)other;
- (void)getObjects:(id __unsafe_unretained _Nonnull [])objects range:(NSRange)range;
- (NSUInteger)indexOfObject:(id)object;
- (NSUInteger)indexOfObject:(ObjectType)object inRange:(NSRange)range;
- (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range options:(NSBinarySearchingOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object;
- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object inRange:(NSRange)range;
- (NSUInteger)indexOfObjectPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array copyItems:(BOOL)copies;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)isEqualToArray:(NSArray *)other;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(nullable id)argument;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)subscript;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSArray<NSString *> *)pathsMatchingExtensions:(NSArray<NSString *> *)extensions;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray *)sectionedArrayWithKey:(NSString *)key;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function context:(nullable void *)context;
- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
- (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end

@interface NSAssertionHandler : NSObject
+ (NSAssertionHandler *)currentHandler;
- (void)handleFailureInFunction:(NSString *)function file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(4, 5);
- (void)handleFailureInMethod:(SEL)selector object:(nullable id)object file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(5, 6);
@end

@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding, NSMutableCopying>
@property (nonatomic, readonly) NSString *string;
@property (nonatomic, readonly) NSUInteger length;
+ (BOOL)supportsSecureCoding;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSInteger)options context:(id)context;
- (id)copyWithZone:(NSZone *)zone;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawInRect:(CGRect)rect;
- (void)drawWithRect:(CGRect)rect options:(NSInteger)options context:(id)context;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateAttribute:(NSAttributedStringKey)name inRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
- (void)enumerateAttributesInRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attributes, NSRange range, BOOL *stop))block;
- (instancetype)initWithAttributedString:(NSAttributedString *)string;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (CGSize)size;
@end

NS_AUTOMATED_REFCOUNT_UNAVAILABLE
@interface NSAutoreleasePool : NSObject
+ (void)addObject:(id)anObject;
- (void)addObject:(id)anObject;
- (void)drain;
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
@property (readonly, getter=isReady) BOOL ready;
@property (readonly, getter=isConcurrent) BOOL concurrent;
@property (readonly, getter=isAsynchronous) BOOL asynchronous;
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
- (id)loadNibNamed:(NSString *)named owner:(id)owner options:(id)options;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table NS_FORMAT_ARGUMENT(1);
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath forLocalization:(nullable NSString *)localization;
- (NSArray<NSString *> *)pathsForResourcesOfType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
@end

@interface NSFormatter : NSObject <NSCopying, NSSecureCoding>
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (nullable NSString *)editingStringForObjectValue:(id)object;
- (void)encodeWithCoder:(NSCoder *)coder;
- (BOOL)getObjectValue:(id *)object forString:(NSString *)string errorDescription:(NSString **)error;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable NSString *)stringForObjectValue:(nullable id)object;
@end

@interface NSByteCountFormatter : NSFormatter
@property (nonatomic) NSByteCountFormatterCountStyle countStyle;
@property (nonatomic) NSByteCountFormatterUnits allowedUnits;
@property (nonatomic) BOOL allowsNonnumericFormatting;
@property (nonatomic) BOOL includesUnit;
@property (nonatomic) BOOL includesCount;
@property (nonatomic) BOOL includesActualByteCount;
@property (nonatomic) BOOL zeroPadsFractionDigits;
@property (nonatomic, getter=isAdaptive) BOOL adaptive;
+ (NSString *)stringFromByteCount:(long long)count countStyle:(NSByteCountFormatterCountStyle)style;
- (NSString *)stringFromByteCount:(long long)count;
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

@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSCalendarIdentifier calendarIdentifier;
@property (nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic, copy, nullable) NSLocale *locale;
@property (nonatomic) NSUInteger firstWeekday;
@property (nonatomic) NSUInteger minimumDaysInFirstWeek;
@property (nonatomic, readonly) NSArray *eraSymbols;
@property (nonatomic, readonly) NSArray *monthSymbols;
@property (nonatomic, readonly) NSArray *shortMonthSymbols;
@property (nonatomic, readonly) NSArray *veryShortMonthSymbols;
@property (nonatomic, readonly) NSArray *standaloneMonthSymbols;
@property (nonatomic, readonly) NSArray *shortStandaloneMonthSymbols;
@property (nonatomic, readonly) NSArray *weekdaySymbols;
@property (nonatomic, readonly) NSArray *shortWeekdaySymbols;
@property (nonatomic, readonly) NSArray *veryShortWeekdaySymbols;
@property (nonatomic, readonly) NSArray *standaloneWeekdaySymbols;
@property (nonatomic, readonly) NSArray *quarterSymbols;
@property (nonatomic, readonly) NSArray *shortQuarterSymbols;
@property (nonatomic, readonly) NSString *AMSymbol;
@property (nonatomic, readonly) NSString *PMSymbol;
+ (NSCalendar *)autoupdatingCurrentCalendar;
+ (nullable instancetype)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
+ (NSCalendar *)currentCalendar;
+ (BOOL)supportsSecureCoding;
- (NSComparisonResult)compareDate:(NSDate *)date toDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit;
- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)start toDate:(NSDate *)end options:(NSCalendarOptions)options;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDateComponents:(NSDateComponents *)start toDateComponents:(NSDateComponents *)end options:(NSCalendarOptions)options;
- (NSDateComponents *)componentsInTimeZone:(NSTimeZone *)zone fromDate:(NSDate *)date;
- (id)copyWithZone:(NSZone *)zone;
- (BOOL)date:(NSDate *)date matchesComponents:(NSDateComponents *)components;
- (nullable NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateByAddingUnit:(NSCalendarUnit)unit value:(NSInteger)value toDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateBySettingHour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second ofDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateBySettingUnit:(NSCalendarUnit)unit value:(NSInteger)value ofDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateFromComponents:(NSDateComponents *)components;
- (NSDate *)dateWithEra:(NSInteger)era year:(NSInteger)year month:(NSInteger)month day:(NSInteger)day hour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second nanosecond:(NSInteger)nanosecond;
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (BOOL)isDate:(NSDate *)date equalToDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit;
- (BOOL)isDate:(NSDate *)date inSameDayAsDate:(NSDate *)other;
- (BOOL)isDateInToday:(NSDate *)today;
- (BOOL)isDateInTomorrow:(NSDate *)tomorrow;
- (BOOL)isDateInWeekend:(NSDate *)weekend;
- (BOOL)isDateInYesterday:(NSDate *)yesterday;
- (NSRange)maximumRangeOfUnit:(NSCalendarUnit)unit;
- (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit;
- (nullable NSDate *)nextDateAfterDate:(NSDate *)date matchingComponents:(NSDateComponents *)components options:(NSCalendarOptions)options;
- (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (NSRange)rangeOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (BOOL)rangeOfUnit:(NSCalendarUnit)unit startDate:(NSDate **)start interval:(NSTimeInterval *)interval forDate:(NSDate *)date;
- (NSDate *)startOfDayForDate:(NSDate *)date;
@end

@interface NSCharacterSet : NSObject <NSCopying, NSSecureCoding, NSMutableCopying>
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
+ (BOOL)supportsSecureCoding;
+ (instancetype)symbolCharacterSet;
+ (instancetype)uppercaseLetterCharacterSet;
+ (instancetype)whitespaceAndNewlineCharacterSet;
+ (instancetype)whitespaceCharacterSet;
- (BOOL)characterIsMember:(unichar)character;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (BOOL)hasMemberInPlane:(uint8_t)plane;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (BOOL)isSupersetOfSet:(NSCharacterSet *)set;
- (BOOL)longCharacterIsMember:(UTF32Char)character;
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@interface NSCoder : NSObject
@property (nonatomic, readonly) BOOL allowsKeyedCoding;
@property (nonatomic, readonly) BOOL requiresSecureCoding;
@property (nonatomic, readonly, copy, nullable) NSSet *allowedClasses;
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

@interface NSPredicate : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSString *predicateFormat;
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block;
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(nullable NSArray *)arguments;
+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments;
+ (NSPredicate *)predicateWithValue:(BOOL)value;
+ (BOOL)supportsSecureCoding;
- (void)allowEvaluation;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (BOOL)evaluateWithObject:(nullable id)object;
- (BOOL)evaluateWithObject:(nullable id)object substitutionVariables:(nullable NSDictionary<NSString *, id> *)variables;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables;
@end

@interface NSComparisonPredicate : NSPredicate
@property (nonatomic, readonly) NSExpression *leftExpression;
@property (nonatomic, readonly) NSExpression *rightExpression;
@property (nonatomic, readonly) NSComparisonPredicateModifier comparisonPredicateModifier;
@property (nonatomic, readonly) NSPredicateOperatorType predicateOperatorType;
@property (nonatomic, readonly) NSComparisonPredicateOptions options;
@property (nonatomic, readonly, nullable) SEL customSelector;
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right customSelector:(SEL)selector;
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
- (instancetype)initWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right customSelector:(SEL)selector;
- (instancetype)initWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
@end

@interface NSCompoundPredicate : NSPredicate
@property (nonatomic, readonly) NSCompoundPredicateType compoundPredicateType;
@property (nonatomic, readonly, copy) NSArray<NSPredicate *> *subpredicates;
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate;
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates;
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
@property (nullable, copy) NSString *name;
@property (nonatomic, readonly) NSInteger condition;
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

@interface NSSet<__covariant ObjectType> : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<ObjectType> *allObjects;
@property (nonatomic, readonly, nullable) ObjectType anyObject;
+ (instancetype)set;
+ (instancetype)setWithArray:(NSArray *)array;
+ (instancetype)setWithObject:(id)object;
+ (instancetype)setWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)setWithObjects:(const id [])objects count:(NSUInteger)count;
+ (instancetype)setWithSet:(NSSet<ObjectType> *)set;
+ (BOOL)supportsSecureCoding;
- (BOOL)containsObject:(ObjectType)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set copyItems:(BOOL)copies;
- (BOOL)intersectsSet:(NSSet<ObjectType> *)other;
- (BOOL)isEqualToSet:(NSSet *)other;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(nullable id)argument;
- (nullable ObjectType)member:(ObjectType)object;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSSet<ObjectType> *)objectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
- (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
- (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
@end

@interface NSMutableSet<ObjectType> : NSSet<ObjectType> <NSSecureCoding>
+ (instancetype)setWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)removeAllObjects;
- (void)removeObject:(ObjectType)object;
- (void)setSet:(NSSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
@end

@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType> <NSSecureCoding>
- (NSUInteger)countForObject:(ObjectType)object;
@end

@interface NSData : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSUInteger length;
@property (nonatomic, readonly) const void *bytes;
+ (instancetype)data;
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)free;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError **)error;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
+ (instancetype)dataWithData:(NSData *)data;
+ (BOOL)supportsSecureCoding;
- (NSData *)base64EncodedDataWithOptions:(NSDataBase64EncodingOptions)options;
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateByteRangesUsingBlock:(void (NS_NOESCAPE ^)(const void *bytes, NSRange byteRange, BOOL *stop))block;
- (void)getBytes:(void *)bytes;
- (void)getBytes:(void *)buffer length:(NSUInteger)length;
- (void)getBytes:(void *)buffer range:(NSRange)range;
- (nullable instancetype)initWithBase64EncodedData:(NSData *)data options:(NSDataBase64DecodingOptions)options;
- (nullable instancetype)initWithBase64EncodedString:(NSString *)string options:(NSDataBase64DecodingOptions)options;
- (instancetype)initWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)free;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError **)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
- (instancetype)initWithData:(NSData *)data;
- (BOOL)isEqualToData:(NSData *)other;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSRange)rangeOfData:(NSData *)data options:(NSDataSearchOptions)options range:(NSRange)range;
- (NSData *)subdataWithRange:(NSRange)range;
- (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically;
- (BOOL)writeToFile:(NSString *)path options:(NSDataWritingOptions)options error:(NSError **)error;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)options error:(NSError **)error;
@end

@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSince1970;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceNow;
+ (instancetype)date;
+ (nullable id)dateWithString:(NSString *)text;
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
+ (instancetype)distantFuture;
+ (instancetype)distantPast;
+ (NSDate *)now;
+ (BOOL)supportsSecureCoding;
+ (NSTimeInterval)timeIntervalSinceReferenceDate;
- (NSComparisonResult)compare:(NSDate *)other;
- (id)copyWithZone:(NSZone *)zone;
- (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)interval;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (NSDate *)earlierDate:(NSDate *)date;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable id)initWithString:(NSString *)text;
- (instancetype)initWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)interval;
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)interval;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
- (BOOL)isEqualToDate:(NSDate *)other;
- (NSDate *)laterDate:(NSDate *)date;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
@end

@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic) NSInteger era;
@property (nonatomic) NSInteger year;
@property (nonatomic) NSInteger month;
@property (nonatomic) NSInteger day;
@property (nonatomic) NSInteger hour;
@property (nonatomic) NSInteger minute;
@property (nonatomic) NSInteger second;
@property (nonatomic) NSInteger nanosecond;
@property (nonatomic) NSInteger weekday;
@property (nonatomic) NSInteger weekdayOrdinal;
@property (nonatomic) NSInteger quarter;
@property (nonatomic) NSInteger weekOfMonth;
@property (nonatomic) NSInteger weekOfYear;
@property (nonatomic) NSInteger dayOfYear;
@property (nonatomic) NSInteger yearForWeekOfYear;
@property (nonatomic, getter=isLeapMonth) BOOL leapMonth;
@property (nonatomic, copy, nullable) NSCalendar *calendar;
@property (nonatomic, copy, nullable) NSTimeZone *timeZone;
@property (nonatomic, readonly, copy, nullable) NSDate *date;
@property (nonatomic, readonly, getter=isValidDate) BOOL validDate;
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (BOOL)isValidDateInCalendar:(NSCalendar *)calendar;
- (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)unit;
- (NSInteger)valueForComponent:(NSCalendarUnit)unit;
@end

@interface NSDateFormatter : NSFormatter
@property (nonatomic, copy, null_resettable) NSString *dateFormat;
@property (nonatomic) NSDateFormatterStyle dateStyle;
@property (nonatomic) NSDateFormatterStyle timeStyle;
@property (nonatomic, copy, null_resettable) NSLocale *locale;
@property (nonatomic, copy, null_resettable) NSTimeZone *timeZone;
@property (nonatomic, copy, null_resettable) NSCalendar *calendar;
@property (nonatomic, copy, nullable) NSDate *defaultDate;
@property NSDateFormatterBehavior formatterBehavior;
@property (nonatomic, copy) NSArray<NSString *> *monthSymbols;
@property (nonatomic, copy) NSArray<NSString *> *shortMonthSymbols;
@property (nonatomic, copy) NSArray<NSString *> *weekdaySymbols;
@property (nonatomic, copy) NSArray<NSString *> *shortWeekdaySymbols;
@property (nonatomic, copy) NSArray *standaloneMonthSymbols;
@property (nonatomic, copy) NSArray *quarterSymbols;
@property (nonatomic, copy) NSArray *eraSymbols;
@property (nonatomic, copy) NSString *AMSymbol;
@property (nonatomic, copy) NSString *PMSymbol;
@property (nonatomic, getter=isLenient) BOOL lenient;
@property (nonatomic) BOOL doesRelativeDateFormatting;
+ (nullable NSString *)dateFormatFromTemplate:(NSString *)letters options:(NSUInteger)options locale:(nullable NSLocale *)locale;
+ (NSDateFormatterBehavior)defaultFormatterBehavior;
+ (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle;
+ (void)setDefaultFormatterBehavior:(NSDateFormatterBehavior)behavior;
- (nullable NSDate *)dateFromString:(NSString *)string;
- (void)setLocalizedDateFormatFromTemplate:(NSString *)localizedDateFormatFromTemplate;
- (NSString *)stringFromDate:(NSDate *)date;
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) const char *objCType;
@property (nonatomic, readonly, nullable) void *pointerValue;
@property (nonatomic, readonly, nullable) id nonretainedObjectValue;
@property (nonatomic, readonly) NSRange rangeValue;
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
@property (nonatomic, readonly) CGRect CGRectValue;
@property (readonly) NSPoint pointValue;
@property (readonly) NSSize sizeValue;
@property (readonly) NSRect rectValue;
@property (nonatomic, readonly) CGVector CGVectorValue;
@property (nonatomic, readonly) CGAffineTransform CGAffineTransformValue;
@property (nonatomic, readonly) CATransform3D CATransform3DValue;
@property (nonatomic, readonly) UIEdgeInsets UIEdgeInsetsValue;
@property (nonatomic, readonly) UIOffset UIOffsetValue;
+ (BOOL)supportsSecureCoding;
+ (NSValue *)value:(const void *)value withObjCType:(const char *)type;
+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform;
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGVector:(CGVector)vector;
+ (NSValue *)valueWithNonretainedObject:(nullable id)object;
+ (NSValue *)valueWithPoint:(NSPoint)point;
+ (NSValue *)valueWithPointer:(nullable const void *)pointer;
+ (NSValue *)valueWithRange:(NSRange)range;
+ (NSValue *)valueWithRect:(NSRect)rect;
+ (NSValue *)valueWithSize:(NSSize)size;
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
+ (NSValue *)valueWithUIOffset:(UIOffset)offset;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)getValue:(void *)value;
- (void)getValue:(void *)value size:(NSUInteger)size;
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (BOOL)isEqualToValue:(NSValue *)value;
@end

@interface NSNumber : NSValue <NSCopying, NSSecureCoding>
@property (readonly) NSDecimal decimalValue;
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
- (BOOL)carob_isBoolean;
- (NSComparisonResult)compare:(NSNumber *)other;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (instancetype)initWithBool:(BOOL)value;
- (instancetype)initWithChar:(char)value;
- (instancetype)initWithDouble:(double)value;
- (instancetype)initWithFloat:(float)value;
- (instancetype)initWithInt:(int)value;
- (instancetype)initWithInteger:(NSInteger)integer;
- (instancetype)initWithLong:(long)value;
- (instancetype)initWithLongLong:(long long)value;
- (instancetype)initWithShort:(short)value;
- (instancetype)initWithUnsignedChar:(unsigned char)value;
- (instancetype)initWithUnsignedInt:(unsigned int)value;
- (instancetype)initWithUnsignedInteger:(NSUInteger)integer;
- (instancetype)initWithUnsignedLong:(unsigned long)value;
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value;
- (instancetype)initWithUnsignedShort:(unsigned short)value;
- (BOOL)isEqualToNumber:(NSNumber *)other;
@end

@interface NSDecimalNumber : NSNumber
+ (NSInteger)carob_calculate:(NSUInteger)calculate result:(void *)result left:(void *)left right:(void *)right number:(NSInteger)number mode:(NSUInteger)mode;
+ (NSDecimalNumber *)decimalNumberWithDecimal:(NSDecimal)decimal;
+ (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text;
+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text locale:(nullable id)locale;
+ (NSDecimalNumber *)maximumDecimalNumber;
+ (NSDecimalNumber *)minimumDecimalNumber;
+ (NSDecimalNumber *)notANumber;
+ (instancetype)numberWithChar:(char)arg0;
+ (instancetype)numberWithDouble:(double)arg0;
+ (instancetype)numberWithFloat:(float)arg0;
+ (instancetype)numberWithInt:(int)arg0;
+ (instancetype)numberWithInteger:(NSInteger)integer;
+ (instancetype)numberWithLong:(NSInteger)arg0;
+ (instancetype)numberWithLongLong:(NSInteger)arg0;
+ (instancetype)numberWithShort:(short)arg0;
+ (instancetype)numberWithUnsignedChar:(unsigned char)arg0;
+ (instancetype)numberWithUnsignedInt:(unsigned int)arg0;
+ (instancetype)numberWithUnsignedInteger:(NSUInteger)integer;
+ (instancetype)numberWithUnsignedLong:(NSUInteger)arg0;
+ (instancetype)numberWithUnsignedLongLong:(NSUInteger)arg0;
+ (instancetype)numberWithUnsignedShort:(unsigned short)arg0;
+ (NSDecimalNumber *)one;
+ (NSDecimalNumber *)zero;
- (NSInteger)compare:(NSNumber *)compare;
- (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)of10;
- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power;
- (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (instancetype)initWithDecimal:(NSDecimal)decimal;
- (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
- (instancetype)initWithString:(NSString *)text;
- (instancetype)initWithString:(NSString *)text locale:(nullable id)locale;
@end

@interface NSDecimalNumberHandler : NSObject
@property (nonatomic, readonly) NSRoundingMode roundingMode;
@property (nonatomic, readonly) short scale;
+ (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
+ (instancetype)defaultDecimalNumberHandler;
- (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSArray<KeyType> *allKeys;
@property (nonatomic, readonly) NSArray<ObjectType> *allValues;
+ (instancetype)dictionary;
+ (nullable instancetype)dictionaryWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dictionaryWithContentsOfURL:(NSURL *)url;
+ (instancetype)dictionaryWithDictionary:(NSDictionary *)dictionary;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id<NSCopying>)key;
+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
+ (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
+ (BOOL)supportsSecureCoding;
- (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary;
- (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary copyItems:(BOOL)copies;
- (instancetype)initWithObject:(id)object forKey:(id<NSCopying>)key;
- (instancetype)initWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
- (instancetype)initWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
- (instancetype)initWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
- (BOOL)isEqualToDictionary:(NSDictionary *)other;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test;
- (NSSet<KeyType> *)keysOfEntriesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test;
- (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<KeyType> *)keysSortedByValueUsingSelector:(SEL)selector;
- (NSArray<KeyType> *)keysSortedByValueWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
- (NSArray<ObjectType> *)objectsForKeys:(NSArray<KeyType> *)keys notFoundMarker:(ObjectType)marker;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end

@interface NSEnumerator<__covariant ObjectType> : NSObject <NSFastEnumeration>
- (NSArray<ObjectType> *)allObjects;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (nullable ObjectType)nextObject;
@end

@interface NSDirectoryEnumerator<__covariant ObjectType> : NSEnumerator<ObjectType>
@property (nullable, readonly, copy) NSDictionary<NSFileAttributeKey, id> *fileAttributes;
@property (nullable, readonly, copy) NSDictionary<NSFileAttributeKey, id> *directoryAttributes;
@property (readonly) NSUInteger level;
@property (readonly) BOOL isEnumeratingDirectoryPostOrder;
- (id)nextObject;
- (void)skipDescendants;
- (void)skipDescendents;
@end

@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *domain;
@property (nonatomic, readonly) NSInteger code;
@property (nonatomic, readonly) NSDictionary *userInfo;
@property (nonatomic, readonly) NSArray *underlyingErrors;
@property (nonatomic, readonly) NSString *localizedDescription;
@property (nullable, readonly, copy) NSString *localizedFailureReason;
@property (nullable, readonly, copy) NSString *localizedRecoverySuggestion;
@property (nullable, readonly, copy) NSArray<NSString *> *localizedRecoveryOptions;
@property (nullable, readonly, strong) id recoveryAttempter;
@property (nullable, readonly, copy) NSString *helpAnchor;
+ (id)errorWithDescription:(NSString *)description;
+ (id)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
@end

@interface NSException : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly, nullable) NSString *reason;
@property (nonatomic, readonly, nullable) NSDictionary *userInfo;
@property (readonly, copy) NSArray<NSNumber *> *callStackReturnAddresses;
@property (readonly, copy) NSArray<NSString *> *callStackSymbols;
+ (id)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
+ (void)raise:(NSString *)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
+ (void)raise:(NSString *)name format:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(2, 0);
+ (BOOL)supportsSecureCoding;
- (void)carob_noteCallStack;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
- (void)raise;
@end

@interface NSExpression : NSObject <NSCopying>
@property (nonatomic, readonly) NSExpressionType expressionType;
@property (nonatomic, readonly, nullable) id constantValue;
@property (nonatomic, readonly) NSString *keyPath;
@property (nonatomic, readonly) NSString *variable;
@property (nonatomic, readonly) NSString *function;
@property (nonatomic, readonly) id _Nonnull (^expressionBlock)(id _Nullable, NSArray *, NSMutableDictionary *_Nullable);
@property (nonatomic, readonly) NSExpression *operand;
@property (nonatomic, readonly, nullable, copy) NSArray<NSExpression *> *arguments;
@property (nonatomic, readonly) id collection;
@property (nonatomic, readonly) NSPredicate *predicate;
@property (nonatomic, readonly) NSExpression *leftExpression;
@property (nonatomic, readonly) NSExpression *rightExpression;
@property (nonatomic, readonly) NSExpression *trueExpression;
@property (nonatomic, readonly) NSExpression *falseExpression;
+ (NSExpression *)expressionForAggregate:(NSArray<NSExpression *> *)elements;
+ (instancetype)expressionForAnyKey;
+ (NSExpression *)expressionForBlock:(id _Nonnull (^)(id _Nullable object, NSArray *arguments, NSMutableDictionary *_Nullable context))block arguments:(nullable NSArray<NSExpression *> *)arguments;
+ (instancetype)expressionForConditional:(NSPredicate *)conditional trueExpression:(NSExpression *)expression falseExpression:(NSExpression *)other;
+ (NSExpression *)expressionForConstantValue:(nullable id)value;
+ (instancetype)expressionForEvaluatedObject;
+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)arguments;
+ (NSExpression *)expressionForFunction:(NSExpression *)target selectorName:(NSString *)name arguments:(nullable NSArray *)arguments;
+ (NSExpression *)expressionForIntersectSet:(NSExpression *)left with:(NSExpression *)right;
+ (NSExpression *)expressionForKeyPath:(NSString *)keyPath;
+ (NSExpression *)expressionForMinusSet:(NSExpression *)left with:(NSExpression *)right;
+ (NSExpression *)expressionForSubquery:(NSExpression *)collection usingIteratorVariable:(NSString *)variable predicate:(NSPredicate *)predicate;
+ (NSExpression *)expressionForUnionSet:(NSExpression *)left with:(NSExpression *)right;
+ (NSExpression *)expressionForVariable:(NSString *)variable;
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments;
- (void)allowEvaluation;
- (id)copyWithZone:(NSZone *)zone;
- (nullable id)expressionValueWithObject:(nullable id)object context:(nullable NSMutableDictionary *)context;
@end

@interface NSFileHandle : NSObject
@property (readonly) int fileDescriptor;
@property (readonly, copy) NSData *availableData;
@property (readonly) unsigned long long offsetInFile;
@property (nullable, copy) void (^readabilityHandler)(NSFileHandle *handle);
@property (nullable, copy) void (^writeabilityHandler)(NSFileHandle *handle);
+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path;
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error;
+ (nullable instancetype)fileHandleForUpdatingAtPath:(NSString *)path;
+ (nullable instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError **)error;
+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path;
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error;
+ (NSFileHandle *)fileHandleWithNullDevice;
+ (NSFileHandle *)fileHandleWithStandardError;
+ (NSFileHandle *)fileHandleWithStandardInput;
+ (NSFileHandle *)fileHandleWithStandardOutput;
- (void)acceptConnectionInBackgroundAndNotify;
- (void)acceptConnectionInBackgroundAndNotifyForModes:(nullable NSArray<NSRunLoopMode> *)modes;
- (BOOL)closeAndReturnError:(NSError **)error;
- (void)closeFile;
- (BOOL)getOffset:(unsigned long long *)offset error:(NSError **)error;
- (instancetype)initWithFileDescriptor:(int)descriptor;
- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)closes;
- (NSData *)readDataOfLength:(NSUInteger)length;
- (NSData *)readDataToEndOfFile;
- (nullable NSData *)readDataToEndOfFileAndReturnError:(NSError **)error;
- (nullable NSData *)readDataUpToLength:(NSUInteger)length error:(NSError **)error;
- (void)readInBackgroundAndNotify;
- (void)readInBackgroundAndNotifyForModes:(nullable NSArray<NSRunLoopMode> *)modes;
- (void)readToEndOfFileInBackgroundAndNotify;
- (void)readToEndOfFileInBackgroundAndNotifyForModes:(nullable NSArray<NSRunLoopMode> *)modes;
- (unsigned long long)seekToEndOfFile;
- (BOOL)seekToEndReturningOffset:(nullable unsigned long long *)offset error:(NSError **)error;
- (void)seekToFileOffset:(unsigned long long)offset;
- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError **)error;
- (BOOL)synchronizeAndReturnError:(NSError **)error;
- (void)synchronizeFile;
- (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError **)error;
- (void)truncateFileAtOffset:(unsigned long long)offset;
- (void)waitForDataInBackgroundAndNotify;
- (void)waitForDataInBackgroundAndNotifyForModes:(nullable NSArray<NSRunLoopMode> *)modes;
- (void)writeData:(NSData *)data;
- (BOOL)writeData:(NSData *)data error:(NSError **)error;
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
- (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)other;
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
- (nullable NSDirectoryEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path;
- (nullable NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray<NSString *> *)keys options:(NSDirectoryEnumerationOptions)options errorHandler:(nullable BOOL (^)(NSURL *url, NSError *error))handler;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory;
- (nullable NSURL *)homeDirectoryForUser:(NSString *)login;
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

@interface NSURLResponse : NSObject <NSCopying>
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSString *MIMEType;
@property (nonatomic, readonly) long long expectedContentLength;
@property (nonatomic, readonly, copy, nullable) NSString *textEncodingName;
@property (nonatomic, readonly, copy, nullable) NSString *suggestedFilename;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithURL:(NSURL *)url MIMEType:(nullable NSString *)type expectedContentLength:(NSInteger)length textEncodingName:(nullable NSString *)name;
@end

@interface NSHTTPURLResponse : NSURLResponse
@property (nonatomic, readonly) NSInteger statusCode;
@property (nonatomic, readonly, copy) NSDictionary *allHeaderFields;
+ (NSString *)localizedStringForStatusCode:(NSInteger)code;
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode HTTPVersion:(nullable NSString *)version headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end

@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly, copy) NSPointerFunctions *pointerFunctions;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@property (readonly, nullable, nonatomic) ObjectType anyObject;
@property (readonly, copy) NSSet<ObjectType> *setRepresentation;
+ (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options;
+ (id)hashTableWithWeakObjects;
+ (NSHashTable<ObjectType> *)weakObjectsHashTable;
- (void)addObject:(nullable ObjectType)object;
- (void)carob_getValues:(const void **)values;
- (void)carob_insert:(const void *)member;
- (BOOL)carob_member:(const void *)member value:(const void **)value;
- (void)carob_remove:(const void *)member;
- (BOOL)containsObject:(nullable ObjectType)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity;
- (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions capacity:(NSUInteger)capacity;
- (void)intersectHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)intersectsHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)isEqualToHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)isSubsetOfHashTable:(NSHashTable<ObjectType> *)other;
- (nullable ObjectType)member:(nullable ObjectType)object;
- (void)minusHashTable:(NSHashTable<ObjectType> *)other;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (void)removeAllObjects;
- (void)removeObject:(nullable ObjectType)object;
- (void)unionHashTable:(NSHashTable<ObjectType> *)other;
@end

@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
@property (readonly) NSUInteger length;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
+ (instancetype)indexPathWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length;
+ (BOOL)supportsSecureCoding;
- (NSComparisonResult)compare:(NSIndexPath *)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)getIndexes:(NSUInteger *)indexes;
- (void)getIndexes:(NSUInteger *)indexes range:(NSRange)positionRange;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
- (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index;
- (NSIndexPath *)indexPathByRemovingLastIndex;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexes:(nullable const NSUInteger *)indexes length:(NSUInteger)length;
@end

@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding, NSMutableCopying>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSUInteger firstIndex;
@property (nonatomic, readonly) NSUInteger lastIndex;
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
+ (BOOL)supportsSecureCoding;
- (BOOL)containsIndex:(NSUInteger)index;
- (BOOL)containsIndexes:(NSIndexSet *)indexes;
- (BOOL)containsIndexesInRange:(NSRange)range;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countOfIndexesInRange:(NSRange)range;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateIndexesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (void)enumerateIndexesUsingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (void)enumerateIndexesWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (void)enumerateRangesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block;
- (void)enumerateRangesUsingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block;
- (void)enumerateRangesWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block;
- (NSUInteger)getIndexes:(NSUInteger *)buffer maxCount:(NSUInteger)count inIndexRange:(nullable NSRangePointer)range;
- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index;
- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)indexInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexLessThanIndex:(NSUInteger)index;
- (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)indexPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexSet:(NSIndexSet *)set;
- (instancetype)initWithIndexesInRange:(NSRange)range;
- (BOOL)intersectsIndexesInRange:(NSRange)range;
- (BOOL)isEqualToIndexSet:(NSIndexSet *)other;
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@interface NSInvocation : NSObject
@property (nonatomic, readonly) NSMethodSignature *methodSignature;
@property (nonatomic, readonly) BOOL argumentsRetained;
@property (nonatomic, assign) id target;
@property (nonatomic) SEL selector;
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

@interface NSJSONSerialization : NSObject
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error;
+ (nullable NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error;
+ (BOOL)isValidJSONObject:(id)object;
@end

@interface NSKeyedArchiver : NSCoder
@property (nonatomic, readonly) NSData *encodedData;
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
+ (NSData *)archivedDataWithRootObject:(id)object;
- (void)finishEncoding;
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
@end

@interface NSKeyedUnarchiver : NSCoder
@property (nonatomic) BOOL requiresSecureCoding;
+ (id)unarchiveObjectWithData:(NSData *)data;
+ (id)unarchiveObjectWithFile:(NSString *)path;
- (id)decodeObjectOfClasses:(id)classes forKey:(NSString *)key;
- (void)finishDecoding;
- (instancetype)initForReadingWithData:(NSData *)data;
@end

@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *localeIdentifier;
@property (nonatomic, readonly) NSString *languageCode;
@property (nonatomic, readonly, copy, nullable) NSString *countryCode;
@property (nonatomic, readonly, copy, nullable) NSString *scriptCode;
@property (nonatomic, readonly) NSString *decimalSeparator;
@property (nonatomic, readonly) NSString *groupingSeparator;
@property (nonatomic, readonly, copy, nullable) NSString *currencyCode;
@property (nonatomic, readonly) NSString *currencySymbol;
@property (nonatomic, readonly) BOOL usesMetricSystem;
@property (nonatomic, readonly) NSString *calendarIdentifier;
+ (NSArray<NSString *> *)ISOCountryCodes;
+ (NSLocale *)autoupdatingCurrentLocale;
+ (NSArray<NSString *> *)availableLocaleIdentifiers;
+ (NSString *)canonicalLocaleIdentifierFromString:(NSString *)string;
+ (NSLocale *)currentLocale;
+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
+ (NSArray<NSString *> *)preferredLanguages;
+ (BOOL)supportsSecureCoding;
+ (NSLocale *)systemLocale;
- (id)copyWithZone:(NSZone *)zone;
- (nullable NSString *)displayNameForKey:(NSLocaleKey)key value:(id)value;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithLocaleIdentifier:(NSString *)identifier;
- (nullable NSString *)localizedStringForCountryCode:(NSString *)code;
- (nullable NSString *)localizedStringForCurrencyCode:(NSString *)code;
- (nullable NSString *)localizedStringForLanguageCode:(NSString *)code;
- (NSString *)localizedStringForLocaleIdentifier:(NSString *)identifier;
- (nullable id)objectForKey:(NSLocaleKey)key;
- (nullable id)objectForKeyedSubscript:(NSLocaleKey)key;
@end

@interface NSLock : NSObject <NSLocking>
@property (nullable, copy) NSString *name;
- (void)lock;
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (BOOL)tryLock;
- (void)unlock;
@end

@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly, copy) NSPointerFunctions *keyPointerFunctions;
@property (readonly, copy) NSPointerFunctions *valuePointerFunctions;
@property (readonly) NSUInteger count;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keyOptions valueOptions:(NSPointerFunctionsOptions)valueOptions;
+ (id)mapTableWithStrongToStrongObjects;
+ (id)mapTableWithStrongToWeakObjects;
+ (id)mapTableWithWeakToStrongObjects;
+ (id)mapTableWithWeakToWeakObjects;
+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
- (void)carob_getKeys:(const void **)keys values:(const void **)values;
- (void)carob_insert:(const void *)value forKey:(const void *)key;
- (BOOL)carob_isValue:(const void *)first equalTo:(const void *)second;
- (BOOL)carob_member:(const void *)key key:(const void **)original value:(const void **)value;
- (void)carob_remove:(const void *)key;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSDictionary<KeyType, ObjectType> *)dictionaryRepresentation;
- (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keyOptions valueOptions:(NSPointerFunctionsOptions)valueOptions capacity:(NSUInteger)capacity;
- (instancetype)initWithKeyPointerFunctions:(NSPointerFunctions *)keyFunctions valuePointerFunctions:(NSPointerFunctions *)valueFunctions capacity:(NSUInteger)capacity;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (nullable NSEnumerator<ObjectType> *)objectEnumerator;
- (nullable ObjectType)objectForKey:(nullable KeyType)key;
- (void)removeAllObjects;
- (void)removeObjectForKey:(nullable KeyType)key;
- (void)setObject:(nullable ObjectType)object forKey:(nullable KeyType)key;
@end

@interface NSMethodSignature : NSObject
@property (nonatomic, readonly) NSUInteger numberOfArguments;
@property (nonatomic, readonly) const char *methodReturnType;
@property (nonatomic, readonly) NSUInteger methodReturnLength;
@property (nonatomic, readonly) NSUInteger frameLength;
+ (NSUInteger)carob_measureType:(const char *)type into:(void *)into;
+ (instancetype)signatureWithObjCTypes:(const char *)types;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index;
- (BOOL)isOneway;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)removeAllObjects;
- (void)removeLastObject;
- (void)removeObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object inRange:(NSRange)range;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectIdenticalTo:(ObjectType)object;
- (void)removeObjectIdenticalTo:(ObjectType)object inRange:(NSRange)range;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
- (void)removeObjectsInRange:(NSRange)range;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array range:(NSRange)otherRange;
- (void)setArray:(NSArray<ObjectType> *)array;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (void)sortUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function context:(nullable void *)context;
- (void)sortUsingSelector:(SEL)selector;
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
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

@interface NSMutableData : NSData
@property (nonatomic, readonly) void *mutableBytes;
@property (nonatomic) NSUInteger length;
+ (instancetype)dataWithCapacity:(NSUInteger)capacity;
+ (instancetype)dataWithLength:(NSUInteger)length;
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (void)appendData:(NSData *)data;
- (void)increaseLengthBy:(NSUInteger)extraLength;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithLength:(NSUInteger)length;
- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes;
- (void)replaceBytesInRange:(NSRange)range withBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (void)resetBytesInRange:(NSRange)range;
- (void)setData:(NSData *)data;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)removeAllObjects;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
- (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
- (void)setObject:(id)object forKey:(id<NSCopying>)key;
- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(id<NSCopying>)key;
@end

@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)index;
- (void)addIndexes:(NSIndexSet *)indexes;
- (void)addIndexesInRange:(NSRange)range;
- (void)removeAllIndexes;
- (void)removeIndex:(NSUInteger)index;
- (void)removeIndexes:(NSIndexSet *)indexes;
- (void)removeIndexesInRange:(NSRange)range;
- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)delta;
@end

@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSFastEnumeration, NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
@property (nonatomic, readonly) NSArray<ObjectType> *array;
@property (nonatomic, readonly) NSSet<ObjectType> *set;
@property (nonatomic, readonly) NSOrderedSet<ObjectType> *reversedOrderedSet;
+ (instancetype)orderedSet;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array range:(NSRange)range copyItems:(BOOL)copies;
+ (instancetype)orderedSetWithObject:(ObjectType)object;
+ (instancetype)orderedSetWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)orderedSetWithObjects:(const id [])objects count:(NSUInteger)count;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set range:(NSRange)range copyItems:(BOOL)copies;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)copies;
+ (BOOL)supportsSecureCoding;
- (BOOL)containsObject:(ObjectType)object;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSOrderedSet<ObjectType> *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate;
- (void)getObjects:(id __unsafe_unretained _Nonnull [])objects range:(NSRange)range;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range options:(NSBinarySearchingOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexOfObjectPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array copyItems:(BOOL)copies;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array range:(NSRange)range copyItems:(BOOL)copies;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithObject:(ObjectType)object;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (instancetype)initWithOrderedSet:(nullable NSOrderedSet<ObjectType> *)set;
- (instancetype)initWithOrderedSet:(nullable NSOrderedSet<ObjectType> *)set copyItems:(BOOL)copies;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set copyItems:(BOOL)copies;
- (BOOL)intersectsOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (BOOL)intersectsSet:(NSSet<ObjectType> *)set;
- (BOOL)isEqualToOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (BOOL)isSubsetOfOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
@end

@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
+ (instancetype)orderedSetWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjects:(const id _Nonnull [])objects count:(NSUInteger)count;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)intersectOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)minusOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index;
- (void)removeAllObjects;
- (void)removeObject:(ObjectType)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
- (void)removeObjectsInRange:(NSRange)range;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
- (void)replaceObjectsInRange:(NSRange)range withObjects:(const id _Nonnull [])objects count:(NSUInteger)count;
- (void)setObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)sortRange:(NSRange)range options:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (void)unionOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
@end

@interface NSString : NSObject <NSCopying, NSSecureCoding, NSMutableCopying>
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
@property (nonatomic, readonly, getter=isAbsolutePath) BOOL absolutePath;
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
+ (NSStringEncoding)defaultCStringEncoding;
+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding;
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
+ (instancetype)string;
+ (nullable instancetype)stringWithCString:(const char *)bytes;
+ (nullable instancetype)stringWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
+ (nullable instancetype)stringWithCString:(const char *)bytes length:(NSUInteger)length;
+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
+ (nullable id)stringWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
+ (nullable id)stringWithContentsOfURL:(NSURL *)url;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)stringWithString:(NSString *)string;
+ (nullable instancetype)stringWithUTF8String:(const char *)characters;
+ (BOOL)supportsSecureCoding;
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSInteger)options attributes:(NSDictionary *)attributes context:(id)context;
- (nullable const char *)cString NS_RETURNS_INNER_POINTER;
- (NSUInteger)cStringLength;
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
- (NSUInteger)completePathIntoString:(NSString *_Nullable *_Nullable)longest caseSensitive:(BOOL)isCaseSensitive matchesIntoArray:(NSArray<NSString *> *_Nullable *_Nullable)matches filterTypes:(nullable NSArray<NSString *> *)types;
- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (BOOL)containsString:(NSString *)string;
- (id)copyWithZone:(NSZone *)zone;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)isLossy;
- (NSString *)displayString;
- (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary *)attributes;
- (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font;
- (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary *)attributes;
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font;
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSInteger)mode;
- (void)drawWithRect:(CGRect)rect options:(NSInteger)options attributes:(NSDictionary *)attributes context:(id)context;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)enumerateLinesUsingBlock:(void (NS_NOESCAPE ^)(NSString *line, BOOL *stop))block;
- (void)enumerateSubstringsInRange:(NSRange)range options:(NSStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSString *_Nullable substring, NSRange substringRange, NSRange enclosingRange, BOOL *stop))block;
- (BOOL)getBytes:(nullable void *)buffer maxLength:(NSUInteger)maxBufferCount usedLength:(nullable NSUInteger *)usedBufferCount encoding:(NSStringEncoding)encoding options:(NSStringEncodingConversionOptions)options range:(NSRange)range remainingRange:(nullable NSRangePointer)leftover;
- (void)getCString:(char *)buffer;
- (void)getCString:(char *)buffer maxLength:(NSUInteger)maxLength;
- (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (void)getCharacters:(unichar *)buffer;
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;
- (void)getLineStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (void)getParagraphStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithCString:(const char *)bytes;
- (nullable instancetype)initWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithCString:(const char *)bytes length:(NSUInteger)length;
- (instancetype)initWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable id)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
- (nullable id)initWithContentsOfURL:(NSURL *)url;
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
- (nullable const char *)lossyCString NS_RETURNS_INNER_POINTER;
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
- (CGSize)sizeWithAttributes:(NSDictionary *)attributes;
- (CGSize)sizeWithFont:(UIFont *)font;
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size;
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size lineBreakMode:(NSInteger)mode;
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
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic;
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

@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSURL *mainDocumentURL;
@property (nonatomic, readonly, copy, nullable) NSString *HTTPMethod;
@property (nonatomic, readonly, copy, nullable) NSData *HTTPBody;
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nonatomic, readonly) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic, readonly) NSURLRequestNetworkServiceType networkServiceType;
@property (nonatomic, readonly) BOOL HTTPShouldHandleCookies;
@property (nonatomic, readonly) BOOL HTTPShouldUsePipelining;
@property (nonatomic, readonly) BOOL allowsCellularAccess;
+ (instancetype)requestWithURL:(nullable NSURL *)url;
+ (instancetype)requestWithURL:(nullable NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithURL:(nullable NSURL *)url;
- (instancetype)initWithURL:(nullable NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
- (id)mutableCopyWithZone:(NSZone *)zone;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end

@interface NSMutableURLRequest : NSURLRequest
@property (nonatomic, copy, nullable) NSURL *URL;
@property (nonatomic, copy, nullable) NSURL *mainDocumentURL;
@property (nonatomic, copy) NSString *HTTPMethod;
@property (nonatomic, copy, nullable) NSData *HTTPBody;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nonatomic) NSTimeInterval timeoutInterval;
@property (nonatomic) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic) NSURLRequestNetworkServiceType networkServiceType;
@property (nonatomic) BOOL HTTPShouldHandleCookies;
@property (nonatomic) BOOL HTTPShouldUsePipelining;
@property (nonatomic) BOOL allowsCellularAccess;
- (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
- (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field;
@end

@interface NSNotification : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *name;
@property (readonly, nullable) id object;
@property (readonly, copy, nullable) NSDictionary *userInfo;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
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

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)null;
+ (BOOL)supportsSecureCoding;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSNumberFormatter : NSFormatter
@property (nonatomic) NSNumberFormatterStyle numberStyle;
@property (nonatomic, copy, null_resettable) NSLocale *locale;
@property (nonatomic) NSNumberFormatterRoundingMode roundingMode;
@property (nonatomic, copy, nullable) NSNumber *multiplier;
@property (nonatomic, copy, nullable) NSNumber *minimum;
@property (nonatomic, copy, nullable) NSNumber *maximum;
@property (nonatomic) NSUInteger minimumIntegerDigits;
@property (nonatomic) NSUInteger maximumIntegerDigits;
@property (nonatomic) NSUInteger minimumFractionDigits;
@property (nonatomic) NSUInteger maximumFractionDigits;
@property (nonatomic) NSUInteger minimumSignificantDigits;
@property (nonatomic) NSUInteger maximumSignificantDigits;
@property (nonatomic) NSUInteger groupingSize;
@property (nonatomic) NSUInteger secondaryGroupingSize;
@property (nonatomic) NSUInteger formatWidth;
@property (nonatomic, copy) NSString *positiveFormat;
@property (nonatomic, copy) NSString *negativeFormat;
@property (nonatomic, copy) NSString *positivePrefix;
@property (nonatomic, copy) NSString *positiveSuffix;
@property (nonatomic, copy) NSString *negativePrefix;
@property (nonatomic, copy) NSString *negativeSuffix;
@property (nonatomic, copy) NSString *decimalSeparator;
@property (nonatomic, copy) NSString *groupingSeparator;
@property (nonatomic, copy) NSString *currencyCode;
@property (nonatomic, copy) NSString *currencySymbol;
@property (nonatomic, copy) NSString *percentSymbol;
@property (nonatomic, copy) NSString *minusSign;
@property (nonatomic, copy) NSString *plusSign;
@property (nonatomic, copy) NSString *exponentSymbol;
@property (nonatomic, copy) NSString *paddingCharacter;
@property (nonatomic, copy) NSString *notANumberSymbol;
@property (nonatomic, copy, nullable) NSString *zeroSymbol;
@property (nonatomic, copy) NSString *nilSymbol;
@property NSNumberFormatterBehavior formatterBehavior;
@property (nonatomic) BOOL usesGroupingSeparator;
@property (nonatomic) BOOL usesSignificantDigits;
@property (nonatomic) BOOL alwaysShowsDecimalSeparator;
@property (nonatomic) BOOL allowsFloats;
@property (nonatomic) BOOL generatesDecimalNumbers;
@property (nonatomic, getter=isLenient) BOOL lenient;
+ (NSNumberFormatterBehavior)defaultFormatterBehavior;
+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style;
+ (void)setDefaultFormatterBehavior:(NSNumberFormatterBehavior)behavior;
- (nullable NSNumber *)numberFromString:(NSString *)string;
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
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

@interface NSPipe : NSObject
@property (readonly, retain) NSFileHandle *fileHandleForReading;
@property (readonly, retain) NSFileHandle *fileHandleForWriting;
+ (instancetype)pipe;
@end

@interface NSPointerArray : NSObject <NSCopying, NSFastEnumeration>
@property (readonly, copy) NSPointerFunctions *pointerFunctions;
@property NSUInteger count;
@property (readonly, copy) NSArray *allObjects;
+ (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options;
+ (NSPointerArray *)pointerArrayWithPointerFunctions:(NSPointerFunctions *)functions;
+ (id)pointerArrayWithStrongObjects;
+ (id)pointerArrayWithWeakObjects;
+ (NSPointerArray *)strongObjectsPointerArray;
+ (NSPointerArray *)weakObjectsPointerArray;
- (void)addPointer:(nullable void *)pointer;
- (BOOL)carob_isPointer:(const void *)first equalTo:(const void *)second;
- (void)compact;
- (id)copyWithZone:(NSZone *)zone;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
- (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions;
- (void)insertPointer:(nullable void *)item atIndex:(NSUInteger)index;
- (nullable void *)pointerAtIndex:(NSUInteger)index;
- (void)removePointerAtIndex:(NSUInteger)index;
- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(nullable void *)item;
@end

@interface NSPointerFunctions : NSObject <NSCopying>
@property (nullable) void *sizeFunction;
@property (nullable) void *hashFunction;
@property (nullable) void *isEqualFunction;
@property (nullable) void *descriptionFunction;
@property (nullable) void *acquireFunction;
@property (nullable) void *relinquishFunction;
+ (NSPointerFunctions *)pointerFunctionsWithOptions:(NSPointerFunctionsOptions)options;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
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
@property (nonatomic, readonly) NSProcessInfoThermalState thermalState;
@property (nonatomic, readonly) NSString *operatingSystemVersionString;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
+ (NSProcessInfo *)processInfo;
- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
- (NSUInteger)operatingSystem;
- (NSString *)operatingSystemName;
@end

@interface NSPropertyListSerialization : NSObject
+ (nullable NSData *)dataFromPropertyList:(id)plist format:(NSPropertyListFormat)format errorDescription:(NSString **)error;
+ (nullable NSData *)dataWithPropertyList:(id)plist format:(NSPropertyListFormat)format options:(NSPropertyListWriteOptions)options error:(NSError **)error;
+ (BOOL)propertyList:(id)plist isValidForFormat:(NSPropertyListFormat)format;
+ (nullable id)propertyListFromData:(NSData *)data mutabilityOption:(NSPropertyListMutabilityOptions)options format:(nullable NSPropertyListFormat *)format errorDescription:(NSString **)error;
+ (nullable id)propertyListWithData:(NSData *)data options:(NSPropertyListReadOptions)options format:(nullable NSPropertyListFormat *)format error:(NSError **)error;
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
- (void)forwardInvocation:(NSInvocation *)invocation;
- (NSUInteger)hash;
- (BOOL)isEqual:(id)object;
- (BOOL)isProxy;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other;
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
- (void)carob_addObserver:(id)observer mode:(NSRunLoopMode)mode;
- (BOOL)carob_hasObserver:(id)observer mode:(NSRunLoopMode)mode;
- (void)carob_removeObserver:(id)observer mode:(NSRunLoopMode)mode;
- (int)carob_runInMode:(NSRunLoopMode)mode for:(NSTimeInterval)seconds untilSource:(BOOL)source;
- (void)carob_stop;
- (void)carob_wakeUp;
- (nullable NSDate *)limitDateForMode:(NSRunLoopMode)mode;
- (void)performBlock:(void (^)(void))block;
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block;
- (void)performSelector:(SEL)selector target:(id)target argument:(nullable id)argument order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes;
- (void)run;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)runUntilDate:(NSDate *)limit;
@end

@interface NSScanner : NSObject
@property (readonly, copy) NSString *string;
@property (readonly, getter=isAtEnd) BOOL atEnd;
@property NSUInteger scanLocation;
@property (nullable, copy) NSCharacterSet *charactersToBeSkipped;
@property BOOL caseSensitive;
@property (nullable, retain) id locale;
+ (id)localizedScannerWithString:(NSString *)string;
+ (instancetype)scannerWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string;
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanDouble:(nullable double *)result;
- (BOOL)scanFloat:(nullable float *)result;
- (BOOL)scanHexInt:(nullable unsigned int *)result;
- (BOOL)scanHexLongLong:(nullable unsigned long long *)result;
- (BOOL)scanInt:(nullable int *)result;
- (BOOL)scanInteger:(nullable NSInteger *)result;
- (BOOL)scanLongLong:(nullable long long *)result;
- (BOOL)scanString:(NSString *)string intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanUnsignedLongLong:(nullable unsigned long long *)result;
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString *_Nullable *_Nullable)result;
- (BOOL)scanUpToString:(NSString *)string intoString:(NSString *_Nullable *_Nullable)result;
@end

@interface NSSortDescriptor : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, nullable) NSString *key;
@property (nonatomic, readonly) BOOL ascending;
@property (nonatomic, readonly) SEL selector;
@property (nonatomic, readonly) NSSortDescriptor *reversedSortDescriptor;
@property (nonatomic, readonly) NSComparator comparator;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
+ (BOOL)supportsSecureCoding;
- (void)allowEvaluation;
- (NSComparisonResult)compareObject:(id)object toObject:(id)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
@end

@interface NSTask : NSObject
@property (nullable, copy) NSURL *executableURL;
@property (nullable, copy) NSString *launchPath;
@property (nullable, copy) NSArray<NSString *> *arguments;
@property (nullable, copy) NSDictionary<NSString *, NSString *> *environment;
@property (nullable, copy) NSURL *currentDirectoryURL;
@property (copy) NSString *currentDirectoryPath;
@property (nullable, retain) id standardInput;
@property (nullable, retain) id standardOutput;
@property (nullable, retain) id standardError;
@property (readonly, getter=isRunning) BOOL running;
@property (readonly) int processIdentifier;
@property (readonly) int terminationStatus;
@property (readonly) NSTaskTerminationReason terminationReason;
@property (nullable, copy) void (^terminationHandler)(NSTask *task);
+ (nullable NSTask *)launchedTaskWithExecutableURL:(NSURL *)url arguments:(NSArray<NSString *> *)arguments error:(NSError **)error terminationHandler:(nullable void (^)(NSTask *task))handler;
+ (NSTask *)launchedTaskWithLaunchPath:(NSString *)path arguments:(NSArray<NSString *> *)arguments;
- (void)interrupt;
- (void)launch;
- (BOOL)launchAndReturnError:(NSError **)error;
- (BOOL)resume;
- (BOOL)suspend;
- (void)terminate;
- (void)waitUntilExit;
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

@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly, copy, nullable) NSString *abbreviation;
@property (nonatomic, readonly) NSInteger secondsFromGMT;
@property (nonatomic, readonly, getter=isDaylightSavingTime) BOOL daylightSavingTime;
@property (nonatomic, readonly) NSTimeInterval daylightSavingTimeOffset;
@property (nonatomic, readonly, copy, nullable) NSDate *nextDaylightSavingTimeTransition;
+ (NSDictionary<NSString *, NSString *> *)abbreviationDictionary;
+ (NSTimeZone *)defaultTimeZone;
+ (NSArray<NSString *> *)knownTimeZoneNames;
+ (NSTimeZone *)localTimeZone;
+ (void)resetSystemTimeZone;
+ (void)setDefaultTimeZone:(nullable NSTimeZone *)timeZone;
+ (BOOL)supportsSecureCoding;
+ (NSTimeZone *)systemTimeZone;
+ (nullable instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
+ (nullable instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation;
+ (nullable instancetype)timeZoneWithName:(NSString *)name;
- (nullable NSString *)abbreviationForDate:(NSDate *)date;
- (id)copyWithZone:(NSZone *)zone;
- (NSTimeInterval)daylightSavingTimeOffsetForDate:(NSDate *)date;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithName:(NSString *)name;
- (BOOL)isDaylightSavingTimeForDate:(NSDate *)date;
- (BOOL)isEqualToTimeZone:(NSTimeZone *)other;
- (nullable NSString *)localizedName:(NSTimeZoneNameStyle)style locale:(nullable NSLocale *)locale;
- (nullable NSDate *)nextDaylightSavingTimeTransitionAfterDate:(NSDate *)date;
- (NSInteger)secondsFromGMTForDate:(NSDate *)date;
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

@interface NSURL : NSObject <NSCopying, NSSecureCoding>
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
@property (nonatomic, readonly, getter=isFileURL) BOOL fileURL;
@property (nonatomic, readonly) NSURL *URLByDeletingLastPathComponent;
@property (nonatomic, readonly, copy, nullable) NSString *user;
@property (nonatomic, readonly, copy, nullable) NSString *password;
@property (nonatomic, readonly, copy, nullable) NSString *resourceSpecifier;
@property (nonatomic, readonly) BOOL hasDirectoryPath;
@property (nonatomic, readonly) const char *fileSystemRepresentation;
@property (nonatomic, readonly, copy, nullable) NSURL *baseURL;
@property (nonatomic, readonly) NSString *relativeString;
@property (nonatomic, readonly) NSString *relativePath;
@property (nonatomic, readonly) NSURL *absoluteURL;
@property (nonatomic, readonly) NSURL *standardizedURL;
@property (nonatomic, readonly) NSURL *URLByDeletingPathExtension;
@property (nonatomic, readonly) NSURL *URLByStandardizingPath;
@property (nonatomic, readonly) NSURL *URLByResolvingSymlinksInPath;
@property (nonatomic, readonly) BOOL isFileReferenceURL;
@property (nonatomic, readonly, copy, nullable) NSURL *filePathURL;
+ (nullable instancetype)URLWithString:(NSString *)string;
+ (nullable instancetype)URLWithString:(NSString *)string relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)fileURLWithPath:(NSString *)path;
+ (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
+ (NSURL *)fileURLWithPath:(NSString *)path relativeToURL:(nullable NSURL *)baseURL;
+ (nullable NSURL *)fileURLWithPathComponents:(NSArray<NSString *> *)components;
+ (BOOL)supportsSecureCoding;
- (NSURL *)URLByAppendingPathComponent:(NSString *)component;
- (NSURL *)URLByAppendingPathComponent:(NSString *)component isDirectory:(BOOL)directory;
- (NSURL *)URLByAppendingPathExtension:(NSString *)extension;
- (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initFileURLWithPath:(NSString *)path;
- (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithString:(NSString *)string;
- (nullable instancetype)initWithString:(NSString *)string relativeToURL:(nullable NSURL *)baseURL;
@end

@interface NSURLComponents : NSObject <NSCopying>
@property (nonatomic, copy, nullable) NSString *scheme;
@property (nonatomic, copy, nullable) NSNumber *port;
@property (nonatomic, copy, nullable) NSString *path;
@property (nonatomic, copy, nullable) NSString *user;
@property (nonatomic, copy, nullable) NSString *password;
@property (nonatomic, copy, nullable) NSString *host;
@property (nonatomic, copy, nullable) NSString *query;
@property (nonatomic, copy, nullable) NSString *fragment;
@property (nonatomic, copy, nullable) NSString *percentEncodedUser;
@property (nonatomic, copy, nullable) NSString *percentEncodedPassword;
@property (nonatomic, copy, nullable) NSString *percentEncodedHost;
@property (nonatomic, copy, nullable) NSString *percentEncodedQuery;
@property (nonatomic, copy, nullable) NSString *percentEncodedFragment;
@property (nonatomic, copy, nullable) NSString *percentEncodedPath;
@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *queryItems;
@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *percentEncodedQueryItems;
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSString *string;
+ (nullable instancetype)componentsWithString:(NSString *)string;
+ (nullable instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
- (nullable NSURL *)URLRelativeToURL:(nullable NSURL *)url;
- (id)copyWithZone:(NSZone *)zone;
- (nullable instancetype)initWithString:(NSString *)string;
- (nullable instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
@end

@interface NSURLProtocol : NSObject
@property (readonly, copy) NSURLRequest *request;
@property (readonly, strong, nullable) id cachedResponse;
@property (readonly, strong, nullable) id<NSURLProtocolClient> client;
+ (BOOL)canInitWithRequest:(NSURLRequest *)request;
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request;
+ (BOOL)registerClass:(Class)protocolClass;
+ (void)unregisterClass:(Class)protocolClass;
- (instancetype)initWithRequest:(NSURLRequest *)request cachedResponse:(nullable id)cachedResponse client:(nullable id<NSURLProtocolClient>)client;
- (void)startLoading;
- (void)stopLoading;
@end

@interface NSURLQueryItem : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly, copy, nullable) NSString *value;
+ (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value;
- (id)copyWithZone:(NSZone *)zone;
- (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value;
@end

@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *UUIDString;
+ (instancetype)UUID;
+ (BOOL)supportsSecureCoding;
- (NSComparisonResult)compare:(NSUUID *)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (void)getUUIDBytes:(unsigned char *)bytes;
- (instancetype)initWithCoder:(NSCoder *)coder;
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
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (void)setDouble:(double)value forKey:(NSString *)key;
- (void)setFloat:(float)value forKey:(NSString *)key;
- (void)setInteger:(NSInteger)integer forKey:(NSString *)key;
- (void)setObject:(nullable id)object forKey:(NSString *)key;
- (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)name;
- (void)setURL:(nullable NSURL *)url forKey:(NSString *)key;
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)key;
- (nullable NSString *)stringForKey:(NSString *)key;
- (BOOL)synchronize;
@end

@interface NSValueTransformer : NSObject
+ (BOOL)allowsReverseTransformation;
+ (void)setValueTransformer:(nullable NSValueTransformer *)transformer forName:(NSString *)name;
+ (Class)transformedValueClass;
+ (nullable NSValueTransformer *)valueTransformerForName:(NSString *)name;
+ (NSArray<NSString *> *)valueTransformerNames;
- (nullable id)reverseTransformedValue:(nullable id)value;
- (nullable id)transformedValue:(nullable id)value;
@end
