#import <XCTest/XCTest.h>

/// Catches its issues while `caught` is set.
@interface IssueTests : XCTestCase
@property NSMutableArray<XCTIssue *> *caught;
@end

@implementation IssueTests

- (void)recordIssue:(XCTIssue *)issue {
    if (!self.caught) return [super recordIssue:issue];
    [self.caught addObject:issue];
}

- (XCTIssue *)issueOf:(void (^)(void))block {
    self.caught = [NSMutableArray new];
    block();
    NSArray<XCTIssue *> *caught = self.caught;
    self.caught = nil;
    XCTAssertEqual(caught.count, 1);
    return caught.firstObject;
}

- (void)testAFailedAssertionIsAnIssue {
    XCTIssue *issue = [self issueOf:^{ XCTAssertEqual(1, 2, @"as %@", @"expected"); }];
    XCTAssertEqual(issue.type, XCTIssueTypeAssertionFailure);
    XCTAssertEqualObjects(issue.compactDescription, @"((1) equal to (2)) failed: (\"1\") is not equal to (\"2\") - as expected");
    XCTAssertEqualObjects(issue.detailedDescription, issue.compactDescription);
    XCTAssertEqualObjects(issue.sourceCodeContext.location.fileURL.lastPathComponent, @"IssueTests.m");
    XCTAssertEqual(issue.sourceCodeContext.location.lineNumber, 25);
    XCTAssertNil(issue.associatedError);
    XCTAssertEqualObjects(issue.attachments, @[]);
}

- (void)testAnExceptionInAnAssertionIsNone {
    XCTIssue *issue = [self issueOf:^{ XCTAssertTrue([@[] objectAtIndex:1] != nil); }];
    XCTAssertEqual(issue.type, XCTIssueTypeUncaughtException);
}

- (void)testAFailureWithADescriptionIsAnIssue {
    XCTIssue *issue = [self issueOf:^{ [self recordFailureWithDescription:@"text" inFile:@"/a/b.m" atLine:3 expected:YES]; }];
    XCTAssertEqualObjects(issue.compactDescription, @"text");
    XCTAssertEqualObjects(issue.sourceCodeContext.location.fileURL.path, @"/a/b.m");
}

- (void)testAnExpectationThatIsNotFulfilledIsAnIssue {
    XCTestExpectation *never = [[XCTestExpectation alloc] initWithDescription:@"never"];
    XCTIssue *issue = [self issueOf:^{ [self waitForExpectations:@[never] timeout:0]; }];
    XCTAssertTrue([issue.compactDescription containsString:@"never"]);
}

- (void)testIssuesHaveWhatTheyAreMadeOf {
    NSURL *file = [NSURL fileURLWithPath:@"/c.m"];
    XCTSourceCodeLocation *location = [[XCTSourceCodeLocation alloc] initWithFileURL:file lineNumber:7];
    XCTSourceCodeContext *context = [[XCTSourceCodeContext alloc] initWithLocation:location];
    NSError *error = [NSError errorWithDomain:@"Domain" code:1 userInfo:nil];
    XCTIssue *issue = [[XCTIssue alloc] initWithType:XCTIssueTypeSystem
                                  compactDescription:@"short"
                                 detailedDescription:@"long"
                                   sourceCodeContext:context
                                     associatedError:error
                                         attachments:@[@1]];
    XCTAssertEqual(issue.type, XCTIssueTypeSystem);
    XCTAssertEqualObjects(issue.compactDescription, @"short");
    XCTAssertEqualObjects(issue.detailedDescription, @"long");
    XCTAssertEqual(issue.sourceCodeContext, context);
    XCTAssertEqual(context.location, location);
    XCTAssertEqualObjects(location.fileURL, file);
    XCTAssertEqual(location.lineNumber, 7);
    XCTAssertEqual(issue.associatedError, error);
    XCTAssertEqualObjects(issue.attachments, @[@1]);
    issue = [[XCTIssue alloc] initWithType:XCTIssueTypeThrownError compactDescription:@"alone"];
    XCTAssertEqualObjects(issue.detailedDescription, @"alone");
    XCTAssertNil(issue.sourceCodeContext.location);
    XCTAssertNil([[[XCTSourceCodeLocation alloc] init] fileURL]);
}

@end
