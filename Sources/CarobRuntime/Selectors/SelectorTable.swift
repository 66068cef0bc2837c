import CCarob

/// All registered selectors. Records are never freed: a selector is a value that C may keep.
final class SelectorTable: Sendable {
  static let shared = SelectorTable()

  /// The longest selector accepted, in bytes.
  static let longestName = 4096

  private struct State: ~Copyable {
    var byName: [ExactString: Selector] = [:]
    /// By index. Index 0 is never given out, so that a zeroed record is not a selector.
    var byIndex: [Selector?] = [nil]
  }

  private let state = Locked(State())

  /// Interns a name.
  ///
  /// - Complexity: O(length of the name).
  /// - Locking: takes the table's lock, and the string table's while it holds it.
  func selector(named name: String) throws(RegistrationError) -> Selector {
    if let known = state.withLock({ $0.byName[ExactString(name)] }) { return known }
    try Self.validate(name)
    return state.withLock { state in
      if let known = state.byName[ExactString(name)] { return known }
      let selector = Selector(record: Self.makeRecord(name, index: state.byIndex.count))
      state.byName[ExactString(name)] = selector
      state.byIndex.append(selector)
      return selector
    }
  }

  /// The selector with an index, or nil when none was given that index.
  func selector(at index: UInt) -> Selector? {
    state.withLock { index < UInt($0.byIndex.count) ? $0.byIndex[Int(index)] : nil }
  }

  private static func validate(_ name: String) throws(RegistrationError) {
    guard !name.isEmpty else { throw .emptySelector() }
    guard name.utf8.count <= longestName else {
      throw .unusableSelector(String(name.prefix(40)) + "…", "longer than \(longestName) bytes")
    }
    for scalar in name.unicodeScalars {
      if scalar.properties.isWhitespace { throw .unusableSelector(name, "it has white space") }
      if scalar.properties.generalCategory == .control {
        throw .unusableSelector(name, "it has control characters")
      }
    }
  }

  private static func makeRecord(_ name: String, index: Int) -> UnsafePointer<carob_selector> {
    let record = UnsafeMutablePointer<carob_selector>.allocate(capacity: 1)
    var contents = carob_selector()
    contents.record.index = UInt(index)
    contents.name = CStringTable.shared.interned(name)
    contents.colon_count = UInt32(name.utf8.count { $0 == UInt8(ascii: ":") })
    contents.family = UInt32(family(of: name).rawValue)
    // SAFETY: `record` was allocated above for one element and nobody else has it yet.
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
