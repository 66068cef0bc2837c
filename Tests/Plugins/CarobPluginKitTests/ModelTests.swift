import CarobPluginFoundation
import CarobPluginKit
import Foundation
import Testing

/// Models of plugins: what their properties are made of.
@Suite struct ModelTests {
  init() { KitHost.ready }

  private func map(_ name: String, _ json: [String: Object]) throws -> Object {
    try ObjectClass(name).alloc().initWithJSONDictionary(json)
  }

  private func object(_ value: some MessageValue) throws -> Object { try Object(value) }

  @Test func modelsInModelsAreMapped() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("MappedBook", below: "ICModel") { book in
        book.property("title", String.self)
        book.property("author", ofClass: "MappedAuthor")
        book.property("other_volumes", arrayOf: "MappedVolume")
      }
      try ObjectClass.define("MappedAuthor", below: "ICModel") { $0.property("name", String.self) }
      try ObjectClass.define("MappedVolume", below: "ICModel") { $0.property("number", Int.self) }
      let book = try map(
        "MappedBook",
        [
          "title": object("Emma"), "author": object(["name": "Jane Austen"]),
          "other_volumes": object([["number": 1], ["number": 2]]),
        ])
      #expect(book.author.name as String == "Jane Austen")
      let volumes: [Object] = book.other_volumes
      #expect(volumes.map { $0.number as Int } == [1, 2])
    }
  }

  @Test func datesAndURLsAreRead() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("MappedPage", below: "ICModel") { page in
        page.property("published", Date.self)
        page.property("link", URL?.self)
        page.method("nextDay") { (self: Object) in (self.published as Date) + 86_400 }
      }
      let page = try map(
        "MappedPage",
        ["link": object("https://example.org/a")])
      page.published = Date(timeIntervalSince1970: 86_400)
      #expect(page.published as Date == Date(timeIntervalSince1970: 86_400))
      #expect(page.link as URL? == URL(string: "https://example.org/a"))
      #expect(try page.nextDay() as Date == Date(timeIntervalSince1970: 172_800))
      page.link = URL(string: "https://example.org/b?c=d")
      #expect(page.link.host as String == "example.org")
      page.link = nil as URL?
      #expect(page.link as URL? == nil)
      #expect(throws: PluginFailure.self) { try page.converted(to: Date.self) }
    }
  }

  @Test func aModelSeesItsJSONBefore() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("MappedLoud", below: "ICModel") { loud in
        loud.property("title", String.self)
        loud.transformJSONRepresentationBeforeMapping { (self, json) in
          var json = json
          if let title = json["title"] {
            json["title"] = try Object(title.converted(to: String.self).uppercased())
          }
          return json
        }
      }
      let made = try map("MappedLoud", ["title": object("Emma"), "nothing": Object()])
      #expect(made.title as String == "EMMA")
      try ObjectClass.define("MappedRefusing", below: "ICModel") { refusing in
        refusing.transformJSONRepresentationBeforeMapping { _, _ in throw PluginFailure("no") }
      }
      let failure = #expect(throws: PluginFailure.self) { try map("MappedRefusing", [:]) }
      #expect(failure?.description.contains("no") == true)
    }
  }

  @Test func aClassThatIsMissingIsNamed() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("MappedAlone", below: "ICModel") { alone in
        alone.property("parts", arrayOf: "MappedNowhere")
      }
      let failure = #expect(throws: PluginFailure.self) {
        try map("MappedAlone", ["parts": object([["a": 1]])])
      }
      #expect(failure?.description.contains("MappedNowhere") == true)
    }
  }
}
