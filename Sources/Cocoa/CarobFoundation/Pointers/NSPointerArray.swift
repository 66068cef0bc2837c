import CarobRuntime

/// A list of pointers, which may be null. It may hold objects weakly; one that is gone leaves null. [one thread at a time]
final class NSPointerArray: Object {
  // No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) private var elements: [HeldPointer] = []
  private var rules = PointerRules.strongObjects
  private let mutations = MutationCount()

  override func releaseContents() { replaceAll(with: []) }

  /// The maximum count that a program may set, as a guard against a negative number or garbage.
  private static let longest = UInt(1) << 27

  /// The elements that are there. Null is left out.
  private var objects: [Object] { elements.compactMap { $0.loaded?.object(rules) } }

  override var objectDescription: String {
    let shown = elements.map { rules.text(of: $0.loaded?.address) }.joined(separator: ", ")
    return "NSPointerArray (\(shown))"
  }

  /// Changes the elements, and lets go of those that are gone when that is over.
  private func change(_ body: (inout [HeldPointer]) -> Void) {
    let old = elements
    body(&elements)
    mutations.note()
    withExtendedLifetime(old) {}
  }

  private func check(_ index: UInt, _ end: Int, _ method: String) throws -> Int {
    guard index < end else {
      throw ObjectiveCException.outOfRange(
        "-[NSPointerArray \(method)]: index \(index) is beyond the end of \(elements.count) pointers"
      )
    }
    return Int(index)
  }

  private func insert(_ pointer: UnsafeMutableRawPointer?, at index: Int) throws {
    let held = try rules.hold(pointer)
    change { $0.insert(held, at: min(index, $0.count)) }
  }

  private func setCount(_ count: UInt) throws {
    guard count <= Self.longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSPointerArray setCount:]: absurd count: \(count)")
    }
    let added = Int(count) - elements.count
    replaceAll(
      with: added < 0
        ? Array(elements[..<Int(count)]) : elements + Array(repeating: .raw(nil), count: added))
  }

  /// Sets the elements to the first ones, or to more, and drops the others.
  private func replaceAll(with new: [HeldPointer]) {
    let (dropped, rules) = (elements.dropFirst(new.count), rules)
    change { $0 = new }
    for element in dropped { rules.drop(element) }
  }

  /// States the members of `NSPointerArray`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSPointerArray.self, "A list of pointers, which may be null, and which may be weak."
    ) { array in
      defineMaking(array)
      defineReading(array)
      defineChanging(array)
      definePointers(array)
    }
  }

  private static func make(_ cls: ClassObject, _ rules: PointerRules) throws -> NSPointerArray {
    let made = try cls.makeInstance(as: NSPointerArray.self)
    made.rules = rules
    return made
  }

  private static func defineMaking(_ array: ClassMembers<NSPointerArray>) {
    array.classMethod(
      "+ (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options"
    ) { (cls, options: UInt) in try make(cls, PointerRules(options)) }
    array.classMethod(
      "+ (NSPointerArray *)pointerArrayWithPointerFunctions:(NSPointerFunctions *)functions"
    ) { (cls, functions: NSPointerFunctions) in try make(cls, functions.rules) }
    array.classMethod("+ (NSPointerArray *)strongObjectsPointerArray") { cls in
      try make(cls, .strongObjects)
    }
    array.classMethod("+ (NSPointerArray *)weakObjectsPointerArray") { cls in
      try make(cls, .weakObjects)
    }
    array.classMethod("+ (id)pointerArrayWithStrongObjects") { cls in
      try make(cls, .strongObjects)
    }
    array.classMethod("+ (id)pointerArrayWithWeakObjects") { cls in try make(cls, .weakObjects) }
    array.method("- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options") {
      (this, options: UInt) in
      this.rules = PointerRules(options)
      return this
    }
    array.method("- (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions") {
      (this, functions: NSPointerFunctions) in
      this.rules = functions.rules
      return this
    }
    array.adopt("NSCopying")
    array.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      let copy = NSPointerArray()
      copy.rules = this.rules
      copy.elements = try this.elements.map { try this.rules.hold($0.loaded?.address) }
      return copy
    }
  }

  private static func defineReading(_ array: ClassMembers<NSPointerArray>) {
    array.property("@property (readonly, copy) NSPointerFunctions *pointerFunctions") {
      NSPointerFunctions($0.rules)
    }
    array.property(
      "@property NSUInteger count", get: { UInt($0.elements.count) },
      set: { (this, count: UInt) in try this.setCount(count) })
    array.property("@property (readonly, copy) NSArray *allObjects") { $0.objects }
    array.method("- (nullable void *)pointerAtIndex:(NSUInteger)index") { (this, index: UInt) in
      let index = try this.check(index, this.elements.count, "pointerAtIndex:")
      return Pointer(this.elements[index].loaded?.lent())
    }
    array.enumerates { this, enumeration in
      enumeration.next(mutations: this.mutations.address) { place in
        guard place < this.elements.count else { return nil }
        defer { place += 1 }
        return .some(this.elements[Int(place)].loaded?.lent())
      }
    }
  }

  /// What the functions of CoreFoundation send.
  private static func definePointers(_ array: ClassMembers<NSPointerArray>) {
    array.method("- (BOOL)carob_isPointer:(const void *)first equalTo:(const void *)second") {
      (this, first: Pointer, second: Pointer) in
      try this.rules.isEqual(first.address, second.address)
    }
  }

  private static func defineChanging(_ array: ClassMembers<NSPointerArray>) {
    array.method("- (void)addPointer:(nullable void *)pointer") { (this, pointer: Pointer) in
      try this.insert(pointer.address, at: .max)
    }
    array.method("- (void)insertPointer:(nullable void *)item atIndex:(NSUInteger)index") {
      (this, pointer: Pointer, index: UInt) in
      let end = this.elements.count + 1
      try this.insert(
        pointer.address, at: try this.check(index, end, "insertPointer:atIndex:"))
    }
    array.method("- (void)removePointerAtIndex:(NSUInteger)index") { (this, index: UInt) in
      let index = try this.check(index, this.elements.count, "removePointerAtIndex:")
      let old = this.elements[index]
      this.change { $0.remove(at: index) }
      this.rules.drop(old)
    }
    array.method(
      "- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(nullable void *)item"
    ) { (this, index: UInt, pointer: Pointer) in
      let held = try this.rules.hold(pointer.address)
      let index = try this.check(
        index, this.elements.count, "replacePointerAtIndex:withPointer:")
      let old = this.elements[index]
      this.change { $0[index] = held }
      this.rules.drop(old)
    }
    array.method("- (void)compact") { this in
      this.change { $0.removeAll { $0.loaded?.address == nil } }
    }
  }
}
