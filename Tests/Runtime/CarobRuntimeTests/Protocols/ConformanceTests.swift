import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Who adopts what.
@Suite struct ConformanceTests {
  private func make(
    _ body: (RuntimeProtocol) throws -> Void = { _ in }
  ) throws -> RuntimeProtocol {
    let made = try RuntimeProtocol.allocate(named: uniqueName("Conformance"))
    try body(made)
    try made.register()
    return made
  }

  @Test func aClassConformsThroughSuperclassesAndInheritance() throws {
    let base = try make()
    let refined = try make { try $0.inherit(from: base) }
    let stranger = try make()
    let parent = try makeClass { $0.adopt(refined) }
    let child = try makeClass(below: parent)
    #expect(parent.adopts(refined))
    #expect(parent.adopts(base))
    #expect(!child.adopts(base))
    #expect(child.conforms(to: refined))
    #expect(child.conforms(to: base))
    #expect(!child.conforms(to: stranger))
    #expect(child.conforms(to: .registered("NSObject")))
  }

  @Test func objectsAndClassesAreAsked() throws {
    let adopted = try make()
    let parent = try makeClass { $0.adopt(adopted) }
    let child = try makeClass(below: parent)
    let conforms = Message<(RuntimeProtocol?) -> Bool>("conformsToProtocol:")
    #expect(try conforms(child.make(), adopted))
    #expect(try conforms(child.object, adopted))
    #expect(try !conforms(Object(), adopted))
    #expect(try !conforms(child.make(), nil))
    #expect(try !conforms(child.object, nil))
    // By a dynamic send, a protocol is an object like any other.
    let answer = try child.make().send(Selector("conformsToProtocol:"), adopted.object)
    #expect((answer as? NumberBox)?.boolValue == true)
  }

  @Test func aProtocolIsAdoptedOnceItIsRegistered() throws {
    let made = try RuntimeProtocol.allocate(named: uniqueName("Early"))
    let cls = try makeClass()
    #expect(!cls.adopt(made))
    try made.register()
    #expect(cls.adopt(made))
  }

  @Test func saysWhatIsMissing() throws {
    let base = try make { made in
      try made.addMethod(Selector("there"), types: "v@:")
      try made.addMethod(Selector("missing"), types: "v@:")
      try made.addMethod(Selector("optional"), types: "v@:", isRequired: false)
    }
    let refined = try make { made in
      try made.inherit(from: base)
      try made.addMethod(Selector("missing"), types: "v@:")
      try made.addMethod(Selector("missing"), types: "v@:", isClassMethod: true)
      try made.addMethod(Selector("isEqual:"), types: "B@:@")
      try made.addMethod(Selector("alloc"), types: "@@:", isClassMethod: true)
    }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("there")) { (_: Object) in }
      cls.adopt(refined)
    }
    #expect(
      refined.missingMethods(in: cls).map(\.readableSignature) == [
        "- (void)missing", "+ (void)missing",
      ])
    #expect(base.missingMethods(in: cls).map(\.selector.name) == ["missing"])
    #expect(RuntimeProtocol.registered("NSObject").missingMethods(in: cls).isEmpty)
    try cls.addMethod(Selector("missing")) { (_: Object) in }
    try cls.metaclass.addMethod(Selector("missing")) { (_: ClassObject) in }
    #expect(refined.missingMethods(in: cls).isEmpty)
  }
}
