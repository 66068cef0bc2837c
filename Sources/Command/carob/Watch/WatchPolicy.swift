/// Decides which failures end a command that watches. The others are told, and waited over until the next change.
struct WatchPolicy {
  /// How long to wait between two looks at the files, in seconds.
  static let pause = 0.3

  /// Whether the command watches; else every failure ends it.
  let isWatching: Bool
  /// What ends the command the first time, since it is wrong for certain. Later it may be missing from one build only.
  let endings: Set<ExitStatus>

  /// - Parameter others: what else ends the command the first time.
  init(isWatching: Bool = true, alsoEndingAtFirst others: Set<ExitStatus> = []) {
    self.isWatching = isWatching
    endings = others.union([.usage, .noInput])
  }

  /// Runs `body`.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first time that the command shows something.
  ///   - tell: gets a failure that is waited over.
  /// - Throws: `CommandError` for a failure that ends the command.
  func run(
    isFirst: Bool = false, tell: (CommandError) -> Void, _ body: () throws -> Void
  ) throws(CommandError) {
    do {
      try body()
    } catch {
      let error = CommandError.any(error)
      if ends(error.status, isFirst) { throw error }
      tell(error)
    }
  }

  private func ends(_ status: ExitStatus, _ isFirst: Bool) -> Bool {
    if !isWatching || status.isBySignal || isFirst && endings.contains(status) { return true }
    // No change of the plugin mends these.
    return [.internalError, .outputFailed].contains(status)
  }
}
