import CarobRuntime
import CarobScreens
import Foundation
import PluginTestSupport
import Testing

/// The headers for Objective-C, of which some lines are written by hand: what a compiler makes of each has to be what the
/// runtime has, or arguments would be passed wrongly.
@Suite(
  .enabled(if: PluginFixture.hasBlocks, "there is no clang"), .waitsForProcesses)
struct HeaderTypesTests {
  private static let folder = PluginFixture.project.appendingPathComponent(
    "Sources/Plugins/CarobObjC/include")

  /// The members that a header declares for a class.
  private struct Interface {
    var name: String
    var lines: [String] = []
  }

  private static let interfaces = ["Foundation", "UIKit", "InstantCocoa"].flatMap { framework in
    let header = folder.appendingPathComponent("\(framework)/\(framework).h")
    var found: [Interface] = []
    var current: Interface?
    for line in (try? String(contentsOf: header, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix("@interface ") {
        // Without its type parameters.
        current = Interface(name: String(line.split(separator: " ")[1].prefix { $0 != "<" }))
      } else if line == "@end" {
        if let current { found.append(current) }
        current = nil
      } else if ["- ", "+ ", "@p"].contains(line.prefix(2)) {
        current?.lines.append(String(line))
      }
    }
    return found
  }

  @Test @MainActor func areThoseOfTheRuntime() throws {
    _ = PluginHost()
    #expect(Self.interfaces.count > 60)
    var compared = 0
    for interface in Self.interfaces where !interface.lines.isEmpty {
      let cls = try #require(RuntimeClass(named: interface.name), "\(interface.name)")
      for (selector, types) in try Self.declared(by: interface) {
        let known = [cls, cls.metaclass].compactMap { $0.instanceMethod(for: selector) }
        #expect(!known.isEmpty, "\(cls) has no \(selector)")
        let declared = try MethodEncoding(parsing: types)
        let fits = try known.contains {
          try MethodEncoding(parsing: $0.encoding).isCalledLike(declared)
        }
        #expect(fits, "\(cls) \(selector): \(types), not \(known.map(\.encoding))")
        compared += 1
      }
    }
    #expect(compared > 700)
  }

  /// Selectors with their types, as clang writes them for a protocol with the same lines.
  private static func declared(by interface: Interface) throws -> [(Selector, String)] {
    let name = "Declared_\(interface.name)"
    let child = try CompletedProcess(
      "clang",
      [
        "-x", "objective-c", "-S", "-emit-llvm", "-o", "-", "-fobjc-runtime=gnustep-2.0",
        "-fobjc-arc", "-fblocks", "-I", folder.path, "-",
      ],
      input: """
        #import <InstantCocoa/InstantCocoa.h>
        /* What type parameters are to the runtime. */
        typedef id ObjectType, KeyType;
        @protocol \(name)
        \(interface.lines.joined(separator: "\n"))
        @end
        id declared(void);
        id declared(void) { return @protocol(\(name)); }
        """)
    try #require(child.status == 0, "\(interface.name): \(child.errors)")
    return try child.output.matches(
      of: /ptr @"?\.objc_sel_name_([^", ]+)"?, ptr @"\.objc_sel_types_([^"]+)"/
    ).map { (try Selector(validating: String($0.1)), unescaped($0.2)) }
  }

  /// The text of a name in LLVM's language, where `\01` stands for `@`, which symbols cannot have.
  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing(/\\([0-9A-F]{2})/) { match in
      match.1 == "01" ? "@" : String(UInt8(match.1, radix: 16).map { UnicodeScalar($0) } ?? " ")
    }
  }
}
