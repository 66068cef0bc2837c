import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa

/// Objects of a JSON text made into models, beside Foundation's decoder with structures of the same shape.
///
/// Both sides start from the bytes and end with all objects made, in an array.
struct MappingOperations {
  struct Author: Decodable {
    let name: String
  }

  struct Post: Decodable {
    let id: Int
    let title: String
    let content: String
    let score: Double
    let published: Bool
    let author: Author

    enum CodingKeys: String, CodingKey {
      case id, content, score, published, author
      case title = "post_title"
    }
  }

  static let rows = 100_000

  let model: RuntimeClass
  /// The same with a hook that wants to see each dictionary.
  private let hooked: RuntimeClass

  init() throws {
    let author = try Self.model("BenchAuthor", ["name": "@\"NSString\""])
    model = try Self.model(
      "BenchPost",
      [
        "title": "@\"NSString\"", "content": "@\"NSString\"", "score": "d", "published": "B",
        "author": "@\"\(author.name)\"",
      ],
      mapping: ["objectID": "id", "title": "post_title"])
    hooked = try RuntimeClass.allocatePair(named: "BenchHookedPost", superclass: model)
    try hooked.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
      (_: Object, _: Pointer) in
    }
    try hooked.registerPair()
  }

  var all: [Operation] {
    [
      mapping("100,000 JSON objects mapped to models", model),
      mapping("100,000 JSON objects mapped to models with a hook", hooked),
      Operation("100,000 JSON objects decoded by JSONDecoder") {
        let data = Data(Self.text.utf8)
        return { count in
          for _ in 0..<count {
            let posts = try JSONDecoder().decode([Post].self, from: data)
            guard posts.count == Self.rows else { throw Unexpected() }
          }
        }
      },
    ]
  }

  private func mapping(_ name: String, _ model: RuntimeClass) -> Operation {
    Operation(name) {
      let bytes = [UInt8](Self.text.utf8)
      return { count in
        for _ in 0..<count {
          try autoreleasePool {
            let objects = try MappedArray(JSONDocument(bytes).rows(), modelClass: model)
            guard try objects.objects().count == Self.rows else { throw Unexpected() }
          }
        }
      }
    }
  }

  private struct Unexpected: Error {}

  static var text: String {
    let rows = (0..<rows).map { number in
      """
      {"id": \(number), "post_title": "Post number \(number)", \
      "content": "A text of some length, as posts have it, about \(number)", \
      "score": \(Double(number) / 8), "published": \(number % 2 == 0), \
      "author": {"name": "author \(number % 100)"}}
      """
    }
    return "[" + rows.joined(separator: ",\n") + "]"
  }

  private static func model(
    _ name: String, _ properties: KeyValuePairs<String, String>, mapping: [String: String] = [:]
  ) throws -> RuntimeClass {
    let model = try RuntimeClass.allocatePair(named: name, superclass: ICModel.runtimeClass)
    for (property, type) in properties {
      var attributes = PropertyAttributes(type: type)
      if type == "@\"NSString\"" {
        attributes.memory = .copy
      } else if type.hasPrefix("@") {
        attributes.memory = .strong
      }
      attributes.isNonatomic = true
      try model.declareProperty(property, attributes)
    }
    try model.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) in
      DictionaryBox(mapping.mapValues { StringBox($0) })
    }
    try model.registerPair()
    return model
  }
}
