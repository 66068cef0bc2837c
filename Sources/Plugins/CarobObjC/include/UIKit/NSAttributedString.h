/* Names of the attributes that labels have. They are kept, and shown by nothing. */
#pragma once

#import <Foundation/NSAttributedString.h>

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
