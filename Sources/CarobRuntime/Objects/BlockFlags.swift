import CCarob

/// What an object's block says of the object in the low bits of its first word, which the offset of indexed
/// variables leaves free. The bits are set atomically, and stay. [any-thread]
enum BlockFlags {
  private static let associations: UInt32 = 1

  /// Marks an object as one that has, or had, something associated with it.
  ///
  /// - Safety: the id must be that of an object with a block, not a class.
  static func setHasAssociations(_ id: UnsafeMutableRawPointer) {
    if carob_is_small(id) == 0 { carob_add_bits(word(of: id), associations) }
  }

  /// Whether something was ever associated with the object, or may have been.
  ///
  /// - Safety: as above.
  @inline(__always)
  static func hasAssociations(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_is_small(id) != 0 || carob_load_bits(word(of: id)) & associations != 0
  }

  @inline(__always)
  private static func word(of id: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: a block begins with its header, whose first four bytes are the offset and these bits.
    (id - Object.blockHeader).assumingMemoryBound(to: UInt32.self)
  }
}
