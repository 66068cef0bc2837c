import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Inspecting models")
struct ICModelInspectorTests {
  private func names(_ cls: RuntimeClass) throws -> Set<String> {
    let properties = try cls.object.send(Selector("properties")) as? DictionaryBox
    return Set(properties?.keys.map(\.description) ?? [])
  }

  @Test("D 36: a subclass's declaration wins") func subclassWins() throws {
    let parent = try makeModel("SKParent", ["value": "@", "kept": "q"])
    let child = try makeModel("SKChild", below: parent, ["value": "@\"NSString\""])
    let properties = ICModelInspector(child).properties
    #expect((properties["value"] as? ICPropertyAttributes)?.className == "NSString")
    #expect(try names(child) == ["objectID", "value", "kept"])
    #expect(try names(ICModel.runtimeClass) == ["objectID"])
  }

  @Test func whatIsReadOnlyAndComputedIsLeftOut() throws {
    let cls = try makeModel("SKComputed") { cls in
      var attributes = PropertyAttributes(type: "@")
      attributes.isReadOnly = true
      try cls.declareProperty("stored", attributes)
      try cls.addMethod(Selector("computed")) { (_: Object) -> Object? in nil }
      try cls.declareProperty("computed", attributes)
    }
    #expect(try names(cls) == ["objectID", "stored"])
  }

  @Test func anInspectorIsMadeByMessages() throws {
    let cls = try makeModel("SKInspected", ["name": "@\"NSString\""])
    let initialize = Message<(RuntimeClass?) -> Object?>("initWithClass:")
    let inspector = try #require(
      try initialize(ICModelInspector.runtimeClass.makeInstance(), cls))
    let properties = try #require(try inspector.dictionary("properties"))
    #expect((properties["name"] as? ICPropertyAttributes)?.className == "NSString")
    let empty = try #require(try initialize(ICModelInspector.runtimeClass.makeInstance(), nil))
    #expect(try empty.dictionary("properties")?.count == 0)
  }

  @Test func aClassMayListItsPropertiesItself() throws {
    let whole = try makeModel("SKWhole", ["name": "@\"NSString\"", "secret": "@\"NSString\""])
    let cls = try makeModel("SKListed", below: whole) { cls in
      try cls.metaclass.addMethod(Selector("properties")) { (_: Object) -> Object? in
        let name = ICModelInspector(whole).properties["name"]
        return DictionaryBox(["name": name ?? NullBox(), "odd": NumberBox(1)])
      }
    }
    let made = try cls.mapped(from: #"{"name": "ada", "secret": "x"}"#)
    #expect(try made.text("name") == "ada")
    #expect(try made.text("secret") == nil)
    #expect(try made.dictionary("dictionaryRepresentation")?.description == "{name: ada}")
  }

  @Test func aRaisedErrorInPropertiesIsTold() throws {
    let cls = try makeModel("SKRaising") { cls in
      try cls.metaclass.addMethod(Selector("properties")) { (_: Object) -> Object? in
        throw RaisedError("no list")
      }
    }
    #expect(throws: MessageError.self) { try cls.mapped(from: "{}") }
  }
}
