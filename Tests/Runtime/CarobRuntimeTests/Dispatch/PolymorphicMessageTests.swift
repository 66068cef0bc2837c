import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// One site, and classes that answer its selector with different types.
@Suite struct PolymorphicMessageTests {
  private static let name = uniqueName("polymorphic") + ":"

  private func object(_ body: (RuntimeClass, Selector) throws -> Void) throws -> Object {
    try makeClass { try body($0, Selector(validating: Self.name)) }.make()
  }

  @Test func argumentsOfOtherTypesAreRefused() throws {
    let takesObject = try object { cls, selector in
      try cls.addMethod(selector) { (_: Object, _: Object?) in }
    }
    let takesDouble = try object { cls, selector in
      try cls.addMethod(selector) { (_: Object, _: Double) in }
    }
    let takesInt = try object { cls, selector in
      try cls.addMethod(selector) { (_: Object, _: Int) in }
    }
    let send = Message<(Object?) -> Void>(try Selector(validating: Self.name))
    for _ in 0..<3 {
      try send(takesObject, takesInt)
      for other in [takesDouble, takesInt] {
        let error = #expect(throws: MessageError.self) { try send(other, takesInt) }
        #expect(error?.code == .argumentType)
      }
    }
    // Boxes convert numbers, and nothing else.
    let selector = try Selector(validating: Self.name)
    try takesDouble.send(selector, 1)
    #expect(throws: MessageError.self) { try takesDouble.send(selector, takesInt) }
    #expect(throws: MessageError.self) { try takesObject.send(selector, 1.5) }
  }

  @Test func resultsThatNobodyReads() throws {
    let tracker = LifetimeTracker()
    let number = try object { cls, selector in
      try cls.addMethod(selector) { (_: Object, value: Int) in value }
    }
    let structure = try object { cls, selector in
      try cls.addMethod(selector) { (_: Object, _: Int) in
        Rect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let send = Message<(Int) -> Void>(try Selector(validating: Self.name))
    for _ in 0..<3 {
      try send(number, 1)
      let error = #expect(throws: MessageError.self) { try send(structure, 1) }
      #expect(error?.code == .resultType)
    }
    let maker = Selector("newThing")
    let makes = try makeClass { cls in
      try cls.addMethod(maker) { (_: Object) in
        tracker.watch(StringBox("made"))
      }
    }.make()
    let forget = Message<() -> Void>(maker)
    autoreleasePool {
      _ = try? forget(makes)
      _ = try? makes.send(maker)
    }
    #expect(tracker.living == 0)
  }

  @Test func twelveArgumentsAndLongNames() throws {
    let part = String(repeating: "a", count: 300) + ":"
    let selector = try Selector(validating: String(repeating: part, count: 13))
    let signature = "q@:" + String(repeating: "q", count: 13)
    let cls = try makeClass()
    try cls.addClosure(selector, signature) { frame in
      var sum = 0
      for number in 2..<15 { sum += frame.argument(number, as: Int.self) * number }
      frame.returnWord(UInt(sum))
    }
    let object = try cls.make()
    let arguments = (2..<15).map { $0 }
    #expect(
      try object.send(selector, arguments: arguments, returning: Int.self)
        == arguments.reduce(0) { $0 + $1 * $1 })
    let error = #expect(throws: MessageError.self) {
      try object.send(selector, arguments: Array(arguments.dropLast()))
    }
    #expect(error?.code == .argumentCount)
    try object.respond(to: Selector("x")) { (_: Object) in 1 }
    #expect(try object.send(selector, arguments: arguments)?.description == "1014")
  }
}
