import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// A model written in Swift.
private final class SwiftUser: ICModel {
  var name: String?
  var age = 0

  override class var runtimeName: String { "SKSwiftUser" }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: SwiftUser.self) { user in
      user.property("name") {
        $0.name
      } set: {
        $0.name = $1
      }
      user.property("age") {
        $0.age
      } set: {
        $0.age = $1
      }
      user.property("initial") { $0.name.map { String($0.prefix(1)) } }
    }
  }
}

@Suite("Models")
struct ICModelTests {
  private static let initWithJSON = Message<(Object?) -> Object?>("initWithJSONDictionary:")
  private static let initWithDictionary = Message<(Object?) -> Object?>("initWithDictionary:")

  private func user(_ text: String) throws -> Object {
    try Self.shared.get().mapped(from: text)
  }

  private static let shared = Result {
    try makeModel(
      "ICUser",
      ["name": "@\"NSString\"", "age": "q", "friend": "@\"ICModel\"", "tags": "@\"NSArray\""])
  }

  @Test func theModelNameIsTheClassNameWithoutItsPrefix() throws {
    #expect(try ICModel.runtimeClass.object.send(Selector("modelName"))?.description == "Model")
    let cls = try Self.shared.get()
    let name = try cls.object.send(Selector("modelName"))?.description
    #expect(name == String(cls.name.dropFirst(2)))
  }

  @Test func theModelNameMayBeOverriddenAndIsInherited() throws {
    let user = try makeModel("SKUser") { cls in
      try cls.metaclass.addMethod(Selector("modelName")) { (_: Object) in "Person" }
    }
    let admin = try makeModel("SKAdmin", below: user)
    #expect(try admin.object.send(Selector("modelName"))?.description == "Person")
  }

  @Test func theMappingIsEmptyUnlessOverridden() throws {
    let mapping = try ICModel.runtimeClass.object.send(Selector("JSONMapping"))
    #expect((mapping as? DictionaryBox)?.count == 0)
  }

  @Test func initialisersSendInitFirst() throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\"", "rank": "q"]) { cls in
      try cls.addMethod(Selector("init")) { (this: Object) -> Object in
        try this.setValue(NumberBox(5), forKey: "rank")
        return this
      }
    }
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let dictionary = try json(#"{"name": "ada"}"#)
      for initialiser in [Self.initWithJSON, Self.initWithDictionary] {
        let made = try #require(try initialiser(cls.makeInstance(), dictionary))
        #expect(try made.text("name") == "ada")
        #expect(try made.number("rank") == 5)
        tracker.watch(made)
      }
    }
    #expect(tracker.living == 0)
  }

  @Test(arguments: [nil, "null", "[]", "1"])
  func initialisersTakeAnything(_ text: String?) throws {
    let cls = try Self.shared.get()
    let value = try text.map { try json($0) }
    let made = try CollectedDiagnostics().collect {
      try Self.initWithJSON(cls.makeInstance(), value)
    }
    #expect(made?.runtimeClass == cls)
  }

  @Test("MOD-06: equal properties make equal models with equal hashes") func mod06() throws {
    let text = #"{"name": "ada", "age": 36, "tags": ["x"], "friend": {"objectID": 1}}"#
    let (one, other) = (try user(text), try user(text))
    #expect(one.isEqual(other) && other.isEqual(one))
    #expect(one.hash == other.hash)
    #expect(try Equality.isEqual(one, other))
  }

  @Test(arguments: [
    #"{"name": "grace", "age": 36}"#, #"{"name": "ada", "age": 37}"#, #"{"age": 36}"#,
    #"{"name": "ada", "age": 36, "objectID": 1}"#, #"{"name": "ada", "age": 36, "friend": {}}"#,
  ])
  func oneOtherPropertyMakesThemUnequal(_ text: String) throws {
    let ada = try user(#"{"name": "ada", "age": 36}"#)
    #expect(try !ada.isEqual(user(text)))
    #expect(try !user(text).isEqual(ada))
  }

  @Test func aSubclassIsNotEqual() throws {
    let cls = try Self.shared.get()
    let admin = try makeModel("SKAdmin", below: cls)
    #expect(try !cls.make().isEqual(admin.make()))
    #expect(try !admin.make().isEqual(cls.make()))
    #expect(try !cls.make().isEqual(StringBox("x")))
    #expect(try !cls.make().isEqual(nil))
  }

  @Test func modelsInACircleCanBeComparedAndHashed() throws {
    let pair = { () throws -> (Object, Object) in
      let (a, b) = (try user(#"{"name": "a"}"#), try user(#"{"name": "b"}"#))
      try a.setValue(b, forKey: "friend")
      try b.setValue(a, forKey: "friend")
      return (a, b)
    }
    let (one, other) = (try pair(), try pair())
    #expect(one.0.isEqual(other.0))
    #expect(one.0.hash == other.0.hash)
    #expect(one.0.description.contains("friend: <ICUser"))
    try other.1.setValue(StringBox("c"), forKey: "name")
    #expect(!one.0.isEqual(other.0))
    for model in [one.0, other.0] { try model.setValue(nil, forKey: "friend") }
  }

  @Test func modelsInModelsAreComparedAtAnyDepth() throws {
    func chain(_ name: String) throws -> Object {
      var last = try user(#"{"name": "\#(name)"}"#)
      for number in 0..<10_000 {
        let next = try user(#"{"name": "a"}"#)
        try next.setValue(
          number % 2 == 0 ? last : ArrayBox([last]), forKey: number % 2 == 0 ? "friend" : "tags")
        last = next
      }
      return last
    }
    let one = try chain("x")
    #expect(try one.isEqual(chain("x")))
    #expect(try !one.isEqual(chain("y")))
  }

  @Test func weakAndReadOnlyPropertiesCountForEqualityOnly() throws {
    let cls = try makeModel("SKNode", ["name": "@\"NSString\""]) { cls in
      var parent = PropertyAttributes(type: "@")
      parent.memory = .weak
      try cls.declareProperty("parent", parent)
    }
    let (one, other) = (try cls.make(), try cls.make())
    let parent = StringBox("p")
    try one.setValue(parent, forKey: "parent")
    #expect(!one.isEqual(other))
    #expect(one.hash == other.hash)
  }

  @Test func aCopyHasTheSameValues() throws {
    let ada = try user(#"{"objectID": 1, "name": "ada", "age": 36, "tags": ["x"], "friend": {}}"#)
    let copy = try #require(try ada.send(Selector("copy")))
    #expect(copy !== ada)
    #expect(copy.isEqual(ada))
    try copy.setValue(StringBox("grace"), forKey: "name")
    #expect(try ada.text("name") == "ada")
  }

  @Test func aModelCanBeTheValueOfACopiedProperty() throws {
    let cls = try makeModel("SKPost") { cls in
      var author = PropertyAttributes(type: "@\"ICModel\"")
      author.memory = .copy
      try cls.declareProperty("author", author)
    }
    let made = try cls.mapped(from: #"{"author": {"objectID": "a"}}"#)
    #expect(try made.text("author.objectID") == "a")
  }

  @Test func theDescriptionHasALineForEachProperty() throws {
    let ada = try user(#"{"objectID": 1, "name": "ada", "age": 36, "tags": ["x"]}"#)
    let lines = ada.description.split(separator: "\n")
    #expect(lines.first?.hasPrefix("<\(try Self.shared.get().name) 0x") == true)
    #expect(
      lines.dropFirst().prefix(4) == [
        "  objectID: 1", "  name: ada", "  age: 36", "  friend: nil",
      ])
    #expect(lines.last?.hasPrefix("  tags: <NSArray 0x") == true)
  }

  @Test func aModelInSwiftIsMappedToo() throws {
    let made = try SwiftUser.runtimeClass.mapped(
      from: #"{"name": "ada", "age": 36, "objectID": "x", "initial": "z"}"#)
    let ada = try #require(made as? SwiftUser)
    #expect(ada.name == "ada")
    #expect(ada.age == 36)
    #expect((ada.objectID as? StringBox)?.string == "x")
    #expect(
      try SwiftUser.runtimeClass.mapped(from: #"{"name": "ada", "age": 36}"#).isEqual(ada)
        == false)
  }

  @Test func aModelInSwiftRefusesWhatItCannotHold() throws {
    let collected = CollectedDiagnostics()
    let made = try collected.collect {
      try SwiftUser.runtimeClass.mapped(from: #"{"name": 1, "age": "x"}"#)
    }
    let ada = try #require(made as? SwiftUser)
    #expect(ada.name == nil)
    #expect(ada.age == 0)
    #expect(Set(collected.all.map(\.property)) == ["name", "age"])
  }
}
