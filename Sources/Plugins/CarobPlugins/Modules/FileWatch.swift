import CarobLibc

/// Watches files for changes, by polling. A change counts when the files stay the same from one poll to the next.
package struct FileWatch {
  private let files: () -> [String]
  private let counts: (Duration) -> Bool
  /// The stamps at the last reported change, or at first.
  private var known: [String: FileStamp]
  /// A different state at the last poll, and since when it has lasted.
  private var seen: (stamps: [String: FileStamp], since: ContinuousClock.Instant)?

  /// Starts with the present state of the files.
  ///
  /// - Parameters:
  ///   - number: the `number` of another process. A different one now counts as a change. Nil for none.
  ///   - counts: returns whether a state that has lasted for a time counts as a change.
  ///   - files: returns the paths, at each poll. Missing files do not count.
  package init(
    after number: Int64? = nil, counts: @escaping (Duration) -> Bool = { _ in true },
    _ files: @escaping () -> [String]
  ) {
    self.files = files
    self.counts = counts
    known = Self.stamps(of: files())
    if let number, number != self.number { known = [:] }
  }

  /// A number for the last reported state, or the first one. It is the same in all processes, and
  /// most likely differs between states.
  package var number: Int64 {
    known.sorted { $0.key < $1.key }.reduce(1) { $0 &* 31 &+ $1.value.number }
  }

  /// Polls the files; true once for each change. Call this a few times per second.
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
