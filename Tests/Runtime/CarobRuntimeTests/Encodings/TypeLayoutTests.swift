import CarobRuntime
import PluginTestSupport
import Testing

@Suite(.waitsForProcesses) struct TypeLayoutTests {
  @Test(
    arguments: [
      ("v", nil), ("?", nil), ("{S}", nil), ("(U)", nil), ("b3", nil), ("[3{S}]", nil),
      ("{S=i{T}}", nil),
      ("(U=i?)", nil), ("A{S=ccc}", nil), ("{S=cAjf}", 16), ("{S=cA{T=ii}}", 16), ("^v", 8),
      ("^{S}", 8), ("@", 8), ("@?", 8), ("#", 8),
      (":", 8),
      ("*", 8), ("l", 8), ("L", 8), ("B", 1), ("D", 16), ("t", 16), ("rni", 4), ("[0i]", 0),
      ("{S=}", 0),
      ("(U=)", 0), ("{S=c[0i]}", 4), ("{S=ci}", 8), ("{S=ic}", 8), ("(U=c[5c]s)", 6), ("jf", 8),
      ("![16,16f]", 16), ("{S=c![16,16f]}", 32), ("![12,16f]", nil), ("![16,3f]", nil),
      ("[9223372036854775807{S=}]", 0), ("[1099511627776c]", 1 << 40), ("[1099511627777c]", nil),
      ("[9223372036854775807c]", nil), ("[9223372036854775807i]", nil),
      ("{S=[1099511627776c]c}", nil), ("{S=[1099511627776c][1099511627776c]}", nil),
      ("(U=[9223372036854775807c])", nil), ("{S=[1099511627776c]b1}", nil),
    ] as [(String, Int?)])
  func hasSize(_ encoding: String, size: Int?) throws {
    let type = try TypeEncoding(parsing: encoding)
    #expect(type.size == size)
    #expect((type.alignment == nil) == (size == nil))
  }

  @Test func tellsWhereFieldsAre() throws {
    let layout = try #require(TypeLayout(TypeEncoding(parsing: "{S=cs{T=cd}b3b5[3c](U=cq)}")))
    #expect(layout.fieldOffsets == [0, 2, 8, 24, 24, 25, 32])
    #expect(layout.size == 40)
    #expect(layout.alignment == 8)
  }

  /// Two hundred random structures and unions are laid out as the C compiler does.
  @Test func agreesWithTheCompiler() throws {
    var generator = RandomDeclarations(seed: 42)
    for _ in 0..<120 { generator.addStructure() }
    for _ in 0..<20 { generator.addUnion() }
    for _ in 0..<60 { generator.addBitFields() }
    let lines = try Compiler.output(of: generator.program).split(separator: "\n")
    try #require(lines.count == generator.declarations.count)
    for (declaration, line) in zip(generator.declarations, lines) {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      let type = try TypeEncoding(parsing: declaration.encoding)
      let layout = try #require(TypeLayout(type), "\(declaration.encoding)")
      #expect(
        [layout.size, layout.alignment] == Array(numbers.prefix(2)),
        "\(declaration.text) \(declaration.encoding)")
      let offsets = declaration.measuredFields.map { layout.fieldOffsets[$0] }
      #expect(
        offsets == Array(numbers.dropFirst(2)), "\(declaration.text) \(declaration.encoding)")
    }
  }
}

/// The system's C compiler.
private enum Compiler {
  struct Failed: Error { let status: Int32 }

  /// Compiles and runs a program in a directory of its own.
  static func output(of program: String) throws -> String {
    let directory = try TemporaryDirectory()
    let source = try directory.write(program, to: "layout.c")
    let executable = directory.url.appendingPathComponent("layout").path
    _ = try run("cc", ["-std=gnu11", "-w", "-O0", "-o", executable, source])
    return try run(executable, [])
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> String {
    let child = try CompletedProcess(command, arguments)
    guard child.status == 0 else { throw Failed(status: child.status) }
    return child.output
  }
}
