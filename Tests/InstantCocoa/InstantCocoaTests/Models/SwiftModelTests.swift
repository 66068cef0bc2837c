import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

private final class NestedAuthor: ICModel {
  var name: String?
  var books: [Object] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NestedAuthor.self) { author in
      author.property("name", \.name)
      author.property("books", \.books)
    }
  }
}

private final class NestedBook: ICModel {
  var title: String?
  var tags: [String] = ["none"]
  var author: NestedAuthor?
  var cover: Front.Picture?
  var spine: Side.Picture?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NestedBook.self) { book in
      book.property("title", \.title)
      book.property("tags", \.tags)
      book.property("author", \.author)
      book.property("cover", \.cover)
      book.property("spine", \.spine)
    }
  }
}

private enum Front {
  final class Picture: ICModel {
    var width = 0
    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Picture.self) { $0.property("width", \.width) }
    }
  }
}

private enum Side {
  final class Picture: ICModel {
    var depth = 0
    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Picture.self) { $0.property("depth", \.depth) }
    }
  }
}

private final class ShoutingBook: ICModel {
  var title: String?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: ShoutingBook.self) { book in
      book.property("title", \.title)
      book.transformJSONRepresentationBeforeMapping { _, json in
        ["title": (json["title"] as? StringBox)?.string.uppercased()]
      }
    }
  }
}

@Suite("Models in Swift")
struct SwiftModelTests {
  @Test func aModelInAModelIsMadeOnFirstUse() throws {
    let book = try #require(
      try NestedBook.runtimeClass.mapped(
        from: #"{"title": "Emma", "author": {"name": "Jane Austen"}}"#) as? NestedBook)
    #expect(book.author?.name == "Jane Austen")
  }

  @Test func twoClassesMayHaveOneName() throws {
    let book = try #require(
      try NestedBook.runtimeClass.mapped(
        from: #"{"cover": {"width": 3}, "spine": {"depth": 4}}"#) as? NestedBook)
    #expect(book.cover?.width == 3)
    #expect(book.spine?.depth == 4)
  }

  @Test func elementsOfAnotherTypeAreReportedAndSkipped() throws {
    let rows = try JSONDocument(
      Array(#"[{"title": "a", "tags": [1, null]}, {"title": "b", "tags": ["x"]}]"#.utf8)
    ).rows()
    let collected = CollectedDiagnostics()
    let books = try collected.collect {
      try MappedArray(rows, modelClass: NestedBook.runtimeClass).objects()
    }
    .compactMap { $0 as? NestedBook }
    #expect(books.map(\.title) == ["a", "b"])
    #expect(books.map(\.tags) == [["none"], ["x"]])
    #expect(
      collected.all.map(\.description) == [
        "row 0: NestedBook.tags takes NSArray *, given an array of 2 (an element is an NSNumber, "
          + "needed: NSString)"
      ])
  }

  /// What the body of a setter raises is no matter of the data.
  @Test func whatASetterRaisesIsThrown() throws {
    let cls = try makeModel("SKPicky", ["tags": "@\"NSArray\""]) { cls in
      try cls.addMethod(Selector("setTags:")) { (_: Object, tags: ArrayBox) in
        _ = try StringBox("x").send(Selector("rangeOfString:"), tags)
        throw RaisedError("not reached")
      }
    }
    #expect(throws: MessageError.self) { try cls.mapped(from: #"{"tags": ["x"]}"#) }
  }

  @Test func aModelSeesItsJSONBefore() throws {
    let made = try ShoutingBook.runtimeClass.mapped(from: #"{"title": "Emma"}"#) as? ShoutingBook
    #expect(made?.title == "EMMA")
    let rows = try JSONDocument(Array(#"[{"title": "Persuasion"}]"#.utf8)).rows()
    let books = try MappedArray(rows, modelClass: ShoutingBook.runtimeClass)
    #expect((books[0] as? ShoutingBook)?.title == "PERSUASION")
  }
}
