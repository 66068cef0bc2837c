import CCarob
import CarobRuntime
import Foundation

/// The members of `NSArray`.
extension ArrayBox {
  static func defineMaking(_ array: ClassMembers<ArrayBox>) {
    array.classMethod("+ (instancetype)array") { cls in try make(cls, []) }
    array.classMethod("+ (instancetype)arrayWithObject:(id)object") { (cls, object: Object) in
      try make(cls, [object])
    }
    array.classMethod("+ (instancetype)arrayWithArray:(NSArray *)array") {
      (cls, other: ArrayBox?) in
      try make(cls, try other.objects)
    }
    array.classMethod(
      "+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count"
    ) { (cls, objects: ObjectList, count: UInt) in
      try make(cls, try objects.read(count))
    }
    array.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      MutableArrayBox(try this.objects())
    }
    array.method("- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object") {
      (this, object: Object) in
      ArrayBox(try this.objects() + [object])
    }
    array.method(
      "- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array"
    ) { (this, other: ArrayBox?) in
      ArrayBox(try this.objects() + other.objects)
    }
    // As with Apple's, so that code can take either an array or a set.
    array.method("- (NSArray *)allObjects") { this in try ArrayBox(this.objects()) }
    array.classMethod(
      "+ (instancetype)arrayWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    array.method(
      "- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    array.method("- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count") {
      (this, objects: ObjectList, count: UInt) in
      try this.fill(try objects.read(count), asDesignated: true)
      return this
    }
    array.method("- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array") {
      (this, other: ArrayBox?) in
      try this.fill(try other?.objects() ?? [])
      return this
    }
    array.method(
      "- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array copyItems:(BOOL)copies"
    ) { (this, other: ArrayBox?, copies: Bool) in
      let objects = try other?.objects() ?? []
      try this.fill(copies ? try CopiedItems.of(objects) : objects)
      return this
    }
  }

  /// A list of the receiving class, which may be a mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ elements: [Object]) throws -> ArrayBox {
    if cls.instanceClass.hasOwnPrimitives { return try makeAsked(cls, elements) }
    let made = try cls.makeInstance(as: ArrayBox.self)
    made.hold(elements)
    return made
  }

  static func defineReading(_ array: ClassMembers<ArrayBox>) {
    array.property("@property (nonatomic, readonly) NSUInteger count") {
      (this: MessageReceiver, _: SEL) -> UInt in
      if let count = ArrayBox.heldCount(this) { return count }
      let count = ArrayBox.madeCount(this)
      carob_stop_exceptions()
      return count
    }
    array.method.function("- (ObjectType)objectAtIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UnsafeMutableRawPointer? in
      if let id = ArrayBox.heldID(this, at: index) { return id }
      let id = ArrayBox.madeID(this, at: index, isPrimitive: true)
      carob_stop_exceptions()
      return id
    }
    array.method.function("- (ObjectType)objectAtIndexedSubscript:(NSUInteger)subscript") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UnsafeMutableRawPointer? in
      if let id = ArrayBox.heldID(this, at: index) { return id }
      let id = ArrayBox.madeID(this, at: index, isPrimitive: false)
      carob_stop_exceptions()
      return id
    }
    array.property("@property (nonatomic, readonly, nullable) ObjectType firstObject") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      this.with(ArrayBox.self) { this in
        if this.isOfHost { return this.borrowed.first?._withUnsafeGuaranteedRef { $0.id } }
        return MethodFunctions.run(orReturn: nil) {
          try this.count > 0 ? this.object(at: 0).cResult(owned: false) : nil
        }
      }
    }
    array.property("@property (nonatomic, readonly, nullable) ObjectType lastObject") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      this.with(ArrayBox.self) { this in
        if this.isOfHost { return this.borrowed.last?._withUnsafeGuaranteedRef { $0.id } }
        return MethodFunctions.run(orReturn: nil) {
          let count = this.count
          return try count > 0 ? this.object(at: count - 1).cResult(owned: false) : nil
        }
      }
    }
    array.method("- (NSString *)componentsJoinedByString:(NSString *)separator") {
      (this, separator: String?) in
      try this.objects().map(\.answeredDescription).joined(separator: separator ?? "")
    }
  }

  static func defineSearching(_ array: ClassMembers<ArrayBox>) {
    array.method("- (BOOL)isEqualToArray:(NSArray *)other") { (this, other: Object?) in
      this.isEqual(other)
    }
    array.method.function("- (BOOL)containsObject:(id)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) -> Bool in
      ArrayBox.index(of: object, in: this) != nil
    }
    array.method.function("- (NSUInteger)indexOfObject:(id)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) -> UInt in
      ArrayBox.index(of: object, in: this).orNotFound
    }
    array.method("- (NSUInteger)indexOfObject:(ObjectType)object inRange:(NSRange)range") {
      (this, object: Object?, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      // Held: what is lent may be let go of by `isEqual:`.
      let object = object.map { Object.peer(of: $0.id).takeUnretainedValue() }
      return try objects[bounds]
        .firstIndex { try Equality.isEqual($0, object) }.orNotFound
    }
    array.method.function("- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) -> UInt in
      guard let object else { return notFound }
      return MethodFunctions.run(orReturn: notFound) {
        let peer = Object.peer(of: object).toOpaque()
        return try this.with(ArrayBox.self) { this in
          if this.isOfHost { return this.borrowed.firstIndex { $0.toOpaque() == peer }.orNotFound }
          return try this.objects()
            .firstIndex { Unmanaged.passUnretained($0).toOpaque() == peer }.orNotFound
        }
      }
    }
    array.method("- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object inRange:(NSRange)range")
    { (this, object: Object?, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      return objects[bounds].firstIndex { $0 === object }.orNotFound
    }
  }

  private static func index(
    of object: UnsafeMutableRawPointer?, in array: MessageReceiver
  ) -> Int? {
    guard let object else { return nil }
    return MethodFunctions.run(orReturn: nil) {
      try array.with(ArrayBox.self) { array in
        // Both are held, for `isEqual:` may change the array, and let go of the object.
        let (objects, object) = (try array.objects(), Object.peer(of: object).takeUnretainedValue())
        let kind = PlainKey(object)
        return try objects.withBorrowedElements {
          try $0.firstIndex {
            try kind.isEqual(object, $0) ?? Equality.isEqual($0.takeUnretainedValue(), object)
          }
        }
      }
    }
  }

  static func defineEnumerating(_ array: ClassMembers<ArrayBox>) {
    array.enumerates { this, _, state, room, count in
      if let given = ArrayBox.nextHeld(this, state, room, count) { return given }
      let given = ArrayBox.nextMade(this, state, room, count)
      carob_stop_exceptions()
      return given
    }
    array.method("- (NSEnumerator<ObjectType> *)objectEnumerator") {
      NSEnumerator(try $0.objects())
    }
    array.method("- (NSEnumerator<ObjectType> *)reverseObjectEnumerator") {
      NSEnumerator(try $0.objects().reversed())
    }
    array.method(
      """
      - (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block
      """
    ) { (this, block: Block) in
      let objects = try this.objects()
      try IndexedSearching.visit(objects, objects.indices, block)
    }
    array.method(
      """
      - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block
      """
    ) { (this, options: UInt, block: Block) in
      let objects = try this.objects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      try IndexedSearching.visit(objects, order, block)
    }
  }

  static func defineParts(_ array: ClassMembers<ArrayBox>) {
    array.method("- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range") {
      (this, range: NSRange) in
      let objects = try this.objects()
      let bounds = try range.checked(in: objects.count)
      return Array(objects[bounds])
    }
    array.method("- (nullable ObjectType)firstObjectCommonWithArray:(NSArray<ObjectType> *)other") {
      (this, other: ArrayBox?) in
      let (objects, others) = (try this.objects(), ObjectSet(try other.objects))
      return objects.first(where: others.contains)
    }
    array.method("- (NSString *)descriptionWithLocale:(nullable id)locale") { (this, _: Object?) in
      this.cocoaDescription
    }
    array.method("- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level")
    { (this, _: Object?, level: UInt) in
      CollectionText.of(this, level: Int(clamping: Swift.min(level, 64)))
    }
    array.method(
      "- (NSArray<NSString *> *)pathsMatchingExtensions:(NSArray<NSString *> *)extensions"
    ) { (this, extensions: [String]?) -> [Object] in
      guard let extensions else { return [] }
      return try this.objects().filter { path in
        guard let path = path as? StringBox else { return false }
        return extensions.contains((path.string as NSString).pathExtension)
      }
    }
  }

  static func defineSorting(_ array: ClassMembers<ArrayBox>) {
    array.method("- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector") {
      (this, selector: Selector) in
      try ObjectSorting.sorted(this.objects(), by: selector)
    }
    array.method(
      """
      - (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function \
      context:(nullable void *)context
      """
    ) { (this, function: Pointer, context: Pointer) in
      try ObjectSorting.sorted(this.objects(), by: function, context: context)
    }
  }
}
