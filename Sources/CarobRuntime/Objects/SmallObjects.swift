import CCarob

/// Objects that have their value in their id: strings of up to eight ASCII characters, as clang writes literals.
///
/// ```
///  63      57 56      50                          8 7     3 2 0
///  ┌─────────┬─────────┬─────── … ───────┬─────────┬───────┬───┐
///  │ first   │ second  │                 │ eighth  │length │ 4 │
///  └─────────┴─────────┴─────────────────┴─────────┴───────┴───┘
/// ```
///
/// The Swift object of such an id is made once and lasts for ever, and the word remains its id: what went through Swift is
/// the same pointer again. [any-thread]
@usableFromInline package enum SmallObjects {
  /// The Swift object of an id.
  private struct Peer {
    let word: UInt
    let object: Unmanaged<StringBox>

    /// What the peers of many words are told apart by, whose lowest bits are alike.
    static func hash(of word: UInt) -> UInt { (word &* 0x9E37_79B9_7F4A_7C15) >> 32 }
  }

  private static let peers = PublishedTable<Peer>()

  /// How many peers there are; its lock is held by who adds one.
  private static let count = Locked(0)

  /// The class of each kind of small object, by the lowest three bits of its id; null where there is no such kind. Constant.
  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) package static let classes: UnsafePointer<UnsafeMutablePointer<objc_class>?> =
    {
      let kinds = Int(CAROB_SMALL_MASK) + 1
      let classes = UnsafeMutablePointer<UnsafeMutablePointer<objc_class>?>.allocate(
        capacity: kinds)
      classes.initialize(repeating: nil, count: kinds)
      classes[Int(CAROB_SMALL_STRING)] = StringBox.runtimeClass.record
      return UnsafePointer(classes)
    }()

  /// The class record of a small object. For one of a kind that does not exist, a record that says so, as that of a block does.
  @usableFromInline static func isaRecord(
    of id: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<objc_class> {
    isKnown(id) ? StringBox.runtimeClass.record : recordOfNone
  }

  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) private static let recordOfNone: UnsafeMutablePointer<objc_class> = {
    let record = UnsafeMutablePointer<objc_class>.allocate(capacity: 1)
    record.initialize(to: objc_class())
    record.pointee.info = UInt(CAROB_CLASS_BLOCK)
    return record
  }()

  /// Whether an id is an address, or a small object of a kind that exists.
  static func isKnown(_ id: UnsafeMutableRawPointer) -> Bool {
    carob_is_small(id) == 0 || length(of: UInt(bitPattern: id)) != nil
  }

  /// The number of characters of a small string; nil for another word.
  private static func length(of word: UInt) -> Int? {
    guard word & UInt(CAROB_SMALL_MASK) == UInt(CAROB_SMALL_STRING) else { return nil }
    let length =
      word >> UInt(CAROB_SMALL_STRING_LENGTH_SHIFT) & UInt(CAROB_SMALL_STRING_LENGTH_MASK)
    return length <= UInt(CAROB_SMALL_STRING_CHARACTERS) ? Int(length) : nil
  }

  /// The Swift object of a small object. For one of a kind that does not exist, an object that is there in its place, and a
  /// pending error.
  ///
  /// - Complexity: O(1) expected; takes a lock, and allocates, the first time for each.
  @usableFromInline static func peer(of id: UnsafeMutableRawPointer) -> Unmanaged<Object> {
    let word = UInt(bitPattern: id)
    if let known = known(word) { return known }
    guard let length = length(of: word) else { return Object.uncounted(id) }
    // The class is registered without the lock.
    let made = StringBox(text(of: word, length: length))
    return count.withLock { count in
      if let known = known(word) { return known }
      made.useID(id)
      let peer = UnsafeMutablePointer<Peer>.allocate(capacity: 1)
      peer.initialize(to: Peer(word: word, object: Unmanaged.passRetained(made)))
      peers.insert(peer, count: count) { Peer.hash(of: $0.pointee.word) }
      count += 1
      return Unmanaged.passUnretained(made)
    }
  }

  private static func known(_ word: UInt) -> Unmanaged<Object>? {
    peers.element(hash: Peer.hash(of: word)) { $0.pointee.word == word }
      .map { Unmanaged.fromOpaque($0.pointee.object.toOpaque()) }
  }

  private static func text(of word: UInt, length: Int) -> String {
    String(
      decoding: (0..<length).map { number in
        let shift =
          Int(CAROB_SMALL_STRING_FIRST_SHIFT) - number * Int(CAROB_SMALL_STRING_CHARACTER_BITS)
        return UInt8(truncatingIfNeeded: word >> UInt(shift)) & 0x7F
      }, as: UTF8.self)
  }

  /// - Throws: `RegistrationError` for a small object, of which nothing can be changed.
  static func check(_ object: Object) throws(RegistrationError) {
    guard carob_is_small(object.id) != 0 else { return }
    throw RegistrationError(
      code: .wrongState,
      sentence:
        "\"\(object)\" has its class in its id, as short string literals have; it can get neither another class "
        + "nor handlers of its own")
  }
}
