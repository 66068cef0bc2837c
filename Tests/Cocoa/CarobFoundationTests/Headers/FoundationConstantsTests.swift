import Foundation
import PluginTestSupport
import Testing

/// The constants of Foundation are the same in C and in Objective-C: `carob/foundation.h` has all that
/// `Sources/Plugins/CarobObjC/include/Foundation` declares.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct FoundationConstantsTests {
  private static let folder = PluginFixture.project.appendingPathComponent(
    "Sources/Plugins/CarobObjC/include/Foundation")

  private static func objectiveC() throws -> String {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".h") }.map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }.joined().replacing(#//\*(?:[^*]|\*[^/])*\*//#, with: "")
  }

  private static func c() throws -> String {
    try ["foundation", "foundation_enumerations", "foundation_names"].map {
      try String(
        contentsOf: PluginFixture.headers.appendingPathComponent("carob/\($0).h"), encoding: .utf8)
    }.joined()
  }

  /// Those of enumerations, with a name or not.
  private static func numbers() throws -> [String] {
    try objectiveC().matches(
      of: /(?:typedef NS_(?:ENUM|OPTIONS)\(\w+, \w+\)|\nenum(?: : \w+)?) \{([^}]*)\};/
    ).flatMap { body in
      body.1.split(separator: ",").compactMap {
        $0.firstMatch(of: /^\s*(\w+)/).map { String($0.1) }
      }
    }
  }

  @Test func theNamesAreTheSame() throws {
    let numbers = try Self.numbers()
    #expect(numbers.count > 250)
    let inC = try Self.c().matches(of: /#define (NS\w+) (?:\(|\d)/).map { String($0.1) }
    #expect(inC.sorted() == numbers.sorted())
  }

  @Test func theStringsAreTheSame() throws {
    let inC = try Self.c().matches(of: /#define (NS\w+) (?:carob_string\((".*")\)|(NS\w+))\n/)
      .map { "\($0.1) \($0.2 ?? $0.3 ?? "")" }
    let inObjectiveC = try Self.objectiveC().matches(
      of: /#define (NS\w+Exception|NS\w+) (?:@(".*")|(NS[A-Z]\w+))\n/
    ).map { "\($0.1) \($0.2 ?? $0.3 ?? "")" }
    #expect(inC.count > 80)
    #expect(inC.sorted() == inObjectiveC.sorted())
  }

  /// The compiler says what it makes of them in each language.
  @Test func theValuesAreTheSame() throws {
    let list = try Self.numbers().map { "VALUE(\($0)),\n" }.joined()
    let source = """
      #include <carob/foundation.h>
      #define VALUE(NAME) (long long)NAME, (long long)sizeof(NAME)
      const long long values[] = {\(list)};

      """
    func values(_ language: String) throws -> Substring? {
      let child = try CompletedProcess(
        "clang",
        [
          "-x", language, "-fobjc-runtime=gnustep-2.0", "-fblocks", "-S", "-emit-llvm", "-o", "-",
          "-Wall", "-Werror", "-I", PluginFixture.headers.path, "-I",
          Self.folder.deletingLastPathComponent().path, "-",
        ], input: source)
      #expect(child.errors == "")
      return child.output.split(separator: "\n").first { $0.hasPrefix("@values = ") }
    }
    let inC = try #require(try values("c"))
    #expect(inC == (try values("objective-c")))
  }

  @Test func thePageNamesTheEnumerations() throws {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/plugin-abi.md"),
      encoding: .utf8)
    let types = try Self.c().matches(of: /typedef NSU?Integer (\w+);/).map { String($0.1) }
    for type in types { #expect(page.contains("`\(type)`"), "\(type)") }
  }
}
