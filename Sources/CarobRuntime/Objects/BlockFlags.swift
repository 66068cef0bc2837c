import CCarob

/// What an object's block says of the object in the low bits of its first word, which the offset of indexed
/// variables leaves free. The bits are set atomically, and stay. [any-thread]
enum BlockFlags {
  private static let associations: UInt32 = 1

  /// Marks an object as one that has, or had, something associated with it.
  ///
  /// - Safety: the id must be that of an object with a block, neither a class nor a literal.
  static func setHasAssociations(_ id: UnsafeMutableRawPointer) {
    carob_add_bits(word(of: id), associations)
  }

  /// Whether something was ever associated with the object.
  ///
  /// - Safety: as above.
  @inline(__always)
  static func hasAssociations(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_load_bits(word(of: id)) & associations != 0
  }

  @inline(__always)
  private static func word(of id: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: a block begins with its header, whose first four bytes are the offset and these bits.
    (id - Object.blockHeader).assumingMemoryBound(to: UInt32.self)
  }
}
