#import "Person.h"

#pragma clang diagnostic ignored "-Wunused-parameter"

@implementation Person

+ (instancetype)named:(NSString *)name age:(NSInteger)age {
  Person *person = [[self alloc] init];
  person.name = name;
  person.age = age;
  return person;
}

- (void)visit { self.visits++; }
- (void)call:(NSString *)name { self.name = name; }

- (NSComparisonResult)compareAge:(Person *)other {
  return self.age < other.age ? NSOrderedAscending
         : self.age > other.age ? NSOrderedDescending
                                : NSOrderedSame;
}

- (id)copyWithZone:(NSZone *)zone { return [Person named:self.name age:self.age]; }
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[Person class]] && [[other name] isEqualToString:self.name];
}
- (NSUInteger)hash { return self.name.hash; }

@end
