#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSURL *address(void) { return [NSURL URLWithString:@"http://example.com/a/report.txt"]; }

static NSHTTPURLResponse *response(NSDictionary *fields) {
  return [[NSHTTPURLResponse alloc] initWithURL:address() statusCode:200 HTTPVersion:@"HTTP/1.1"
                                   headerFields:fields];
}

@interface NSURLRequestTests : XCTestCase
@end

@implementation NSURLRequestTests

- (void)testARequest {
  NSURLRequest *request = [NSURLRequest requestWithURL:address()];
  XCTAssertEqualObjects(request.URL, address());
  XCTAssertEqualObjects(request.HTTPMethod, @"GET");
  XCTAssertNil(request.HTTPBody);
  XCTAssertNil(request.allHTTPHeaderFields);
  XCTAssertEqual(request.timeoutInterval, 60);
  XCTAssertEqual(request.cachePolicy, NSURLRequestUseProtocolCachePolicy);
  XCTAssertTrue(request.HTTPShouldHandleCookies);
}

- (void)testSettings {
  NSURLRequest *request =
    [[NSURLRequest alloc] initWithURL:address()
                          cachePolicy:NSURLRequestReturnCacheDataElseLoad timeoutInterval:5];
  XCTAssertEqual(request.timeoutInterval, 5);
  XCTAssertEqual(request.cachePolicy, NSURLRequestReturnCacheDataElseLoad);
}

- (void)testChanging {
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address()];
  XCTAssertTrue([request isKindOfClass:[NSMutableURLRequest class]]);
  request.HTTPMethod = @"POST";
  request.HTTPBody = [NSData dataWithBytes:"abc" length:3];
  request.timeoutInterval = 3;
  request.URL = [NSURL URLWithString:@"http://example.com/b"];
  XCTAssertEqualObjects(request.HTTPMethod, @"POST");
  XCTAssertEqual(request.HTTPBody.length, 3);
  XCTAssertEqual(request.timeoutInterval, 3);
  XCTAssertEqualObjects(request.URL.path, @"/b");
}

- (void)testHeaders {
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address()];
  [request setValue:@"text/plain" forHTTPHeaderField:@"Accept"];
  XCTAssertEqualObjects([request valueForHTTPHeaderField:@"accept"], @"text/plain");
  [request addValue:@"text/html" forHTTPHeaderField:@"ACCEPT"];
  XCTAssertEqualObjects(request.allHTTPHeaderFields, @{@"Accept" : @"text/plain,text/html"});
  [request setValue:nil forHTTPHeaderField:@"accept"];
  XCTAssertNil([request valueForHTTPHeaderField:@"Accept"]);
  request.allHTTPHeaderFields = @{@"A" : @"1"};
  XCTAssertEqualObjects([request valueForHTTPHeaderField:@"a"], @"1");
}

- (void)testCopies {
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address()];
  NSURLRequest *copy = [request copy];
  XCTAssertFalse([copy isKindOfClass:[NSMutableURLRequest class]]);
  XCTAssertEqualObjects(copy, request);
  request.HTTPMethod = @"PUT";
  XCTAssertEqualObjects(copy.HTTPMethod, @"GET");
  NSMutableURLRequest *other = [copy mutableCopy];
  [other setValue:@"1" forHTTPHeaderField:@"A"];
  XCTAssertNil([copy valueForHTTPHeaderField:@"A"]);
  XCTAssertEqual([copy copy], copy);
}

- (void)testABodyThatChangesLater {
  NSMutableData *body = [NSMutableData dataWithBytes:"abc" length:3];
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address()];
  request.HTTPBody = body;
  body.length = 0;
  XCTAssertEqual(request.HTTPBody.length, 3);
}

- (void)testValuesThatAreNotTexts {
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address()];
  XCTAssertThrowsSpecificNamed(
    [request setValue:(NSString *)@1 forHTTPHeaderField:@"A"], NSException,
    NSInvalidArgumentException);
  NSString *nothing = nil;
  XCTAssertThrowsSpecificNamed(
    request.HTTPMethod = nothing, NSException, NSInvalidArgumentException);
}

- (void)testAnAnswer {
  NSURLResponse *answer =
    [[NSURLResponse alloc] initWithURL:address() MIMEType:@"text/plain" expectedContentLength:7
                      textEncodingName:@"utf-8"];
  XCTAssertEqualObjects(answer.URL, address());
  XCTAssertEqualObjects(answer.MIMEType, @"text/plain");
  XCTAssertEqual(answer.expectedContentLength, 7);
  XCTAssertEqualObjects(answer.textEncodingName, @"utf-8");
  XCTAssertEqualObjects(answer.suggestedFilename, @"report.txt");
}

- (void)testAnAnswerOfAServer {
  NSHTTPURLResponse *answer = response(
    @{@"Content-Type" : @"Text/HTML; charset=\"UTF-8\"", @"content-length" : @"12", @"X-A" : @"1"});
  XCTAssertEqual(answer.statusCode, 200);
  XCTAssertEqualObjects(answer.MIMEType, @"text/html");
  XCTAssertEqualObjects(answer.textEncodingName, @"utf-8");
  XCTAssertEqual(answer.expectedContentLength, 12);
  XCTAssertEqualObjects(answer.allHeaderFields[@"X-A"], @"1");
  XCTAssertEqualObjects([answer valueForHTTPHeaderField:@"x-a"], @"1");
}

- (void)testAnAnswerWithoutFields {
  NSHTTPURLResponse *answer = response(nil);
  XCTAssertNil(answer.MIMEType);
  XCTAssertNil(answer.textEncodingName);
  XCTAssertEqual(answer.expectedContentLength, NSURLResponseUnknownLength);
  XCTAssertEqualObjects(answer.allHeaderFields, @{});
  XCTAssertEqual(
    response(@{@"Content-Length" : @"5", @"Content-Encoding" : @"gzip"}).expectedContentLength, -1);
}

- (void)testNamesOfFiles {
  XCTAssertEqualObjects(
    response(@{@"Content-Disposition" : @"attachment; filename=\"a;b.txt\""}).suggestedFilename,
    @"a;b.txt");
  XCTAssertEqualObjects(
    response(@{@"Content-Disposition" : @"attachment; filename=../../etc/passwd"}).suggestedFilename,
    @"passwd");
  XCTAssertEqualObjects(
    [[NSURLResponse alloc] initWithURL:[NSURL URLWithString:@"http://example.com"]
                              MIMEType:@"text/html" expectedContentLength:-1 textEncodingName:nil]
      .suggestedFilename,
    @"example.com");
}

- (void)testWordsOfNumbers {
  XCTAssertEqualObjects([NSHTTPURLResponse localizedStringForStatusCode:404], @"not found");
  XCTAssertEqualObjects([NSHTTPURLResponse localizedStringForStatusCode:200], @"no error");
  XCTAssertEqualObjects([NSHTTPURLResponse localizedStringForStatusCode:299], @"success");
}

@end
