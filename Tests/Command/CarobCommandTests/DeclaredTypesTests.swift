import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// A method's declaration, from which headers are written, has the types of its code. clang reads the declarations, as those
/// of protocols, and Carob lists what clang understood.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct DeclaredTypesTests {
  /// A method of a class, by its selector with a sign.
  private struct Member: Hashable {
    let cls: String
    let selector: String
  }

  @Test func declarationsHaveTheTypesOfTheCode() throws {
    let declared = try Self.declared()
    let host = try Self.members(
      of: "classes", in: try CommandRun(["inspect", "--host", "--format", "json"]).output)
    var compared = 0
    for (member, types) in declared {
      var cls: String? = member.cls
      while let name = cls, host.types[Member(cls: name, selector: member.selector)] == nil {
        cls = host.superclasses[name]
      }
      // Those of a class that headers do not name are declared with its subclasses.
      guard let cls else { continue }
      let own = try #require(host.types[Member(cls: cls, selector: member.selector)])
      #expect(
        try Self.kinds(types) == Self.kinds(own),
        "\(member.cls) \(member.selector): declared \(types), the code has \(own)")
      compared += 1
    }
    #expect(compared > 2500)
  }

  /// What clang makes of the declarations.
  private static func declared() throws -> [Member: String] {
    let folder = try PluginFolder(fixtures: [], files: ["declared.m": try protocols()])
    let built = try folder.run("build", "-q")
    #expect(built.status == 0, "\(built.errors)")
    let run = try folder.run("inspect", ".", "--format", "json")
    let prefix = "Declared"
    return try members(of: "protocols", in: run.output).types.filter {
      $0.key.cls.hasPrefix(prefix)
    }
    .reduce(into: [:]) { result, each in
      let cls = String(each.key.cls.dropFirst(prefix.count))
      result[Member(cls: cls, selector: each.key.selector)] = each.value
    }
  }

  /// A module with a protocol for each class, named as it is.
  private static func protocols() throws -> String {
    var lines: [String] = []
    var names: [String] = []
    var isInClass = false
    for line in try CommandRun(["headers"]).lines {
      if line.hasPrefix("@interface ") {
        isInClass = true
        names.append(String(line.dropFirst(11).prefix { $0.isLetter || $0.isNumber }))
        lines.append("@protocol Declared\(names[names.count - 1])")
      } else if isInClass, ["-", "+", "@property", "@end"].contains(line.prefix { $0 != " " }) {
        lines.append(line)
        isInClass = line != "@end"
      }
    }
    return """
      #import <InstantCocoa/InstantCocoa.h>
      #import <XCTest/XCTest.h>
      #include <carob/plugin.h>
      #pragma clang diagnostic ignored "-Wnullability-completeness"
      CAROB_PLUGIN(.identifier = "org.example.declared", .name = "Declared", .version = "1")
      #define ObjectType id
      #define KeyType id
      \(lines.joined(separator: "\n"))
      @interface CADUser : NSObject
      @end
      @implementation CADUser
      + (void)load {
      \(names.map { "  (void)@protocol(Declared\($0));" }.joined(separator: "\n"))
      }
      @end

      """
  }

  /// The encodings of methods that `carob inspect` lists, and the superclasses.
  private static func members(
    of key: String, in json: String
  ) throws -> (types: [Member: String], superclasses: [String: String]) {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    var types: [Member: String] = [:]
    var superclasses: [String: String] = [:]
    for listed in try #require(value?[key] as? [[String: Any]]) {
      let name = try #require(listed["name"] as? String)
      superclasses[name] = listed["superclass"] as? String
      for method in try #require(listed["methods"] as? [[String: Any]]) {
        let sign = method["isClassMethod"] as? Bool == true ? "+" : "-"
        let selector = try #require(method["selector"] as? String)
        types[Member(cls: name, selector: sign + selector)] = method["types"] as? String
      }
    }
    return (types, superclasses)
  }

  /// The types as far as a call tells them apart. The receiver is not compared.
  private static func kinds(_ encoding: String) throws -> [String] {
    let parsed = try MethodEncoding(parsing: encoding)
    return ([parsed.result] + parsed.arguments.dropFirst(2)).map { type in
      switch type.unqualified {
      case .object, .block, .classObject: "object"
      case .pointer, .cString, .array: "pointer"
      case .long: "\(TypeEncoding.longLong)"
      case .unsignedLong: "\(TypeEncoding.unsignedLongLong)"
      case .structure(let name, _): "structure \(name ?? "")"
      case let other: "\(other)"
      }
    }
  }
}
