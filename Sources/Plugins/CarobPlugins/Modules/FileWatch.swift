import CarobLibc
/// Sees when files change, by looking at them now and then. A change counts when the files stay as they are from one look
/// to the next.
package struct FileWatch {
  private let files: () -> [String]
  private let counts: (Duration) -> Bool
  /// The files as they were when a change was reported last, or at first.
  private var known: [String: FileStamp]
  /// As they were at the last look, when that is another state, and since when.
  private var seen: (stamps: [String: FileStamp], since: ContinuousClock.Instant)?

  /// Begins with the files as they are now.
  ///
  /// - Parameters:
  ///   - number: what `number` was in another process; when it is another one now, that is a change. Nil for none.
  ///   - counts: whether a state counts that has lasted so long.
  ///   - files: their paths, asked for at each look. One that is not there does not count.
  package init(
    after number: Int64? = nil, counts: @escaping (Duration) -> Bool = { _ in true },
    _ files: @escaping () -> [String]
  ) {
    self.files = files
    self.counts = counts
    known = Self.stamps(of: files())
    if let number, number != self.number { known = [:] }
  }

  /// A number for the state that was reported last, or was there at first; the same in every process. Another state has
  /// another one, most likely.
  package var number: Int64 {
    known.sorted { $0.key < $1.key }.reduce(1) { $0 &* 31 &+ $1.value.number }
  }

  /// Looks; true once for each change. Ask a few times a second.
  package mutating func seesChange() -> Bool {
    let stamps = Self.stamps(of: files())
    guard stamps != known else {
      seen = nil
      return false
    }
    guard let seen, seen.stamps == stamps else {
      seen = (stamps, .now)
      return false
    }
    guard counts(seen.since.duration(to: .now)) else { return false }
    known = stamps
    self.seen = nil
    return true
  }

  private static func stamps(of files: [String]) -> [String: FileStamp] {
    let stamps = files.compactMap { path in
      FileStamp(of: StartFolder.path(of: path)).map { (path, $0) }
    }
    return Dictionary(stamps) { $1 }
  }
}
