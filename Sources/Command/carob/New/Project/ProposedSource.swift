import CarobLibc
import Foundation

/// A source, as its text shows it.
struct ProposedSource {
  /// The path in the folder of the proposal.
  let path: String
  let isTest: Bool
  /// Whether it sends messages that ARC forbids.
  let isWithoutARC: Bool
  /// Why it is no source to compile; nil for text.
  let reasonToSkip: String?
  /// The paths in `#import <…>` and `#import "…"`.
  let imports: [String]
  /// The literals that can be names of files.
  let names: Set<String>

  /// A longer file is data or generated.
  private static let maximumBytes = 4 << 20
  /// The bytes in which a NUL shows that a file is no text.
  private static let maximumOfText = 1 << 13

  /// Whether folders with that name have tests.
  static func isTestFolder(_ name: Substring) -> Bool { name.contains(/(?i)(tests?|specs?)$/) }

  /// Whether a file is in a folder with tests, by the names of the folders above it.
  static func isInTestFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains(where: isTestFolder)
  }

  /// Reads a source. One that cannot be read says nothing.
  ///
  /// - Parameters:
  ///   - path: the path in the folder of the proposal.
  ///   - place: the whole path.
  init(_ path: String, at place: String) {
    self.path = path
    let kind = FileKind(place)
    let file = kind == .regular ? FileHandle(forReadingAtPath: place) : nil
    defer { try? file?.close() }
    let data = (try? file?.read(upToCount: Self.maximumBytes)) ?? Data()
    // Files of other programs have the ending .m too, with data.
    let isBinary = data.prefix(Self.maximumOfText).contains(0)
    reasonToSkip =
      if file == nil {
        kind == .special
          ? "is no regular file" : FileKind.missing(place) ?? "cannot be read"
      } else if isBinary {
        "is no text"
      } else {
        data.count == Self.maximumBytes ? "has more than 4 MB" : nil
      }
    let text = reasonToSkip == nil ? String(decoding: data, as: UTF8.self) : ""
    isTest =
      Self.isInTestFolder(path) || text.contains("XCTestCase") || text.contains("SenTestCase")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    let code = lines.filter { !$0.hasPrefix("//") && !$0.hasPrefix("*") }
    // A file that asks for ARC itself compiles with it.
    isWithoutARC =
      PluginSources.isObjectiveC(path) && !text.contains("objc_arc")
      && code.contains { $0.contains(/[\]\w] (retain|release|autorelease)\]/) }
    imports = code.compactMap { line in
      line.firstMatch(of: /^# *(?:import|include) *[<"]([^>"]+)[>"]/).map { String($0.1) }
    }
    names = Set(code.flatMap { $0.matches(of: /@"([^"\\%]+)"/).map { String($0.1) } })
  }
}
