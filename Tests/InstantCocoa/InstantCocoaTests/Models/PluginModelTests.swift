import CarobFoundation
import CarobPlugins
import CarobRuntime
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import Testing

/// Models of a plugin in C (`Tests/Fixtures/Plugins/models.c`). It stays loaded.
@Suite("Models of a plugin in C", .serialized, .waitsForProcesses)
struct PluginModelTests {
  private static let loaded = Result<RuntimeClass, any Error> {
    let directory = try TemporaryDirectory()
    let plugin = try PluginLoader().load(
      path: PluginFixture.build("models", in: directory.url))
    ICInflector.shared.addPrefixes(plugin.descriptor.prefixes)
    return try #require(plugin.classes.first { $0.name == "FXPost" })
  }

  private static let text = """
    {"author": {"name": "soroush"}, "authors": [{"name": "a"}, {"name": "b"}, 5],
     "publishing_date": "2011-07-14 19:43:37 +0100", "post_title": "A title", "mood": "calm",
     "urls": {"canonical": "http://a.b/c"}, "note_number": 5, "votes": 3, "id": null}
    """

  @Test func areMadeFromJSONAndBecomeJSON() throws {
    let post = try Self.loaded.get()
    let collected = CollectedDiagnostics()
    let rows = try MappedArray(
      JSONDocument(Array("[\(Self.text)]".utf8)).rows(), modelClass: post)
    let made = try collected.collect { try rows.object(at: 0) }
    #expect(collected.all.map(\.property) == ["authors"])
    #expect(try made.text("author.authorName") == "soroush")
    #expect((try made.value(forKey: "authors") as? ArrayBox)?.count == 2)
    #expect(try made.value(forKey: "title") is ICValueObject)
    let date = try #require(try made.value(forKey: "publishingDate") as? DateBox)
    #expect(date.date.timeIntervalSince1970 == 1_310_669_017)
    #expect(try made.text("mood.name") == "calm")
    #expect(try made.text("note") == "5")
    #expect(
      try made.dictionary("JSONRepresentation")?.description == """
        {author: {name: soroush}, authors: ({name: a}, {name: b}), mood: calm, note_number: 5, \
        post_title: A title, publishing_date: 2011-07-14 18:43:37 +0000, \
        urls: {canonical: http://a.b/c}, votes: 3}
        """)
  }

  @Test func surviveAnArchive() throws {
    let made = try Self.loaded.get().mapped(
      from: #"{"author": {"name": "x"}, "post_title": "t", "mood": "calm", "votes": 2}"#)
    let restored = try #require(
      try NSKeyedUnarchiver.object(from: NSKeyedArchiver.data(of: made)))
    #expect(restored.runtimeClass == made.runtimeClass)
    #expect(
      try restored.dictionary("JSONRepresentation")?.description
        == (try made.dictionary("JSONRepresentation")?.description))
    let copy = try #require(try made.send(Selector("copy")))
    #expect(try Equality.isEqual(copy, made))
  }
}
