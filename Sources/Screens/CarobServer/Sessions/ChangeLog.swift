#if Isolation
/// The last changes of a session, for clients that reconnect.
struct ChangeLog {
  private var batches: [(version: Int, bytes: [UInt8])] = []
  private var size = 0
  private let maximum: Int

  init(maximum: Int = 256 << 10) { self.maximum = maximum }

  mutating func add(_ version: Int, _ bytes: [UInt8]) {
    batches.append((version, bytes))
    size += bytes.count
    while size > maximum { size -= batches.removeFirst().bytes.count }
  }

  mutating func removeAll() {
    batches = []
    size = 0
  }

  /// Returns the batches after a version; nil when some were dropped.
  func since(_ version: Int, until last: Int) -> [(version: Int, bytes: [UInt8])]? {
    if version == last { return [] }
    let rest = batches.drop { $0.version <= version }
    guard let first = rest.first, first.version == version + 1 else { return nil }
    return Array(rest)
  }
}
#endif
