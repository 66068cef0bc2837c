// What the questions share: models, and how an answer is written. Each test asks Instant Cocoa some hundred questions, and writes an
// answer a line, `area | question | answer`, into the file that the variable ANSWERS names. Scripts/original.sh builds all twice, with
// Carob's Instant Cocoa and with the original's own sources, and compares what they answer.
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

#import "ICDataSource.h"
#import "ICModel.h"
#import "ICPlaceholders.h"
#import "ICValueObject.h"

@interface ANName : ICValueObject
@end

@interface ANChild : ICModel
@property (nonatomic, strong) NSString *name;
@property (nonatomic, assign) NSInteger age;
@end

@interface ANThing : ICModel
@property (nonatomic, strong) NSString *text;
@property (nonatomic, strong) NSNumber *number;
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, strong) NSURL *link;
@property (nonatomic, strong) NSArray *list;
@property (nonatomic, strong) NSSet *set;
@property (nonatomic, strong) NSOrderedSet *ordered;
@property (nonatomic, strong) NSDictionary *dictionary;
@property (nonatomic, strong) ANChild *child;
@property (nonatomic, strong) NSArray *children;
@property (nonatomic, strong) ANName *title;
@property (nonatomic, assign) NSInteger integer;
@property (nonatomic, assign) double floating;
@property (nonatomic, assign, getter=isFlag) BOOL flag;
@property (nonatomic, readonly) NSString *derived;
@end

// The original cannot read a property of which nothing is declared, so that this class has it alone.
@interface ANOpen : ICModel
@property (nonatomic, strong) id anything;
@end

@interface ANPlain : NSObject
@end

@interface AnswersCase : XCTestCase

// Writes what a block answers, or the name of the exception that it raises.
- (void)answer:(NSString *)area to:(NSString *)question with:(id (^)(void))body;

@end

// A value as an answer shows it.
NSString *textOf(id value);
