import CarobLibc
import CarobProcess

/// What the plugin and the command print while the terminal is drawn on: a file in the place of standard output and error.
struct PrintedLines {
  private let unnamed: UnnamedFile
  private var place: off_t = 0
  private var unfinished: [UInt8] = []

  /// A longer line is told in pieces.
  private static let maximumLength = 4096

  /// The file.
  var file: CInt { unnamed.descriptor }

  /// An empty file.
  ///
  /// - Throws: `CommandError` when there can be none.
  init() throws(CommandError) {
    unnamed = try .forCommand()
    // Both streams, and other processes, write at the end.
    _ = fcntl(file, F_SETFL, O_APPEND)
  }

  /// The lines that were printed since the last time.
  ///
  /// - Returns: those that are whole, and up to where the file was read.
  mutating func take() -> (lines: [String], end: Int64) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var lines: [String] = []
    // What prints without end has the rest read the next time.
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
