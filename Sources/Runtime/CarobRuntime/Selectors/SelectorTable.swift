import CCarob
import CarobLibc

/// All registered selectors. Records are never freed: a selector is a value that C may keep.
package final class SelectorTable: Sendable {
  package static let shared = SelectorTable()

  /// The longest selector accepted, in bytes.
  static let longestName = 4096

  /// Every record by its name. Read without a lock; written with the lock of `count` held.
  private let byName = PublishedTable<carob_selector>()

  /// Every record by its index. Index 0 is never used, so that a zeroed record is not a selector.
  /// Read without a lock; written with the lock of `count` held.
  private let byIndex = PublishedTable<carob_selector>()

  /// The number of records; writers hold its lock.
  private let count = Locked(0)

  /// Interns a name.
  ///
  /// - Complexity: O(length of the name).
  /// - Locking: none when the name is known; else the table's lock, and the string table's while it holds it.
  func selector(named name: String) throws(RegistrationError) -> Selector {
    if let known = known(name), !name.isEmpty { return known }
    try Self.validate(name)
    return intern(name)
  }

  /// The selector of the empty name, which `sel_registerName` returns as Apple's does. No other function takes that name.
  var empty: Selector { known("") ?? intern("") }

  private func intern(_ name: String) -> Selector {
    count.withLock { count in
      if let known = known(name) { return known }
      let record = Self.makeRecord(name, index: count + 1)
      byName.insert(record, count: count) { $0.pointee.hash }
      byIndex.insert(record, count: count) { $0.pointee.record.index }
      count += 1
      return Selector(record: record)
    }
  }

  /// The selector with an index, or nil when none was given that index. Takes no lock.
  @inline(__always)
  func selector(at index: UInt) -> Selector? {
    byIndex.element(hash: index) { $0.pointee.record.index == index }
      .map(Selector.init(record:))
  }

  /// The selector of these bytes, if it was registered. Takes no lock.
  ///
  /// - Complexity: O(length).
  @inline(__always)
  package func selector(ofBytes bytes: UnsafeRawBufferPointer) -> Selector? {
    guard let base = bytes.baseAddress else { return nil }
    // SAFETY: the buffer is readable for its count, and so are the records' names for theirs.
    let hash = carob_hash_bytes(base.assumingMemoryBound(to: UInt8.self), UInt(bytes.count))
    return byName.element(hash: hash) {
      $0.pointee.hash == hash && $0.pointee.length == UInt(bytes.count)
        && memcmp($0.pointee.name, base, bytes.count) == 0
    }.map(Selector.init(record:))
  }

  @inline(__always)
  private func known(_ name: String) -> Selector? {
    let found = name.utf8.withContiguousStorageIfAvailable {
      selector(ofBytes: UnsafeRawBufferPointer($0))
    }
    if let found { return found }
    var name = name
    return name.withUTF8 { selector(ofBytes: UnsafeRawBufferPointer($0)) }
  }

  private static func validate(_ name: String) throws(RegistrationError) {
    guard !name.isEmpty else { throw .emptySelector() }
    guard name.utf8.count <= longestName else {
      throw .unusableSelector(String(name.prefix(40)) + "…", "longer than \(longestName) bytes")
    }
    switch NameCharacters.flaw(in: name, besidesSpaces: true) {
    case .whitespace: throw .unusableSelector(name, "it has white space other than spaces")
    case .control: throw .unusableSelector(name, "it has control characters")
    case nil: break
    }
  }

  private static func makeRecord(_ name: String, index: Int) -> UnsafePointer<carob_selector> {
    let record = UnsafeMutablePointer<carob_selector>.allocate(capacity: 1)
    let length = name.utf8.count
    let bytes = CStringTable.shared.interned(name)
    var contents = carob_selector()
    contents.record.index = UInt(index)
    contents.name = bytes
    contents.length = UInt(length)
    // SAFETY: the interned copy has `length` bytes before its NUL.
    contents.hash = carob_hash_bytes(
      UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), UInt(length))
    contents.colon_count = UInt32(name.utf8.count { $0 == UInt8(ascii: ":") })
    contents.family = UInt32(family(of: name).rawValue)
    // SAFETY: `record` was allocated above for one element, and no other code has it yet.
    record.initialize(to: contents)
    return UnsafePointer(record)
  }

  /// The ownership family by the ARC rule: after leading underscores, the family's word, not followed
  /// by a lower-case letter (clang, "Automatic Reference Counting", 3.1 and 5.1).
  private static func family(of name: String) -> carob_family {
    let bare = name.utf8.drop { $0 == UInt8(ascii: "_") }
    for (word, family) in [
      ("alloc", CAROB_FAMILY_OWNED), ("new", CAROB_FAMILY_OWNED), ("copy", CAROB_FAMILY_OWNED),
      ("mutableCopy", CAROB_FAMILY_OWNED), ("init", CAROB_FAMILY_INIT),
    ] where bare.starts(with: word.utf8) {
      let next = bare.dropFirst(word.utf8.count).first
      if let next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { continue }
      return family
    }
    return CAROB_FAMILY_NONE
  }
}
