import CarobRuntime
import InstantCocoa
import Testing

@Suite("Protocols of models")
struct ModelProtocolsTests {
  // Protocol, what it inherits from, required, optional.
  @Test(
    arguments: [
      (
        "ICKeyValueCodable", ["NSObject"],
        [
          "-valueForKey:", "-setValue:forKey:", "-valueForKeyPath:", "-setValue:forKeyPath:",
          "-dictionaryWithValuesForKeys:", "-setValuesForKeysWithDictionary:",
        ], []
      ),
      ("ICInspectable", ["NSObject"], ["+properties"], []),
      (
        "ICMappable", ["ICKeyValueCodable"], ["-initWithDictionary:", "-dictionaryRepresentation"],
        []
      ),
      (
        "ICJSONMappable", ["ICMappable"],
        ["+JSONMapping", "-initWithJSONDictionary:", "-JSONRepresentation"],
        ["-transformJSONRepresentationBeforeMapping:"]
      ),
      (
        "ICRemoteObject", ["NSObject"], ["+resourceEndpoint", "-resourceEndpoint"],
        ["+remoteKeyPath"]
      ),
      (
        "ICValueObject", ["NSCopying"], ["-initWithBackingObject:", "-backingObject"],
        ["-initWithString:", "-initWithNumber:"]
      ),
      ("ICSerializer", ["NSObject"], ["-serializedObject:", "-deserializedObjectFromString:"], []),
      ("NSCoding", [], ["-encodeWithCoder:", "-initWithCoder:"], []),
    ] as [(String, [String], [String], [String])])
  func askForTheirMethods(
    _ name: String, _ inherited: [String], _ required: [String], _ optional: [String]
  ) throws {
    InstantCocoaClasses.register()
    let known = try #require(RuntimeProtocol(named: name))
    #expect(known.protocols.map(\.name) == inherited)
    func names(_ isRequired: Bool) -> [String] {
      known.methods.filter { $0.isRequired == isRequired }
        .map { ($0.isClassMethod ? "+" : "-") + $0.selector.name }
    }
    #expect(names(true) == required)
    #expect(names(false) == optional)
  }

  @Test(arguments: ["NSCoding", "NSCopying", "ICInspectable", "ICJSONMappable", "ICMappable"])
  func modelsConform(_ name: String) throws {
    InstantCocoaClasses.register()
    let known = try #require(RuntimeProtocol(named: name))
    #expect(ICModel.runtimeClass.conforms(to: known))
    #expect(known.missingMethods(in: ICModel.runtimeClass).isEmpty)
  }

  @Test func otherClassesConformToTheirs() throws {
    InstantCocoaClasses.register()
    for (name, cls) in [
      ("ICValueObject", ICValueObject.runtimeClass), ("ICSerializer", ICURLSerializer.runtimeClass),
      ("ICSerializer", ICDateSerializer.runtimeClass),
    ] {
      let known = try #require(RuntimeProtocol(named: name))
      #expect(cls.conforms(to: known))
      #expect(known.missingMethods(in: cls).isEmpty)
    }
  }

  @Test(arguments: [
    "ICModel", "ICValueObject", "ICPropertyAttributes", "ICModelInspector", "ICJSONMapper",
    "ICDateSerializer", "ICURLSerializer", "NSDateFormatter", "NSCoder", "NSKeyedArchiver",
    "NSKeyedUnarchiver",
  ])
  func theClassesOfModelsAreFoundByName(_ name: String) {
    InstantCocoaClasses.register()
    #expect(RuntimeClass(named: name)?.name == name)
  }
}
