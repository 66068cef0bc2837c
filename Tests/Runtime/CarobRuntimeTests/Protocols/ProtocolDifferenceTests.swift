import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ProtocolDifferenceTests {
  private let name = uniqueName("Declared")
  private let owner = RegistrationOwner(name: "first")

  private func make(_ body: (RuntimeProtocol) throws -> Void) throws -> RuntimeProtocol {
    try owner.whileRegistering {
      let made = try RuntimeProtocol.allocate(named: name)
      try body(made)
      try made.register()
      return made
    }
  }

  private func difference(from known: RuntimeProtocol) throws -> ProtocolDifference? {
    let method = objc_protocol_method_list(
      count: 1, size: 16,
      methods: objc_method_description(
        name: Selector("title:").sel, types: HandmadeModule.text("v24@0:8@\"NSString\"16")))
    let record = HandmadeModule.declared(name, inheriting: ["NSObject"])
    record.pointee.instance_methods = HandmadeModule.kept([method]).begin
    return try RegistrationOwner(name: "second").whileRegistering {
      ProtocolDifference(
        try ProtocolTemplate(reading: record, in: ModuleMemory(around: record)), from: known)
    }
  }

  @Test func namesOfClassesDoNotCount() throws {
    let known = try make { made in
      try made.inherit(from: .registered("NSObject"))
      try made.addMethod(Selector("title:"), types: "v@:@")
    }
    defer { owner.discard() }
    #expect(try difference(from: known) == nil)
  }

  @Test func saysWhatDiffers() throws {
    let known = try make { made in
      try made.addMethod(Selector("title:"), types: "v@:@", isRequired: false)
      try made.addMethod(Selector("all"), types: "@@:", isClassMethod: true)
      try made.addProperty("size", PropertyAttributes(type: "q"), isClassProperty: true)
    }
    defer { owner.discard() }
    let difference = try #require(try difference(from: known))
    #expect(difference.members == ["+all", "-title:", "<NSObject>", "@property (class) size"])
    #expect(
      "\(difference)"
        == "second declares the protocol \(name) otherwise than first, whose declaration counts: "
        + "+all, -title:, <NSObject> and 1 more")
  }

  @Test func aMethodOfOtherTypesIsAnother() throws {
    let known = try make { made in
      try made.inherit(from: .registered("NSObject"))
      try made.addMethod(Selector("title:"), types: "v@:d")
    }
    defer { owner.discard() }
    #expect(try difference(from: known)?.members == ["-title:"])
  }

  @Test func aProtocolOfTheHostMayBeANameOnly() throws {
    #expect(try difference(from: .registered(name)) == nil)
  }
}
