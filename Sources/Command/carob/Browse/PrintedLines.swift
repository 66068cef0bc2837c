import CarobLibc
import CarobProcess

/// Collects the output of the plugin and the command while the screen is drawn: a file replaces
/// standard output and error.
struct PrintedLines {
  private let unnamed: UnnamedFile
  private var place: off_t = 0
  private var unfinished: [UInt8] = []

  /// The longest line, in bytes; longer lines are split.
  private static let maximumLength = 4096

  var file: CInt { unnamed.descriptor }

  /// Makes an empty file.
  ///
  /// - Throws: `CommandError` when that fails.
  init() throws(CommandError) {
    unnamed = try .forCommand()
    // Both streams, and other processes, append.
    _ = fcntl(file, F_SETFL, O_APPEND)
  }

  /// Returns the lines printed since the last call.
  ///
  /// - Returns: the complete lines, and the position up to which the file was read.
  mutating func take() -> (lines: [String], end: Int64) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var lines: [String] = []
    // Reads one chunk, because a plugin may print without end.
    let count = pread(file, &chunk, chunk.count, place)
    if count <= 0 { return ([], Int64(place)) }
    for byte in chunk[..<count] {
      if byte != UInt8(ascii: "\n") { unfinished.append(byte) }
      guard byte == UInt8(ascii: "\n") || unfinished.count == Self.maximumLength else { continue }
      let line = String(decoding: unfinished, as: UTF8.self)
      unfinished = []
      if !line.isEmpty { lines.append(line) }
    }
    place += off_t(count)
    return (lines, Int64(place))
  }
}
