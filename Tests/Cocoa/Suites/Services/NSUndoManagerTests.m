#pragma clang diagnostic ignored "-Wunused-parameter"
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface Document : NSObject
@property (nonatomic, strong) NSUndoManager *manager;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger size;
@end

@implementation Document
- (void)changeTitle:(NSString *)title {
  [self.manager registerUndoWithTarget:self selector:@selector(changeTitle:) object:self.title];
  self.title = title;
}
- (void)changeSize:(NSInteger)size {
  [[self.manager prepareWithInvocationTarget:self] changeSize:self.size];
  self.size = size;
}
- (void)fail:(id)object {
  [NSException raise:@"DocumentException" format:@"cannot undo"];
}
@end

/* An argument of a change, which forgets its own changes when it goes. */
@interface Leaving : NSObject
@property (nonatomic, strong) NSUndoManager *manager;
@end

@implementation Leaving
- (void)dealloc {
  [_manager removeAllActionsWithTarget:self];
  (void)_manager.canUndo;
  [_manager setLevelsOfUndo:_manager.levelsOfUndo];
}
@end

@interface NSUndoManagerTests : XCTestCase
@property (nonatomic, strong) NSUndoManager *manager;
@property (nonatomic, strong) Document *document;
@end

@implementation NSUndoManagerTests

- (void)setUp {
  self.manager = [[NSUndoManager alloc] init];
  self.document = [[Document alloc] init];
  self.document.manager = self.manager;
  self.document.title = @"first";
}

- (void)testNothingToUndo {
  XCTAssertFalse(self.manager.canUndo);
  XCTAssertFalse(self.manager.canRedo);
  XCTAssertNoThrow([self.manager undo]);
  XCTAssertNoThrow([self.manager redo]);
}

- (void)testUndoAndRedo {
  [self.document changeTitle:@"second"];
  XCTAssertTrue(self.manager.canUndo);
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"first");
  XCTAssertFalse(self.manager.canUndo);
  XCTAssertTrue(self.manager.canRedo);
  [self.manager redo];
  XCTAssertEqualObjects(self.document.title, @"second");
  XCTAssertTrue(self.manager.canUndo);
  XCTAssertFalse(self.manager.canRedo);
}

- (void)testAnInvocationWithANumber {
  [self.document changeSize:5];
  [self.manager undo];
  XCTAssertEqual(self.document.size, 0);
  [self.manager redo];
  XCTAssertEqual(self.document.size, 5);
}

- (void)testAnInvocationOfAMethodOfNSObject {
  [[self.manager prepareWithInvocationTarget:self.document] setValue:@"old" forKey:@"title"];
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"old");
}

- (void)testAHandler {
  [self.manager registerUndoWithTarget:self.document handler:^(Document *document) {
    document.title = @"undone";
  }];
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"undone");
}

- (void)testChangesOfAGroupAreUndoneTogetherBackwards {
  NSMutableArray *order = [NSMutableArray array];
  for (NSNumber *number in @[@1, @2]) {
    [self.manager registerUndoWithTarget:self.document handler:^(id target) {
      [order addObject:number];
    }];
  }
  [self.manager undo];
  XCTAssertEqualObjects(order, (@[@2, @1]));
}

- (void)testExplicitGroups {
  self.manager.groupsByEvent = NO;
  for (NSString *title in @[@"second", @"third"]) {
    [self.manager beginUndoGrouping];
    [self.document changeTitle:title];
    [self.manager endUndoGrouping];
  }
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"second");
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"first");
  [self.manager redo];
  [self.manager redo];
  XCTAssertEqualObjects(self.document.title, @"third");
}

- (void)testAGroupEndsWithTheRoundOfTheRunLoop {
  [self.document changeTitle:@"second"];
  XCTAssertEqual(self.manager.groupingLevel, 1);
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
  XCTAssertEqual(self.manager.groupingLevel, 0);
  [self.document changeTitle:@"third"];
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"second");
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"first");
}

- (void)testNestedGroupsAreUndoneWithTheOuterOne {
  self.manager.groupsByEvent = NO;
  [self.manager beginUndoGrouping];
  [self.document changeTitle:@"second"];
  [self.manager beginUndoGrouping];
  XCTAssertEqual(self.manager.groupingLevel, 2);
  [self.document changeTitle:@"third"];
  [self.manager endUndoGrouping];
  [self.manager endUndoGrouping];
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"first");
}

- (void)testAnEmptyGroupIsNothingToUndo {
  self.manager.groupsByEvent = NO;
  [self.manager beginUndoGrouping];
  [self.manager endUndoGrouping];
  XCTAssertFalse(self.manager.canUndo);
}

- (void)testMistakesWithGroups {
  self.manager.groupsByEvent = NO;
  XCTAssertThrowsSpecificNamed([self.manager endUndoGrouping], NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed([self.document changeTitle:@"x"], NSException, NSInternalInconsistencyException);
  [self.manager beginUndoGrouping];
  XCTAssertThrowsSpecificNamed([self.manager undo], NSException, NSInternalInconsistencyException);
  [self.manager endUndoGrouping];
  XCTAssertThrowsSpecificNamed([self.manager enableUndoRegistration], NSException, NSInternalInconsistencyException);
}

- (void)testASelectorWithTwoArgumentsIsRefused {
  XCTAssertThrowsSpecificNamed(
    [self.manager registerUndoWithTarget:self selector:@selector(setValue:forKey:) object:nil], NSException,
    NSInvalidArgumentException);
}

- (void)testANewChangeForgetsWhatCouldBeRedone {
  [self.document changeTitle:@"second"];
  [self.manager undo];
  [self.document changeTitle:@"other"];
  XCTAssertFalse(self.manager.canRedo);
}

- (void)testNothingIsRememberedWhileRegistrationIsDisabled {
  [self.manager disableUndoRegistration];
  XCTAssertFalse(self.manager.isUndoRegistrationEnabled);
  [self.document changeTitle:@"second"];
  [self.manager enableUndoRegistration];
  XCTAssertTrue(self.manager.isUndoRegistrationEnabled);
  XCTAssertFalse(self.manager.canUndo);
}

- (void)testActionNames {
  XCTAssertEqualObjects(self.manager.undoMenuItemTitle, @"Undo");
  [self.document changeTitle:@"second"];
  [self.manager setActionName:@"Rename"];
  XCTAssertEqualObjects(self.manager.undoActionName, @"Rename");
  XCTAssertEqualObjects(self.manager.undoMenuItemTitle, @"Undo Rename");
  [self.manager undo];
  XCTAssertEqualObjects(self.manager.redoActionName, @"Rename");
  XCTAssertEqualObjects(self.manager.redoMenuItemTitle, @"Redo Rename");
  XCTAssertEqualObjects(self.manager.undoActionName, @"");
}

- (void)testLevels {
  self.manager.groupsByEvent = NO;
  self.manager.levelsOfUndo = 2;
  for (NSString *title in @[@"a", @"b", @"c"]) {
    [self.manager beginUndoGrouping];
    [self.document changeTitle:title];
    [self.manager endUndoGrouping];
  }
  [self.manager undo];
  [self.manager undo];
  XCTAssertFalse(self.manager.canUndo);
  XCTAssertEqualObjects(self.document.title, @"a");
}

- (void)testForgetting {
  [self.document changeTitle:@"second"];
  [self.manager removeAllActions];
  XCTAssertFalse(self.manager.canUndo);
  XCTAssertEqual(self.manager.groupingLevel, 0);
}

- (void)testForgettingOneTarget {
  Document *other = [[Document alloc] init];
  other.manager = self.manager;
  [self.document changeTitle:@"second"];
  [other changeTitle:@"other"];
  [self.manager removeAllActionsWithTarget:other];
  [self.manager undo];
  XCTAssertEqualObjects(self.document.title, @"first");
  XCTAssertEqualObjects(other.title, @"other");
}

- (void)testATargetIsNotKeptAndPassedOverWhenItWent {
  __weak Document *weak = nil;
  @autoreleasepool {
    Document *document = [[Document alloc] init];
    weak = document;
    document.manager = self.manager;
    [document changeTitle:@"second"];
    [document changeSize:3];
  }
  XCTAssertNil(weak);
  XCTAssertNoThrow([self.manager undo]);
}

- (void)testUndoingEndsAtAChangeThatFails {
  [self.document changeTitle:@"second"];
  [self.manager registerUndoWithTarget:self.document selector:@selector(fail:) object:nil];
  [self.document changeTitle:@"third"];
  XCTAssertThrowsSpecificNamed([self.manager undo], NSException, @"DocumentException");
  XCTAssertEqualObjects(self.document.title, @"second");
  XCTAssertFalse(self.manager.isUndoing);
  [self.manager redo];
  XCTAssertEqualObjects(self.document.title, @"third");
}

- (void)testItSaysWhatItIsDoing {
  __block BOOL undoing = NO;
  NSUndoManager *manager = self.manager;
  [self.manager registerUndoWithTarget:self.document handler:^(id target) {
    undoing = manager.isUndoing && !manager.isRedoing;
  }];
  [self.manager undo];
  XCTAssertTrue(undoing);
  XCTAssertFalse(self.manager.isUndoing);
}

- (void)testArgumentsThatLookAtTheManagerWhenTheyGo {
  self.manager.groupsByEvent = NO;
  void (^change)(void) = ^{
    @autoreleasepool {
      Leaving *argument = [[Leaving alloc] init];
      argument.manager = self.manager;
      [self.manager beginUndoGrouping];
      [self.manager registerUndoWithTarget:self.document selector:@selector(isEqual:) object:argument];
      [self.manager endUndoGrouping];
    }
  };
  change();
  change();
  [self.manager removeAllActionsWithTarget:self.document];
  XCTAssertFalse(self.manager.canUndo);
  self.manager.levelsOfUndo = 1;
  change();
  change();
  [self.manager undo];
  XCTAssertFalse(self.manager.canUndo);
  change();
  XCTAssertFalse(self.manager.canRedo);
  XCTAssertTrue(self.manager.canUndo);
  [self.manager removeAllActions];
}

- (void)testWhatItPosts {
  NSMutableArray *names = [NSMutableArray array];
  id token = [[NSNotificationCenter defaultCenter] addObserverForName:nil object:self.manager queue:nil usingBlock:^(NSNotification *note) {
    [names addObject:note.name];
  }];
  [self.document changeTitle:@"second"];
  [self.manager undo];
  [[NSNotificationCenter defaultCenter] removeObserver:token];
  for (NSString *name in @[
         NSUndoManagerDidOpenUndoGroupNotification, NSUndoManagerWillCloseUndoGroupNotification,
         NSUndoManagerDidCloseUndoGroupNotification, NSUndoManagerWillUndoChangeNotification,
         NSUndoManagerDidUndoChangeNotification
       ]) {
    XCTAssertTrue([names containsObject:name], @"%@", name);
  }
}

@end
