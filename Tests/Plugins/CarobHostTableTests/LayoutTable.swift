import Foundation
import PluginTestSupport

/// The layout of a version of the ABI, as `layout.txt` of its frozen folder has it.
struct LayoutTable {
  struct Field: Equatable {
    let name: String
    let offset: Int
    let size: Int
  }

  struct Structure {
    let name: String
    /// How C spells the type.
    let spelling: String
    let size: Int
    var fields: [Field] = []
  }

  private(set) var structures: [Structure] = []
  private(set) var constants: [(name: String, value: UInt64)] = []

  /// The folder of what was frozen of a version.
  static func folder(_ version: String) -> URL {
    PluginFixture.project.appendingPathComponent("Tests/Fixtures/abi-\(version)")
  }

  init(version: String) throws {
    let file = Self.folder(version).appendingPathComponent("layout.txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "#": break
      case "struct", "typedef":
        let spelling = words[0] == "struct" ? "struct \(words[1])" : words[1]
        structures.append(
          Structure(name: words[1], spelling: spelling, size: try Self.number(words[2])))
      case "constant": constants.append((words[1], try Self.number(words[2])))
      default:
        structures[structures.count - 1].fields.append(
          Field(
            name: words[0], offset: try Self.number(words[1]), size: try Self.number(words[2])))
      }
    }
  }

  private struct Malformed: Error {
    let word: String
  }

  private static func number<Number: FixedWidthInteger>(_ word: String) throws -> Number {
    guard let number = Number(word) else { throw Malformed(word: word) }
    return number
  }
}
