#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/* Numbers and words of a string. */
@interface NSScannerTests : XCTestCase
@end

@implementation NSScannerTests

- (void)testNumbersAndWordsAreScannedInTurn {
  NSScanner *scanner = [NSScanner scannerWithString:@"  12 apples, -3.5e1kg end"];
  NSInteger number = 0;
  XCTAssertTrue([scanner scanInteger:&number]);
  XCTAssertEqual(number, 12);
  NSString *word;
  XCTAssertTrue([scanner scanUpToString:@"," intoString:&word]);
  XCTAssertEqualObjects(word, @"apples");
  XCTAssertTrue([scanner scanString:@"," intoString:NULL]);
  double value = 0;
  XCTAssertTrue([scanner scanDouble:&value]);
  XCTAssertEqual(value, -35);
  XCTAssertTrue([scanner scanString:@"KG" intoString:&word]);
  XCTAssertEqualObjects(word, @"kg");
  XCTAssertFalse(scanner.isAtEnd);
  XCTAssertTrue([scanner scanCharactersFromSet:[NSCharacterSet letterCharacterSet]
                                    intoString:&word]);
  XCTAssertEqualObjects(word, @"end");
  XCTAssertTrue(scanner.isAtEnd);
}

- (void)testAFailureLeavesThePlaceAndTheResultAlone {
  NSScanner *scanner = [NSScanner scannerWithString:@" x"];
  int number = 7;
  NSString *word = @"before";
  XCTAssertFalse([scanner scanInt:&number]);
  XCTAssertFalse([scanner scanString:@"y" intoString:&word]);
  XCTAssertFalse([scanner scanUpToString:@"x" intoString:&word]);
  XCTAssertEqual(number, 7);
  XCTAssertEqualObjects(word, @"before");
  XCTAssertEqual(scanner.scanLocation, 0u);
}

- (void)testNumbersThatAreTooLargeAreTheLargest {
  int number = 0;
  XCTAssertTrue([[NSScanner scannerWithString:@"99999999999"] scanInt:&number]);
  XCTAssertEqual(number, INT_MAX);
  XCTAssertTrue([[NSScanner scannerWithString:@"-99999999999"] scanInt:&number]);
  XCTAssertEqual(number, INT_MIN);
}

- (void)testHexadecimalNumbers {
  unsigned number = 0;
  NSScanner *scanner = [NSScanner scannerWithString:@"0xFf g"];
  XCTAssertTrue([scanner scanHexInt:&number]);
  XCTAssertEqual(number, 255u);
  XCTAssertFalse([scanner scanHexInt:&number]);
  unsigned long long large = 0;
  XCTAssertTrue([[NSScanner scannerWithString:@"1ffffffff"] scanHexLongLong:&large]);
  XCTAssertEqual(large, 0x1ffffffffull);
}

- (void)testAnExponentWithoutDigitsIsNotTaken {
  NSScanner *scanner = [NSScanner scannerWithString:@"2em"];
  double value = 0;
  XCTAssertTrue([scanner scanDouble:&value]);
  XCTAssertEqual(value, 2);
  XCTAssertEqual(scanner.scanLocation, 1u);
}

- (void)testWhatIsSkippedAndLettersOfBothCases {
  NSScanner *scanner = [NSScanner scannerWithString:@"  Ab"];
  scanner.caseSensitive = YES;
  XCTAssertFalse([scanner scanString:@"ab" intoString:NULL]);
  scanner.charactersToBeSkipped = nil;
  XCTAssertFalse([scanner scanString:@"Ab" intoString:NULL]);
  scanner.scanLocation = 2;
  XCTAssertTrue([scanner scanString:@"Ab" intoString:NULL]);
  XCTAssertThrowsSpecificNamed(scanner.scanLocation = 5, NSException, NSRangeException);
}

@end
