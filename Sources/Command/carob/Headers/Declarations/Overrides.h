// Declarations that `carob headers` writes in place of those that it makes from the types of methods. Each is one line
// and stands for the member of its name, if the runtime has one. A protocol that is a name and no more in the runtime
// is written as it is here.

// For all classes.
@interface *
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

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

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSMutableCopying
@required
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@interface NSObject <NSObject>
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (id)copyWithZone:(NSZone *)zone;
+ (id)mutableCopyWithZone:(NSZone *)zone;
+ (IMP)instanceMethodForSelector:(SEL)selector;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)isEqual:(id)object;
- (IMP)methodForSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other;
- (void)setNilValueForKey:(NSString *)key;
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
- (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes;
+ (void)performSelector:(SEL)selector withObject:(nullable id)argument afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)wait;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument waitUntilDone:(BOOL)wait modes:(nullable NSArray<NSRunLoopMode> *)modes;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(nullable id)argument waitUntilDone:(BOOL)wait;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(nullable id)argument waitUntilDone:(BOOL)wait modes:(nullable NSArray<NSRunLoopMode> *)modes;
- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)argument;
- (nullable void *)observationInfo;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKeyPath:(NSString *)path error:(NSError **)error;
@end

@interface NSProxy <NSObject>
- (NSString *)description;
- (BOOL)isEqual:(id)object;
@end

@interface NSArray <NSFastEnumeration>
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)subscript;
- (NSEnumerator<ObjectType> *)objectEnumerator;
+ (instancetype)arrayWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)isEqualToArray:(NSArray *)other;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (nullable ObjectType)firstObjectCommonWithArray:(NSArray<ObjectType> *)other;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array copyItems:(BOOL)copies;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (void)getObjects:(id __unsafe_unretained _Nonnull [])objects range:(NSRange)range;
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
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(nullable id)argument;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSArray<NSString *> *)pathsMatchingExtensions:(NSArray<NSString *> *)extensions;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function context:(nullable void *)context;
- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
- (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
+ (nullable instancetype)arrayWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)arrayWithContentsOfURL:(NSURL *)url;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end

@interface NSMutableArray
- (void)addObject:(ObjectType)object;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other;
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)removeObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object inRange:(NSRange)range;
- (void)removeObjectIdenticalTo:(ObjectType)object;
- (void)removeObjectIdenticalTo:(ObjectType)object inRange:(NSRange)range;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array range:(NSRange)otherRange;
- (void)setArray:(NSArray<ObjectType> *)array;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (void)sortUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function context:(nullable void *)context;
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
@end

@interface NSDictionary <NSFastEnumeration>
+ (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)dictionaryWithObject:(id)object forKey:(id<NSCopying>)key;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
- (BOOL)isEqualToDictionary:(NSDictionary *)other;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@property (nonatomic, readonly) NSArray<KeyType> *allKeys;
@property (nonatomic, readonly) NSArray<ObjectType> *allValues;
- (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level;
- (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;
- (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary;
- (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary copyItems:(BOOL)copies;
- (instancetype)initWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
- (instancetype)initWithObjects:(const id [])objects forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count;
- (instancetype)initWithObject:(id)object forKey:(id<NSCopying>)key;
- (instancetype)initWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test;
- (NSSet<KeyType> *)keysOfEntriesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test;
- (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<KeyType> *)keysSortedByValueUsingSelector:(SEL)selector;
- (NSArray<KeyType> *)keysSortedByValueWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSArray<ObjectType> *)objectsForKeys:(NSArray<KeyType> *)keys notFoundMarker:(ObjectType)marker;
+ (nullable instancetype)dictionaryWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dictionaryWithContentsOfURL:(NSURL *)url;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end

@interface NSMutableDictionary
- (void)setObject:(id)object forKey:(id<NSCopying>)key;
- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(id<NSCopying>)key;
+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
- (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
@end

@interface NSSet <NSFastEnumeration>
+ (instancetype)setWithArray:(NSArray *)array;
+ (instancetype)setWithObject:(id)object;
+ (instancetype)setWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)setWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)isEqualToSet:(NSSet *)other;
- (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
@property (nonatomic, readonly) NSArray<ObjectType> *allObjects;
@property (nonatomic, readonly, nullable) ObjectType anyObject;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
+ (instancetype)setWithSet:(NSSet<ObjectType> *)set;
- (BOOL)containsObject:(ObjectType)object;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array;
- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set;
- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set copyItems:(BOOL)copies;
- (BOOL)intersectsSet:(NSSet<ObjectType> *)other;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(nullable id)argument;
- (nullable ObjectType)member:(ObjectType)object;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSSet<ObjectType> *)objectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
- (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
@end

@interface NSEnumerator <NSFastEnumeration>
- (NSArray<ObjectType> *)allObjects;
- (nullable ObjectType)nextObject;
@end

@interface NSException
@property (nonatomic, readonly, nullable) NSString *reason;
@property (nonatomic, readonly, nullable) NSDictionary *userInfo;
+ (void)raise:(NSString *)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
+ (void)raise:(NSString *)name format:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(2, 0);
@end

@interface NSString
- (BOOL)isEqual:(id)object;
- (BOOL)isEqualToString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (nullable instancetype)stringWithUTF8String:(const char *)characters;
- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSComparisonResult)compare:(NSString *)other;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (unichar)characterAtIndex:(NSUInteger)index;
@property (nonatomic, readonly) long long longLongValue;
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale, ... NS_FORMAT_FUNCTION(1, 3);
- (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (instancetype)initWithUTF8String:(const char *)characters;
+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (instancetype)initWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding freeWhenDone:(BOOL)frees;
- (nullable instancetype)initWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
+ (nullable instancetype)stringWithCString:(const char *)characters encoding:(NSStringEncoding)encoding;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (nullable instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
+ (nullable instancetype)stringWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)padding startingAtIndex:(NSUInteger)index;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(nullable id)locale;
- (nullable NSString *)stringByApplyingTransform:(NSStringTransform)transform reverse:(BOOL)isReverse;
- (NSString *)uppercaseStringWithLocale:(nullable id)locale;
- (NSString *)lowercaseStringWithLocale:(nullable id)locale;
- (NSString *)capitalizedStringWithLocale:(nullable id)locale;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable id)locale;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSString *)commonPrefixWithString:(NSString *)string options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range locale:(nullable id)locale;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
- (NSComparisonResult)localizedCompare:(NSString *)string;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
- (NSComparisonResult)localizedStandardCompare:(NSString *)string;
- (void)getLineStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (void)getParagraphStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
- (void)enumerateLinesUsingBlock:(void (NS_NOESCAPE ^)(NSString *line, BOOL *stop))block;
- (void)enumerateSubstringsInRange:(NSRange)range options:(NSStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSString *_Nullable substring, NSRange substringRange, NSRange enclosingRange, BOOL *stop))block;
+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
@property (nonatomic, readonly) NSArray<NSString *> *pathComponents;
@property (nonatomic, readonly, getter=isAbsolutePath) BOOL absolutePath;
@property (nonatomic, readonly, nullable) NSString *stringByRemovingPercentEncoding;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (nullable NSString *)stringByAppendingPathExtension:(NSString *)extension;
- (NSArray<NSString *> *)stringsByAppendingPaths:(NSArray<NSString *> *)paths;
- (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
- (nullable NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
@property (nonatomic, readonly) NSStringEncoding fastestEncoding;
@property (nonatomic, readonly) NSStringEncoding smallestEncoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)isLossy;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (nullable const char *)cStringUsingEncoding:(NSStringEncoding)encoding NS_RETURNS_INNER_POINTER;
- (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (void)getCharacters:(unichar *)buffer;
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;
+ (NSStringEncoding)defaultCStringEncoding;
+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding;
@end

@interface NSMutableString
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
- (void)setString:(NSString *)string;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
+ (instancetype)stringWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
- (BOOL)applyTransform:(NSStringTransform)transform reverse:(BOOL)isReverse range:(NSRange)range updatedRange:(nullable NSRangePointer)updated;
@end

@interface NSCharacterSet
+ (instancetype)characterSetWithCharactersInString:(NSString *)string;
+ (instancetype)characterSetWithRange:(NSRange)range;
+ (instancetype)characterSetWithBitmapRepresentation:(NSData *)data;
- (BOOL)characterIsMember:(unichar)character;
- (BOOL)longCharacterIsMember:(UTF32Char)character;
- (BOOL)isSupersetOfSet:(NSCharacterSet *)set;
- (BOOL)hasMemberInPlane:(uint8_t)plane;
@end

@interface NSMutableCharacterSet
- (void)formUnionWithCharacterSet:(NSCharacterSet *)set;
- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)set;
@end

@interface NSRegularExpression
+ (nullable instancetype)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error;
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error;
+ (NSString *)escapedPatternForString:(NSString *)string;
+ (NSString *)escapedTemplateForString:(NSString *)string;
@property (nonatomic, readonly) NSRegularExpressionOptions options;
- (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range usingBlock:(void (NS_NOESCAPE ^)(NSTextCheckingResult *_Nullable result, NSMatchingFlags flags, BOOL *stop))block;
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSRange)rangeOfFirstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSString *)stringByReplacingMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
- (NSUInteger)replaceMatchesInString:(NSMutableString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)replacement;
- (NSString *)replacementStringForResult:(NSTextCheckingResult *)result inString:(NSString *)string offset:(NSInteger)offset template:(NSString *)replacement;
@end

@interface NSTextCheckingResult
@property (nonatomic, readonly) NSTextCheckingType resultType;
@property (nonatomic, readonly, nullable) NSRegularExpression *regularExpression;
- (NSRange)rangeAtIndex:(NSUInteger)index;
- (NSRange)rangeWithName:(NSString *)name;
- (NSTextCheckingResult *)resultByAdjustingRangesWithOffset:(NSInteger)offset;
@end

@interface NSAttributedString
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (instancetype)initWithAttributedString:(NSAttributedString *)string;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit;
- (void)enumerateAttributesInRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attributes, NSRange range, BOOL *stop))block;
- (void)enumerateAttribute:(NSAttributedStringKey)name inRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
@end

@interface NSMutableAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
- (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)string;
- (void)insertAttributedString:(NSAttributedString *)string atIndex:(NSUInteger)index;
- (void)appendAttributedString:(NSAttributedString *)string;
- (void)setAttributedString:(NSAttributedString *)string;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
@end

@interface NSNumber
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
- (BOOL)isEqualToNumber:(NSNumber *)other;
@property (nonatomic, readonly) long longValue;
@property (nonatomic, readonly) long long longLongValue;
@property (nonatomic, readonly) unsigned long unsignedLongValue;
@property (nonatomic, readonly) unsigned long long unsignedLongLongValue;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (instancetype)initWithLong:(long)value;
- (instancetype)initWithLongLong:(long long)value;
- (instancetype)initWithUnsignedLong:(unsigned long)value;
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value;
@end

@interface NSData
@property (nonatomic, readonly) const void *bytes;
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
- (BOOL)isEqualToData:(NSData *)other;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)free;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError **)error;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
- (NSData *)base64EncodedDataWithOptions:(NSDataBase64EncodingOptions)options;
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options;
- (void)enumerateByteRangesUsingBlock:(void (NS_NOESCAPE ^)(const void *bytes, NSRange byteRange, BOOL *stop))block;
- (void)getBytes:(void *)buffer length:(NSUInteger)length;
- (void)getBytes:(void *)buffer range:(NSRange)range;
- (nullable instancetype)initWithBase64EncodedData:(NSData *)data options:(NSDataBase64DecodingOptions)options;
- (nullable instancetype)initWithBase64EncodedString:(NSString *)string options:(NSDataBase64DecodingOptions)options;
- (instancetype)initWithBytes:(nullable const void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)free;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path options:(NSDataReadingOptions)options error:(NSError **)error;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
- (NSRange)rangeOfData:(NSData *)data options:(NSDataSearchOptions)options range:(NSRange)range;
- (BOOL)writeToFile:(NSString *)path options:(NSDataWritingOptions)options error:(NSError **)error;
- (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)options error:(NSError **)error;
@end

@interface NSDate
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSince1970;
@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceNow;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
- (NSComparisonResult)compare:(NSDate *)other;
- (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)interval;
- (BOOL)isEqualToDate:(NSDate *)other;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date;
+ (NSDate *)now;
+ (NSTimeInterval)timeIntervalSinceReferenceDate;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (instancetype)initWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)interval;
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)interval;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
@end

@interface NSURL
+ (nullable instancetype)URLWithString:(NSString *)string;
@property (nonatomic, readonly, getter=isFileURL) BOOL fileURL;
@property (nonatomic, readonly, copy, nullable) NSString *user;
@property (nonatomic, readonly, copy, nullable) NSString *password;
@property (nonatomic, readonly, copy, nullable) NSString *resourceSpecifier;
@property (nonatomic, readonly) const char *fileSystemRepresentation;
@property (nonatomic, readonly, copy, nullable) NSURL *baseURL;
@property (nonatomic, readonly, copy, nullable) NSURL *filePathURL;
+ (nullable instancetype)URLWithString:(NSString *)string relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)fileURLWithPath:(NSString *)path;
+ (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
+ (NSURL *)fileURLWithPath:(NSString *)path relativeToURL:(nullable NSURL *)baseURL;
+ (nullable NSURL *)fileURLWithPathComponents:(NSArray<NSString *> *)components;
- (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error;
- (instancetype)initFileURLWithPath:(NSString *)path;
- (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
- (nullable instancetype)initWithString:(NSString *)string;
- (nullable instancetype)initWithString:(NSString *)string relativeToURL:(nullable NSURL *)baseURL;
@end

@interface NSIndexPath
- (NSComparisonResult)compare:(NSIndexPath *)other;
@end

@interface NSSortDescriptor
- (NSComparisonResult)compareObject:(id)object toObject:(id)other;
- (id)copy;
@property (nonatomic, readonly, nullable) NSString *key;
@property (nonatomic, readonly) NSComparator comparator;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
@end

@interface NSCoder
- (NSInteger)decodeInt64ForKey:(NSString *)key;
- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeFloat:(float)value forKey:(NSString *)key;
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
@end

@interface NSInvocation
@property (nonatomic) SEL selector;
@property (nonatomic, assign) id target;
@end

@interface NSMutableSet
+ (instancetype)setWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)removeObject:(ObjectType)object;
- (void)setSet:(NSSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
@end

@interface NSCountedSet
- (NSUInteger)countForObject:(ObjectType)object;
@end

@interface NSOrderedSet <NSFastEnumeration>
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
@property (nonatomic, readonly) NSArray<ObjectType> *array;
@property (nonatomic, readonly) NSSet<ObjectType> *set;
@property (nonatomic, readonly) NSOrderedSet<ObjectType> *reversedOrderedSet;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array range:(NSRange)range copyItems:(BOOL)copies;
+ (instancetype)orderedSetWithObject:(ObjectType)object;
+ (instancetype)orderedSetWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)orderedSetWithObjects:(const id [])objects count:(NSUInteger)count;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set range:(NSRange)range copyItems:(BOOL)copies;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)copies;
- (BOOL)containsObject:(ObjectType)object;
- (NSString *)descriptionWithLocale:(nullable id)locale;
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
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparator NS_NOESCAPE)comparator;
@end

@interface NSMutableOrderedSet
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
- (void)removeObject:(ObjectType)object;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
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

@interface NSIndexSet
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) NSUInteger firstIndex;
@property (nonatomic, readonly) NSUInteger lastIndex;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
- (BOOL)containsIndex:(NSUInteger)index;
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
- (instancetype)initWithIndex:(NSUInteger)index;
- (BOOL)isEqualToIndexSet:(NSIndexSet *)other;
@end

@interface NSMutableIndexSet
- (void)addIndex:(NSUInteger)index;
- (void)removeIndex:(NSUInteger)index;
- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)delta;
@end

@interface NSPredicate
@property (nonatomic, readonly, copy) NSString *predicateFormat;
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block;
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(nullable NSArray *)arguments;
+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments;
+ (NSPredicate *)predicateWithValue:(BOOL)value;
- (BOOL)evaluateWithObject:(nullable id)object;
- (BOOL)evaluateWithObject:(nullable id)object substitutionVariables:(nullable NSDictionary<NSString *, id> *)variables;
- (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables;
@end

@interface NSComparisonPredicate
@property (nonatomic, readonly) NSPredicateOperatorType predicateOperatorType;
@property (nonatomic, readonly) NSComparisonPredicateModifier comparisonPredicateModifier;
@property (nonatomic, readonly) NSComparisonPredicateOptions options;
@property (nonatomic, readonly, nullable) SEL customSelector;
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right customSelector:(SEL)selector;
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
- (instancetype)initWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right customSelector:(SEL)selector;
- (instancetype)initWithLeftExpression:(NSExpression *)left rightExpression:(NSExpression *)right modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
@end

@interface NSCompoundPredicate
@property (nonatomic, readonly) NSCompoundPredicateType compoundPredicateType;
@property (nonatomic, readonly, copy) NSArray<NSPredicate *> *subpredicates;
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate;
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates;
@end

@interface NSExpression
@property (nonatomic, readonly) NSExpressionType expressionType;
@property (nonatomic, readonly, nullable) id constantValue;
@property (nonatomic, readonly) id collection;
@property (nonatomic, readonly, nullable, copy) NSArray<NSExpression *> *arguments;
@property (nonatomic, readonly) id _Nonnull (^expressionBlock)(id _Nullable, NSArray *, NSMutableDictionary *_Nullable);
+ (NSExpression *)expressionForAggregate:(NSArray<NSExpression *> *)elements;
+ (NSExpression *)expressionForBlock:(id _Nonnull (^)(id _Nullable object, NSArray *arguments, NSMutableDictionary *_Nullable context))block arguments:(nullable NSArray<NSExpression *> *)arguments;
+ (NSExpression *)expressionForConstantValue:(nullable id)value;
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
- (nullable id)expressionValueWithObject:(nullable id)object context:(nullable NSMutableDictionary *)context;
@end

@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
@end

@protocol UITableViewDataSource <NSObject>
@required
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
@end

@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UICollectionViewDataSource <NSObject>
@required
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
@optional
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end

@protocol UICollectionViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView *)view forElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplaySupplementaryView:(UICollectionReusableView *)view forElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong) UIWindow *window;
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)sourceApplication annotation:(id)annotation;
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url;
@end

@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

@protocol UIBarPositioningDelegate <NSObject>
@end

@protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

@protocol UIGestureRecognizerDelegate <NSObject>
@end

@interface UIView
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions;
+ (void)setAnimationsEnabled:(BOOL)enabled;
- (BOOL)endEditing:(BOOL)force;
- (void)insertSubview:(UIView *)subview aboveSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)subview belowSubview:(UIView *)sibling;
- (void)setNeedsDisplayInRect:(CGRect)rect;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
@end

@interface UILabel
@property (nonatomic) NSTextAlignment textAlignment;
@end

@interface UIFont
@property (nonatomic, readonly) CGFloat pointSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size;
@end

@interface UIColor
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
- (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
- (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
@end

@interface UIImage
+ (UIImage *)imageNamed:(NSString *)name;
@end

@interface UIResponder
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
- (id)targetForAction:(SEL)action withSender:(id)sender;
@end

@interface UIControl
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
- (NSArray<NSString *> *)actionsForTarget:(id)target forControlEvent:(UIControlEvents)event;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (UIControlEvents)allControlEvents;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event;
- (void)sendActionsForControlEvents:(UIControlEvents)events;
@end

@interface UIButton
@property (nonatomic, readonly) UIButtonType buttonType;
+ (instancetype)buttonWithType:(UIButtonType)type;
- (UIImage *)backgroundImageForState:(UIControlState)state;
- (UIImage *)imageForState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
- (void)setImage:(UIImage *)image forState:(UIControlState)state;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
- (UIColor *)titleColorForState:(UIControlState)state;
- (NSString *)titleForState:(UIControlState)state;
@end

@interface UITextField
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@end

@interface UISearchBar
@property (nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
- (void)setShowsCancelButton:(BOOL)shows animated:(BOOL)animated;
@end

@interface UISwitch
@property (nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)isOn animated:(BOOL)animated;
@end

@interface UISlider
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated;
@end

@interface UIRefreshControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@end

@interface UIBarItem
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface UIBarButtonItem
@property (nonatomic, weak) id target;
@property (nonatomic) SEL action;
@property (nonatomic) UIBarButtonItemStyle style;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
- (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
@end

@interface UINavigationItem
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated;
- (void)setLeftBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated;
- (void)setRightBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated;
@end

@interface UIGestureRecognizer
@property (nonatomic) UIGestureRecognizerState state;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
- (void)addTarget:(id)target action:(SEL)action;
- (instancetype)initWithTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(SEL)action;
@end

@interface UIScreen
+ (UIScreen *)mainScreen;
+ (NSArray<UIScreen *> *)screens;
@end

@interface UIDevice
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIDeviceOrientation orientation;
+ (UIDevice *)currentDevice;
@end

@interface UIApplication
@property (nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation;
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
+ (UIApplication *)sharedApplication;
- (BOOL)canOpenURL:(NSURL *)url;
- (BOOL)openURL:(NSURL *)url;
- (void)openURL:(NSURL *)url options:(NSDictionary *)options completionHandler:(void (^)(BOOL success))completion;
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
@end

@interface UIWindow
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@end

@interface UIActivityIndicatorView
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle;
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
@end

@interface UIScrollView
@property (nonatomic, weak) id<UIScrollViewDelegate> delegate;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end

@interface UITableViewCell
@property (nonatomic, readonly) UITableViewCellStyle style;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier;
@end

@interface UITableView
@property (nonatomic, readonly) UITableViewStyle style;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property (nonatomic, weak) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
- (void)deleteRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (id)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
- (void)insertRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates completion:(void (^)(BOOL finished))completion;
- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)reloadRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
- (void)selectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
@end

@interface UICollectionViewCell
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
@end

@interface UICollectionViewLayoutAttributes
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@end

@interface UICollectionViewLayout
@property (nonatomic, readonly) UICollectionView *collectionView;
@end

@interface UICollectionViewFlowLayout
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

@interface UICollectionView
@property (nonatomic, weak) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak) id<UICollectionViewDelegate> delegate;
- (id)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (id)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates completion:(void (^)(BOOL finished))completion;
- (void)registerClass:(Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(Class)viewClass forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated;
- (void)selectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)position;
@end

@interface UIViewController
@property (nonatomic, readonly, weak) UIViewController *parentViewController;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
@end

@interface UINavigationController
@property (nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

@interface UITabBarController
@property (nonatomic, strong) UIViewController *selectedViewController;
@end

@protocol ICDataSourceDelegate
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
@end

@protocol ICDataSource
- (NSIndexPath *)indexPathForObject:(id)object;
- (id)objectAtIndexPath:(NSIndexPath *)indexPath;
- (void)willDisplayObjectAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol ICTableCellConfigurationDelegate
- (void)configureCell:(UITableViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UITableViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingTableViewCell *)cell;
- (void)configureNoResultsCell:(UITableViewCell *)cell;
@end

@protocol ICCollectionCellConfigurationDelegate
- (void)configureCell:(UICollectionViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UICollectionViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingCollectionViewCell *)cell;
- (void)configureNoResultsCell:(UICollectionViewCell *)cell;
@end

@protocol ICInspectable
+ (NSDictionary *)properties;
@end

@protocol ICKeyValueCodable
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)keyPath;
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)keyPath;
@end

@protocol ICMappable
- (NSDictionary *)dictionaryRepresentation;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
@end

@protocol ICJSONMappable
+ (NSDictionary *)JSONMapping;
- (NSDictionary *)JSONRepresentation;
- (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary;
- (void)transformJSONRepresentationBeforeMapping:(NSDictionary **)representation;
@end

@protocol ICRemoteObject
+ (NSString *)resourceEndpoint;
- (NSString *)resourceEndpoint;
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

@protocol ICSerializer
- (id)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(id)object;
@end

@protocol ICValueObject
- (instancetype)initWithNumber:(NSNumber *)number;
- (instancetype)initWithString:(NSString *)string;
@end

@interface ICModel
+ (id)createRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
+ (id)getRemoteObjectWithID:(id)identifier success:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
+ (ICResourceGateway *)gateway;
- (ICResourceGateway *)gateway;
- (ICResourceGateway *)resourceGateway;
- (id)decodeValueForKey:(NSString *)key withCoder:(NSCoder *)coder modelVersion:(NSUInteger)version;
- (id)deleteRemoteObjectWithSuccess:(void (^)(void))success failure:(void (^)(id object, NSError *error))failure;
- (id)saveRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
- (id)updateRemoteObjectWithSuccess:(void (^)(id object))success failure:(void (^)(id object, NSError *error))failure;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithJSONDictionary:(NSDictionary *)dictionary;
@end

@interface ICValueObject
- (NSComparisonResult)compare:(id)other;
- (instancetype)initWithNumber:(NSNumber *)number;
- (instancetype)initWithString:(NSString *)string;
@end

@interface ICPropertyAttributes
@property (nonatomic, readonly) ICMemoryManagmentPolicy memoryManagementPolicy;
@end

@interface ICJSONMapper
- (id)mapFromDictionary:(NSDictionary *)dictionary toObject:(id)object;
- (id)mapFromJSONDictionary:(NSDictionary *)dictionary toObject:(id)object;
@end

@interface ICInflector
- (void)addPrefixes:(id<NSFastEnumeration>)prefixes;
@end

@interface ICDateSerializer
@property (nonatomic, strong) NSDateFormatter *dateFormatter;
- (NSDate *)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(NSDate *)date;
@end

@interface ICURLSerializer
- (NSURL *)deserializedObjectFromString:(NSString *)string;
- (NSString *)serializedObject:(NSURL *)url;
@end

@interface ICViewController
@property (nonatomic, strong) id<ICDataSource> dataSource;
- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource;
- (instancetype)initWithRoutingInfo:(NSDictionary *)routingInfo;
@end

@interface ICTableViewController
@property (nonatomic, weak) id<ICTableCellConfigurationDelegate> cellConfigurationDelegate;
- (void)configureCell:(UITableViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UITableViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingTableViewCell *)cell;
- (void)configureNoResultsCell:(UITableViewCell *)cell;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (void)registerCellClass:(Class)cellClass forModelClass:(Class)modelClass;
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface ICCollectionViewController
@property (nonatomic, weak) id<ICCollectionCellConfigurationDelegate> cellConfigurationDelegate;
- (void)configureCell:(UICollectionViewCell *)cell withError:(NSError *)error;
- (void)configureCell:(UICollectionViewCell *)cell withObject:(id)object;
- (void)configureLoadingCell:(ICLoadingCollectionViewCell *)cell;
- (void)configureNoResultsCell:(UICollectionViewCell *)cell;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (void)registerCellClass:(Class)cellClass forModelClass:(Class)modelClass;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end

@interface ICSimpleDataSource
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@end

@interface ICSectionedDataSource
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, readonly) id<ICDataSource> wrappedDataSource;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource sectioningKey:(NSString *)key sortDescriptors:(NSArray *)sortDescriptors;
@end

@interface ICMultiDataSource
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error;
- (id<ICDataSource>)dataSourceAtSectionIndex:(NSUInteger)index;
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource;
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource;
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource;
@end

@interface ICRemoteDataSource
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic) ICRemoteDataSourceStorage placeholderStorageOptions;
@end

@interface ICPaginatedDataSource
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@property (nonatomic, strong) ICPaginatorKeys *keys;
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic) ICRemoteDataSourceStorage placeholderStorageOptions;
@end

@interface ICCollectionFetcher
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
- (void)fetchCollectionWithSuccessBlock:(void (^)(NSArray *objects))success failureBlock:(void (^)(NSError *error))failure;
@end

@interface ICRemoteConfiguration
@property (nonatomic, readonly) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) ICRequestManager *requestManager;
+ (ICRemoteConfiguration *)defaultConfiguration;
+ (void)setDefaultConfiguration:(ICRemoteConfiguration *)configuration;
@end

@interface ICResourceGateway
@property (nonatomic, strong) ICRemoteConfiguration *remoteConfiguration;
@property (nonatomic, strong) ICRequestManager *networkRequestManager;
@property (nonatomic, copy) HTTPVerb *HTTPVerbForCustomActions;
@property (nonatomic, readonly) id<ICRemoteObject> object;
- (instancetype)initWithClass:(Class)objectClass modelObject:(id<ICRemoteObject>)object;
- (id)performAction:(NSString *)action queryParameters:(NSDictionary *)parameters successBlock:(void (^)(id object))success failureBlock:(void (^)(id object, NSError *error))failure;
- (id)performAction:(NSString *)action successBlock:(void (^)(id object))success failureBlock:(void (^)(id object, NSError *error))failure;
@end

@interface ICRequestManager
- (ICRequestOperation *)requestWithVerb:(HTTPVerb *)verb path:(NSString *)path parameters:(NSDictionary *)parameters success:(void (^)(id responseObject))success failure:(void (^)(NSError *error))failure;
@end

@interface ICRoute
@property (nonatomic, readonly) id<ICRouteMatcher> matcher;
+ (instancetype)routeWithPath:(NSString *)path;
- (instancetype)initWithMatcher:(id<ICRouteMatcher>)matcher;
@end

@interface ICRouter
@property (nonatomic, weak) id<ICRouterDelegate> delegate;
- (void)registerRoute:(id)route;
@end

@interface NSDateFormatter
@property (nonatomic, copy, null_resettable) NSString *dateFormat;
@property (nonatomic, copy, null_resettable) NSLocale *locale;
@property (nonatomic, copy, null_resettable) NSTimeZone *timeZone;
@property (nonatomic, copy, null_resettable) NSCalendar *calendar;
@property (nonatomic, copy, nullable) NSDate *defaultDate;
@property (nonatomic) NSDateFormatterStyle dateStyle;
@property (nonatomic) NSDateFormatterStyle timeStyle;
@property (nonatomic, getter=isLenient) BOOL lenient;
@property (nonatomic) BOOL doesRelativeDateFormatting;
@property (nonatomic, copy) NSArray<NSString *> *monthSymbols;
@property (nonatomic, copy) NSArray<NSString *> *shortMonthSymbols;
@property (nonatomic, copy) NSArray<NSString *> *weekdaySymbols;
@property (nonatomic, copy) NSArray<NSString *> *shortWeekdaySymbols;
+ (nullable NSString *)dateFormatFromTemplate:(NSString *)letters options:(NSUInteger)options locale:(nullable NSLocale *)locale;
+ (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle;
- (nullable NSDate *)dateFromString:(NSString *)string;
- (NSString *)stringFromDate:(NSDate *)date;
@end

@interface XCTestCase
@property (readonly, copy) NSString *name;
- (instancetype)initWithSelector:(SEL)selector;
- (void)addTeardownBlock:(void (^)(void))block;
- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block;
- (XCTestExpectation *)expectationForNotification:(NSString *)name object:(nullable id)object handler:(BOOL (^ _Nullable)(NSNotification *notification))handler;
- (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler;
- (XCTestExpectation *)expectationWithDescription:(NSString *)description;
- (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^ _Nullable)(NSError *error))handler;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder;
@end

@interface XCTest
- (BOOL)setUpWithError:(NSError **)error;
- (BOOL)tearDownWithError:(NSError **)error;
@end

@interface XCTestExpectation
- (instancetype)initWithDescription:(NSString *)description;
@property (nonatomic, getter=isInverted) BOOL inverted;
@end

@interface NSNotification
@property (readonly, copy) NSString *name;
@property (readonly, nullable) id object;
@property (readonly, copy, nullable) NSDictionary *userInfo;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object;
+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
- (instancetype)initWithName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
@end

@interface NSNotificationCenter
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSString *)name object:(nullable id)object;
- (id<NSObject>)addObserverForName:(nullable NSString *)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *notification))block;
- (void)postNotificationName:(NSString *)name object:(nullable id)object;
- (void)postNotificationName:(NSString *)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSString *)name object:(nullable id)object;
@end

@interface NSAssertionHandler
+ (NSAssertionHandler *)currentHandler;
- (void)handleFailureInMethod:(SEL)selector object:(nullable id)object file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(5, 6);
- (void)handleFailureInFunction:(NSString *)function file:(NSString *)file lineNumber:(NSInteger)line description:(nullable NSString *)format, ... NS_FORMAT_FUNCTION(4, 5);
@end

@interface NSBundle
+ (NSBundle *)mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
+ (nullable NSBundle *)bundleWithIdentifier:(NSString *)identifier;
+ (nullable instancetype)bundleWithPath:(NSString *)path;
+ (nullable instancetype)bundleWithURL:(NSURL *)url;
+ (NSArray<NSBundle *> *)allBundles;
+ (NSArray<NSBundle *> *)allFrameworks;
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy, nullable) NSString *bundleIdentifier;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *infoDictionary;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *localizedInfoDictionary;
@property (readonly, copy) NSURL *resourceURL;
@property (readonly, copy) NSArray<NSString *> *localizations;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property (readonly, nullable) Class principalClass;
- (nullable instancetype)initWithPath:(NSString *)path;
- (nullable instancetype)initWithURL:(NSURL *)url;
- (nullable Class)classNamed:(NSString *)name;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table NS_FORMAT_ARGUMENT(1);
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath forLocalization:(nullable NSString *)localization;
- (NSArray<NSString *> *)pathsForResourcesOfType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)type;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)type subdirectory:(nullable NSString *)subpath;
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)type subdirectory:(nullable NSString *)subpath;
@end

@protocol NSURLProtocolClient <NSObject>
@required
- (void)URLProtocol:(NSURLProtocol *)protocol didFailWithError:(NSError *)error;
- (void)URLProtocol:(NSURLProtocol *)protocol didLoadData:(NSData *)data;
- (void)URLProtocol:(NSURLProtocol *)protocol didReceiveResponse:(NSURLResponse *)response cacheStoragePolicy:(NSURLCacheStoragePolicy)policy;
- (void)URLProtocol:(NSURLProtocol *)protocol wasRedirectedToRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)redirectResponse;
- (void)URLProtocolDidFinishLoading:(NSURLProtocol *)protocol;
@end

@interface NSURLProtocol
@property (readonly, copy) NSURLRequest *request;
@property (readonly, strong, nullable) id<NSURLProtocolClient> client;
@property (readonly, strong, nullable) id cachedResponse;
+ (BOOL)registerClass:(Class)protocolClass;
+ (void)unregisterClass:(Class)protocolClass;
+ (BOOL)canInitWithRequest:(NSURLRequest *)request;
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request;
- (instancetype)initWithRequest:(NSURLRequest *)request cachedResponse:(nullable id)cachedResponse client:(nullable id<NSURLProtocolClient>)client;
@end

@protocol NSCacheDelegate <NSObject>
@optional
- (void)cache:(NSCache *)cache willEvictObject:(id)object;
@end

@interface NSCache
@property (nonatomic, weak, nullable) id<NSCacheDelegate> delegate;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
- (void)removeObjectForKey:(KeyType)key;
@end

@interface NSFileManager
+ (NSFileManager *)defaultManager;
@property (readonly, copy) NSURL *homeDirectoryForCurrentUser;
@property (readonly, copy) NSURL *temporaryDirectory;
- (NSDictionary<NSFileAttributeKey, id> *)attributesOfFileSystemForPath:(NSString *)path error:(NSError **)error;
- (NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
- (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path error:(NSError **)error;
- (nullable NSData *)contentsAtPath:(NSString *)path;
- (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
- (NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url includingPropertiesForKeys:(nullable NSArray<NSString *> *)keys options:(NSDirectoryEnumerationOptions)options error:(NSError **)error;
- (NSArray<NSString *> *)subpathsAtPath:(NSString *)path;
- (NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
- (nullable NSEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path;
- (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)copyItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error;
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes;
- (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)destination error:(NSError **)error;
- (NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error;
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory;
- (BOOL)linkItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
- (BOOL)moveItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
- (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(nullable NSURL *)url create:(BOOL)shouldCreate error:(NSError **)error;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains;
@end

@interface NSProcessInfo
+ (NSProcessInfo *)processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly) unsigned long long physicalMemory;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
@end

@interface NSUUID
+ (instancetype)UUID;
- (nullable instancetype)initWithUUIDString:(NSString *)string;
- (instancetype)initWithUUIDBytes:(const unsigned char *)bytes;
- (void)getUUIDBytes:(unsigned char *)bytes;
- (NSComparisonResult)compare:(NSUUID *)other;
@end

@interface NSUndoManager
@property (copy) NSArray<NSString *> *runLoopModes;
- (id)prepareWithInvocationTarget:(id)target;
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)object;
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler;
- (void)setActionName:(NSString *)name;
- (NSString *)redoMenuTitleForUndoActionName:(NSString *)name;
- (NSString *)undoMenuTitleForUndoActionName:(NSString *)name;
@end

@interface NSNotificationQueue
+ (NSNotificationQueue *)defaultQueue;
- (instancetype)initWithNotificationCenter:(NSNotificationCenter *)center;
- (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style;
- (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style coalesceMask:(NSNotificationCoalescing)mask forModes:(nullable NSArray<NSString *> *)modes;
- (void)dequeueNotificationsMatching:(NSNotification *)notification coalesceMask:(NSUInteger)mask;
@end

@interface NSUserDefaults
+ (NSUserDefaults *)standardUserDefaults;
- (nullable instancetype)initWithSuiteName:(nullable NSString *)suiteName;
- (nullable id)objectForKey:(NSString *)key;
- (nullable NSString *)stringForKey:(NSString *)key;
- (nullable NSArray *)arrayForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
- (nullable NSData *)dataForKey:(NSString *)key;
- (nullable NSURL *)URLForKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)dictionaryRepresentation;
- (void)registerDefaults:(NSDictionary<NSString *, id> *)defaults;
- (void)setObject:(nullable id)object forKey:(NSString *)key;
- (void)setURL:(nullable NSURL *)url forKey:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)persistentDomainForName:(NSString *)name;
- (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)name;
@end

@protocol NSLocking
@required
- (void)lock;
- (void)unlock;
@end

@interface NSLock <NSLocking>
@property (nullable, copy) NSString *name;
- (BOOL)lockBeforeDate:(NSDate *)limit;
@end

@interface NSRecursiveLock <NSLocking>
@property (nullable, copy) NSString *name;
- (BOOL)lockBeforeDate:(NSDate *)limit;
@end

@interface NSCondition <NSLocking>
@property (nullable, copy) NSString *name;
- (BOOL)waitUntilDate:(NSDate *)limit;
@end

@interface NSConditionLock <NSLocking>
@property (nullable, copy) NSString *name;
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(NSDate *)limit;
@end

@interface NSRunLoop
+ (NSRunLoop *)currentRunLoop;
+ (NSRunLoop *)mainRunLoop;
@property (nullable, readonly, copy) NSRunLoopMode currentMode;
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (nullable NSDate *)limitDateForMode:(NSRunLoopMode)mode;
- (void)acceptInputForMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)runUntilDate:(NSDate *)limit;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)performBlock:(void (^)(void))block;
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block;
- (void)performSelector:(SEL)selector target:(id)target argument:(nullable id)argument order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes;
- (void)cancelPerformSelector:(SEL)selector target:(id)target argument:(nullable id)argument;
- (void)cancelPerformSelectorsWithTarget:(id)target;
@end

@interface NSTimer
@property (copy) NSDate *fireDate;
@property (readonly) NSTimeInterval timeInterval;
@property (nonatomic) NSTimeInterval tolerance;
@property (readonly, getter=isValid) BOOL valid;
@property (nullable, readonly, retain) id userInfo;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
@end

@interface NSThread
+ (NSThread *)currentThread;
+ (NSThread *)mainThread;
+ (NSArray<NSString *> *)callStackSymbols;
+ (NSArray<NSNumber *> *)callStackReturnAddresses;
@property (readonly, retain) NSMutableDictionary *threadDictionary;
@property (nullable, copy) NSString *name;
@property (nonatomic) NSUInteger stackSize;
@property (nonatomic) double threadPriority;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
+ (void)sleepUntilDate:(NSDate *)date;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(nullable id)argument;
+ (void)detachNewThreadWithBlock:(void (^)(void))block;
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
- (instancetype)initWithBlock:(void (^)(void))block;
@end

@interface NSOperation
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly, getter=isConcurrent) BOOL concurrent;
@property (readonly, getter=isAsynchronous) BOOL asynchronous;
@property (readonly, getter=isReady) BOOL ready;
@property (readonly, copy) NSArray<NSOperation *> *dependencies;
@property (nonatomic) NSOperationQueuePriority queuePriority;
@property (nullable, copy) void (^completionBlock)(void);
@property (nonatomic) double threadPriority;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (nullable, copy) NSString *name;
- (void)addDependency:(NSOperation *)operation;
- (void)removeDependency:(NSOperation *)operation;
@end

@interface NSBlockOperation
@property (readonly, copy) NSArray *executionBlocks;
+ (instancetype)blockOperationWithBlock:(void (^)(void))block;
- (void)addExecutionBlock:(void (^)(void))block;
@end

@interface NSInvocationOperation
@property (readonly, retain) NSInvocation *invocation;
@property (nullable, readonly, retain) id result;
- (nullable instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
- (instancetype)initWithInvocation:(NSInvocation *)invocation;
@end

@interface NSOperationQueue
+ (NSOperationQueue *)mainQueue;
+ (nullable NSOperationQueue *)currentQueue;
@property (readonly, copy) NSArray<__kindof NSOperation *> *operations;
@property (readonly) NSUInteger operationCount;
@property (nonatomic) NSInteger maxConcurrentOperationCount;
@property (getter=isSuspended) BOOL suspended;
@property (nullable, copy) NSString *name;
@property (nonatomic) NSQualityOfService qualityOfService;
@property (nullable, assign) dispatch_queue_t underlyingQueue;
- (void)addOperation:(NSOperation *)operation;
- (void)addOperations:(NSArray<NSOperation *> *)operations waitUntilFinished:(BOOL)wait;
- (void)addOperationWithBlock:(void (^)(void))block;
- (void)addBarrierBlock:(void (^)(void))block;
@end

@interface NSValue
@property (nonatomic, readonly) const char *objCType;
@property (nonatomic, readonly, nullable) void *pointerValue;
@property (nonatomic, readonly, nullable) id nonretainedObjectValue;
+ (NSValue *)value:(const void *)value withObjCType:(const char *)type;
+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithNonretainedObject:(nullable id)object;
+ (NSValue *)valueWithPointer:(nullable const void *)pointer;
+ (NSValue *)valueWithRange:(NSRange)range;
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type;
- (BOOL)isEqualToValue:(NSValue *)value;
@end

@interface NSDecimalNumber
+ (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text;
+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text locale:(nullable id)locale;
+ (NSDecimalNumber *)maximumDecimalNumber;
+ (NSDecimalNumber *)minimumDecimalNumber;
+ (NSDecimalNumber *)notANumber;
+ (NSDecimalNumber *)one;
+ (NSDecimalNumber *)zero;
- (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number withBehavior:(nullable NSDecimalNumberHandler *)behavior;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)isNegative;
- (instancetype)initWithString:(NSString *)text;
- (instancetype)initWithString:(NSString *)text locale:(nullable id)locale;
@end

@interface NSDecimalNumberHandler
@property (nonatomic, readonly) NSRoundingMode roundingMode;
+ (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
- (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
@end

@interface NSMutableData
+ (instancetype)dataWithCapacity:(NSUInteger)capacity;
+ (instancetype)dataWithLength:(NSUInteger)length;
@property (nonatomic, readonly) void *mutableBytes;
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (void)increaseLengthBy:(NSUInteger)extraLength;
- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes;
- (void)replaceBytesInRange:(NSRange)range withBytes:(nullable const void *)bytes length:(NSUInteger)length;
@end

@interface NSFormatter
- (nullable NSString *)editingStringForObjectValue:(id)object;
- (BOOL)getObjectValue:(id *)object forString:(NSString *)string errorDescription:(NSString **)error;
- (nullable NSString *)stringForObjectValue:(nullable id)object;
@end

@interface NSNumberFormatter
@property (nonatomic) NSNumberFormatterStyle numberStyle;
@property (nonatomic) NSNumberFormatterRoundingMode roundingMode;
@property (nonatomic, copy, null_resettable) NSLocale *locale;
@property (nonatomic, copy, nullable) NSNumber *multiplier;
@property (nonatomic, copy, nullable) NSNumber *minimum;
@property (nonatomic, copy, nullable) NSNumber *maximum;
@property (nonatomic, copy, nullable) NSString *zeroSymbol;
@property (nonatomic) BOOL usesGroupingSeparator;
@property (nonatomic) BOOL usesSignificantDigits;
@property (nonatomic) BOOL alwaysShowsDecimalSeparator;
@property (nonatomic) BOOL allowsFloats;
@property (nonatomic) BOOL generatesDecimalNumbers;
@property (nonatomic, getter=isLenient) BOOL lenient;
+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style;
- (nullable NSNumber *)numberFromString:(NSString *)string;
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
@end

@interface NSByteCountFormatter
@property (nonatomic) NSByteCountFormatterCountStyle countStyle;
@property (nonatomic) NSByteCountFormatterUnits allowedUnits;
@property (nonatomic, getter=isAdaptive) BOOL adaptive;
+ (NSString *)stringFromByteCount:(long long)count countStyle:(NSByteCountFormatterCountStyle)style;
- (NSString *)stringFromByteCount:(long long)count;
@end

@interface NSLocale
@property (nonatomic, readonly, copy, nullable) NSString *countryCode;
@property (nonatomic, readonly, copy, nullable) NSString *scriptCode;
@property (nonatomic, readonly, copy, nullable) NSString *currencyCode;
+ (NSArray<NSString *> *)ISOCountryCodes;
+ (NSArray<NSString *> *)availableLocaleIdentifiers;
+ (NSLocale *)autoupdatingCurrentLocale;
+ (NSLocale *)currentLocale;
+ (NSArray<NSString *> *)preferredLanguages;
+ (NSLocale *)systemLocale;
- (nullable NSString *)displayNameForKey:(NSLocaleKey)key value:(id)value;
- (nullable NSString *)localizedStringForCountryCode:(NSString *)code;
- (nullable NSString *)localizedStringForCurrencyCode:(NSString *)code;
- (nullable NSString *)localizedStringForLanguageCode:(NSString *)code;
- (nullable id)objectForKey:(NSLocaleKey)key;
- (nullable id)objectForKeyedSubscript:(NSLocaleKey)key;
@end

@interface NSTimeZone
@property (nonatomic, readonly, copy, nullable) NSString *abbreviation;
@property (nonatomic, readonly, getter=isDaylightSavingTime) BOOL daylightSavingTime;
@property (nonatomic, readonly) NSTimeInterval daylightSavingTimeOffset;
@property (nonatomic, readonly, copy, nullable) NSDate *nextDaylightSavingTimeTransition;
+ (NSDictionary<NSString *, NSString *> *)abbreviationDictionary;
+ (NSTimeZone *)defaultTimeZone;
+ (NSArray<NSString *> *)knownTimeZoneNames;
+ (NSTimeZone *)localTimeZone;
+ (void)setDefaultTimeZone:(nullable NSTimeZone *)timeZone;
+ (NSTimeZone *)systemTimeZone;
+ (nullable instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
+ (nullable instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation;
+ (nullable instancetype)timeZoneWithName:(NSString *)name;
- (nullable NSString *)abbreviationForDate:(NSDate *)date;
- (NSTimeInterval)daylightSavingTimeOffsetForDate:(NSDate *)date;
- (nullable instancetype)initWithName:(NSString *)name;
- (BOOL)isEqualToTimeZone:(NSTimeZone *)other;
- (nullable NSString *)localizedName:(NSTimeZoneNameStyle)style locale:(nullable NSLocale *)locale;
- (nullable NSDate *)nextDaylightSavingTimeTransitionAfterDate:(NSDate *)date;
@end

@interface NSCalendar
@property (nonatomic, readonly, copy) NSCalendarIdentifier calendarIdentifier;
@property (nonatomic, copy, nullable) NSLocale *locale;
+ (NSCalendar *)autoupdatingCurrentCalendar;
+ (NSCalendar *)currentCalendar;
+ (nullable instancetype)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
- (nullable instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier;
- (NSComparisonResult)compareDate:(NSDate *)date toDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit;
- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)start toDate:(NSDate *)end options:(NSCalendarOptions)options;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDateComponents:(NSDateComponents *)start toDateComponents:(NSDateComponents *)end options:(NSCalendarOptions)options;
- (nullable NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateByAddingUnit:(NSCalendarUnit)unit value:(NSInteger)value toDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateBySettingHour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second ofDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateBySettingUnit:(NSCalendarUnit)unit value:(NSInteger)value ofDate:(NSDate *)date options:(NSCalendarOptions)options;
- (nullable NSDate *)dateFromComponents:(NSDateComponents *)components;
- (BOOL)isDate:(NSDate *)date equalToDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit;
- (NSRange)maximumRangeOfUnit:(NSCalendarUnit)unit;
- (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit;
- (nullable NSDate *)nextDateAfterDate:(NSDate *)date matchingComponents:(NSDateComponents *)components options:(NSCalendarOptions)options;
- (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (NSRange)rangeOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (BOOL)rangeOfUnit:(NSCalendarUnit)unit startDate:(NSDate **)start interval:(NSTimeInterval *)interval forDate:(NSDate *)date;
@end

@interface NSDateComponents
@property (nonatomic, copy, nullable) NSCalendar *calendar;
@property (nonatomic, copy, nullable) NSTimeZone *timeZone;
@property (nonatomic, readonly, copy, nullable) NSDate *date;
@property (nonatomic, getter=isLeapMonth) BOOL leapMonth;
@property (nonatomic, readonly, getter=isValidDate) BOOL validDate;
- (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)unit;
- (NSInteger)valueForComponent:(NSCalendarUnit)unit;
@end

@interface NSJSONSerialization
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error;
+ (nullable NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error;
+ (BOOL)isValidJSONObject:(id)object;
@end

@interface NSURLQueryItem
@property (nonatomic, readonly, copy, nullable) NSString *value;
+ (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value;
- (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value;
@end

@interface NSURLComponents
@property (nonatomic, copy, nullable) NSString *scheme;
@property (nonatomic, copy, nullable) NSString *user;
@property (nonatomic, copy, nullable) NSString *password;
@property (nonatomic, copy, nullable) NSString *host;
@property (nonatomic, copy, nullable) NSNumber *port;
@property (nonatomic, copy, nullable) NSString *path;
@property (nonatomic, copy, nullable) NSString *query;
@property (nonatomic, copy, nullable) NSString *fragment;
@property (nonatomic, copy, nullable) NSString *percentEncodedUser;
@property (nonatomic, copy, nullable) NSString *percentEncodedPassword;
@property (nonatomic, copy, nullable) NSString *percentEncodedHost;
@property (nonatomic, copy, nullable) NSString *percentEncodedPath;
@property (nonatomic, copy, nullable) NSString *percentEncodedQuery;
@property (nonatomic, copy, nullable) NSString *percentEncodedFragment;
@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *queryItems;
@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *percentEncodedQueryItems;
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSString *string;
+ (nullable instancetype)componentsWithString:(NSString *)string;
+ (nullable instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
- (nullable NSURL *)URLRelativeToURL:(nullable NSURL *)url;
- (nullable instancetype)initWithString:(NSString *)string;
- (nullable instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
@end

@interface NSURLRequest
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSURL *mainDocumentURL;
@property (nonatomic, readonly, copy, nullable) NSString *HTTPMethod;
@property (nonatomic, readonly, copy, nullable) NSData *HTTPBody;
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nonatomic, readonly) NSTimeInterval timeoutInterval;
@property (nonatomic, readonly) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic, readonly) NSURLRequestNetworkServiceType networkServiceType;
+ (instancetype)requestWithURL:(nullable NSURL *)url;
+ (instancetype)requestWithURL:(nullable NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
- (instancetype)initWithURL:(nullable NSURL *)url;
- (instancetype)initWithURL:(nullable NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end

@interface NSMutableURLRequest
@property (nonatomic, copy, nullable) NSURL *URL;
@property (nonatomic, copy, nullable) NSURL *mainDocumentURL;
@property (nonatomic, copy) NSString *HTTPMethod;
@property (nonatomic, copy, nullable) NSData *HTTPBody;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nonatomic) NSTimeInterval timeoutInterval;
@property (nonatomic) NSURLRequestCachePolicy cachePolicy;
@property (nonatomic) NSURLRequestNetworkServiceType networkServiceType;
- (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field;
@end

@interface NSURLResponse
@property (nonatomic, readonly, copy, nullable) NSURL *URL;
@property (nonatomic, readonly, copy, nullable) NSString *MIMEType;
@property (nonatomic, readonly) long long expectedContentLength;
@property (nonatomic, readonly, copy, nullable) NSString *textEncodingName;
@property (nonatomic, readonly, copy, nullable) NSString *suggestedFilename;
- (instancetype)initWithURL:(NSURL *)url MIMEType:(nullable NSString *)type expectedContentLength:(NSInteger)length textEncodingName:(nullable NSString *)name;
@end

@interface NSHTTPURLResponse
@property (nonatomic, readonly, copy) NSDictionary *allHeaderFields;
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode HTTPVersion:(nullable NSString *)version headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field;
@end
