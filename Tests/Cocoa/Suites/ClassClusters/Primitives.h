#import <Foundation/Foundation.h>

/// A string that keeps nothing with its superclass: it has the two primitive methods of NSString.
@interface PrimitiveString : NSString
+ (instancetype)of:(NSString *)text;
@end

/// A mutable string with the primitive methods. It counts the changes that it was asked for.
@interface PrimitiveMutableString : NSMutableString
@property(nonatomic, readonly) NSUInteger changes;
+ (instancetype)of:(NSString *)text;
@end

/// The numbers from 0 up to a count, made when they are asked for.
@interface PrimitiveArray : NSArray
+ (instancetype)counting:(NSUInteger)count;
@end

/// An array that notes which of its methods were called.
@interface PrimitiveMutableArray : NSMutableArray
@property(nonatomic, readonly) NSArray *messages;
+ (instancetype)of:(NSArray *)objects;
@end

/// A dictionary from each of some strings to its length.
@interface PrimitiveDictionary : NSDictionary
+ (instancetype)lengthsOf:(NSArray *)words;
@end

@interface PrimitiveMutableDictionary : NSMutableDictionary
@property(nonatomic, readonly) NSUInteger changes;
@end

@interface PrimitiveSet : NSSet
+ (instancetype)of:(NSArray *)objects;
@end

@interface PrimitiveMutableSet : NSMutableSet
@property(nonatomic, readonly) NSUInteger changes;
@end
