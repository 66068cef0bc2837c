import CarobRuntime
import CCarob

/// Returns objects one after the other.
///
/// An enumerator of a collection visits the contents from when it was made. A subclass implements
/// `nextObject`. [one thread at a time]
final class NSEnumerator: Object {
  private var objects: [Object] = []
  private var position = 0

  private static let nextObject = Message<() -> Object?>("nextObject")

  /// An enumerator of a list.
  convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    self.objects = objects
  }

  override func releaseContents() {
    if !objects.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&objects, [])) }
  }

  private func next() -> Object? {
    guard position < objects.count else { return nil }
    defer { position += 1 }
    return objects[position]
  }

  /// States the members of `NSEnumerator`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSEnumerator.self, "Gives the objects of a collection one after the other."
    ) { enumerator in
      enumerator.adopt("NSFastEnumeration")
      enumerator.method("- (nullable ObjectType)nextObject") { $0.next() }
      enumerator.method("- (NSArray<ObjectType> *)allObjects") { this in
        var rest: [Object] = []
        while let next = try nextObject(this) { rest.append(next) }
        return rest
      }
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
