/* Names of the attributes that labels have, which are kept and shown by nothing, and the sizes of texts. */
#pragma once

#import <Foundation/NSAttributedString.h>
#import <Foundation/NSGeometry.h>
#import <UIKit/UILayoutDefines.h>

#define NSFontAttributeName @"NSFont"
#define NSParagraphStyleAttributeName @"NSParagraphStyle"
#define NSForegroundColorAttributeName @"NSColor"
#define NSBackgroundColorAttributeName @"NSBackgroundColor"
#define NSLigatureAttributeName @"NSLigature"
#define NSKernAttributeName @"NSKern"
#define NSStrikethroughStyleAttributeName @"NSStrikethrough"
#define NSStrikethroughColorAttributeName @"NSStrikethroughColor"
#define NSUnderlineStyleAttributeName @"NSUnderline"
#define NSUnderlineColorAttributeName @"NSUnderlineColor"
#define NSStrokeColorAttributeName @"NSStrokeColor"
#define NSStrokeWidthAttributeName @"NSStrokeWidth"
#define NSShadowAttributeName @"NSShadow"
#define NSAttachmentAttributeName @"NSAttachment"
#define NSLinkAttributeName @"NSLink"
#define NSBaselineOffsetAttributeName @"NSBaselineOffset"

typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) {
  NSUnderlineStyleNone = 0,
  NSUnderlineStyleSingle = 1,
  NSUnderlineStyleThick = 2,
  NSUnderlineStyleDouble = 9,
};

@class NSStringDrawingContext, UIFont;

/* Sizes of texts, which are estimated: no font is at hand, so a letter has the width of its columns in a terminal. What is drawn goes
 * into the current context. A text in a rectangle has as many lines as its height allows. */
@interface NSString (NSStringDrawing)
- (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary<NSString *, id> *)attributes;
- (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary<NSString *, id> *)attributes;
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
          attributes:(NSDictionary<NSString *, id> *)attributes
             context:(NSStringDrawingContext *)context;
- (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font;
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font;
- (CGSize)drawInRect:(CGRect)rect
            withFont:(UIFont *)font
       lineBreakMode:(NSLineBreakMode)lineBreakMode;
- (CGSize)sizeWithAttributes:(NSDictionary<NSString *, id> *)attributes;
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                    attributes:(NSDictionary<NSString *, id> *)attributes
                       context:(NSStringDrawingContext *)context;
- (CGSize)sizeWithFont:(UIFont *)font;
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size;
- (CGSize)sizeWithFont:(UIFont *)font
     constrainedToSize:(CGSize)size
         lineBreakMode:(NSLineBreakMode)lineBreakMode;
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawInRect:(CGRect)rect;
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
             context:(NSStringDrawingContext *)context;
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(NSStringDrawingContext *)context;
@end
