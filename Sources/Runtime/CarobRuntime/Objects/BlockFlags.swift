import CCarob

/// The flags of an object, in the low bits of its block's first word, which the offset of indexed
/// variables leaves free. The bits of a living object are set atomically, and stay. [any-thread]
enum BlockFlags {
  private static let associations: UInt32 = 1
  private static let deallocation: UInt32 = 2
  /// Two bits: the number of doublings of 16 that give the alignment of the object.
  private static let alignmentShift: UInt32 = 2
  private static let alignmentMask: UInt32 = 3

  /// Marks an object that has, or had, associated objects.
  ///
  /// - Safety: the id must be that of an object with a block, neither a class nor a literal.
  static func setHasAssociations(_ id: UnsafeMutableRawPointer) {
    carob_add_bits(word(of: id), associations)
  }

  /// Whether the object ever had associated objects.
  ///
  /// - Safety: as above.
  @inline(__always)
  static func hasAssociations(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_load_bits(word(of: id)) & associations != 0
  }

  /// Marks an object that is sent `dealloc`. No other thread has a reference to it then.
  ///
  /// - Safety: as above.
  static func setIsDeallocating(_ id: UnsafeMutableRawPointer) {
    carob_store_bits(word(of: id), carob_load_bits(word(of: id)) | deallocation)
  }

  /// Whether the object is sent `dealloc`, or was.
  ///
  /// - Safety: as above.
  static func isDeallocating(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_load_bits(word(of: id)) & deallocation != 0
  }

  /// Notes the alignment of an object whose block was just made, a power of two.
  static func setAlignment(_ id: UnsafeMutableRawPointer, _ alignment: Int) {
    let doublings = (alignment / Object.blockHeader).trailingZeroBitCount
    carob_add_bits(word(of: id), UInt32(doublings) << alignmentShift)
  }

  /// The alignment of an object, which is also the distance of the object pointer from the beginning of its memory.
  @inline(__always)
  static func alignment(of id: UnsafeMutableRawPointer) -> Int {
    Object.blockHeader << Int(carob_load_bits(word(of: id)) >> alignmentShift & alignmentMask)
  }

  @inline(__always)
  private static func word(of id: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: a block begins with its header, whose first four bytes are the offset and these bits.
    (id - Object.blockHeader).assumingMemoryBound(to: UInt32.self)
  }
}
