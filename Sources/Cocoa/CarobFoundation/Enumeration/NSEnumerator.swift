import CarobRuntime
import CCarob

/// Returns objects one after the other.
///
/// An enumerator of a collection visits the contents from when it was made. A subclass implements
/// `nextObject`. [one thread at a time]
class NSEnumerator: Object {
  // No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) private var objects: [Object] = []
  @exclusivity(unchecked) private var position = 0

  static let nextObject = Message<() -> Object?>("nextObject")

  /// An enumerator of a list.
  convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    self.objects = objects
  }

  /// The objects that an enumerator of any class has left; none for nil.
  static func all(of enumerator: Object?) throws(MessageError) -> [Object] {
    guard let enumerator else { return [] }
    var rest: [Object] = []
    while let next = try nextObject(enumerator) { rest.append(next) }
    return rest
  }

  override func releaseContents() {
    if !objects.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&objects, [])) }
  }

  /// The id of the next object, which lives as long as the enumerator.
  private func next() -> UnsafeMutableRawPointer? {
    objects.withBorrowedElements { objects in
      guard position < objects.count else { return nil }
      position &+= 1
      return objects[position &- 1]._withUnsafeGuaranteedRef { $0.id }
    }
  }

  /// States the members of `NSEnumerator`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSEnumerator.self, "Gives the objects of a collection one after the other."
    ) { enumerator in
      enumerator.adopt("NSFastEnumeration")
      enumerator.method.function("- (nullable ObjectType)nextObject") {
        (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
        this.with(NSEnumerator.self) { $0.next() }
      }
      enumerator.method("- (NSArray<ObjectType> *)allObjects") { try all(of: $0) }
      // One at a time, so that the rest stays in the enumerator when a loop is left.
      enumerator.enumerates { this, enumeration in
        try enumeration.next(one: nextObject(this))
      }
    }
  }
}

extension FastEnumeration {
  /// Gives one object, or ends the loop.
  func next(one object: Object?) -> UInt {
    guard let object else { return 0 }
    return give(one: object.autoreleased())
  }
}
