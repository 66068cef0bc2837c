#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface CALayerTests : XCTestCase
@end

@implementation CALayerTests

- (void)testTheLayerOfAView {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 30, 40)];
  XCTAssertEqual(view.layer, view.layer);
  XCTAssertEqual(view.layer.delegate, view);
  view.layer.cornerRadius = 4;
  view.layer.borderWidth = 2;
  view.layer.borderColor = [UIColor lightGrayColor].CGColor;
  XCTAssertEqual(view.layer.cornerRadius, 4);
  XCTAssertEqualObjects([UIColor colorWithCGColor:view.layer.borderColor], [UIColor lightGrayColor]);
  view.layer.opacity = 0.5;
  XCTAssertEqual(view.alpha, 0.5);
  view.layer.hidden = YES;
  XCTAssertTrue(view.hidden);
  view.clipsToBounds = YES;
  XCTAssertTrue(view.layer.masksToBounds);
  XCTAssertTrue(CGRectEqualToRect(view.layer.frame, view.frame));
  XCTAssertEqual(view.layer.position.x, 16);
  view.layer.backgroundColor = [UIColor redColor].CGColor;
  XCTAssertEqualObjects(view.backgroundColor, [UIColor redColor]);
  XCTAssertTrue(view.layer.shadowColor == NULL);
  XCTAssertEqual(view.layer.shadowOffset.height, -3);
}

- (void)testSublayers {
  CALayer *layer = [CALayer layer], *inside = [CALayer layer];
  XCTAssertNil(layer.sublayers);
  [layer addSublayer:inside];
  XCTAssertEqualObjects(layer.sublayers, @[ inside ]);
  XCTAssertEqual(inside.superlayer, layer);
  [inside removeFromSuperlayer];
  XCTAssertNil(inside.superlayer);
}

- (void)testLabels {
  UILabel *label = [UILabel new];
  XCTAssertEqual(label.lineBreakMode, NSLineBreakByTruncatingTail);
  label.lineBreakMode = NSLineBreakByWordWrapping;
  XCTAssertEqual(label.lineBreakMode, NSLineBreakByWordWrapping);
}

- (void)testFontsByStyle {
  XCTAssertEqual([UIFont preferredFontForTextStyle:UIFontTextStyleBody].pointSize, 17);
  XCTAssertEqual([UIFont preferredFontForTextStyle:UIFontTextStyleFootnote].pointSize, 13);
  XCTAssertEqualObjects([UIFont preferredFontForTextStyle:UIFontTextStyleHeadline], [UIFont boldSystemFontOfSize:17]);
}

@end
