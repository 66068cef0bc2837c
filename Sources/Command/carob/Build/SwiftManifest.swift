import Foundation

/// What a Swift package says of itself.
struct SwiftManifest: Decodable {
  /// The package's name, with which the folders of its resources begin.
  let name: String
  private let products: [Product]
  private let targets: [Target]

  /// Something that the package offers.
  struct Product: Decodable {
    /// A library's is that of its file, between `lib` and `.so`.
    let name: String
    /// The names of the targets in it.
    let targets: [String]
    /// `["library": ["dynamic"]]`, or `["executable": null]`.
    private let type: [String: [String]?]

    fileprivate var isDynamicLibrary: Bool { type["library"]??.contains("dynamic") ?? false }
  }

  /// A part of the package.
  private struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// What a target uses: `{"byName": ["Name", null]}`, or the same of a `target` or a `product`.
  private struct Dependency: Decodable {
    private enum CodingKeys: CodingKey {
      case byName, target
    }

    /// Nil for a product of another package.
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = container.allKeys.first
      // Behind the name is a condition.
      name = try key.map { key in
        var words = try container.nestedUnkeyedContainer(forKey: key)
        return try words.decode(String.self)
      }
    }
  }

  /// Reads what `swift package dump-package` writes.
  ///
  /// - Parameter folder: the package's, for errors.
  init(_ json: Data, in folder: String) throws(CommandError) {
    guard let manifest = try? JSONDecoder().decode(Self.self, from: json) else {
      throw CommandError(
        .unavailable,
        "\(folder): swift package dump-package said nothing that can be read; use Swift 6.2 or newer"
      )
    }
    self = manifest
  }

  /// The package's only dynamic library.
  ///
  /// - Throws: `CommandError` when there are none or several.
  func dynamicLibrary(in folder: String) throws(CommandError) -> Product {
    let libraries = products.filter(\.isDynamicLibrary)
    if let library = libraries.first, libraries.count == 1 { return library }
    let names = libraries.map(\.name).joined(separator: ", ")
    let problem =
      libraries.isEmpty
      ? "no product of the type .library(name:type: .dynamic, …); add one"
      : "several dynamic libraries, \(names); leave one, and give others packages of their own"
    throw CommandError(.badPlugin, "\(folder)/Package.swift: has \(problem)")
  }

  /// The names of the package's own targets that a product consists of, its and those that these use.
  func allTargets(of product: Product) -> [String] {
    let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies.compactMap(\.name)) }) {
      first, _ in first
    }
    var found: [String] = []
    var rest = product.targets
    while let name = rest.popLast() {
      guard let next = dependencies[name], !found.contains(name) else { continue }
      found.append(name)
      rest += next
    }
    return found
  }
}
