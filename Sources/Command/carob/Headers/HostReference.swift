import CarobRuntime

/// Pages about the classes and protocols of the host: one for each framework, and a list of all.
struct HostReference {
  private let all: [HostDeclaration]
  private let classNames: Set<String>

  init(of declarations: [HostDeclaration]) {
    all = declarations.sorted { $0.name < $1.name }
    classNames = Set(all.filter { !$0.isProtocol }.map(\.name))
  }

  var files: [(path: String, text: String)] {
    [("README.md", list)] + Framework.allCases.map { (Self.page($0), page($0)) }
  }

  private static func page(_ framework: Framework) -> String {
    "\(framework.rawValue.lowercased()).md"
  }

  private static let origin =
    "`make reference` writes this page with `carob headers --reference`; changes would be lost."

  // MARK: The list

  private var list: String {
    var lines = [
      "# Classes of Carob", "",
      "What a plugin finds in its host. `carob inspect NAME` prints one of them. [Constants](../plugin-abi.md#constants) of "
        + "enumerations are in headers for C and Objective-C.", "", Self.origin,
    ]
    for framework in Framework.allCases {
      lines += ["", "## \(framework.rawValue)", "", "| | |", "| --- | --- |"]
      lines += of(framework, areProtocols: false).map { "| \(link($0)) | \($0.summary) |" }
      lines += ["", "| protocol | |", "| --- | --- |"]
      lines += of(framework, areProtocols: true).map { "| \(link($0)) | \($0.summary) |" }
    }
    return Self.text(lines)
  }

  private func of(_ framework: Framework, areProtocols: Bool) -> [HostDeclaration] {
    all.filter { $0.framework == framework && $0.isProtocol == areProtocols }
  }

  // MARK: A page

  private func page(_ framework: Framework) -> String {
    var lines = [
      "# \(framework.rawValue)", "",
      "The declarations of `\(framework.path)`. A property is also a method of its name, and has a setter unless it is `readonly`.",
      "[All classes](README.md).", "", Self.origin,
    ]
    for areProtocols in [false, true] {
      lines += ["", areProtocols ? "## Protocols" : "## Classes"]
      for declaration in of(framework, areProtocols: areProtocols) { lines += section(declaration) }
    }
    return Self.text(lines)
  }

  private func section(_ declaration: HostDeclaration) -> [String] {
    var lines = ["", "### \(Self.heading(declaration))", "", declaration.summary]
    if let cls = declaration.cls {
      let above = cls.ancestry.dropFirst().map(\.name).filter(classNames.contains)
      if !above.isEmpty { lines += ["", "Inherits from \(links(above))."] }
      let below = all.compactMap(\.cls).filter { $0.superclass == cls }.map(\.name)
      if !below.isEmpty { lines += ["", "Subclasses: \(links(below))."] }
    }
    return lines + ["", "```objective-c"] + Self.grouped(declaration.lines) + ["```"]
  }

  /// Separates properties, class methods and instance methods by empty lines.
  private static func grouped(_ lines: [String]) -> [String] {
    var grouped: [String] = []
    var kind: Character?
    for line in lines {
      let next = line.hasPrefix("@property") ? "p" : line.first
      if let kind, kind != next, "p+-".contains(kind), line != "@end" {
        grouped.append("")
      }
      grouped.append(line)
      kind = next
    }
    return grouped
  }

  // MARK: Links

  private func links(_ names: [String]) -> String {
    names.map { name in
      all.first { $0.name == name && !$0.isProtocol }.map(link) ?? name
    }.joined(separator: ", ")
  }

  private func link(_ declaration: HostDeclaration) -> String {
    let anchor = Self.heading(declaration).lowercased().replacing(" ", with: "-")
    return "[\(declaration.name)](\(Self.page(declaration.framework))#\(anchor))"
  }

  private static func heading(_ declaration: HostDeclaration) -> String {
    declaration.isProtocol ? "\(declaration.name) protocol" : declaration.name
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
