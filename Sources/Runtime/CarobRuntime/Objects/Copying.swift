/// `copy` and `mutableCopy` of `NSObject`: they send `copyWithZone:` and `mutableCopyWithZone:`,
/// which make the copy. The zone is always null.
package enum Copying {
  package static let copyWithZone = Selector("copyWithZone:")

  private static let copy = Message<(Pointer) -> Object?>(copyWithZone)
  private static let mutableCopy = Message<(Pointer) -> Object?>("mutableCopyWithZone:")

  /// The code of every `copyWithZone:` that returns the receiver.
  private static let ofImmutableObjects = Locked<Set<Implementation>>([])

  /// Notes that the `copyWithZone:` of a class returns the receiver.
  static func noteImmutable(_ cls: RuntimeClass) {
    guard let code = cls.implementation(for: copyWithZone) else { return }
    ofImmutableObjects.withLock { _ = $0.insert(code) }
  }

  /// Whether the copy of an instance is the instance itself, until a method changes anywhere.
  static func givesReceiver(_ cls: RuntimeClass) -> Bool {
    guard RootMethod.copy.isUsed(by: cls), let code = cls.implementation(for: copyWithZone) else {
      return false
    }
    return ofImmutableObjects.withLock { $0.contains(code) }
  }

  static func define(_ object: ClassMembers<Object>) {
    object.classMethod("copyWithZone:") { (cls, _: Pointer) in cls }
    object.classMethod("mutableCopyWithZone:") { (cls, _: Pointer) in cls }
    object.method("copy") { try copy($0, Pointer(nil)) }
    object.method("mutableCopy") { try mutableCopy($0, Pointer(nil)) }
  }
}

extension Object {
  private static let copy = Message<() -> Object?>("copy")

  /// A copy of the object, as its `copy` method makes it.
  ///
  /// - Throws: `MessageError` when the object cannot be copied.
  package func copied() throws(MessageError) -> Object? {
    try Self.copy(self)
  }
}

extension ClassMembers {
  /// Objects that never change: a copy is the object itself.
  package func isImmutable() {
    adopt("NSCopying")
    method("copyWithZone:") { (this: Receiver, _: Pointer) in this }
    Copying.noteImmutable(cls)
  }
}
