import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("The inflector as an object")
struct ICInflectorTests {
  private static let addPrefixes = Message<(ArrayBox?) -> Void>("addPrefixes:")
  private static let modelName = Message<(RuntimeClass?) -> String?>("modelNameFromClass:")

  @Test func thereIsOneForTheProcess() throws {
    let shared = try ICInflector.runtimeClass.object.send(Selector("sharedInflector"))
    #expect(shared === ICInflector.shared)
  }

  @Test func prefixesAreAddedByMessage() throws {
    let inflector = try ICInflector.runtimeClass.make()
    let cls = try makeClass("QZUser")
    #expect(try Self.modelName(inflector, cls) == cls.name)
    try Self.addPrefixes(inflector, ArrayBox([StringBox("QZ"), StringBox("")]))
    try Self.addPrefixes(inflector, nil)
    #expect(try Self.modelName(inflector, cls) == String(cls.name.dropFirst(2)))
    #expect(try Self.modelName(inflector, nil) == nil)
    #expect(throws: MessageError.self) {
      try Self.addPrefixes(inflector, ArrayBox([NumberBox(1)]))
    }
  }

  @Test func onlyNewPrefixesCountAsChanges() {
    let inflector = ICInflector()
    let before = inflector.changeCount
    inflector.addPrefixes(["IC", "", "NS"])
    #expect(inflector.changeCount == before)
    inflector.addPrefixes(["QZ"])
    #expect(inflector.changeCount == before + 1)
    #expect(inflector.inflector.prefixes == ["QZ", "IC", "NS"])
  }

  @Test func resetForgetsPrefixes() {
    let inflector = ICInflector()
    inflector.addPrefixes(["QZ"])
    let before = inflector.changeCount
    inflector.reset()
    #expect(inflector.inflector == Inflector())
    #expect(inflector.changeCount > before)
  }

  @Test(arguments: [
    ("camelCasedString:", "LongPropertyName"), ("llamaCasedString:", "longPropertyName"),
    ("trainCasedString:", "long-property-name"), ("snakeCasedString:", "long_property_name"),
    ("displayString:", "Long Property Name"),
  ])
  func namesAreRecased(_ selector: String, _ result: String) throws {
    let selector = try Selector(validating: selector)
    let inflector = ICInflector()
    #expect(try inflector.send(selector, "long_property_name")?.description == result)
    #expect(try inflector.send(selector, nil as Object?)?.description == "")
  }

  @Test func selectorsAreBuilt() throws {
    let inflector = ICInflector()
    let build = Message<(String?, String?, String?) -> Selector>(
      "selectorWithPrefix:propertyName:suffix:")
    #expect(
      try build(inflector, "configureCell:with", "MYUser", ":").name == "configureCell:withMYUser:")
    #expect(try build(inflector, nil, "someProperty", nil).name == "someProperty")
    #expect(throws: MessageError.self) { try build(inflector, nil, nil, nil) }
    let setter = Message<(String) -> Selector>("setterForProperty:")
    #expect(try setter(inflector, "username").name == "setUsername:")
    let serializer = Message<(String) -> Selector>("serializerForPropertyName:")
    #expect(try serializer(inflector, "userID").name == "serializerForUserID")
  }

  @Test func threadsMayAddPrefixesAtOnce() {
    let inflector = ICInflector()
    onThreads(4) { thread in
      for number in 0..<50 { inflector.addPrefixes(["Q\(thread)", "Z\(number)"]) }
    }
    #expect(inflector.inflector.prefixes.count == 2 + 4 + 50)
    #expect(inflector.changeCount <= 200)
  }
}
