import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Methods of host classes that are functions.
@Suite struct MethodFunctionsTests {
  private let objectAtIndex = Selector("objectAtIndex:")
  private let list: ArrayBox = ["a", "b"]

  private func code() throws -> Implementation {
    try #require(ArrayBox.runtimeClass.implementation(for: objectAtIndex))
  }

  @Test func aClassBelowMayHaveTheCode() throws {
    let cls = try makeClass("Below", below: ArrayBox.runtimeClass) { cls in
      try cls.addMethod(objectAtIndex, code(), types: "@@:Q")
    }
    let object = try #require(try cls.make() as? ArrayBox)
    object.elements = list.elements
    #expect(try object.send(objectAtIndex, UInt(1))?.description == "b")
  }

  @Test func anotherClassMayNot() throws {
    let code = try code()
    let refused = Comment("[Elsewhere")
    _ = try makeClass("Elsewhere") { cls in
      #expect(throws: RegistrationError.self, refused) {
        try cls.addMethod(objectAtIndex, code, types: "@@:Q")
      }
      #expect(throws: RegistrationError.self, refused) {
        try cls.replaceMethod(objectAtIndex, code, types: "@@:Q")
      }
    }
  }

  @Test func theCodeIsNotExchangedWithAnotherClass() throws {
    let cls = try makeClass("Elsewhere") { cls in
      try cls.addMethod(objectAtIndex) { (_: Object, _: UInt) in Object?.none }
    }
    let own = try #require(MethodRecords.record(of: cls, objectAtIndex))
    let ofArrays = try #require(MethodRecords.record(of: ArrayBox.runtimeClass, objectAtIndex))
    #expect(throws: RegistrationError.self) { try MethodRecords.exchange(own, ofArrays) }
    #expect(try list.send(objectAtIndex, UInt(0))?.description == "a")
  }

  @Test func functionsOfTheRootTakeAnyObject() throws {
    let responds = Selector("respondsToSelector:")
    let code = try #require(Object.runtimeClass.implementation(for: responds))
    let cls = try makeClass("Elsewhere") { cls in
      try cls.addMethod(responds, code, types: "B@::")
    }
    #expect(try cls.make().send(responds, responds, returning: Bool.self))
  }

  @Test func aClassMethodTakesAnyClass() throws {
    let number = Selector("numberWithInt:")
    let code = try #require(NumberBox.runtimeClass.metaclass.implementation(for: number))
    let cls = try makeClass("Elsewhere") { cls in
      try cls.metaclass.addMethod(number, code, types: "@@:i")
      #expect(throws: RegistrationError.self) { try cls.addMethod(number, code, types: "@@:i") }
    }
    #expect(try cls.object.send(number, Int32(-7))?.description == "-7")
  }

  @Test func anErrorReachesTheSender() {
    let failed = #expect(throws: MessageError.self) { try list.send(objectAtIndex, UInt(7)) }
    #expect(failed?.description.contains("index 7") == true)
  }

  @Test func aRefusedArgumentIsNamed() {
    let dictionary = MutableDictionaryBox([:])
    let refused = #expect(throws: MessageError.self) {
      try dictionary.send(Selector("setObject:forKey:"), NumberBox(1), Object?.none)
    }
    #expect(
      refused?.description
        == "-[NSMutableDictionary setObject:forKey:]: argument 2 is nil, needed: NSObject")
    #expect(refused?.refused == Selector("setObject:forKey:"))
  }

  @Test func anErrorReachesTheSenderOfAnInvocation() throws {
    let invocation = try NSInvocation(.interned("@@:Q"))
    invocation.selector = objectAtIndex
    try invocation.setArgument(UInt(1), at: 2)
    try invocation.invoke(on: list)
    #expect(try invocation.result(as: Object.self).description == "b")
    try invocation.setArgument(UInt(7), at: 2)
    #expect(throws: MessageError.self) { try invocation.invoke(on: list) }
  }

  @Test func anErrorThatWasPendingStays() throws {
    let code = unsafeBitCast(
      try code().imp,
      to: (@convention(c) (UnsafeMutableRawPointer, SEL, UInt) -> UnsafeMutableRawPointer?).self)
    PendingError.set(RaisedError("earlier"))
    #expect(code(list.id, objectAtIndex.sel, 7) == nil)
    #expect(PendingError.take().map { "\($0)" } == "earlier")
  }

  @Test func tracedFunctionsAreCalledAlike() throws {
    let lines = Locked<[String]>([])
    let cls = try makeClass("Traced", below: ArrayBox.runtimeClass) { _ in }
    let object = try #require(try cls.make() as? ArrayBox)
    object.elements = list.elements
    let listener = MessageTrace.start(try MessagePattern(parsing: cls.name)) { event in
      lines.withLock { $0.append("\(event)") }
    }
    defer { listener.stop() }
    #expect(try object.send(objectAtIndex, UInt(0))?.description == "a")
    #expect(try object.send(Selector("count"), returning: UInt.self) == 2)
    #expect(throws: MessageError.self) { try object.send(objectAtIndex, UInt(7)) }
    #expect(lines.withLock { $0.count } > 0)
  }
}
