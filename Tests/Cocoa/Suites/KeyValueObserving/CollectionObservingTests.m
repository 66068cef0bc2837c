#import <objc/runtime.h>
#import "Observing.h"

/* Elements of arrays and members of sets, by accessors, by announcing, and by what mutableArrayValueForKey: gives. */
@interface CollectionObservingTests : XCTestCase
@property KVTeam *team;
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation CollectionObservingTests

- (void)setUp {
  self.team = [KVTeam new];
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
  [self.team addObserver:self.observer forKeyPath:@"items" options:KVBoth context:NULL];
  [self.team addObserver:self.observer forKeyPath:@"colors" options:KVBoth context:NULL];
  [self.person addObserver:self.observer forKeyPath:@"tags" options:KVBoth context:NULL];
  [self.person addObserver:self.observer forKeyPath:@"groups" options:KVBoth context:NULL];
  [self.person addObserver:self.observer forKeyPath:@"badges" options:KVBoth context:NULL];
}

- (void)tearDown {
  [self.team removeObserver:self.observer forKeyPath:@"items"];
  [self.team removeObserver:self.observer forKeyPath:@"colors"];
  [self.person removeObserver:self.observer forKeyPath:@"tags"];
  [self.person removeObserver:self.observer forKeyPath:@"groups"];
  [self.person removeObserver:self.observer forKeyPath:@"badges"];
}

- (void)expect:(NSKeyValueChange)kind at:(id)indexes old:(id)old new:(id)new {
  NSDictionary *change = self.observer.last;
  XCTAssertEqualObjects(change[NSKeyValueChangeKindKey], @(kind));
  XCTAssertEqualObjects(change[NSKeyValueChangeIndexesKey], indexes);
  XCTAssertEqualObjects(change[NSKeyValueChangeOldKey], old);
  XCTAssertEqualObjects(change[NSKeyValueChangeNewKey], new);
}

- (NSIndexSet *)index:(NSUInteger)index {
  return [NSIndexSet indexSetWithIndex:index];
}

- (void)testInsertingByAnAccessor {
  [self.team insertObject:@"a" inItemsAtIndex:0];
  [self expect:NSKeyValueChangeInsertion at:[self index:0] old:nil new:@[@"a"]];
  [self.team insertItems:@[@"b", @"c"]
               atIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]];
  [self expect:NSKeyValueChangeInsertion
            at:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)]
           old:nil
           new:(@[@"b", @"c"])];
  XCTAssertEqual(self.observer.changes.count, 2);
}

- (void)testAProxyRemovesObjectsOneByOneFromTheEnd {
  [self.team.items addObjectsFromArray:@[@"a", @"b", @"c", @"a"]];
  NSMutableArray *items = [self.team mutableArrayValueForKey:@"items"];
  [items removeObjectsInArray:@[@"a", @"b"]];
  XCTAssertEqualObjects(self.team.items, @[@"c"]);
  XCTAssertEqual(self.observer.changes.count, 3);
  [self expect:NSKeyValueChangeRemoval at:[self index:0] old:@[@"a"] new:nil];
  [items removeObject:@"c"];
  XCTAssertEqual(self.observer.changes.count, 4);
  [items removeObject:@"none"];
  XCTAssertEqual(self.observer.changes.count, 4);
}

- (void)testRemovingByAnAccessor {
  [self.team.items addObjectsFromArray:@[@"a", @"b", @"c"]];
  [self.team removeObjectFromItemsAtIndex:1];
  [self expect:NSKeyValueChangeRemoval at:[self index:1] old:@[@"b"] new:nil];
  [self.team removeItemsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)]];
  [self expect:NSKeyValueChangeRemoval
            at:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)]
           old:(@[@"a", @"c"])
           new:nil];
}

- (void)testReplacingByAnAccessor {
  [self.team.items addObjectsFromArray:@[@"a", @"b"]];
  [self.team replaceObjectInItemsAtIndex:1 withObject:@"B"];
  [self expect:NSKeyValueChangeReplacement at:[self index:1] old:@[@"b"] new:@[@"B"]];
}

- (void)testAnIndexBeyondTheEndThrowsAndTellsNobody {
  XCTAssertThrowsSpecificNamed(
    [self.team removeObjectFromItemsAtIndex:7], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [self.team insertObject:@"a" inItemsAtIndex:7], NSException, NSRangeException);
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testTheArrayOfAnObserverWithPrior {
  KVObserver *other = [KVObserver new];
  [self.team addObserver:other
              forKeyPath:@"items"
                 options:KVBoth | NSKeyValueObservingOptionPrior
                 context:NULL];
  [self.team.items addObject:@"a"];
  [self.team removeObjectFromItemsAtIndex:0];
  XCTAssertEqual(other.changes.count, 2);
  XCTAssertEqualObjects(other.changes[0][NSKeyValueChangeKindKey], @(NSKeyValueChangeRemoval));
  XCTAssertEqualObjects(other.changes[0][NSKeyValueChangeIndexesKey], [self index:0]);
  XCTAssertEqualObjects(other.changes[0][NSKeyValueChangeOldKey], @[@"a"]);
  [self.team removeObserver:other forKeyPath:@"items"];
}

- (void)testAnnouncingElements {
  NSIndexSet *first = [self index:0];
  [self.team willChange:NSKeyValueChangeInsertion valuesAtIndexes:first forKey:@"items"];
  [self.team.items insertObject:@"z" atIndex:0];
  [self.team didChange:NSKeyValueChangeInsertion valuesAtIndexes:first forKey:@"items"];
  [self expect:NSKeyValueChangeInsertion at:first old:nil new:@[@"z"]];
}

- (void)testAPathThatEndsInAnArray {
  KVHolder *holder = [KVHolder new];
  holder.team = self.team;
  KVObserver *other = [KVObserver new];
  [holder addObserver:other forKeyPath:@"team.items" options:KVBoth context:NULL];
  [self.team insertObject:@"a" inItemsAtIndex:0];
  XCTAssertEqualObjects(other.last[NSKeyValueChangeKindKey], @(NSKeyValueChangeInsertion));
  XCTAssertEqualObjects(other.last[NSKeyValueChangeNewKey], @[@"a"]);
  XCTAssertEqual(other.last[@"object"], holder);
  holder.team = nil;
  XCTAssertEqualObjects(other.last[NSKeyValueChangeKindKey], @(NSKeyValueChangeSetting));
  [holder removeObserver:other forKeyPath:@"team.items"];
}

- (void)testMutableArrayByAccessors {
  NSMutableArray *items = [self.team mutableArrayValueForKey:@"items"];
  [items addObject:@"a"];
  [self expect:NSKeyValueChangeInsertion at:[self index:0] old:nil new:@[@"a"]];
  [items insertObject:@"b" atIndex:0];
  [self expect:NSKeyValueChangeInsertion at:[self index:0] old:nil new:@[@"b"]];
  items[1] = @"c";
  [self expect:NSKeyValueChangeReplacement at:[self index:1] old:@[@"a"] new:@[@"c"]];
  [items removeLastObject];
  [self expect:NSKeyValueChangeRemoval at:[self index:1] old:@[@"c"] new:nil];
  XCTAssertEqualObjects(self.team.items, @[@"b"]);
  XCTAssertEqualObjects(items, @[@"b"]);
  XCTAssertEqual(items.count, 1);
  XCTAssertEqualObjects(items[0], @"b");
  XCTAssertTrue([items isKindOfClass:[NSMutableArray class]]);
}

- (void)testMutableArrayByASetter {
  NSMutableArray *tags = [self.person mutableArrayValueForKey:@"tags"];
  XCTAssertEqual(tags.count, 0);
  [tags addObject:@"a"];
  [self expect:NSKeyValueChangeInsertion at:[self index:0] old:nil new:@[@"a"]];
  [tags addObject:@"b"];
  [self expect:NSKeyValueChangeInsertion at:[self index:1] old:nil new:@[@"b"]];
  [tags replaceObjectAtIndex:0 withObject:@"A"];
  [self expect:NSKeyValueChangeReplacement at:[self index:0] old:@[@"a"] new:@[@"A"]];
  [tags removeObjectAtIndex:0];
  [self expect:NSKeyValueChangeRemoval at:[self index:0] old:@[@"A"] new:nil];
  XCTAssertEqualObjects(self.person.tags, @[@"b"]);
  XCTAssertEqual(self.observer.changes.count, 4);
}

- (void)testMutableArrayByAVariable {
  self.person->_badges = [NSMutableArray arrayWithObject:@"a"];
  NSMutableArray *variable = self.person->_badges;
  [[self.person mutableArrayValueForKey:@"badges"] addObject:@"b"];
  XCTAssertEqualObjects(variable, (@[@"a", @"b"]));
  XCTAssertEqual(self.person->_badges, variable);
  [self expect:NSKeyValueChangeInsertion at:[self index:1] old:nil new:@[@"b"]];
  XCTAssertEqual(self.observer.changes.count, 1);
}

- (void)testMutableArrayByAVariableThatIsNil {
  [[self.person mutableArrayValueForKey:@"badges"] addObject:@"b"];
  XCTAssertEqualObjects(self.person->_badges, @[@"b"]);
}

- (void)testMutableArrayOfNothingThrows {
  XCTAssertThrowsSpecificNamed(
    [[self.person mutableArrayValueForKey:@"nothing"] addObject:@1], NSException,
    NSUndefinedKeyException);
  XCTAssertThrows([[self.person mutableArrayValueForKey:@"name"] addObject:nil]);
}

- (void)testMutableArrayOfAnObjectThatNobodyObserves {
  KVTeam *team = [KVTeam new];
  [[team mutableArrayValueForKey:@"items"] addObjectsFromArray:@[@1, @2, @3]];
  XCTAssertEqualObjects(team.items, (@[@1, @2, @3]));
  KVPerson *person = [KVPerson new];
  [[person mutableArrayValueForKey:@"tags"] addObjectsFromArray:@[@1, @2]];
  XCTAssertEqualObjects(person.tags, (@[@1, @2]));
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testOtherMethodsOfNSMutableArray {
  NSMutableArray *tags = [self.person mutableArrayValueForKey:@"tags"];
  [tags setArray:@[@3, @1, @2]];
  [tags sortUsingSelector:@selector(compare:)];
  XCTAssertEqualObjects(self.person.tags, (@[@1, @2, @3]));
  [tags exchangeObjectAtIndex:0 withObjectAtIndex:2];
  XCTAssertEqualObjects(self.person.tags, (@[@3, @2, @1]));
  [tags removeObject:@2];
  XCTAssertEqualObjects(self.person.tags, (@[@3, @1]));
  [self expect:NSKeyValueChangeRemoval at:[self index:1] old:@[@2] new:nil];
  [tags removeAllObjects];
  XCTAssertEqualObjects(self.person.tags, @[]);
  XCTAssertThrowsSpecificNamed([tags removeLastObject], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(tags[3], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([tags insertObject:@1 atIndex:2], NSException, NSRangeException);
}

- (void)testReadingWhatMutableArrayGives {
  self.person.tags = @[@"a", @"b"];
  NSMutableArray *tags = [self.person mutableArrayValueForKey:@"tags"];
  NSMutableArray *seen = [NSMutableArray array];
  for (NSString *tag in tags) [seen addObject:tag];
  XCTAssertEqualObjects(seen, (@[@"a", @"b"]));
  XCTAssertEqualObjects([tags componentsJoinedByString:@","], @"a,b");
  XCTAssertEqual([tags indexOfObject:@"b"], 1);
  XCTAssertEqualObjects([tags copy], (@[@"a", @"b"]));
  XCTAssertEqualObjects([tags mutableCopy], (@[@"a", @"b"]));
  XCTAssertEqualObjects(tags.lastObject, @"b");
  self.person.tags = @[@"c"];
  XCTAssertEqualObjects(tags, @[@"c"]);
}

- (void)testMutableArrayForAKeyPath {
  KVHolder *holder = [KVHolder new];
  XCTAssertNil([holder mutableArrayValueForKeyPath:@"team.items"]);
  holder.team = self.team;
  [[holder mutableArrayValueForKeyPath:@"team.items"] addObject:@"a"];
  XCTAssertEqualObjects(self.team.items, @[@"a"]);
}

- (void)testSetsByAccessors {
  [self.team addColorsObject:@"red"];
  [self expect:NSKeyValueChangeInsertion at:nil old:nil new:[NSSet setWithObject:@"red"]];
  [self.team addColors:[NSSet setWithObjects:@"red", @"blue", nil]];
  [self expect:NSKeyValueChangeInsertion at:nil old:nil new:[NSSet setWithObject:@"blue"]];
  [self.team removeColorsObject:@"red"];
  [self expect:NSKeyValueChangeRemoval at:nil old:[NSSet setWithObject:@"red"] new:nil];
  [self.team intersectColors:[NSSet set]];
  [self expect:NSKeyValueChangeRemoval at:nil old:[NSSet setWithObject:@"blue"] new:nil];
  XCTAssertEqual(self.observer.changes.count, 4);
}

- (void)testAnnouncingMembers {
  NSSet *green = [NSSet setWithObject:@"green"];
  [self.team willChangeValueForKey:@"colors"
                   withSetMutation:NSKeyValueUnionSetMutation
                      usingObjects:green];
  [self.team.colors unionSet:green];
  [self.team didChangeValueForKey:@"colors"
                  withSetMutation:NSKeyValueUnionSetMutation
                     usingObjects:green];
  [self expect:NSKeyValueChangeInsertion at:nil old:nil new:green];
  NSSet *blue = [NSSet setWithObject:@"blue"];
  [self.team willChangeValueForKey:@"colors"
                   withSetMutation:NSKeyValueSetSetMutation
                      usingObjects:blue];
  [self.team.colors setSet:blue];
  [self.team didChangeValueForKey:@"colors"
                  withSetMutation:NSKeyValueSetSetMutation
                     usingObjects:blue];
  [self expect:NSKeyValueChangeReplacement at:nil old:green new:blue];
}

- (void)testMutableSetByAccessors {
  NSMutableSet *colors = [self.team mutableSetValueForKey:@"colors"];
  [colors addObject:@"red"];
  [self expect:NSKeyValueChangeInsertion at:nil old:nil new:[NSSet setWithObject:@"red"]];
  [colors unionSet:[NSSet setWithObjects:@"red", @"blue", @"green", nil]];
  XCTAssertEqual([self.observer.last[NSKeyValueChangeNewKey] count], 2);
  [colors removeObject:@"red"];
  [self expect:NSKeyValueChangeRemoval at:nil old:[NSSet setWithObject:@"red"] new:nil];
  [colors minusSet:[NSSet setWithObject:@"blue"]];
  XCTAssertEqualObjects(self.team.colors, [NSSet setWithObject:@"green"]);
  XCTAssertEqualObjects(colors, [NSSet setWithObject:@"green"]);
  XCTAssertTrue([colors containsObject:@"green"]);
  [colors removeAllObjects];
  XCTAssertEqual(self.team.colors.count, 0);
}

- (void)testMutableSetByASetter {
  NSMutableSet *groups = [self.person mutableSetValueForKey:@"groups"];
  [groups addObject:@"a"];
  [self expect:NSKeyValueChangeInsertion at:nil old:nil new:[NSSet setWithObject:@"a"]];
  [groups addObject:@"b"];
  [groups removeObject:@"a"];
  [self expect:NSKeyValueChangeRemoval at:nil old:[NSSet setWithObject:@"a"] new:nil];
  XCTAssertEqualObjects(self.person.groups, [NSSet setWithObject:@"b"]);
  XCTAssertEqual(groups.count, 1);
  XCTAssertEqual(self.observer.changes.count, 3);
}

- (void)testArraysAndSetsCannotBeObserved {
  NSException *exception = raisedBy(^{
    [@[@1] addObserver:self.observer forKeyPath:@"count" options:0 context:NULL];
  });
  XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
  XCTAssertTrue([exception.reason containsString:@"addObserver:forKeyPath:options:context:"]);
  XCTAssertTrue([exception.reason containsString:@"is not supported. Key path: count"]);
  XCTAssertThrowsSpecificNamed(
    [[NSSet set] addObserver:self.observer forKeyPath:@"count" options:0 context:NULL], NSException,
    NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [@[@1] removeObserver:self.observer forKeyPath:@"count"], NSException,
    NSInvalidArgumentException);
}

- (void)testObservingElementsOfAnArray {
  NSArray<KVPerson *> *people = @[[KVPerson new], [KVPerson new], [KVPerson new]];
  NSIndexSet *two = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
  [people addObserver:self.observer
    toObjectsAtIndexes:two
            forKeyPath:@"name"
               options:KVBoth
               context:NULL];
  people[0].name = @"a";
  people[1].name = @"b";
  people[2].name = @"c";
  XCTAssertEqual(self.observer.changes.count, 2);
  [people removeObserver:self.observer fromObjectsAtIndexes:two forKeyPath:@"name"];
  people[0].name = @"d";
  XCTAssertEqual(self.observer.changes.count, 2);
  XCTAssertThrowsSpecificNamed(
    [people addObserver:self.observer
      toObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 2)]
              forKeyPath:@"name"
                 options:0
                 context:NULL],
    NSException, NSRangeException);
  XCTAssertTrue(people[2].observationInfo == NULL);
}

@end
