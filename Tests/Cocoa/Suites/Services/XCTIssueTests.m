#import <XCTest/XCTest.h>

/* Hears of tests. */
@interface TestListener : NSObject <XCTestObservation>
@property (nonatomic) NSMutableArray<NSString *> *started;
@property (nonatomic) NSMutableArray<NSString *> *finished;
@end

@implementation TestListener

- (instancetype)init {
  if (!(self = [super init])) return nil;
  _started = [NSMutableArray new];
  _finished = [NSMutableArray new];
  return self;
}

- (void)testCaseWillStart:(XCTestCase *)testCase {
  [self.started addObject:testCase.name];
}

- (void)testCaseDidFinish:(XCTestCase *)testCase {
  [self.finished addObject:testCase.name];
}

@end

static TestListener *listener, *removed;

/* Reads an issue when it goes. */
@interface IssueReader : NSError
@property (nonatomic, weak) XCTMutableIssue *issue;
@end

static NSUInteger reads;

@implementation IssueReader
- (void)dealloc {
  if (self.issue.compactDescription) reads++;
}
@end

/* A test that keeps its issues instead of failing. */
@interface XCTIssueTests : XCTestCase
@property (nonatomic) NSMutableArray<XCTIssue *> *kept;
@property (nonatomic) BOOL keeps;
@end

@implementation XCTIssueTests

- (void)setUp {
  self.kept = [NSMutableArray new];
}

- (void)recordIssue:(XCTIssue *)issue {
  if (!self.keeps) {
    [super recordIssue:issue];
    return;
  }
  [self.kept addObject:issue];
}

- (void)testAssertionsBecomeIssues {
  self.keeps = YES;
  XCTAssertEqual(1, 2, @"numbers");
  int line = __LINE__ - 1;
  self.keeps = NO;
  XCTAssertEqual(self.kept.count, 1u);
  XCTIssue *issue = self.kept.firstObject;
  XCTAssertEqual(issue.type, XCTIssueTypeAssertionFailure);
  XCTAssertTrue([issue.compactDescription hasSuffix:@"numbers"]);
  XCTAssertEqual(issue.sourceCodeContext.location.lineNumber, line);
  XCTAssertEqualObjects(
    issue.sourceCodeContext.location.fileURL.lastPathComponent, @"XCTIssueTests.m");
}

- (void)testFailuresThatAreRecordedBecomeIssues {
  self.keeps = YES;
  [self recordFailureWithDescription:@"broken" inFile:@"/a/B.m" atLine:7 expected:NO];
  self.keeps = NO;
  XCTIssue *issue = self.kept.firstObject;
  XCTAssertEqualObjects(issue.compactDescription, @"broken");
  XCTAssertEqual(issue.type, XCTIssueTypeUncaughtException);
}

- (void)testAnIssueIsMadeAndChanged {
  XCTSourceCodeLocation *location =
    [[XCTSourceCodeLocation alloc] initWithFilePath:@"/a/B.m" lineNumber:3];
  XCTIssue *issue = [[XCTIssue alloc]
          initWithType:XCTIssueTypeSystem
    compactDescription:@"a"
   detailedDescription:@"b"
     sourceCodeContext:[[XCTSourceCodeContext alloc] initWithLocation:location]
       associatedError:[NSError errorWithDomain:@"d" code:1 userInfo:nil]
           attachments:@[]];
  XCTMutableIssue *changed = [issue mutableCopy];
  changed.compactDescription = @"c";
  XCTAssertEqualObjects(issue.compactDescription, @"a");
  XCTAssertEqualObjects(changed.compactDescription, @"c");
  XCTAssertEqualObjects(changed.detailedDescription, @"b");
  XCTAssertEqual(changed.associatedError.code, 1);
  XCTAssertEqualObjects(changed.sourceCodeContext.location, location);
}

- (void)testAnExpectedFailureDoesNotCount {
  XCTExpectFailureInBlock(@"known", ^{ XCTFail(@"first"); });
  XCTExpectedFailureOptions *options = [XCTExpectedFailureOptions new];
  options.issueMatcher = ^BOOL(XCTIssue *issue) {
    return [issue.compactDescription containsString:@"second"];
  };
  XCTExpectFailureWithOptions(@"known", options);
  XCTFail(@"second");
}

- (void)testAnExpectedExceptionDoesNotCount {
  XCTExpectFailure(@"known");
  [NSException raise:@"Known" format:@"x"];
}

- (void)testAFailureThatDoesNotHappenIsOne {
  self.keeps = YES;
  XCTExpectFailureInBlock(@"gone", ^{});
  XCTExpectFailureWithOptionsInBlock(@"gone", [XCTExpectedFailureOptions nonStrictOptions], ^{});
  self.keeps = NO;
  XCTAssertEqual(self.kept.count, 1u);
  XCTAssertTrue([self.kept.firstObject.compactDescription containsString:@"gone"]);
}

- (void)testWhatGoesWithAnIssueMayReadIt {
  reads = 0;
  XCTMutableIssue *issue = [[XCTMutableIssue alloc] initWithType:XCTIssueTypeSystem
                                               compactDescription:@"a"];
  @autoreleasepool {
    IssueReader *error = [IssueReader errorWithDomain:@"d" code:1 userInfo:nil];
    error.issue = issue;
    issue.associatedError = error;
  }
  @autoreleasepool {
    issue.associatedError = nil;
  }
  XCTAssertEqual(reads, 1u);
}

// MARK: Observers

+ (void)setUp {
  listener = [TestListener new];
  [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:listener];
}

+ (void)tearDown {
  // The tests have finished since then, so one that was not removed would have heard of an end.
  if (removed.started.count + removed.finished.count > 0) {
    [NSException raise:NSInternalInconsistencyException format:@"an observer heard after its removal"];
  }
  [[XCTestObservationCenter sharedTestObservationCenter] removeTestObserver:listener];
}

- (void)testObserversHearOfTests {
  XCTAssertEqualObjects(listener.started.lastObject, self.name);
  XCTAssertEqual(listener.finished.count, listener.started.count - 1);
}

- (void)testObserversThatAreRemovedHearNoMore {
  TestListener *other = [TestListener new];
  XCTestObservationCenter *center = [XCTestObservationCenter sharedTestObservationCenter];
  [center addTestObserver:other];
  [center removeTestObserver:other];
  removed = other;
}

// MARK: Invoking

- (void)testTheMethodsOfAClassAreInvocations {
  NSArray<NSInvocation *> *all = [XCTIssueTests testInvocations];
  NSMutableArray *names = [NSMutableArray new];
  for (NSInvocation *invocation in all) [names addObject:NSStringFromSelector(invocation.selector)];
  XCTAssertTrue([names containsObject:NSStringFromSelector(_cmd)]);
  XCTestCase *test = [[XCTIssueTests alloc] initWithInvocation:all.firstObject];
  XCTAssertEqualObjects(NSStringFromSelector(test.selector), names.firstObject);
  XCTAssertEqual([XCTIssueTests testCaseWithSelector:_cmd].selector, _cmd);
}

@end

/* A test that runs each of its methods twice. */
@interface InvokedTwiceTests : XCTestCase
@end

@implementation InvokedTwiceTests

static NSUInteger runs;

- (void)invokeTest {
  [super invokeTest];
  NSUInteger first = runs;
  [super invokeTest];
  if (runs != first + 1) XCTFail(@"%lu", (unsigned long)runs);
}

- (void)testIsRun { runs += 1; }

@end

/* A test whose issues at its end are kept. */
@interface IssuesAtTheEndTests : XCTestCase
@property (nonatomic) NSMutableArray<NSString *> *kept;
@end

@implementation IssuesAtTheEndTests

- (void)recordIssue:(XCTIssue *)issue {
  [self.kept addObject:issue.compactDescription];
  if (!self.kept) [super recordIssue:issue];
}

- (void)invokeTest {
  self.kept = [NSMutableArray new];
  [super invokeTest];
  NSArray *kept = self.kept;
  self.kept = nil;
  XCTAssertEqual(kept.count, 2u, @"%@", kept);
  for (NSString *text in kept) XCTAssertTrue([text containsString:@"one"] || [text containsString:@"two"]);
}

- (void)testFailuresThatDoNotHappen {
  XCTExpectFailure(@"one");
  XCTExpectFailure(@"two");
}

- (void)testExpectationsWithoutAWait {
  [self expectationWithDescription:@"one"];
  [self expectationWithDescription:@"two"];
}

@end

/* A test with the older method alone. */
@interface OlderFailureTests : XCTestCase
@property (nonatomic) NSUInteger failures;
@property (nonatomic) BOOL keeps;
@end

@implementation OlderFailureTests

- (void)recordFailureWithDescription:(NSString *)description
                              inFile:(NSString *)file
                              atLine:(NSUInteger)line
                            expected:(BOOL)expected {
  self.failures += 1;
  if (self.keeps) return;
  [super recordFailureWithDescription:description inFile:file atLine:line expected:expected];
}

- (void)testIssuesReachTheOlderMethodOnce {
  self.keeps = YES;
  [self recordIssue:[[XCTIssue alloc] initWithType:XCTIssueTypeAssertionFailure
                                compactDescription:@"a"]];
  self.keeps = NO;
  XCTAssertEqual(self.failures, 1u);
  XCTExpectFailureInBlock(@"known", ^{ XCTFail(@"b"); });
  XCTAssertEqual(self.failures, 2u);
}

@end
