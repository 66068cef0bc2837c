import CarobRuntime

/// Character sets of plugins' classes that have `characterIsMember:`, `longCharacterIsMember:` or `bitmapRepresentation`.
/// See `Object.hasOwnPrimitives`.
extension CharacterSetBox {
  private static let isMember = Message<(UInt16) -> Bool>("characterIsMember:")
  private static let isLongMember = Message<(UInt32) -> Bool>("longCharacterIsMember:")
  private static let bitmap = Message<() -> DataBox?>("bitmapRepresentation")

  /// The members by one of the primitive methods, of which `bitmapRepresentation` is sent least often.
  ///
  /// - Complexity: O(1) messages with it, else O(characters).
  @inline(never) final func askedMembers() -> ScalarSet {
    overrides(Self.bitmap.selector) ? membersOfBitmap() : membersByAsking()
  }

  private final func membersOfBitmap() -> ScalarSet {
    asked(orReturn: ScalarSet()) {
      try Self.bitmap(self).map { ScalarSet(bitmap: $0.data) } ?? ScalarSet()
    }
  }

  private final func membersByAsking() -> ScalarSet {
    asked(orReturn: ScalarSet()) {
      if overrides(Self.isLongMember.selector) {
        return try ScalarSet(below: 0x110000) { try Self.isLongMember(self, $0) }
      }
      guard overrides(Self.isMember.selector) else { return held }
      return try ScalarSet(below: 0x10000) { try Self.isMember(self, UInt16($0)) }
    }
  }

  package final func copyOfContents() -> Object { CharacterSetBox(members) }

  // MARK: The host's own methods, for `super` and for a class that does not override them

  /// `characterIsMember:`.
  final func containsBelow(_ code: UInt32) -> Bool {
    guard hasOwnPrimitives else { return held.contains(code) }
    if overrides(Self.bitmap.selector) { return membersOfBitmap().contains(code) }
    if overrides(Self.isMember.selector) { return held.contains(code) }
    return asked(orReturn: false) { try Self.isLongMember(self, code) }
  }

  /// `longCharacterIsMember:`.
  final func containsBelow(long code: UInt32) -> Bool {
    guard hasOwnPrimitives else { return held.contains(code) }
    if overrides(Self.bitmap.selector) { return membersOfBitmap().contains(code) }
    guard overrides(Self.isMember.selector), !overrides(Self.isLongMember.selector) else {
      return held.contains(code)
    }
    return asked(orReturn: false) {
      try UInt16(exactly: code).map { try Self.isMember(self, $0) } ?? false
    }
  }

  /// `bitmapRepresentation`.
  final func askedBelowBitmap() -> ScalarSet {
    hasOwnPrimitives && !overrides(Self.bitmap.selector) ? membersByAsking() : held
  }
}
