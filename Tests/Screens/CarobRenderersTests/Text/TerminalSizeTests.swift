import CarobRenderers
import Testing

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

@Suite struct TerminalSizeTests {
  /// Opens a pseudo-terminal of `columns`, hands its descriptor to `body` and closes it.
  private func withTerminal(columns: UInt16, _ body: (CInt) -> Void) throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var size = winsize()
    size.ws_row = 24
    size.ws_col = columns
    // SAFETY: TIOCSWINSZ reads one `winsize`, and `size` is one that outlives the call.
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    body(terminal)
  }

  @Test(arguments: [1, 80, 101, UInt16.max])
  func asksTheTerminal(columns: UInt16) throws {
    try withTerminal(columns: columns) { terminal in
      let size = TerminalSize(fileDescriptor: terminal, environment: ["COLUMNS": "33"])
      #expect(size.columns == Int(columns))
      #expect(size.isTerminal)
    }
  }

  static let fallbacks: [(environment: [String: String], columns: Int)] = [
    ([:], 80),
    (["COLUMNS": "132"], 132),
    (["COLUMNS": "1"], 1),
    (["COLUMNS": "0"], 80),
    (["COLUMNS": "-5"], 80),
    (["COLUMNS": ""], 80),
    (["COLUMNS": "wide"], 80),
    (["COLUMNS": "99999999999999999999"], 80),
  ]

  @Test(arguments: fallbacks)
  func asksTheEnvironmentNext(environment: [String: String], columns: Int) throws {
    try withTerminal(columns: 0) { terminal in
      #expect(
        TerminalSize(fileDescriptor: terminal, environment: environment).columns == columns)
    }
  }

  @Test func aPipeHasNoLimit() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let size = TerminalSize(fileDescriptor: ends[1], environment: ["COLUMNS": "40"])
    #expect(size.columns == nil)
    #expect(!size.isTerminal)
  }

  @Test func aClosedDescriptorIsNoTerminal() {
    #expect(TerminalSize(fileDescriptor: -1, environment: [:]).columns == nil)
  }
}
