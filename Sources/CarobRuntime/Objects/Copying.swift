/// `copy` and `mutableCopy` as `NSObject` has them: they ask the class for `copyWithZone:` and
/// `mutableCopyWithZone:`, which make the copy. The zone is always null.
enum Copying {
  static let copyWithZone = Selector("copyWithZone:")

  private static let copy = Message<(Pointer) -> Object?>(copyWithZone)
  private static let mutableCopy = Message<(Pointer) -> Object?>("mutableCopyWithZone:")

  static func define(_ object: ClassMembers<Object>) {
    object.classMethod("copyWithZone:") { (cls, _: Pointer) in cls }
    object.classMethod("mutableCopyWithZone:") { (cls, _: Pointer) in cls }
    object.method("copy") { try copy($0, Pointer(nil)) }
    object.method("mutableCopy") { try mutableCopy($0, Pointer(nil)) }
  }
}

extension ClassMembers {
  /// Objects that never change: a copy is the object itself.
  package func isImmutable() {
    adopt("NSCopying")
    method("copyWithZone:") { (this: Receiver, _: Pointer) in this }
  }
}
