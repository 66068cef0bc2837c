import Foundation

struct SwiftManifest: Decodable {
  /// The name of the package, which is the beginning of its resource folders' names.
  let name: String
  private let products: [Product]
  private let targets: [Target]

  struct Product: Decodable {
    /// The name; for a library, the part of its file's name between `lib` and `.so`.
    let name: String
    let targets: [String]
    /// `["library": ["dynamic"]]`, or `["executable": null]`.
    private let type: [String: [String]?]

    fileprivate var isDynamicLibrary: Bool { type["library"]??.contains("dynamic") ?? false }
  }

  private struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// A dependency of a target: `{"byName": ["Name", null]}`, or the same with `target` or `product`.
  private struct Dependency: Decodable {
    private enum CodingKeys: CodingKey {
      case byName, target
    }

    /// The name of a target; nil for a product of another package.
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = container.allKeys.first
      // A condition follows the name.
      name = try key.map { key in
        var words = try container.nestedUnkeyedContainer(forKey: key)
        return try words.decode(String.self)
      }
    }
  }

  /// Reads the output of `swift package dump-package`.
  ///
  /// - Parameter folder: the folder of the package, for errors.
  init(_ json: Data, in folder: String) throws(CommandError) {
    guard let manifest = try? JSONDecoder().decode(Self.self, from: json) else {
      throw CommandError(
        .unavailable,
        "\(folder): swift package dump-package said nothing that can be read; use Swift 6.2 or newer"
      )
    }
    self = manifest
  }

  /// Returns the package's only dynamic library.
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

  /// Returns the names of the package's targets in a product, including indirect dependencies.
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
