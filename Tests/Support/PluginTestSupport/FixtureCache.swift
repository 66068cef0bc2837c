import Foundation

/// Modules that were compiled before, in this run of the tests or an earlier one, in any kind of build.
///
/// A module is taken from here when the command that compiles it is the same, and so is the text of every file that the
/// compiler read. The files are the checkout's own; `make clean` removes what was compiled.
struct FixtureCache {
  private let folder: URL

  /// - Parameter command: what compiles the module, without the place where the module goes; nil when it names a file
  ///   that another run does not have.
  init?(_ command: [String]) {
    let project = PluginFixture.project.path + "/"
    let files = command.filter { $0.contains("/") }
    // Others are in folders that go away with their test.
    guard files.allSatisfy({ $0.contains(project) }), let compiler = Self.compiler(command[0])
    else { return nil }
    folder = URL(fileURLWithPath: project + ".build-fixtures/")
      .appendingPathComponent(
        Self.digest(Data((command + [compiler]).joined(separator: "\n").utf8)))
  }

  private var module: URL { folder.appendingPathComponent("module.so") }
  private var sources: URL { folder.appendingPathComponent("sources") }

  /// Copies the module, if there is one and no file that it was made of has changed.
  func copyModule(to place: String) -> Bool {
    guard let known = try? String(contentsOf: sources, encoding: .utf8),
      known == Self.state(of: known.split(separator: "\n").map { Self.path(in: $0) })
    else { return false }
    try? FileManager.default.removeItem(atPath: place)
    return (try? FileManager.default.copyItem(atPath: module.path, toPath: place)) != nil
  }

  /// Keeps a module.
  ///
  /// - Parameter rule: what the compiler wrote of the files that it read, as a rule for `make`.
  func keep(_ place: String, madeBy rule: String) throws {
    let files = rule.replacingOccurrences(of: "\\\n", with: " ")
      .split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
    guard let state = Self.state(of: files) else { return }
    let manager = FileManager.default
    let made = folder.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: made, withIntermediateDirectories: true)
    try manager.copyItem(atPath: place, toPath: made.appendingPathComponent("module.so").path)
    try state.write(to: made.appendingPathComponent("sources"), atomically: true, encoding: .utf8)
    // Another test may have kept the same one meanwhile.
    try? manager.removeItem(at: folder)
    do { try manager.moveItem(at: made, to: folder) } catch { try manager.removeItem(at: made) }
  }

  /// A line for each file: the digest of its text, and its path. Nil when one cannot be read.
  private static func state(of files: [String]) -> String? {
    let lines = files.compactMap { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { "\(digest($0)) \(path)" }
    }
    return lines.count == files.count ? lines.joined(separator: "\n") : nil
  }

  private static func path(in line: Substring) -> String {
    String(line.drop { $0 != " " }.dropFirst())
  }

  /// Where a compiler is, and which one.
  private static func compiler(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: "\($0)/\(name)").resolvingSymlinksInPath().path }
      .compactMap { path in
        (try? FileManager.default.attributesOfItem(atPath: path)).map {
          "\(path) \($0[.size] ?? 0) \($0[.modificationDate] ?? 0)"
        }
      }.first
  }

  /// FNV-1a of 64 bits, over words.
  private static func digest(_ data: Data) -> String {
    var hash = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        withUnsafeMutableBytes(of: &word) {
          $0.copyMemory(from: .init(rebasing: bytes[start..<min(start + 8, bytes.count)]))
        }
        hash = (hash ^ word) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }
}
