import CCarob

/// Strings of up to eight ASCII characters that are stored in the id itself, as clang writes literals.
///
/// ```
///  63      57 56      50                          8 7     3 2 0
///  ┌─────────┬─────────┬─────── … ───────┬─────────┬───────┬───┐
///  │ first   │ second  │                 │ eighth  │length │ 4 │
///  └─────────┴─────────┴─────────────────┴─────────┴───────┴───┘
/// ```
///
/// The Swift object of such an id is made once and lasts for ever, and the word remains its id: passing it through
/// Swift gives the same pointer again. Other words with one of the lowest three bits set are no objects. [any-thread]
@usableFromInline package enum SmallStrings {
  /// The Swift object of an id.
  private struct Peer {
    let word: UInt
    let object: Unmanaged<Object>

    /// The lowest bits of these words are alike, so the others are mixed in.
    static func hash(of word: UInt) -> UInt { (word &* 0x9E37_79B9_7F4A_7C15) >> 32 }
  }

  private static let peers = PublishedTable<Peer>()

  /// The number of peers. Its lock is held while one is added.
  private static let count = Locked(0)

  /// The class of each kind of tagged word, by its lowest eight bits; null where such words are no objects. Constant.
  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) package static let classes: UnsafePointer<UnsafeMutablePointer<objc_class>?> =
    {
      let kinds = Int(CAROB_TAGGED_KIND_MASK) + 1
      let classes = UnsafeMutablePointer<UnsafeMutablePointer<objc_class>?>.allocate(
        capacity: kinds)
      classes.initialize(repeating: nil, count: kinds)
      guard let record = stringRecord else { return UnsafePointer(classes) }
      for length in 0...Int(CAROB_SMALL_STRING_CHARACTERS) {
        let kind = length << Int(CAROB_SMALL_STRING_LENGTH_SHIFT) | Int(CAROB_SMALL_STRING)
        classes[kind] = record
      }
      return UnsafePointer(classes)
    }()

  /// The class record of a tagged word. For a word that is no string, a record marked as one without a peer.
  @inline(never) @usableFromInline static func isaRecord(
    of id: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<objc_class> {
    isString(id) ? stringRecord ?? recordOfNone : recordOfNone
  }

  /// The class record of strings; nil without Foundation.
  private static var stringRecord: UnsafeMutablePointer<objc_class>? {
    LinkedFoundation.hooks?.stringClass.runtimeClass.record
  }

  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) private static let recordOfNone: UnsafeMutablePointer<objc_class> = {
    let cache = UnsafeMutablePointer(allocating: carob_method_cache())
    let record = UnsafeMutablePointer(allocating: objc_class())
    record.pointee.name = CStringTable.shared.interned("no object")
    record.pointee.info = UInt(CAROB_CLASS_BLOCK)
    record.pointee.dtable = UnsafeMutableRawPointer(cache)
    return record
  }()

  /// Whether a tagged word is a string.
  @usableFromInline static func isString(_ id: UnsafeMutableRawPointer) -> Bool {
    length(of: UInt(bitPattern: id)) != nil
  }

  /// The number of characters of a string; nil for another word.
  private static func length(of word: UInt) -> Int? {
    guard word & UInt(CAROB_TAG_MASK) == UInt(CAROB_SMALL_STRING) else { return nil }
    let length = Int(
      word >> UInt(CAROB_SMALL_STRING_LENGTH_SHIFT) & UInt(CAROB_SMALL_STRING_LENGTH_MASK))
    guard length <= Int(CAROB_SMALL_STRING_CHARACTERS) else { return nil }
    // The bits behind the last character are zero, so that each string has one word.
    let unused = UInt.bitWidth - length * Int(CAROB_SMALL_STRING_CHARACTER_BITS)
    let kind = word & UInt(CAROB_TAGGED_KIND_MASK)
    return (word ^ kind) << UInt(UInt.bitWidth - unused) == 0 ? length : nil
  }

  /// The Swift object of a small string.
  ///
  /// - Precondition: the id is that of a small string.
  /// - Complexity: O(1) expected; takes a lock, and allocates, the first time for each.
  @usableFromInline static func peer(of id: UnsafeMutableRawPointer) -> Unmanaged<Object> {
    let word = UInt(bitPattern: id)
    if let known = known(word) { return known }
    guard let length = length(of: word) else { preconditionFailure("a word is no string") }
    // The class is registered without the lock.
    let hooks = LinkedFoundation.required
    let made = hooks.makeString(text(of: word, length: length), hooks.stringClass.runtimeClass)
    return count.withLock { count in
      if let known = known(word) { return known }
      made.useID(id)
      // The peer is kept for good, and is no leak.
      InstanceCount.remove(made.isa.record)
      let peer = UnsafeMutablePointer(
        allocating: Peer(word: word, object: Unmanaged.passRetained(made)))
      peers.insert(peer, count: count) { Peer.hash(of: $0.pointee.word) }
      count += 1
      return Unmanaged.passUnretained(made)
    }
  }

  /// The string of one ASCII character: the same object each time.
  package static func string(ofCharacter character: UInt8) -> Object {
    assert(character < 0x80, "a character that is not ASCII")
    let word =
      UInt(character) << UInt(CAROB_SMALL_STRING_FIRST_SHIFT)
      | 1 << UInt(CAROB_SMALL_STRING_LENGTH_SHIFT) | UInt(CAROB_SMALL_STRING)
    guard let id = UnsafeMutableRawPointer(bitPattern: word) else {
      preconditionFailure("a small string is none")
    }
    return peer(of: id).takeUnretainedValue()
  }

  /// The peer of a tagged word, if it is a string that has one.
  static func known(_ word: UInt) -> Unmanaged<Object>? {
    peers.element(hash: Peer.hash(of: word)) { $0.pointee.word == word }
      .map { $0.pointee.object }
  }

  private static func text(of word: UInt, length: Int) -> String {
    let bits = Int(CAROB_SMALL_STRING_CHARACTER_BITS)
    let characters = (0..<length).map { number in
      UInt8(truncatingIfNeeded: word >> UInt(Int(CAROB_SMALL_STRING_FIRST_SHIFT) - number * bits))
        & 0x7F
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
