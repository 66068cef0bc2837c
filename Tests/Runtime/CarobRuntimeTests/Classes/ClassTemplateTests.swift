import CCarob
import CarobFoundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Classes that clang laid out in a module's data segment.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .serialized)
struct ClassTemplateTests {
  @Test(arguments: ["-O0", "-O2"])
  func theCodeFindsItsVariables(optimization: String) throws {
    try withRecords(optimization, baseBytes: 3) { records in
      let point = try RuntimeClass.register(records.template(.point))
      let place = try RuntimeClass.register(records.template(.place))
      #expect(place.superclass == point)
      #expect(place.swiftClass == Object.self)
      let spot = try RuntimeClass.register(records.template(.spot))
      let object = try spot.make()
      try object.send(Selector("setColor:depth:"), Int8(-3), Int16(1000))
      try object.send(Selector("setHeight:"), Int16(-4))
      try object.send(Selector("fill:"), UInt8(255))
      try object.send(Selector("setX:"), 2.5)
      try object.send(Selector("setLow:high:"), UInt32(5), UInt32(4001))
      #expect(try object.send(Selector("x"), returning: Double.self) == 2.5)
      #expect(try object.send(Selector("low"), returning: UInt32.self) == 5)
      #expect(try object.send(Selector("high"), returning: UInt32.self) == 4001)
      #expect(try object.send(Selector("last"), returning: UInt8.self) == 255)
      #expect(try object.send(Selector("height"), returning: Int16.self) == -4)
      #expect(try object.send(Selector("sum"), returning: Int32.self) == 997)
      let base = try #require(point.superclass)
      let flag = try #require(point.ivar(named: "flag"))
      let x = try #require(point.ivar(named: "x"))
      #expect(flag.offset >= base.instanceSize)
      #expect(x.offset % 8 == 0)
      #expect(x.offset - flag.offset == 8)
      let height = try #require(place.ivar(named: "height"))
      #expect(height.offset >= point.instanceSize)
      #expect(try #require(spot.ivar(named: "color")).offset >= height.offset + 2)
      #expect(base.ivar(named: "byte2")?.offset == 10)
    }
  }

  /// What fills the byte behind the bit-fields is none of them.
  private static let variables = ["flag", "low", "high", "x", "owned", "seen", "last", "_title"]

  @Test func membersAreDeclared() throws {
    try withRecords { records in
      let point = try RuntimeClass.register(records.template(.point))
      #expect(RuntimeClass(named: "CompiledPoint") == point)
      #expect(point.instanceMethod(for: Selector("own:"))?.encoding == "v24@0:8@16")
      #expect(point.methods.count { $0.selector == Selector("setTitle:") } == 1)
      #expect(point.property(named: "title")?.attributes.string == "T@,&,N,V_title")
      #expect(point.metaclass.property(named: "loads")?.attributes.isReadOnly == true)
      #expect(point.protocols.map(\.name) == ["CompiledTitles"])
      #expect(point.ivars.map(\.name) == Self.variables)
      #expect(point.ivar(named: "seen")?.ownership == .weak)
      #expect(point.ivar(named: "_title")?.ownership == .strong)
      #expect(point.ivar(named: "owned")?.ownership == .unretained)
      #expect(point.ivars.filter(\.isOpaque).map(\.name) == ["low", "high", "owned"])
    }
  }

  @Test func loadIsSentWhenTheCallerSaysSo() throws {
    try withRecords { records in
      let point = try RuntimeClass.register(records.template(.point))
      #expect(try point.object.send(Selector("loads"), returning: Int32.self) == 0)
      try #require(point.load(of: records.template(.point))).send()
      #expect(try point.object.send(Selector("loads"), returning: Int32.self) == 1)
      // It is inherited and not the class's own.
      let place = try RuntimeClass.register(records.template(.place))
      #expect(try place.load(of: records.template(.place)) == nil)
    }
  }

  @Test func theCompilersCodeLetsGoOfTheVariables() throws {
    try withRecords { records in
      _ = try RuntimeClass.register(records.template(.point))
      let place = try RuntimeClass.register(records.template(.place))
      // Below it one that is made at run time, whose own variable the runtime lets go of.
      let below = try RuntimeClass.allocatePair(named: "CompiledBelow", superclass: place)
      try below.addIvar("more", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try below.registerPair()
      let tracker = LifetimeTracker()
      let seen = StringBox("seen")
      let references = referenceCount(of: seen)
      do {
        let object = try below.make()
        try object.setValue(tracker.watch(StringBox("title")), forKey: "title")
        try object.send(Selector("own:"), tracker.watch(StringBox("owned")) as Object)
        let more = try #require(below.ivar(named: "more"))
        object.setObject(tracker.watch(StringBox("more")), in: more)
        object.setObject(seen, in: try #require(below.ivar(named: "seen")))
        #expect(tracker.living == 3)
      }
      #expect(tracker.living == 0)
      #expect(referenceCount(of: seen) == references)
    }
  }

  /// A weak or owned object in a place where the other class has a number would be let go of.
  @Test func objectsStayWithTheCodeThatKnowsTheirVariables() throws {
    try withRecords { records in
      let point = try RuntimeClass.register(records.template(.point))
      let plain = try RuntimeClass.allocatePair(
        named: "CompiledPlain", superclass: #require(point.superclass))
      try plain.addIvar("numbers", size: 128, alignment: 8, encoding: "[16q]")
      try plain.registerPair()
      let object = try plain.make()
      #expect(throws: RegistrationError.self) { try object.setClass(point) }
      let other = try point.make()
      #expect(throws: RegistrationError.self) { try other.copyOfVariables() }
      try other.send(Selector("setLow:high:"), UInt32(5), UInt32(4001))
      #expect(throws: MessageError.self) { try other.value(forKey: "owned") }
      #expect(throws: MessageError.self) { try other.setValue(NumberBox(1), forKey: "low") }
      #expect(try other.send(Selector("high"), returning: UInt32.self) == 4001)
    }
  }

  /// A category replaces the class's method, and has a `load` of its own.
  @Test func aCategoryDoesNotHideTheClassesLoad() throws {
    try withRecords { records in
      let template = try records.template(.point)
      let point = try RuntimeClass.register(template)
      let load: @convention(c) (UnsafeRawPointer, SEL) -> Void = { _, _ in }
      try point.addCategory(
        Category(
          named: "More",
          methods: [
            Method(Selector("load"), implementation(load), types: "v@:", isClassMethod: true)
          ]))
      try #require(point.load(of: template)).send()
      #expect(try point.object.send(Selector("loads"), returning: Int32.self) == 1)
    }
  }

  @Test func aRootClassHasNoMethodsButItsOwn() throws {
    try withRecords { records in
      let root = try RuntimeClass.register(records.template(.root))
      #expect(root.superclass == nil)
      #expect(root.metaclass.superclass == root)
      #expect(root.instanceSize == 12)
      let object = try root.makeInstance()
      #expect(try object.send(Selector("number"), returning: Int32.self) == 7)
      #expect(!root.responds(to: Selector("init")))
    }
  }

  @Test func theSameClassComesAgainWithAnotherModule() throws {
    for bytes in [1, 24, 1] {
      try withRecords(baseBytes: bytes) { records in
        let point = try RuntimeClass.register(records.template(.point))
        let object = try point.make()
        try object.send(Selector("setX:"), 0.5)
        #expect(try object.send(Selector("x"), returning: Double.self) == 0.5)
      }
    }
    #expect(RuntimeClass(named: "CompiledPoint") == nil)
  }
}
