import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Worked cases of models")
struct ModelCaseTests {
  private static let tester = Result {
    try makeModel("ICPropertyTester") { cls in
      func declare(_ name: String, _ type: String, _ change: (inout PropertyAttributes) -> Void)
        throws
      {
        var attributes = PropertyAttributes(type: type)
        change(&attributes)
        try cls.declareProperty(name, attributes)
      }
      try declare("readonlyProperty", "@") { $0.isReadOnly = true }
      try declare("dynamicProperty", "@") { $0.isDynamic = true }
      try declare("copiedProperty", "@") { $0.memory = .copy }
      try declare("weakProperty", "@") { $0.memory = .weak }
      try declare("propertyWithCustomAccessors", "@") {
        $0.getter = "someGetter"
        $0.setter = "weirdSetter:"
      }
      try declare("propertyWithTwoProtocols", "@\"<NSObject><NSCopying>\"") {
        $0.memory = .strong
      }
    }
  }

  private func attributes(_ name: String) throws -> ICPropertyAttributes {
    let properties = ICModelInspector(try Self.tester.get()).properties
    return try #require(properties[name] as? ICPropertyAttributes)
  }

  private func filled() throws -> Object {
    try TestingModels.get().post.filled(from: TestingModels.dictionary)
  }

  private func mapped() throws -> Object {
    try TestingModels.get().post.mapped(from: TestingModels.json)
  }

  @Test("MOD-01: flags and policy of properties") func mod01() throws {
    for (name, flag) in [
      ("weakProperty", "weak"), ("dynamicProperty", "dynamic"), ("readonlyProperty", "readOnly"),
    ] {
      #expect(try attributes(name).number(flag) == 1, "\(name)")
      #expect(try attributes("copiedProperty").number(flag) == 0)
    }
    #expect(try attributes("copiedProperty").memoryManagementPolicy == .copy)
    #expect(try attributes("copiedProperty").number("memoryManagementPolicy") == 2)
    #expect(try attributes("weakProperty").number("memoryManagementPolicy") == 0)
    let custom = try attributes("propertyWithCustomAccessors")
    #expect(
      try custom.send(Selector("getter"), arguments: [], returning: Selector.self).name
        == "someGetter")
    #expect(
      try custom.send(Selector("setter"), arguments: [], returning: Selector.self).name
        == "weirdSetter:")
  }

  @Test("MOD-03: protocols that are written in a type") func mod03() throws {
    let protocols = try #require(try attributes("propertyWithTwoProtocols").protocols)
    #expect(Set(protocols.objects.map(\.description)) == ["NSCopying", "NSObject"])
  }

  @Test("MOD-04: from a dictionary with property names as keys") func mod04() throws {
    let made = try filled()
    #expect(try made.value(forKey: "author")?.runtimeClass == TestingModels.get().author)
    #expect(try made.text("author.authorName") == "soroush")
    #expect(try made.text("content") == "Here's a test post from Soroush")
    #expect(try made.number("published") == 0)
  }

  @Test("MOD-06: posts of one dictionary are equal and hash equally") func mod06() throws {
    let (one, other) = (try filled(), try filled())
    #expect(try Equality.isEqual(one, other))
    #expect(one.hash == other.hash)
  }

  @Test("MOD-07: from JSON with key paths, dates and URLs") func mod07() throws {
    let made = try mapped()
    #expect(try made.text("author.authorName") == "soroush")
    #expect(try made.value(forKey: "content") == nil)
    let date = try #require(try made.value(forKey: "publishingDate") as? DateBox)
    #expect(date.date.timeIntervalSince1970 == 1_310_669_017)
    #expect(try made.number("published") == 1)
    let url = try #require(try made.value(forKey: "canonicalURL") as? URLBox)
    #expect(url.url.absoluteString == "http://khanlou.com/2013/12/objective-shorthand/")
    let number = try TestingModels.get().post.mapped(from: #"{"transformed_property": 5}"#)
    #expect(try number.text("transformedProperty") == "5")
  }

  @Test("MOD-08: the JSON representation of what came from JSON") func mod08() throws {
    let json = try #require(try mapped().dictionary("JSONRepresentation"))
    #expect(json["author"]?.description == "{name: soroush}")
    #expect((json["published"] as? NumberBox)?.isBool == true)
    #expect(json["published"]?.description == "1")
    #expect(json["post_title"]?.description == "A post with a title")
    #expect(
      json["urls"]?.description
        == "{canonical: http://khanlou.com/2013/12/objective-shorthand/}")
    #expect(json["publishing_date"]?.description == "2011-07-14 18:43:37 +0000")
    #expect(json["post_text"] == nil)
    #expect(json.count == 5)
  }

  @Test("MOD-11: an array of children, and the property's own name") func mod11() throws {
    let made = try TestingModels.get().post.mapped(
      from: """
        {"authors": [{"name": "soroush"}, {"name": "kourosh"}], "content": "text",
         "published": false}
        """)
    let authors = try #require(try made.value(forKey: "authors") as? ArrayBox).objects()
    let author = try TestingModels.get().author
    #expect(authors.map(\.runtimeClass) == [author, author])
    #expect(try authors.map { try $0.text("authorName") } == ["soroush", "kourosh"])
    #expect(try made.text("content") == "text")
    #expect(try made.value(forKey: "title") == nil)
  }

  @Test("MOD-12: children in an array become dictionaries") func mod12() throws {
    let made = try TestingModels.get().post.mapped(
      from: #"{"authors": [{"name": "soroush"}, {"name": "kourosh"}]}"#)
    let json = try #require(try made.dictionary("JSONRepresentation"))
    #expect(json["authors"]?.description == "({name: soroush}, {name: kourosh})")
  }

  @Test("MOD-14: a value object and the string behind it") func mod14() throws {
    let made = try TestingModels.get().post.mapped(
      from: #"{"post_title": "A post title!", "content": "text"}"#)
    let title = try #require(try made.value(forKey: "title") as? ICValueObject)
    #expect(title.runtimeClass == (try TestingModels.get().title))
    #expect(title.backingObject?.description == "A post title!")
    #expect(try made.value(forKey: "author") == nil)
    #expect(try made.value(forKey: "likes") == nil)
    let json = try #require(try made.dictionary("JSONRepresentation"))
    #expect(json["post_title"]?.description == "A post title!")
  }

  @Test("MOD-15: keys that name no property are ignored") func mod15() throws {
    let post = try TestingModels.get().post
    let collected = CollectedDiagnostics()
    let (empty, filled) = try collected.collect {
      (try post.make(), try post.filled(from: #"{"garbage in": "garbage out", "": 1}"#))
    }
    #expect(try Equality.isEqual(empty, filled))
    #expect(collected.all.isEmpty)
  }

  @Test("MOD-17: archived and restored") func mod17() throws {
    for original in [try filled(), try mapped()] {
      let data = try NSKeyedArchiver.data(of: original)
      let restored = try #require(try NSKeyedUnarchiver.object(from: data))
      #expect(try Equality.isEqual(restored, original))
      #expect(restored !== original)
      for key in ["author", "content", "published", "publishingDate", "title", "canonicalURL"] {
        #expect(
          try Equality.isEqual(restored.value(forKey: key), original.value(forKey: key)), "\(key)")
      }
    }
  }
}
