import CCarob

/// The position of an object's extra bytes, in the first word of its block; all zero when there are none.
///
/// The offset is stored, because the object's class may change, and then does not tell it.
struct IndexedVariables: BitwiseCopyable {
  /// The alignment of the extra bytes, enough for any type.
  static let alignment = 16

  private let offset: UInt32
  private let size: UInt32

  /// - Precondition: both sizes are at most `IvarLayout.largestInstance`.
  init(size: Int, behind instance: Int) {
    self.size = UInt32(size)
    offset = size == 0 ? 0 : UInt32(Self.offset(behind: instance))
  }

  /// Bytes from the object pointer to their end; 0 when there are none.
  var end: Int { start + Int(size) }

  /// The low bits of the offset belong to `BlockFlags`.
  private var start: Int { Int(offset) & ~(Self.alignment - 1) }

  /// The extra bytes of an object; nil when there are none.
  ///
  /// - Safety: the id must be that of a living object whose block has this as its first word.
  func bytes(of id: UnsafeMutableRawPointer) -> UnsafeMutableRawBufferPointer? {
    if size == 0 { return nil }
    // SAFETY: the block was made as long as `end`.
    return UnsafeMutableRawBufferPointer(start: id + start, count: Int(size))
  }

  /// The offset of the extra bytes behind `size` bytes.
  static func offset(behind size: Int) -> Int { TypeLayout.round(size, upTo: alignment) }
}

extension Object {
  /// The zeroed bytes that the object was made with beyond its variables, at a multiple of 16; nil when there
  /// are none. Valid as long as the object; threads that share it must agree on who writes.
  public final var indexedVariables: UnsafeMutableRawBufferPointer? {
    guard let cls = self as? ClassObject else {
      if isLiteral || (self as? NSBlock)?.held != nil { return nil }
      // SAFETY: `makeBlock` put the block's header before the id; its first word is zero or of this type, with
      // the bits of `BlockFlags`, which others may be setting.
      let word = carob_load_word((id - Self.blockHeader).assumingMemoryBound(to: UInt.self))
      return unsafeBitCast(word, to: IndexedVariables.self).bytes(of: id)
    }
    // SAFETY: `ClassTable` made the record with this number of bytes behind it.
    return IndexedVariables(
      size: cls.instanceClass.data.extraBytes, behind: MemoryLayout<objc_class>.size
    ).bytes(of: id)
  }
}

extension RuntimeClass {
  /// A new instance with zeroed variables, and a number of bytes beyond them; see `indexedVariables`.
  ///
  /// - Throws: `RegistrationError` for a metaclass, for an unregistered class, for too many
  ///   bytes, and when the Swift class gave the instance its memory while it was made.
  public func makeInstance(extraBytes: Int) throws(RegistrationError) -> Object {
    guard (0...IvarLayout.largestInstance).contains(extraBytes) else {
      throw .tooManyExtraBytes(name, extraBytes)
    }
    try prepareForInstances()
    let made = swiftClass.init(isa: self)
    _ = made.makeBlock(extra: IndexedVariables(size: extraBytes, behind: instanceSize))
    guard made.indexedVariables?.count ?? 0 == extraBytes else { throw .noRoomForExtraBytes(name) }
    return made
  }

  /// Makes sure that the class may have instances and was sent `+initialize`.
  ///
  /// - Throws: `RegistrationError` for a metaclass and for a class that is not registered.
  @inline(__always)
  func prepareForInstances() throws(RegistrationError) {
    let ready = UInt(CAROB_CLASS_RESOLVED | CAROB_CLASS_INITIALIZED)
    let never = UInt(CAROB_CLASS_META | CAROB_CLASS_HIDDEN)
    if carob_load_class_info(record) & (ready | never) == ready { return }
    guard !isMetaclass, !isHidden, isRegistered else { throw .notRegistered(name) }
    ClassInitialization.ensure(self)
  }
}
