import CarobRuntime

/// The comparison of the versions that plugins ask for with this host's.
enum HostVersion {
  /// Refuses a plugin that asks for a newer host.
  ///
  /// - Parameter least: the oldest version that will do, such as `0.2.0`; nil for any.
  /// - Throws: `PluginError` for a newer version, and for one that is no version.
  static func require(_ least: String?, for path: String) throws(PluginError) {
    guard let least else { return }
    let own = "\(CarobVersion.string)"
    guard let wanted = numbers(of: least) else { throw .noVersion(path, least) }
    if let have = numbers(of: own), have.lexicographicallyPrecedes(wanted) {
      throw .hostTooOld(path, needed: least, host: own)
    }
  }

  /// Returns the three numbers of `0.2.0`; missing ones are 0. Nil for other texts.
  private static func numbers(of version: String) -> [Int]? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}

extension PluginError {
  fileprivate static func hostTooOld(_ path: String, needed: String, host: String) -> Self {
    Self(
      .hostTooOld, path, "needs Carob \(needed), this is \(host)", advice: "use a newer Carob")
  }

  fileprivate static func noVersion(_ path: String, _ text: String) -> Self {
    Self(
      .malformedEntry, path, "its .least_host is no version: \(text.onOneLine)",
      advice: "write it as 0.2.0")
  }
}
