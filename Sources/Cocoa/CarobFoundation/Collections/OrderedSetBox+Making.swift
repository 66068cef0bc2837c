import CCarob
import CarobRuntime
import Foundation

/// The methods that make ordered sets.
extension OrderedSetBox {
  static func defineMaking(_ set: ClassMembers<OrderedSetBox>) {
    set.classMethod("+ (instancetype)orderedSet") { cls in try make(cls, []) }
    set.classMethod("+ (instancetype)orderedSetWithObject:(ObjectType)object") {
      (cls, object: Object) in try make(cls, [object])
    }
    set.classMethod(
      "+ (instancetype)orderedSetWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    set.method(
      "- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    set.classMethod(
      "+ (instancetype)orderedSetWithObjects:(const id [])objects count:(NSUInteger)count"
    ) { (cls, objects: ObjectList, count: UInt) in
      try make(cls, try objects.read(count))
    }
    set.classMethod("+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array") {
      (cls, array: ArrayBox?) in
      try make(cls, try array.objects)
    }
    set.classMethod(
      """
      + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array range:(NSRange)range \
      copyItems:(BOOL)copies
      """
    ) { (cls, array: ArrayBox?, range: NSRange, copies: Bool) in
      try make(cls, try part(of: array.objects, range, copies))
    }
    set.classMethod("+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set") {
      (cls, other: OrderedSetBox?) in
      try make(cls, other.objects)
    }
    set.classMethod(
      """
      + (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set \
      range:(NSRange)range copyItems:(BOOL)copies
      """
    ) { (cls, other: OrderedSetBox?, range: NSRange, copies: Bool) in
      try make(cls, try part(of: other.objects, range, copies))
    }
    set.classMethod("+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set") {
      (cls, other: SetBox?) in try make(cls, other.objects)
    }
    set.classMethod(
      "+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)copies"
    ) { (cls, other: SetBox?, copies: Bool) in
      try make(cls, copies ? try CopiedItems.of(other.objects) : other.objects)
    }
    defineInitializers(set)
  }

  private static func defineInitializers(_ set: ClassMembers<OrderedSetBox>) {
    func initializer<Argument: MessageValue>(
      _ name: StaticString, _ objects: @escaping (Argument) throws -> [Object]
    ) {
      set.method(name) { (this, argument: Argument) in
        this.fillFirst(with: try objects(argument))
        return this
      }
    }
    initializer("- (instancetype)initWithObject:(ObjectType)object") { (object: Object) in [object]
    }
    initializer("- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array") {
      (array: ArrayBox?) in try array?.objects() ?? []
    }
    initializer("- (instancetype)initWithOrderedSet:(nullable NSOrderedSet<ObjectType> *)set") {
      (other: OrderedSetBox?) in other?.objects ?? []
    }
    initializer("- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set") {
      (other: SetBox?) in other?.objects ?? []
    }
    set.method("- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count") {
      (this, objects: ObjectList, count: UInt) in
      this.fillFirst(with: try objects.read(count))
      return this
    }
    set.method(
      "- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array copyItems:(BOOL)copies"
    ) { (this, array: ArrayBox?, copies: Bool) in
      let objects = try array?.objects() ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method(
      """
      - (instancetype)initWithArray:(NSArray<ObjectType> *)array range:(NSRange)range \
      copyItems:(BOOL)copies
      """
    ) { (this, array: ArrayBox?, range: NSRange, copies: Bool) in
      this.fillFirst(with: try part(of: array.objects, range, copies))
      return this
    }
    set.method(
      """
      - (instancetype)initWithOrderedSet:(nullable NSOrderedSet<ObjectType> *)set \
      copyItems:(BOOL)copies
      """
    ) { (this, other: OrderedSetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method(
      "- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set copyItems:(BOOL)copies"
    ) { (this, other: SetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      this.fillFirst(with: copies ? try CopiedItems.of(objects) : objects)
      return this
    }
  }

  private static func part(
    of objects: [Object], _ range: NSRange, _ copies: Bool
  ) throws -> [Object] {
    let bounds = try range.checked(in: objects.count)
    let part = Array(objects[bounds])
    return copies ? try CopiedItems.of(part) : part
  }

  /// A set of the receiving class, which may be a mutable one or a plugin's.
  static func make(_ cls: ClassObject, _ objects: [Object]) throws -> OrderedSetBox {
    let made =
      cls.instanceClass.hasOwnPrimitives
      ? try cls.makeInitialized(as: OrderedSetBox.self)
      : try cls.makeInstance(as: OrderedSetBox.self)
    made.fillFirst(with: objects)
    return made
  }
}
