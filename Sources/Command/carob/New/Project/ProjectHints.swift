import Foundation

/// What the files of other build systems say of a folder: a podspec, `Package.swift`, an Xcode project.
struct ProjectHints {
  /// The name of the module.
  let name: String?
  /// Whether the sources are for ARC; nil when no file says it.
  let requiresARC: Bool?

  init(in folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    func text(_ name: String?) -> String {
      name.flatMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) } ?? ""
    }
    func stem(_ name: String?) -> String? { name?.split(separator: ".").first.map(String.init) }
    let podspec = names.first { $0.contains(".podspec") }
    let specification = text(podspec)
    let module = specification.firstMatch(of: /module_name"?\s*[=:]\s*['"](\w+)['"]/)
    let package = text(names.first { $0 == "Package.swift" })
      .firstMatch(of: /name:\s*"([\w-]+)"/).map { String($0.1) }
    let project = names.first { $0.hasSuffix(".xcodeproj") }
    name = module.map { String($0.1) } ?? stem(podspec) ?? package ?? stem(project)
    requiresARC = specification.firstMatch(of: /requires_arc"?\s*[=:]\s*(true|false)/)
      .map { $0.1 == "true" }
  }

  /// Returns the path of the only prefix header outside of tests and examples; nil when there are none or several.
  static func onlyPrefixHeader(in root: String) -> String? {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let own = paths.filter { path in
      path.hasSuffix(".pch") && !path.contains(/(?i)(tests?|specs?)\//)
        && !ProjectProposal.isOther(path)
    }
    return own.count == 1 ? own[0] : nil
  }

  /// Returns the path of the prefix header below a folder; nil when there is none.
  static func prefixHeader(in root: String, below folder: String) -> String? {
    let start = folder == "." ? root : "\(root)/\(folder)"
    let paths = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".pch") }.min { ($0.count, $0) < ($1.count, $1) }
      .map { folder == "." ? $0 : "\(folder)/\($0)" }
  }
}
