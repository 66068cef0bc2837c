/// Runs each folder once, in the test that asks first. The others wait for it, and hold no thread meanwhile.
actor SuiteRuns {
  private var results: [String: Result<SuiteReport, any Error>] = [:]
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// The report of a folder.
  ///
  /// - Throws: what kept the command from being started.
  nonisolated func report(of folder: SuiteFolder) async throws -> SuiteReport {
    if await begin(folder.name) { await finish(folder.name, Result { try folder.run() }) }
    return try await result(of: folder.name)
  }

  private func begin(_ name: String) -> Bool {
    if waiting[name] != nil || results[name] != nil { return false }
    waiting[name] = []
    return true
  }

  private func finish(_ name: String, _ result: Result<SuiteReport, any Error>) {
    results[name] = result
    for continuation in waiting.removeValue(forKey: name) ?? [] { continuation.resume() }
  }

  private func result(of name: String) async throws -> SuiteReport {
    if results[name] == nil {
      await withCheckedContinuation { waiting[name, default: []].append($0) }
    }
    guard let result = results[name] else { preconditionFailure("it has come to its end") }
    return try result.get()
  }
}
