import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import Testing

// What docs/models.md shows in Swift, word for word. The part for plugins is in `CarobPluginKitTests`.

private final class Author: ICModel {
  var name: String?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Author.self) { $0.property("name", \.name) }
  }
}

private final class Volume: ICModel {
  var title: Numeral?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Volume.self) { $0.property("title", \.title) }
  }
}

private final class Numeral: ICValueObject {
  var number: Int { (backingObject as? StringBox)?.string.count ?? 0 }
}

private final class Book: ICModel {
  var title: String?
  var pages = 0
  var isInPrint = false
  var published: Date?
  var text: URL?
  var tags: [String] = []
  var author: Author?
  var volumes: [Volume] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Book.self) { book in
      book.property("title", \.title)
      book.property("pages", \.pages)
      book.property("inPrint", \.isInPrint)
      book.property("published", \.published)
      book.property("text", \.text)
      book.property("tags", \.tags)
      book.property("author", \.author)
      book.property("volumes", \.volumes)
      book.classMethod("JSONMapping") { _ in ["text": "links.text", "inPrint": "in_print"] }
      book.classMethod("mappingClassForVolumes") { _ in Volume.runtimeClass }
      book.method("serializerForPublished") { _ in
        let formatter = NSDateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        let serializer = ICDateSerializer()
        serializer.dateFormatter = formatter
        return serializer
      }
      book.transformJSONRepresentationBeforeMapping { _, json in
        guard json["pages"]?.description == "many" else { return json }
        let changed = MutableDictionaryBox(copying: json)
        changed["pages"] = NumberBox(1000)
        return changed
      }
    }
  }
}

@Suite struct ModelsPageTests {
  @Test func everySnippetIsCompiled() throws {
    let snippets = try SwiftSnippets(of: "docs/models.md")
    #expect(snippets.count == 3)
    let inPlugins = try snippets.missing(in: "Tests/Plugins/CarobPluginKitTests/Documentation")
    let inHosts = try snippets.missing(in: "Tests/InstantCocoa/InstantCocoaTests/Documentation")
    #expect(inPlugins.filter(inHosts.contains) == [])
  }

  @Test func booksAreMapped() throws {
    let text = """
      [{"title": "Emma", "pages": 474, "in_print": true, "published": "1815-12-23",
        "author": {"name": "Jane Austen"}, "volumes": [{"title": "I"}, {"title": "II"}],
        "tags": ["novel"], "links": {"text": "https://www.gutenberg.org/ebooks/158"}},
       {"title": "Silas Marner", "pages": "many", "published": "1861", "tags": [1, null]}]
      """
    let rows = try JSONDocument(Array(text.utf8)).rows()
    let books = try MappedArray(rows, modelClass: Book.runtimeClass)
    let first = try books.object(at: 0) as? Book
    let emma = try #require(first)
    #expect(emma.title == "Emma")
    #expect(emma.pages == 474)
    #expect(emma.isInPrint)
    #expect(emma.published == Date(timeIntervalSince1970: -4_860_604_800))
    #expect(emma.text?.host == "www.gutenberg.org")
    #expect(emma.tags == ["novel"])
    #expect(emma.author?.name == "Jane Austen")
    #expect(emma.volumes.map { $0.title?.number } == [1, 2])
    let silas = try #require(books[1] as? Book)
    #expect(silas.pages == 1000)
    #expect(silas.published == nil)
    #expect(silas.tags == [])
  }
}
