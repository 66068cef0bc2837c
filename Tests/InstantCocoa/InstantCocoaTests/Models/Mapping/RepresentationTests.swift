import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Models as dictionaries")
struct RepresentationTests {
  @Test("D 39: a dictionary representation is one all the way down") func allTheWayDown() throws {
    let author = try makeModel("SKAuthor", ["name": "@\"NSString\""], mapping: ["name": "n"])
    let post = try makeModel(
      "SKPost", ["author": "@\"\(author.name)\"", "authors": "@\"NSArray\""],
      mapping: ["author": "a"])
    let made = try post.mapped(from: #"{"a": {"n": "x"}}"#)
    let list = ArrayBox([try author.mapped(from: #"{"n": "y"}"#), NumberBox(1)])
    try made.setValue(list, forKey: "authors")
    #expect(
      try made.dictionary("dictionaryRepresentation")?.description
        == "{author: {name: x}, authors: ({name: y}, 1)}")
    #expect(
      try made.dictionary("JSONRepresentation")?.description
        == "{a: {n: x}, authors: ({n: y}, 1)}")
  }

  @Test func nilAndNullAreLeftOutAndNumbersAreNot() throws {
    let cls = try makeModel(
      "SKUser", ["name": "@", "nothing": "@", "age": "q", "size": "d", "isAdmin": "B"])
    let made = try cls.make()
    try made.setValue(NullBox(), forKey: "nothing")
    #expect(
      try made.dictionary("dictionaryRepresentation")?.description
        == "{age: 0, isAdmin: 0, size: 0}")
  }

  @Test func whatNoObjectStandsForIsLeftOut() throws {
    let cls = try makeModel(
      "SKOdd", ["block": "@?", "point": "{CGPoint=dd}", "selector": ":", "pointer": "^v"])
    let made = try cls.make()
    #expect(try made.dictionary("dictionaryRepresentation")?.count == 0)
    #expect(try made.dictionary("JSONRepresentation")?.count == 0)
  }

  @Test func setsAndMutableCollectionsComeAndGo() throws {
    let cls = try makeModel(
      "SKLists", ["set": "@\"NSSet\"", "list": "@\"NSMutableArray\"", "any": "@\"NSObject\""])
    let made = try cls.mapped(from: #"{"set": [1, 1], "list": [2], "any": [3]}"#)
    #expect((try made.value(forKey: "set") as? SetBox)?.count == 1)
    #expect(try made.value(forKey: "list") is MutableArrayBox)
    #expect(try made.value(forKey: "any") is ArrayBox)
    #expect(
      try made.dictionary("JSONRepresentation")?.description == "{any: (3), list: (2), set: (1)}")
    let members = DictionaryBox([
      "set": ArrayBox([NumberBox(5)]), "list": SetBox([NumberBox(6)]),
    ])
    try JSONMapper.map(dictionary: members, onto: made)
    #expect((try made.value(forKey: "set") as? SetBox)?.objects.first?.description == "5")
    #expect(try made.value(forKey: "list")?.description == "(6)")
  }

  @Test func orderedSetsComeAndGo() throws {
    let cls = try makeModel("SKOrdered", ["set": "@\"NSOrderedSet\""])
    let made = try cls.mapped(from: #"{"set": [3, 1, 3, 2]}"#)
    let set = try #require(try made.value(forKey: "set") as? OrderedSetBox)
    #expect(set.objects.map(\.description) == ["3", "1", "2"])
    #expect(try made.dictionary("JSONRepresentation")?.description == "{set: (3, 1, 2)}")
    try JSONMapper.map(dictionary: DictionaryBox(["set": set]), onto: made)
    #expect((try made.value(forKey: "set") as? OrderedSetBox)?.objects.count == 3)
  }

  @Test func pathsThatCrossGiveTheSameInAnyOrder() throws {
    for mapping in [["a": "x", "b": "x.y"], ["b": "x", "a": "x.y"]] {
      let cls = try makeModel("SKCrossing", ["a": "@", "b": "@"], mapping: mapping)
      let made = try cls.filled(from: #"{"a": "1", "b": "1"}"#)
      let collected = CollectedDiagnostics()
      let json = try collected.collect { try made.dictionary("JSONRepresentation") }
      #expect(json?.description == "{x: {y: 1}}")
      #expect(collected.all.map(\.expected) == ["a dictionary at key path x"])
      // A dictionary in the way takes the other in.
      let inner = try #require(mapping.first { $0.value == "x" }?.key)
      try made.setValue(DictionaryBox(["z": NumberBox(2)]), forKey: inner)
      #expect(try made.dictionary("JSONRepresentation")?.description == "{x: {y: 1, z: 2}}")
    }
  }

  @Test func aCircleOfModelsIsCut() throws {
    let cls = try makeModel("SKNode", ["next": "@\"ICModel\"", "other": "@\"ICModel\""])
    let (a, b) = (try cls.make(), try cls.make())
    for key in ["next", "other"] {
      try a.setValue(b, forKey: key)
      try b.setValue(a, forKey: key)
    }
    let collected = CollectedDiagnostics()
    let shown = try collected.collect { try JSONMapper.dictionaryRepresentation(of: a) }
    #expect(shown.count == 2)
    #expect(!collected.all.isEmpty)
    #expect(Set(collected.all.map(\.expected)) == ["children nested at most 256 levels deep"])
    for node in [a, b] { try node.setValue(nil, forKey: "next") }
    for node in [a, b] { try node.setValue(nil, forKey: "other") }
  }

  @Test func aLongChainIsCut() throws {
    let cls = try makeModel("SKLink", ["next": "@\"ICModel\""])
    var chain = try cls.make()
    for _ in 0..<400 {
      let link = try cls.make()
      try link.setValue(chain, forKey: "next")
      chain = link
    }
    let collected = CollectedDiagnostics()
    let shown = try collected.collect { try chain.dictionary("dictionaryRepresentation") }
    #expect(shown?.count == 1)
    #expect(collected.all.count == 1)
  }

  @Test func aChildOfAnyClassGivesWhatItAnswers() throws {
    let child = try makeClass("SKChild") { cls in
      try cls.addMethod(Selector("dictionaryRepresentation")) { (_: Object) in
        DictionaryBox(["own": NumberBox(1)])
      }
    }
    let silent = try makeClass("SKSilent") { cls in
      try cls.addMethod(Selector("JSONRepresentation")) { (_: Object) -> Object? in nil }
    }
    let cls = try makeModel("SKParent", ["child": "@", "silent": "@"])
    let made = try cls.make()
    try made.setValue(child.make(), forKey: "child")
    try made.setValue(silent.make(), forKey: "silent")
    #expect(try made.dictionary("JSONRepresentation")?.description == "{child: {own: 1}}")
  }

  @Test func aGetterThatRaisesIsTold() throws {
    let cls = try makeModel("SKRaising", ["name": "@"]) { cls in
      try cls.addMethod(Selector("name")) { (_: Object) -> Object? in throw RaisedError("no") }
    }
    #expect(throws: MessageError.self) { try cls.make().dictionary("JSONRepresentation") }
    #expect(throws: MessageError.self) { try cls.make().send(Selector("copy")) }
  }

  @Test func theMapperAnswersMessages() throws {
    let mapper = ICJSONMapper()
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""], mapping: ["name": "n"])
    let user = try cls.make()
    for (message, text) in [
      ("mapFromDictionary:toObject:", #"{"name": "a"}"#),
      ("mapFromJSONDictionary:toObject:", #"{"n": "b"}"#),
    ] {
      let map = Message<(Object?, Object?) -> Object?>(try Selector(validating: message))
      #expect(try map(mapper, json(text), user) === user)
      #expect(try map(mapper, json(text), nil) == nil)
      #expect(try map(mapper, nil, user) === user)
      #expect(try map(mapper, NullBox(), user) === user)
    }
    #expect(try user.text("name") == "b")
    for (message, text) in [
      ("dictionaryRepresentationOfObject:", "{name: b}"),
      ("JSONRepresentationOfObject:", "{n: b}"),
    ] {
      let show = Message<(Object?) -> Object?>(try Selector(validating: message))
      #expect(try show(mapper, user)?.description == text)
      #expect(try show(mapper, nil) == nil)
    }
  }
}
