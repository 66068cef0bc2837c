#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* The names of storyboards are there; what would need one raises. */
@interface UIStoryboardTests : XCTestCase
@end

@interface PreparedController : UIViewController
@property (nonatomic, strong) UIStoryboardSegue *segue;
@end

@implementation PreparedController
- (void)awakeFromNib {
  [super awakeFromNib];
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  [super prepareForSegue:segue sender:sender];
  self.segue = segue;
}
@end

@implementation UIStoryboardTests

- (void)testStoryboardsAreNotOffered {
  NSException *raised;
  @try {
    [UIStoryboard storyboardWithName:@"Main" bundle:nil];
  } @catch (NSException *exception) {
    raised = exception;
  }
  XCTAssertEqualObjects(raised.name, NSInvalidArgumentException);
  XCTAssertTrue([raised.reason containsString:@"storyboards are not offered: \"Main\""], @"%@", raised.reason);
  UIViewController *controller = [UIViewController new];
  XCTAssertNil(controller.storyboard);
  XCTAssertTrue([controller shouldPerformSegueWithIdentifier:@"next" sender:nil]);
  XCTAssertThrowsSpecificNamed([controller performSegueWithIdentifier:@"next" sender:self], NSException,
                               NSInvalidArgumentException);
}

- (void)testASegueThatAProgramMakes {
  PreparedController *source = [PreparedController new];
  UIViewController *destination = [UIViewController new];
  [source awakeFromNib];
  UIStoryboardSegue *segue = [[UIStoryboardSegue alloc] initWithIdentifier:@"next" source:source
                                                                destination:destination];
  [source prepareForSegue:segue sender:self];
  XCTAssertEqual(source.segue, segue);
  XCTAssertEqualObjects(segue.identifier, @"next");
  XCTAssertEqual(segue.sourceViewController, source);
  XCTAssertEqual(segue.destinationViewController, destination);
}

@end
