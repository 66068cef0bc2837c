import Foundation
import Testing

/// A terminal that a test looks at.
final class PseudoTerminal {
  /// The side of the command.
  let device: Int32
  private let controller: Int32

  /// `TIOCSPTLCK` and `TIOCGPTN`, macros that Swift does not see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// A terminal of so many columns.
  init(columns: UInt16) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
    try #require(controller >= 0)
    var lock: CInt = 0
    var number: CInt = 0
    var size = winsize()
    size.ws_row = 24
    size.ws_col = columns
    // SAFETY: each reads or writes one value of its type, which outlives the call.
    try #require(ioctl(controller, Self.setLock, &lock) == 0)
    try #require(ioctl(controller, Self.getNumber, &number) == 0)
    try #require(ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(device >= 0)
  }

  deinit {
    close(device)
    close(controller)
  }

  /// Everything that was written to it since it was last asked. It must fit into what the system keeps.
  func written() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &chunk, chunk.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// What a user sees at the end: carriage returns go back to the beginning of the line.
  static func shown(_ written: String) -> [String] {
    var lines: [[Character]] = [[]]
    var column = 0
    for character in written {
      switch character {
      case "\r\n", "\n":
        lines.append([])
        column = 0
      case "\r": column = 0
      default:
        let last = lines.count - 1
        if column < lines[last].count {
          lines[last][column] = character
        } else {
          lines[last].append(character)
        }
        column += 1
      }
    }
    return lines.map { line in
      String(line.prefix(line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0))
    }
  }
}
