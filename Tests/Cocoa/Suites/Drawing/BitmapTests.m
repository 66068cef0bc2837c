#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Contexts and images by the functions of CoreGraphics, and scales. */
@interface BitmapTests : XCTestCase
@end

@implementation BitmapTests

- (CGContextRef)contextOfWidth:(size_t)width height:(size_t)height CF_RETURNS_RETAINED {
  CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
  CGContextRef context =
    CGBitmapContextCreate(NULL, width, height, 8, 4 * width, space, kCGImageAlphaPremultipliedLast);
  CGColorSpaceRelease(space);
  return context;
}

- (UIImage *)imageOfContext:(CGContextRef)context {
  CGImageRef image = CGBitmapContextCreateImage(context);
  UIImage *made = [UIImage imageWithCGImage:image];
  CGImageRelease(image);
  return made;
}

- (void)testYGrowsUpwards {
  CGContextRef context = [self contextOfWidth:20 height:10];
  XCTAssertEqual(CGBitmapContextGetWidth(context), 20);
  XCTAssertEqual(CGBitmapContextGetHeight(context), 10);
  XCTAssertTrue(CGAffineTransformIsIdentity(CGContextGetCTM(context)));
  CGContextSetRGBFillColor(context, 1, 0, 0, 1);
  CGContextFillRect(context, CGRectMake(0, 0, 5, 2));
  CGContextTranslateCTM(context, 0, 10);
  CGContextScaleCTM(context, 1, -1);
  CGContextSetRGBFillColor(context, 0, 0, 1, 1);
  CGContextFillRect(context, CGRectMake(0, 0, 5, 2));
  UIImage *image = [self imageOfContext:context];
  CGContextRelease(context);
  XCTAssertTrue(CGSizeEqualToSize(image.size, CGSizeMake(20, 10)));
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(1, 9)], [UIColor redColor]);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(1, 1)], [UIColor blueColor]);
}

- (void)testAnImageIsUprightInAContextWhereYGrowsUpwards {
  UIGraphicsBeginImageContext(CGSizeMake(4, 4));
  [[UIColor redColor] setFill];
  UIRectFill(CGRectMake(0, 0, 4, 1));
  UIImage *stripe = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  CGContextRef context = [self contextOfWidth:8 height:8];
  CGContextDrawImage(context, CGRectMake(0, 4, 4, 4), stripe.CGImage);
  UIImage *image = [self imageOfContext:context];
  CGContextRelease(context);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(1, 0.5)], [UIColor redColor]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(1, 3.5)]);
}

- (void)testWithoutASizeThereIsNoContext {
  XCTAssertTrue([self contextOfWidth:0 height:5] == NULL);
  XCTAssertTrue(CGBitmapContextCreateImage(NULL) == NULL);
  XCTAssertEqual(CGBitmapContextGetWidth(NULL), 0);
}

- (void)testNothingHasPixels {
  CGContextRef context = [self contextOfWidth:2 height:2];
  XCTAssertTrue(CGBitmapContextGetData(context) == NULL);
  UIImage *image = [self imageOfContext:context];
  CGContextRelease(context);
  XCTAssertNil(UIImagePNGRepresentation(image));
  XCTAssertNil(UIImageJPEGRepresentation(image, 1));
  XCTAssertTrue(CGDataProviderCopyData(CGImageGetDataProvider(image.CGImage)) == NULL);
}

- (UIImage *)imageOfScale:(CGFloat)scale {
  UIGraphicsBeginImageContextWithOptions(CGSizeMake(10, 20), NO, scale);
  [[UIColor redColor] setFill];
  UIRectFill(CGRectMake(0, 0, 10, 5));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return image;
}

- (void)testTheScaleCountsInPixels {
  UIImage *image = [self imageOfScale:3];
  XCTAssertEqual(image.scale, 3);
  XCTAssertTrue(CGSizeEqualToSize(image.size, CGSizeMake(10, 20)));
  XCTAssertEqual(CGImageGetWidth(image.CGImage), 30);
  XCTAssertEqual(CGImageGetHeight(image.CGImage), 60);
  XCTAssertEqual([self imageOfScale:0].scale, [UIScreen mainScreen].scale);
  UIGraphicsBeginImageContext(CGSizeMake(1, 1));
  XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext().scale, 1);
  UIGraphicsEndImageContext();
}

- (void)testAnImageOfACGImageHasItsPixelsAsPoints {
  UIImage *image = [UIImage imageWithCGImage:[self imageOfScale:2].CGImage];
  XCTAssertEqual(image.scale, 1);
  XCTAssertTrue(CGSizeEqualToSize(image.size, CGSizeMake(20, 40)));
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(19, 9)], [UIColor redColor]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(19, 11)]);
  image = [UIImage imageWithCGImage:image.CGImage scale:4 orientation:UIImageOrientationUp];
  XCTAssertTrue(CGSizeEqualToSize(image.size, CGSizeMake(5, 10)));
}

- (void)testOrientations {
  UIImage *image = [self imageOfScale:1];
  struct { UIImageOrientation orientation; CGPoint red; } cases[] = {
    {UIImageOrientationUp, {5, 1}},    {UIImageOrientationDown, {5, 19}},
    {UIImageOrientationLeft, {1, 5}},  {UIImageOrientationRight, {19, 5}},
    {UIImageOrientationUpMirrored, {5, 1}}, {UIImageOrientationDownMirrored, {5, 19}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    UIImage *turned = [[UIImage alloc] initWithCGImage:image.CGImage scale:1 orientation:cases[i].orientation];
    XCTAssertEqual(turned.imageOrientation, cases[i].orientation);
    XCTAssertEqualObjects(
      [turned carob_colorDrawnAtPoint:cases[i].red], [UIColor redColor], @"%zu", i);
    BOOL isTurned = cases[i].orientation == UIImageOrientationLeft || cases[i].orientation == UIImageOrientationRight;
    XCTAssertEqual(turned.size.width, isTurned ? 20 : 10);
    XCTAssertEqual(CGImageGetWidth(turned.CGImage), 10, @"the pixels are not turned");
  }
}

- (void)testAPartOfAnImage {
  UIImage *image = [self imageOfScale:2];
  CGImageRef part = CGImageCreateWithImageInRect(image.CGImage, CGRectMake(10, 4, 10, 10));
  XCTAssertEqual(CGImageGetWidth(part), 10);
  UIImage *made = [UIImage imageWithCGImage:part scale:2 orientation:UIImageOrientationUp];
  CGImageRelease(part);
  XCTAssertTrue(CGSizeEqualToSize(made.size, CGSizeMake(5, 5)));
  XCTAssertNotNil([made carob_colorDrawnAtPoint:CGPointMake(1, 2)]);
  XCTAssertNil([made carob_colorDrawnAtPoint:CGPointMake(1, 4)]);
  XCTAssertNil([made carob_colorDrawnAtPoint:CGPointMake(6, 1)], @"outside of the part");
  XCTAssertTrue(CGImageCreateWithImageInRect(image.CGImage, CGRectMake(99, 99, 1, 1)) == NULL);
}

- (void)testTheScaleOfARenderer {
  UIGraphicsImageRendererFormat *format = [UIGraphicsImageRendererFormat defaultFormat];
  XCTAssertEqual(format.scale, [UIScreen mainScreen].scale);
  format.scale = 3;
  UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(2, 1) format:format];
  UIImage *image = [renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {}];
  XCTAssertEqual(image.scale, 3);
  XCTAssertEqual(CGImageGetWidth(image.CGImage), 6);
  __block int runs = 0;
  XCTAssertNil([renderer PNGDataWithActions:^(UIGraphicsImageRendererContext *context) { ++runs; }]);
  XCTAssertEqual(runs, 1);
}

- (void)testTexts {
  CGContextRef context = [self contextOfWidth:100 height:50];
  CGContextSelectFont(context, "Helvetica-Bold", 10, kCGEncodingMacRoman);
  CGContextShowTextAtPoint(context, 5, 8, "Hi", 2);
  CGPoint end = CGContextGetTextPosition(context);
  XCTAssertTrue(end.x > 5);
  XCTAssertEqual(end.y, 8);
  CGContextSetTextDrawingMode(context, kCGTextInvisible);
  CGContextShowText(context, "no", 2);
  XCTAssertEqualObjects(
    [[self imageOfContext:context] carob_drawnShapes],
    (@[ @"text \"Hi\" at 5 42 size 10 bold #000000" ]));
  CGContextRelease(context);
}

- (void)testInAViewLettersAreUpsideDownWithoutAMatrix {
  UIGraphicsBeginImageContext(CGSizeMake(50, 50));
  CGContextRef context = UIGraphicsGetCurrentContext();
  CGContextShowTextAtPoint(context, 5, 8, "a", 1);
  CGContextSetTextMatrix(context, CGAffineTransformMakeScale(1, -1));
  CGContextShowTextAtPoint(context, 5, 8, "b", 1);
  NSArray *shapes = [UIGraphicsGetImageFromCurrentImageContext() carob_drawnShapes];
  UIGraphicsEndImageContext();
  XCTAssertEqualObjects(
    shapes, (@[
      @"text \"a\" at 0 0 size 12 #000000 transform 1 0 0 -1 5 8", @"text \"b\" at 5 8 size 12 #000000"
    ]));
}

@end
