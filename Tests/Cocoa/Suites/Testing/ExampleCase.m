#import "ExampleCase.h"
#import <objc/runtime.h>

static char names, name;

/* The method of an example. */
static SEL method(NSString *text) {
  return NSSelectorFromString([text stringByReplacingOccurrencesOfString:@" " withString:@"_"]);
}

@implementation ExampleCase

+ (void)initialize {
  if (self == ExampleCase.class) return;
  objc_setAssociatedObject(self, &names, [NSMutableArray new], OBJC_ASSOCIATION_RETAIN);
  [self define];
}

+ (void)define {
}

+ (void)example:(NSString *)text block:(void (^)(ExampleCase *))block {
  [objc_getAssociatedObject(self, &names) addObject:text];
  class_addMethod(self, method(text), imp_implementationWithBlock(block), "v@:");
}

+ (NSArray<NSInvocation *> *)testInvocations {
  NSMutableArray *invocations = [NSMutableArray new];
  for (NSString *text in objc_getAssociatedObject(self, &names)) {
    SEL selector = method(text);
    NSInvocation *invocation = [NSInvocation
      invocationWithMethodSignature:[self instanceMethodSignatureForSelector:selector]];
    invocation.selector = selector;
    objc_setAssociatedObject(invocation, &name, text, OBJC_ASSOCIATION_COPY);
    [invocations addObject:invocation];
  }
  return invocations;
}

- (NSString *)name {
  NSString *text = objc_getAssociatedObject(self.invocation, &name);
  return [NSString stringWithFormat:@"-[%@ %@]", self.class, text];
}

- (void)performTest:(XCTestRun *)run {
  _performedRun = run;
  [super performTest:run];
}

@end
