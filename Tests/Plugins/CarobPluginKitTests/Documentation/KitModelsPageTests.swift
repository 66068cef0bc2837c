import CarobPluginFoundation
import CarobPluginKit
import Foundation
import Testing

/// The part of docs/models.md for plugins in Swift, word for word; `ModelsPageTests` looks for it here.
@Suite struct KitModelsPageTests {
  init() { KitHost.ready }

  @Test func booksAreMapped() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("LIBook", below: "ICModel") { book in
        book.property("title", String.self)
        book.property("pages", Int.self)
        book.property("inPrint", Bool.self)
        book.property("published", Date?.self)
        book.property("text", URL?.self)
        book.property("author", ofClass: "LIAuthor")
        book.property("volumes", arrayOf: "LIVolume")
        book.classMethod("JSONMapping") { (self: Object) in
          ["text": "links.text", "inPrint": "in_print"]
        }
        book.method("serializerForPublished") { (self: Object) in
          let formatter = try ObjectClass("NSDateFormatter").new()
          formatter.dateFormat = "yyyy-MM-dd"
          let serializer = try ObjectClass("ICDateSerializer").new()
          serializer.dateFormatter = formatter
          return serializer
        }
        book.transformJSONRepresentationBeforeMapping { (self, json) in
          var json = json
          if try json["pages"]?.isEqual("many") == true { json["pages"] = try Object(1000) }
          return json
        }
      }
      try ObjectClass.define("LIAuthor", below: "ICModel") { $0.property("name", String.self) }
      try ObjectClass.define("LIVolume", below: "ICModel") { $0.property("title", String.self) }
      let json: [String: Object] = [
        "title": try Object("Emma"), "pages": try Object("many"), "in_print": try Object(true),
        "published": try Object("1815-12-23"), "author": try Object(["name": "Jane Austen"]),
        "volumes": try Object([["title": "I"], ["title": "II"]]),
        "links": try Object(["text": "https://www.gutenberg.org/ebooks/158"]),
      ]
      let book = try ObjectClass("LIBook").alloc().initWithJSONDictionary(json)
      #expect(book.title as String == "Emma")
      #expect(book.pages as Int == 1000)
      #expect(book.inPrint as Bool)
      #expect(book.published as Date? == Date(timeIntervalSince1970: -4_860_604_800))
      #expect((book.text as URL?)?.host == "www.gutenberg.org")
      #expect(book.author.name as String == "Jane Austen")
      #expect((book.volumes as [Object]).map { $0.title as String } == ["I", "II"])
    }
  }
}
