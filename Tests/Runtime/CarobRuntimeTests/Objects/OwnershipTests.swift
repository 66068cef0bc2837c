import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Who owns what a message hands over. Nothing may leak, nothing be released too often.
@Suite struct OwnershipTests {
  private let tracker = LifetimeTracker()

  /// Sends in a pool, and expects that none of the objects that `body` watched survives it.
  private func leavingNothing(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) rethrows {
    try autoreleasePool(body)
    #expect(tracker.living == 0, comment, sourceLocation: sourceLocation)
  }

  @Test func allocInitAndNew() throws {
    let cls = try makeClass()
    try leavingNothing {
      for _ in 0..<3 {
        tracker.watch(try #require(try cls.object.send(Selector("new"))))
        let made = try #require(try cls.object.send(Selector("alloc")))
        tracker.watch(made)
        #expect(try made.send(Selector("init")) === made)
        tracker.watch(try cls.make())
        tracker.watch(try cls.makeInstance())
        tracker.watch(try Message<() -> Object>("alloc")(cls.object))
        tracker.watch(try Message<() -> Object>("new")(cls.object))
      }
      #expect(tracker.total == 18)
    }
  }

  /// `init…` takes over a reference to its receiver, which the sender hands over.
  @Test func initIsBalancedHoweverItIsSent() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("initWithNumber:")) { (this: Object, _: Int) in this }
      try cls.addMethod(Selector("initWithBox:")) { (this: Object, _: StringBox) in this }
      try cls.addMethod(Selector("initWith:a:b:c:d:")) {
        (this: Object, first: Int, _: Int, _: Int, _: Int, _: StringBox) throws in
        if first == 0 { throw RaisedError("no") }
        return this
      }
      try cls.addMethod(Selector("initOther")) { (_: Object) in StringBox("other") }
      try cls.addMethod(Selector("initNil")) { (_: Object) in Object?.none }
      try cls.addMethod(Selector("initFailing")) { (_: Object) throws -> Object in
        throw RaisedError("no")
      }
      try cls.addMethod(Selector("initVoid")) { (_: Object) in }
      try cls.addMethod(Selector("initCount")) { (_: Object) in 3 }
    }
    try leavingNothing {
      let object = tracker.watch(try cls.make())
      let count = referenceCount(of: object)
      for _ in 0..<5 {
        try autoreleasePool { () throws in
          #expect(try object.send(Selector("init")) === object)
          #expect(try object.send(Selector("initWithNumber:"), 1) === object)
          #expect(try Message<(Int) -> Object>("initWithNumber:")(object, 1) === object)
          #expect(try object.send(Selector("initOther"))?.description == "other")
          #expect(try Message<() -> Object?>("initNil")(object) == nil)
          #expect(throws: MessageError.self) { try object.send(Selector("initFailing")) }
          #expect(throws: MessageError.self) { try object.send(Selector("initMissing")) }
          #expect(throws: MessageError.self) { try object.send(Selector("initWithNumber:")) }
          #expect(throws: MessageError.self) {
            try object.send(Selector("initWithNumber:"), "text")
          }
          // Refused by the closure, with the reference already handed over.
          #expect(throws: MessageError.self) {
            try object.send(Selector("initWithBox:"), Object?.none)
          }
          #expect(throws: MessageError.self) { try object.send(Selector("initWithBox:"), object) }
          let long = Selector("initWith:a:b:c:d:")
          #expect(try object.send(long, 1, 2, 3, 4, StringBox("")) === object)
          #expect(throws: MessageError.self) { try object.send(long, 0, 2, 3, 4, StringBox("")) }
          #expect(throws: MessageError.self) { try object.send(long, 1, 2, 3, 4, object) }
          #expect(try object.send(Selector("initVoid")) == nil)
          try Message<() -> Void>("initVoid")(object)
          #expect(try Message<() -> Int>("initCount")(object) == 3)
          #expect(try object.sendSuper(above: cls, Selector("init")) === object)
        }
        #expect(referenceCount(of: object) == count)
      }
    }
  }

  /// The same with handlers in C, which keep the books themselves.
  @Test func initInC() throws {
    let initialize: @convention(c) (Raw, SEL) -> Raw? = { this, _ in this }
    let replace: @convention(c) (Raw, SEL) -> Raw? = { this, _ in
      Object.release(this)
      return StringBox("replaced").cResult(owned: true)
    }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("init"), implementation(initialize), types: "@@:")
      try cls.addMethod(Selector("initReplaced"), implementation(replace), types: "@@:")
    }
    try leavingNothing {
      for _ in 0..<3 {
        let object = tracker.watch(try cls.make())
        #expect(try object.send(Selector("init")) === object)
        let other = try #require(try object.send(Selector("initReplaced")))
        #expect(tracker.watch(other).description == "replaced")
        tracker.watch(try #require(try cls.object.send(Selector("new"))))
      }
    }
    #expect(tracker.total == 9)
  }

  @Test func resultsOfEveryFamily() throws {
    let tracker = tracker
    nonisolated(unsafe) let watched = tracker
    let cls = try makeClass { cls in
      for name in ["make", "copyOne", "newOne", "mutableCopyOne", "allocOne", "_copy"] {
        try cls.addMethod(Selector(validating: name)) { (_: Object) in
          watched.watch(StringBox(name))
        }
      }
    }
    for name in ["make", "copyOne", "newOne", "mutableCopyOne", "allocOne", "_copy"] {
      let selector = try Selector(validating: name)
      try leavingNothing("\(name)") {
        let object = try cls.make()
        let message = Message<() -> Object>(selector)
        for _ in 0..<3 {
          #expect(try object.send(selector)?.description == name)
          #expect(try object.send(selector, returning: StringBox.self).string == name)
          #expect(try message(object).description == name)
          // A result that is refused is let go of, too.
          #expect(throws: MessageError.self) { try object.send(selector, returning: Int.self) }
          #expect(throws: MessageError.self) {
            try object.send(selector, returning: NumberBox.self)
          }
        }
      }
    }
    #expect(tracker.total == 6 * 3 * 5)
  }

  @Test func ignoredResultsOfHandlerCalls() throws {
    nonisolated(unsafe) let watched = tracker
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("copy:with:")) { (_: Object, _: Object?, _: Object?) in
        watched.watch(StringBox("copy"))
      }
    }
    try leavingNothing {
      let object = try cls.make()
      try HandlerCall.send(Selector("copy:with:"), to: object, object, object)
      #expect(
        try HandlerCall.number(Selector("copy:with:"), of: object, object, object) == nil)
    }
    #expect(tracker.total == 2)
  }

  @Test func argumentsAreBorrowed() throws {
    let keep: @convention(c) (Raw, SEL, Raw?) -> Raw? = { _, _, object in object }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("pass:")) { (_: Object, object: Object?) in object }
      try cls.addMethod(Selector("passC:"), implementation(keep), types: "@@:@")
    }
    try leavingNothing {
      let object = try cls.make()
      let argument = tracker.watch(StringBox("argument"))
      let count = referenceCount(of: argument)
      for selector in [Selector("pass:"), Selector("passC:")] {
        try autoreleasePool { () throws in
          #expect(try object.send(selector, argument) === argument)
          #expect(try Message<(Object) -> Object>(selector)(object, argument) === argument)
          #expect(try object.send(selector, [argument]) is ArrayBox)
        }
      }
      #expect(referenceCount(of: argument) == count)
    }
  }

  @Test func aFailingHandlerLeaksNothing() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("fail:")) { (_: Object, _: Object) throws -> Object in
        throw RaisedError("no")
      }
    }
    try leavingNothing {
      let object = tracker.watch(try cls.make())
      let argument = tracker.watch(StringBox("argument"))
      for _ in 0..<3 {
        #expect(throws: MessageError.self) { try object.send(Selector("fail:"), argument) }
        #expect(throws: MessageError.self) {
          try Message<(Object) -> Object>("fail:")(object, argument)
        }
      }
    }
  }
}
