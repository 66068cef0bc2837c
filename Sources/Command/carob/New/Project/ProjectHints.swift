import CarobLibc
import Foundation

/// What the files of other build systems say of a folder: a podspec, `Package.swift`, an Xcode project.
struct ProjectHints {
  /// The name of the module.
  let name: String?
  /// Whether the sources are for ARC; nil when no file says it.
  let requiresARC: Bool?

  /// A longer file is no description.
  private static let maximumBytes = 1 << 20

  init(in folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    func text(_ name: String?) -> String { name.map { Self.text("\(folder)/\($0)") } ?? "" }
    func stem(_ name: String?) -> String? { name?.split(separator: ".").first.map(String.init) }
    let podspec = names.first { $0.contains(".podspec") }
    let specification = text(podspec).split(separator: "\n")
      .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }.joined(separator: "\n")
    let module = specification.firstMatch(of: /module_name"?\s*[=:]\s*['"](\w+)['"]/)
    let package = text(names.first { $0 == "Package.swift" })
      .firstMatch(of: /name:\s*"([\w-]+)"/).map { String($0.1) }
    let project = names.first { $0.hasSuffix(".xcodeproj") }
    name = module.map { String($0.1) } ?? stem(podspec) ?? package ?? stem(project)
    requiresARC = Self.requiresARC(specification)
  }

  /// Returns the text of a regular file; nothing for others, such as a pipe, which would wait for a writer.
  private static func text(_ path: String) -> String {
    guard FileKind(path) == .regular, let file = FileHandle(forReadingAtPath: path) else {
      return ""
    }
    defer { try? file.close() }
    return String(
      decoding: (try? file.read(upToCount: maximumBytes)) ?? Data(), as: UTF8.self)
  }

  /// Reads the value for the whole library. Parts of it, which are blocks inside, have their own.
  private static func requiresARC(_ specification: String) -> Bool? {
    let block = specification.firstMatch(of: /Spec\.new\s+do\s*\|\s*(\w+)\s*\|/)
    let subject = block.map { "\($0.1)." } ?? ""
    for match in specification.matches(of: /((?:\w+\.)?)requires_arc"?\s*[=:]\s*(true|false)/)
    where match.1 == subject {
      return match.2 == "true"
    }
    return nil
  }
}
