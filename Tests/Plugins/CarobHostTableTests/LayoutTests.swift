import CCarob
import Foundation
import PluginTestSupport
import Testing

/// Every size and offset that plugin and host have agreed on: as the frozen headers have it, as today's do, and
/// as the host written in Swift sees it.
@Suite(.waitsForProcesses) struct LayoutTests {
  /// Structures that say how large they are, so that a minor version may add to their end.
  private static let growing: Set = [
    "carob_plugin_entry", "carob_host", "carob_category", "carob_calls_extension",
    "carob_functions_extension", "carob_host_extension", "carob_log_extension",
    "carob_main_thread_extension",
  ]

  private static let frozen = LayoutTable.folder("1.1").appendingPathComponent("include")

  private let table: LayoutTable

  init() throws { table = try LayoutTable(version: "1.1") }

  /// What the compiler says of assertions; nothing when all hold.
  private func complaints(_ assertions: [String], headers: URL) throws -> String {
    let headers = headers.path
    let includes = try Self.headers(in: headers).map { "#include <\($0)>" }
    let source = (includes + assertions).joined(separator: "\n")
    return try CompletedProcess(
      "cc", ["-std=c11", "-fsyntax-only", "-w", "-I", headers, "-x", "c", "-"], input: source
    ).errors
  }

  /// The headers of plugins, as they are included.
  private static func headers(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".h") && !$0.hasSuffix("_side.h") }.sorted()
  }

  private func assertions(growing: Set<String>) -> [String] {
    table.structures.flatMap { structure in
      let type = structure.spelling
      let comparison = growing.contains(structure.name) ? ">=" : "=="
      return ["_Static_assert(sizeof(\(type)) \(comparison) \(structure.size), \"\(type)\");"]
        + structure.fields.map {
          "_Static_assert(offsetof(\(type), \($0.name)) == \($0.offset) && "
            + "sizeof(((\(type) *)0)->\($0.name)) == \($0.size), \"\(type).\($0.name)\");"
        }
    }
      + table.constants.filter { $0.name != "CAROB_ABI_MINOR" || growing.isEmpty }.map {
        "_Static_assert(\($0.name) == \($0.value)u, \"\($0.name)\");"
      }
  }

  @Test func theFrozenHeadersHaveTheFrozenLayout() throws {
    #expect(try complaints(assertions(growing: []), headers: Self.frozen) == "")
  }

  @Test func whatWasFrozenIsAPrefixOfWhatIs() throws {
    #expect(try complaints(assertions(growing: Self.growing), headers: PluginFixture.headers) == "")
  }

  @Test func aChangedLayoutIsNoticed() throws {
    let wrong = ["_Static_assert(offsetof(struct carob_host, size) == 1, \"carob_host.size\");"]
    #expect(try complaints(wrong, headers: PluginFixture.headers).contains("carob_host.size"))
  }

  /// Functions of the tables take and return what they did: of each structure that grows, the frozen text is
  /// compiled beside today's under another tag.
  @Test func fieldsKeepTheirTypes() throws {
    var text = ""
    for header in try Self.headers(in: Self.frozen.path) {
      text += try String(
        contentsOf: Self.frozen.appendingPathComponent(header), encoding: .utf8)
    }
    var assertions: [String] = []
    for structure in table.structures where Self.growing.contains(structure.name) {
      let start = try #require(text.range(of: "\nstruct \(structure.name) {"))
      let end = try #require(text.range(of: "\n};", range: start.upperBound..<text.endIndex))
      assertions.append(
        "struct frozen_\(structure.name) {\(text[start.upperBound..<end.upperBound])")
      assertions += structure.fields.map { field in
        let types = ["struct \(structure.name)", "struct frozen_\(structure.name)"]
          .map { "__typeof__(((\($0) *)0)->\(field.name))" }.joined(separator: ", ")
        return "_Static_assert(__builtin_types_compatible_p(\(types)), \"\(field.name)\");"
      }
    }
    #expect(try complaints(assertions, headers: PluginFixture.headers) == "")
  }

  /// The table leaves nothing out: fields follow one another but for padding, and every structure and constant of
  /// the frozen headers is there.
  @Test func theTableIsComplete() throws {
    for structure in table.structures {
      var end = 0
      for field in structure.fields where field.name != "index" {
        #expect(
          field.offset == Self.aligned(end, for: field.size), "\(structure.name).\(field.name)")
        end = field.offset + field.size
      }
      #expect(structure.size - end < 8, "\(structure.name)")
    }
    let names = Set(table.structures.map(\.name)), constants = Set(table.constants.map(\.name))
    for header in try Self.headers(in: Self.frozen.path) {
      let text = try String(
        contentsOf: Self.frozen.appendingPathComponent(header), encoding: .utf8)
      for match in text.matches(of: /(?m)^struct ([A-Za-z_]+) \{/) {
        // A template of C++ for the result of a send.
        if match.1 != "carob_result" { #expect(names.contains(String(match.1)), "\(match.1)") }
      }
      for match in text.matches(of: /\b((?:CAROB|OBJC|BLOCK)_[A-Z_0-9]+) =[ ]/) {
        #expect(constants.contains(String(match.1)), "\(match.1)")
      }
    }
  }

  private static func aligned(_ offset: Int, for size: Int) -> Int {
    let alignment = min(8, size & -size)
    return (offset + alignment - 1) / alignment * alignment
  }

  @Test func theHostSeesTheSameLayout() throws {
    let seen = StructureInSwift.all
    #expect(Set(seen.map(\.name)) == Set(table.structures.map(\.name)))
    for structure in table.structures {
      let inSwift = try #require(seen.first { $0.name == structure.name })
      #expect(inSwift.size == structure.size, "\(structure.name)")
      // Swift does not list a union without a name among the fields.
      if structure.name == "objc_selector" { continue }
      #expect(inSwift.fields == structure.fields, "\(structure.name)")
    }
    #expect(MemoryLayout<objc_selector>.offset(of: \.types) == 8)
  }

  /// Where Swift puts fields is where it looks for them.
  @Test func swiftFindsFieldsWhereItSaysTheyAre() {
    let table = UnsafeMutablePointer<carob_host>.allocate(capacity: 1)
    defer { table.deallocate() }
    table.initialize(to: carob_host())
    let fields = StructureInSwift(table.pointee).fields
    let found = [
      "size": address(&table.pointee.size), "resolve_call": address(&table.pointee.resolve_call),
      "carob_raise": address(&table.pointee.carob_raise),
      "was_traced": address(&table.pointee.was_traced),
    ]
    for (name, place) in found {
      let offset = place - UnsafeRawPointer(table)
      #expect(fields.first { $0.name == name }?.offset == offset, "\(name)")
    }
  }

  private func address<Field>(_ field: inout Field) -> UnsafeRawPointer {
    withUnsafeMutablePointer(to: &field) { UnsafeRawPointer($0) }
  }

  @Test func whatIsFrozenIsNotEdited() throws {
    let check = try CompletedProcess(
      "sha256sum", ["--check", "--strict", "--quiet", "SHA256SUMS"], in: LayoutTable.folder("1.1"))
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }
}
