import CCarob
import CarobRuntime

/// The members of `NSSet`.
extension SetBox {
  static func defineMaking(_ set: ClassMembers<SetBox>) {
    set.classMethod(
      "+ (instancetype)setWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    set.method(
      "- (instancetype)initWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    set.classMethod("+ (instancetype)setWithSet:(NSSet<ObjectType> *)set") {
      (cls, other: SetBox?) in
      try make(cls, other?.objects ?? [])
    }
    set.method("- (instancetype)initWithObjects:(const id [])objects count:(NSUInteger)count") {
      (this, objects: ObjectList, count: UInt) in
      try this.fill(try objects.read(count), asDesignated: true)
      return this
    }
    set.method("- (instancetype)initWithArray:(nullable NSArray<ObjectType> *)array") {
      (this, array: ArrayBox?) in
      try this.fill(try array?.objects() ?? [])
      return this
    }
    set.method("- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set") {
      (this, other: SetBox?) in
      try this.fill(other?.objects ?? [])
      return this
    }
    set.method(
      "- (instancetype)initWithSet:(nullable NSSet<ObjectType> *)set copyItems:(BOOL)copies"
    ) { (this, other: SetBox?, copies: Bool) in
      let objects = other?.objects ?? []
      try this.fill(copies ? try CopiedItems.of(objects) : objects)
      return this
    }
    set.method("- (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other") {
      (this, other: SetBox?) in
      SetBox(this.objects + other.objects)
    }
    set.method("- (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray<ObjectType> *)array") {
      (this, other: ArrayBox?) in
      SetBox(this.objects + (try other.objects))
    }
  }

  static func defineReading(_ set: ClassMembers<SetBox>) {
    set.property("@property (nonatomic, readonly) NSUInteger count") {
      (this: MessageReceiver, _: SEL) -> UInt in
      this.with(SetBox.self) { UInt(bitPattern: $0.held.count) }
    }
    set.property("@property (nonatomic, readonly) NSArray<ObjectType> *allObjects") { $0.objects }
    set.property("@property (nonatomic, readonly, nullable) ObjectType anyObject") {
      $0.members.first?.key
    }
    set.method.function("- (BOOL)containsObject:(ObjectType)object") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?) -> Bool in
      guard let object else { return false }
      return MethodFunctions.run(orReturn: false) {
        let object = try this.object(object, 1, of: selector)
        return this.with(SetBox.self) { this in
          if this.hasOwnPrimitives { return this.askedMember(object.takeUnretainedValue()) != nil }
          return object._withUnsafeGuaranteedRef { this.place(of: $0)?.index != nil }
        }
      }
    }
    set.method.function("- (nullable ObjectType)member:(ObjectType)object") {
      (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      guard let object else { return nil }
      return MethodFunctions.run(orReturn: nil) {
        let object = try this.object(object, 1, of: selector)
        return this.with(SetBox.self) { this in
          object._withUnsafeGuaranteedRef { this.heldMember($0)?.id }
        }
      }
    }
  }

  static func defineComparing(_ set: ClassMembers<SetBox>) {
    set.method("- (BOOL)intersectsSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method(
      """
      - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors
      """
    ) { (this, descriptors: [SortDescriptorBox]?) in
      ArrayBox(try SortDescriptorBox.sort(this.objects, by: descriptors ?? []))
    }
    set.method("- (NSString *)descriptionWithLocale:(nullable id)locale") { (this, _: Object?) in
      this.cocoaDescription
    }
  }

  static func defineEnumerating(_ set: ClassMembers<SetBox>) {
    set.enumerates { this, _, state, room, count in
      FastEnumeration.run(this, state, room, count) { (this: SetBox, enumeration) in
        if this.hasOwnPrimitives {
          return try enumeration.next(asking: this, for: SetBox.objectEnumerator)
        }
        return enumeration.next(
          in: this.unownedEntries,
          mutations: type(of: this) == SetBox.self ? nil : this.mutations.address)
      }
    }
    set.method("- (NSEnumerator<ObjectType> *)objectEnumerator") { NSEnumerator($0.held.keys) }
    set.method(
      """
      - (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block
      """
    ) { (this, block: Block) in
      try visit(this, block)
    }
    set.method(
      """
      - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block
      """
    ) { (this, _: UInt, block: Block) in
      try visit(this, block)
    }
    set.method(
      """
      - (NSSet<ObjectType> *)objectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test
      """
    ) { (this, block: Block) in try members(of: this, block) }
    set.method(
      """
      - (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test
      """
    ) { (this, _: UInt, block: Block) in
      try members(of: this, block)
    }
  }

  /// Calls a block with the members, until it sets its `BOOL *stop`.
  static func visit(_ set: SetBox, _ block: Block) throws {
    let visitor = try PreparedBlock(
      block, [Object.typeEncoding, Pointer.typeEncoding], returning: nil)
    try PreparedBlock.walk(set.objects) { member, stop in
      _ = try visitor(UInt(bitPattern: member.id), stop)
      return true
    }
  }

  private static func members(of set: SetBox, _ block: Block) throws -> SetBox {
    let test = try PreparedBlock.test(block, Pointer.typeEncoding)
    var members: [Object] = []
    try PreparedBlock.walk(set.objects) { member, stop in
      if try test.holds(member, stop) { members.append(member) }
      return true
    }
    return SetBox(members)
  }

  static func defineKeyValueCoding(_ set: ClassMembers<SetBox>) {
    set.method("valueForKey:") { (this, key: String) -> Object? in
      if key == "@count" { return NumberBox(this.count) }
      return SetBox(try this.objects.compactMap { try $0.value(forKey: key) })
    }
    set.method("setValue:forKey:") { (this, value: Object?, key: String) in
      for object in this.objects { try object.setValue(value, forKey: key) }
    }
    set.method("valueForKeyPath:") { (this, path: String) -> Object? in
      let components = try KeyValuePath(parsing: path).components
      if case .collectionOperator(let name) = components[0] {
        return try CollectionOperator.value(of: this, name, components.dropFirst())
      }
      let value = try this.value(forKey: components[0].description)
      if components.count == 1 { return value }
      return try value?.value(
        forKeyPath: components.dropFirst().map(\.description).joined(separator: "."))
    }
  }

  /// The further methods of `NSMutableSet`.
  static func defineChanging(_ set: ClassMembers<MutableSetBox>) {
    defineUniting(set)
    CollectionFiltering.define(set)
    set.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, _: UInt) in this }
    set.method("- (void)removeAllObjects") { this in this.members = ObjectSet() }
    set.method("- (void)addObjectsFromArray:(NSArray<ObjectType> *)array") {
      (this, other: ArrayBox?) in
      try CollectionMutation.holding(this) {
        for object in try other.objects { this.insert(object) }
      }
    }
    set.method("- (void)setSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try this.fill(other.objects)
    }
  }

  static func defineUniting(_ set: ClassMembers<MutableSetBox>) {
    set.method("- (void)unionSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try CollectionMutation.holding(this) {
        for object in other.objects { this.insert(object) }
      }
    }
    set.method("- (void)minusSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try CollectionMutation.holding(this) {
        for object in other.objects { this.remove(object) }
      }
    }
    set.method("- (void)intersectSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try this.changeMembers { $0.intersection(other.members) }
    }
  }
}
