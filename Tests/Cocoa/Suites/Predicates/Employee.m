#import "Employee.h"

@implementation Employee

+ (instancetype)named:(NSString *)name age:(NSInteger)age {
  Employee *employee = [[self alloc] init];
  employee.name = name;
  employee.age = age;
  return employee;
}

- (BOOL)likes:(Employee *)other { return other.age > self.age; }
- (NSNumber *)ageIn:(NSNumber *)years { return @(self.age + years.integerValue); }

@end

@implementation OddPredicate

- (BOOL)evaluateWithObject:(NSNumber *)object {
  self.asked++;
  return object.intValue % 2 == 1;
}

@end
