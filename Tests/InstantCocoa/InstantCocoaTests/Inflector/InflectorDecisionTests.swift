import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Inflector: decisions")
struct InflectorDecisionTests {
  @Test(
    "D 1: at most one prefix goes, from the very start",
    arguments: [
      ("MYUser", "User"), ("MYMYUser", "MYUser"), ("UserMY", "UserMY"), ("MY", "MY"),
      ("MYth", "MYth"), ("NSMYUser", "MYUser"), ("MYXUser", "User"), ("MYXylophone", "Xylophone"),
    ])
  func prefixes(_ className: String, _ modelName: String) {
    var inflector = Inflector()
    inflector.addPrefixes(["MY", "", "MYX"])
    #expect(inflector.modelName(forClassNamed: className) == modelName)
  }

  @Test("D 2: a serializer's class is looked for by prefix in order") func serializers() throws {
    let name = uniqueName("Coin")
    let inflector = ICInflector()
    inflector.addPrefixes(["QB", "QA"])
    let property = try named("NS\(name)")
    #expect(inflector.serializerClass(forPropertiesOf: property) == nil)
    // Every class that is made stands before those made already.
    for prefix in ["NS", "IC", "QA", "QB"] {
      let serializer = try named("\(prefix)\(name)Serializer")
      #expect(inflector.serializerClass(forPropertiesOf: property) == serializer)
      let found = try Message<(RuntimeClass?) -> RuntimeClass?>("serializerClassForKeyOfClass:")(
        inflector, property)
      #expect(found == serializer)
    }
    #expect(ICInflector().serializerClass(forPropertiesOf: property)?.name.prefix(2) == "IC")
  }

  @Test("D 2: there is no attempt without a prefix, and none for no class") func none() throws {
    let name = uniqueName("Coin")
    _ = try named("\(name)Serializer")
    let inflector = ICInflector()
    #expect(inflector.serializerClass(forPropertiesOf: try named("NS\(name)")) == nil)
    let message = Message<(RuntimeClass?) -> RuntimeClass?>("serializerClassForKeyOfClass:")
    #expect(try message(inflector, nil) == nil)
  }

  @Test("D 2: the prefixes of a set are sorted") func sets() throws {
    let inflector = ICInflector()
    let message = Message<(Object?) -> Void>("addPrefixes:")
    try message(inflector, SetBox(["QZ", "QB", "", "NS"].map { StringBox($0) }))
    try message(inflector, SetBox([StringBox("QA"), StringBox("QB")]))
    try message(inflector, nil)
    #expect(inflector.inflector.prefixes == ["QB", "QZ", "QA", "IC", "NS"])
    inflector.addPrefixes(Set(["YB", "YA"]))
    #expect(inflector.inflector.prefixes == ["QB", "QZ", "QA", "YA", "YB", "IC", "NS"])
    #expect(throws: MessageError.self) { try message(inflector, StringBox("QC")) }
    #expect(throws: MessageError.self) { try message(inflector, SetBox([NumberBox(1)])) }
    #expect(inflector.inflector.prefixes.count == 7)
  }

  @Test(
    "D 3: a name keeps its case in a selector",
    arguments: [
      ("MYUser", "configureCell:withMYUser:"), ("SKURLString", "configureCell:withSKURLString:"),
      ("blog_post", "configureCell:withBlogPost:"), ("user", "configureCell:withUser:"),
    ])
  func selectors(_ name: String, _ selector: String) {
    #expect(
      Inflector().selectorName(prefix: "configureCell:with", propertyName: name, suffix: ":")
        == selector)
  }

  @Test("D 4: the spelling that lower-cases acronyms is not sent")
  @MainActor func oldSpelling() throws {
    let cls = try makeClass("MYRow")
    let old = "configureCell:withMyRow\(cls.name.dropFirst(5)):"
    let delegate = try MessageRecorder([old, "configureCell:withObject:"])
    let fixture = try ControllerFixture([cls.make()])
    try fixture.use(delegate, registering: false)
    _ = try fixture.display()
    #expect(delegate.received.map(\.selector) == ["configureCell:withObject:"])
  }

  @Test("D 36: a setter has its colon") func setters() {
    #expect(Inflector().setterName(forProperty: "username") == "setUsername:")
    #expect(Inflector().setterName(forProperty: "canonicalURL") == "setCanonicalURL:")
    #expect(Inflector().serializerSelectorName(forProperty: "userID") == "serializerForUserID")
  }

  @Test func aNewInflectorKnowsOnlyTheFrameworksPrefixes() throws {
    ICInflector.shared.addPrefixes(["QY"])
    let made = try #require(try ICInflector.runtimeClass.make() as? ICInflector)
    #expect(made.inflector == Inflector())
  }

  private func named(_ name: String) throws -> RuntimeClass {
    let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    try cls.registerPair()
    return cls
  }
}
