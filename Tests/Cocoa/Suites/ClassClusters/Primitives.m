#import "Primitives.h"

@implementation PrimitiveString {
  NSString *_text;
}

+ (instancetype)of:(NSString *)text {
  PrimitiveString *made = [[self alloc] init];
  made->_text = [text copy];
  return made;
}

- (NSUInteger)length {
  return _text.length;
}

- (unichar)characterAtIndex:(NSUInteger)index {
  return [_text characterAtIndex:index];
}

@end

@implementation PrimitiveMutableString {
  NSMutableString *_text;
}

- (instancetype)init {
  self = [super init];
  _text = [NSMutableString string];
  return self;
}

+ (instancetype)of:(NSString *)text {
  PrimitiveMutableString *made = [[self alloc] init];
  [made->_text setString:text];
  return made;
}

- (NSUInteger)length {
  return _text.length;
}

- (unichar)characterAtIndex:(NSUInteger)index {
  return [_text characterAtIndex:index];
}

- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string {
  _changes++;
  [_text replaceCharactersInRange:range withString:string];
}

@end

@implementation PrimitiveArray {
  NSUInteger _count;
}

+ (instancetype)counting:(NSUInteger)count {
  PrimitiveArray *made = [[self alloc] init];
  made->_count = count;
  return made;
}

- (NSUInteger)count {
  return _count;
}

- (id)objectAtIndex:(NSUInteger)index {
  if (index >= _count) [NSException raise:NSRangeException format:@"only %d", (int)_count];
  return @(index);
}

@end

@implementation PrimitiveMutableArray {
  NSMutableArray *_objects;
  NSMutableArray *_messages;
}

- (instancetype)init {
  return [self initWithCapacity:0];
}

- (instancetype)initWithCapacity:(NSUInteger)capacity {
  self = [super init];
  _objects = [NSMutableArray arrayWithCapacity:capacity];
  _messages = [NSMutableArray array];
  return self;
}

+ (instancetype)of:(NSArray *)objects {
  PrimitiveMutableArray *made = [[self alloc] init];
  [made->_objects setArray:objects];
  return made;
}

- (NSArray *)messages {
  NSArray *messages = [_messages copy];
  [_messages removeAllObjects];
  return messages;
}

- (NSUInteger)count {
  return _objects.count;
}

- (id)objectAtIndex:(NSUInteger)index {
  return [_objects objectAtIndex:index];
}

- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  [_messages addObject:@"insert"];
  [_objects insertObject:object atIndex:index];
}

- (void)removeObjectAtIndex:(NSUInteger)index {
  [_messages addObject:@"remove"];
  [_objects removeObjectAtIndex:index];
}

- (void)addObject:(id)object {
  [_messages addObject:@"add"];
  [_objects addObject:object];
}

- (void)removeLastObject {
  [_messages addObject:@"removeLast"];
  [_objects removeLastObject];
}

- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  [_messages addObject:@"replace"];
  [_objects replaceObjectAtIndex:index withObject:object];
}

@end

@implementation PrimitiveDictionary {
  NSArray *_words;
}

+ (instancetype)lengthsOf:(NSArray *)words {
  PrimitiveDictionary *made = [[self alloc] init];
  made->_words = [words copy];
  return made;
}

- (NSUInteger)count {
  return _words.count;
}

- (id)objectForKey:(id)key {
  return [_words containsObject:key] ? @([key length]) : nil;
}

- (NSEnumerator *)keyEnumerator {
  return [_words objectEnumerator];
}

@end

@implementation PrimitiveMutableDictionary {
  NSMutableDictionary *_entries;
}

- (instancetype)init {
  return [self initWithCapacity:0];
}

- (instancetype)initWithCapacity:(NSUInteger)capacity {
  self = [super init];
  _entries = [NSMutableDictionary dictionaryWithCapacity:capacity];
  return self;
}

- (NSUInteger)count {
  return _entries.count;
}

- (id)objectForKey:(id)key {
  return [_entries objectForKey:key];
}

- (NSEnumerator *)keyEnumerator {
  return [_entries keyEnumerator];
}

- (void)setObject:(id)object forKey:(id)key {
  _changes++;
  [_entries setObject:object forKey:key];
}

- (void)removeObjectForKey:(id)key {
  _changes++;
  [_entries removeObjectForKey:key];
}

@end

@implementation PrimitiveSet {
  NSArray *_objects;
}

+ (instancetype)of:(NSArray *)objects {
  PrimitiveSet *made = [[self alloc] init];
  made->_objects = [objects copy];
  return made;
}

- (NSUInteger)count {
  return _objects.count;
}

- (id)member:(id)object {
  NSUInteger index = [_objects indexOfObject:object];
  return index == NSNotFound ? nil : _objects[index];
}

- (NSEnumerator *)objectEnumerator {
  return [_objects objectEnumerator];
}

@end

@implementation PrimitiveMutableSet {
  NSMutableSet *_objects;
}

- (instancetype)initWithCapacity:(NSUInteger)capacity {
  self = [super init];
  _objects = [NSMutableSet setWithCapacity:capacity];
  return self;
}

- (instancetype)init {
  return [self initWithCapacity:0];
}

- (NSUInteger)count {
  return _objects.count;
}

- (id)member:(id)object {
  return [_objects member:object];
}

- (NSEnumerator *)objectEnumerator {
  return [_objects objectEnumerator];
}

- (void)addObject:(id)object {
  _changes++;
  [_objects addObject:object];
}

- (void)removeObject:(id)object {
  _changes++;
  [_objects removeObject:object];
}

@end
