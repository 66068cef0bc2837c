import Foundation
import Testing

/// The structures of the example in Rust, compared with the headers, which may have got fields at their ends.
@Suite struct RustStructuresTests {
  private func fields(_ name: String, in text: String) throws -> Substring {
    let start = try #require(text.range(of: "struct \(name) {\n"))
    return try #require(text[start.upperBound...].components(separatedBy: "\n}").first)[...]
  }

  @Test(arguments: [
    ("Entry", "carob_plugin_entry", "entry"), ("Host", "carob_host", "host"),
    ("Functions", "carob_functions_extension", "extensions/functions"),
  ])
  func beginAsThoseOfC(
    _ name: String, _ structure: String, _ header: String
  ) throws {
    let inRust = try fields(name, in: RuntimePageTests.text(of: "Examples/Rust/abi.rs"))
      .matches(of: /pub (\w+):/).map { String($0.1) }
    let inC = try fields(
      structure, in: RuntimePageTests.text(of: "Sources/Runtime/CCarob/include/carob/\(header).h")
    ).replacing(/\/\*(?:.|\n)*?\*\//, with: "").matches(of: /(?:\(\*(\w+)\)\([^;]*|(\w+));/)
      .map { String($0.1 ?? $0.2 ?? "") }
    #expect(inRust.count > 10)
    #expect(inC.starts(with: inRust), "\(inC)")
  }
}
