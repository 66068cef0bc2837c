import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct SuperSendTests {
  @Test func startsAboveTheNamedClass() throws {
    let selector = Selector("path")
    let top = try makeClass { cls in
      try cls.addMethod(selector) { (_: Object) in "top" }
    }
    let middle = try makeClass(below: top) { cls in
      try cls.addMethod(selector) { (this: Object) in
        "middle " + (try this.sendSuper(above: cls, selector)?.description ?? "")
      }
    }
    // A class without the method in between.
    let empty = try makeClass(below: middle)
    let bottom = try makeClass(below: empty) { cls in
      try cls.addMethod(selector) { (this: Object) in
        "bottom " + (try this.sendSuper(above: cls, selector)?.description ?? "")
      }
    }
    #expect(try bottom.make().send(selector)?.description == "bottom middle top")
    #expect(try empty.make().send(selector)?.description == "middle top")
    #expect(try bottom.make().sendSuper(above: empty, selector)?.description == "middle top")
    #expect(try bottom.make().sendSuper(above: middle, selector)?.description == "top")
  }

  @Test func classMessagesToo() throws {
    let selector = Selector("path")
    let top = try makeClass { cls in
      try cls.metaclass.addMethod(selector) { (cls: ClassObject) in "top of \(cls.instanceClass)" }
    }
    let bottom = try makeClass(below: top) { cls in
      try cls.metaclass.addMethod(selector) { (this: ClassObject) in
        "bottom, " + (try this.sendSuper(above: cls.metaclass, selector)?.description ?? "")
      }
    }
    #expect(try bottom.object.send(selector)?.description == "bottom, top of \(bottom)")
    // Above the root's metaclass stands the root.
    #expect(
      try bottom.object.sendSuper(above: Object.runtimeClass.metaclass, Selector("description"))?
        .description == bottom.name)
  }

  @Test func nothingIsAboveTheRoot() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("own")) { (_: Object) in 1 }
    }
    let object = try cls.make()
    let root = #expect(throws: MessageError.self) {
      try object.sendSuper(above: Object.runtimeClass, Selector("description"))
    }
    #expect(root?.code == .unrecognizedSelector)
    let own = #expect(throws: MessageError.self) {
      try object.sendSuper(above: cls, Selector("own"))
    }
    #expect(own?.description.hasPrefix("-[NSObject own]: unrecognized selector") == true)
  }

  @Test func changesAboveAreSeen() throws {
    let top = try makeClass { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
      try cls.addMethod(Selector("other")) { (_: Object) in 2 }
    }
    let bottom = try makeClass(below: top) { cls in
      try cls.addMethod(Selector("answer")) { (this: Object) in
        (try this.sendSuper(above: cls, Selector("answer")) as? NumberBox)?.integerValue ?? 0
      }
    }
    let object = try bottom.make()
    #expect(try object.send(Selector("answer"), returning: Int.self) == 1)
    try top.exchangeMethods(Selector("answer"), Selector("other"))
    #expect(try object.send(Selector("answer"), returning: Int.self) == 2)
  }

  @Test func aCopiedMethodSendsAboveTheClassThatItWasWrittenFor() throws {
    let top = try makeClass { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    let original = try makeClass(below: top) { cls in
      try cls.addMethod(Selector("answer")) { (this: Object) in
        10 + ((try this.sendSuper(above: cls, Selector("answer")) as? NumberBox)?.integerValue ?? 0)
      }
    }
    let copy = try original.duplicate(named: "\(original.name)Copy")
    #expect(try copy.make().send(Selector("answer"), returning: Int.self) == 11)
  }
}
