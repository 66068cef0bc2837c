import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Call sites with static types.
@Suite struct MessageTests {
  @Test func refusesAMethodOfOtherTypes() throws {
    let cls = try makeClass("Types") { cls in
      try cls.addMethod(Selector("take:")) { (_: Object, value: Int) in value }
      try cls.addMethod(Selector("real")) { (_: Object) in 1.5 }
    }
    let object = try cls.make()
    let argument = #expect(throws: MessageError.self) {
      try Message<(Double) -> Int>("take:")(object, 1)
    }
    #expect(argument?.code == .argumentType)
    #expect(
      argument?.description
        == "-[\(cls) take:]: argument 1 has type \"q\", given \"d\" (the method is \"q@:q\")")
    let result = #expect(throws: MessageError.self) { try Message<() -> Int>("real")(object) }
    #expect(result?.code == .resultType)
    #expect(result?.description == "-[\(cls) real]: the result has type \"d\", wanted \"q\"")
    let count = #expect(throws: MessageError.self) { try Message<() -> Int>("take:")(object) }
    #expect(count?.code == .argumentCount)
    #expect(count?.description == "-[\(cls) take:]: takes 1 argument, 0 given")
    let bool = #expect(throws: MessageError.self) { try Message<() -> Bool>("real")(object) }
    #expect(bool?.code == .resultType)
  }

  @Test func aResultThatNobodyReadsMayBeIgnoredIfItComesInARegister() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("number")) { (_: Object) in 1 }
      try cls.addMethod(Selector("real")) { (_: Object) in 1.5 }
      try cls.addMethod(Selector("object")) { (_: Object) in "text" }
      try cls.addMethod(Selector("rect")) { (_: Object) in
        Rect(x: 0, y: 0, width: 0, height: 0)
      }
      try cls.addMethod(Selector("copy")) { (this: Object) in this }
      let opaque: @convention(c) (Raw, SEL) -> Void = { _, _ in }
      try cls.addMethod(Selector("opaque"), implementation(opaque), types: "{Opaque}@:")
    }
    let object = try cls.make()
    try autoreleasePool {
      try Message<() -> Void>("number")(object)
      try Message<() -> Void>("real")(object)
      try Message<() -> Void>("object")(object)
    }
    // A large structure would be written to wherever a register happens to point.
    for name in ["rect", "opaque"] as [StaticString] {
      let error = #expect(throws: MessageError.self) { try Message<() -> Void>(name)(object) }
      #expect(error?.code == .resultType)
    }
    // Somebody would have to release it.
    let error = #expect(throws: MessageError.self) { try Message<() -> Void>("copy")(object) }
    #expect(error?.code == .resultType)
  }

  @Test func oneSiteServesManyClasses() throws {
    let answer = Message<() -> Int>("answer")
    let objects = try (0..<5).map { number in
      try makeClass { cls in
        try cls.addMethod(Selector("answer")) { (_: Object) in number }
      }.make()
    }
    for _ in 0..<3 {
      for (number, object) in objects.enumerated() { #expect(try answer(object) == number) }
    }
  }

  @Test func classObjectsAreReceivers() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("modelName")) { (cls: ClassObject) in
        cls.instanceClass.name
      }
    }
    let modelName = Message<() -> String>("modelName")
    #expect(try modelName(cls.object) == cls.name)
    // The root's instance methods answer for classes too.
    #expect(try Message<() -> String>("description")(cls.object) == cls.name)
    #expect(try Message<() -> RuntimeClass>("class")(cls.object) == cls)
    #expect(try Message<() -> RuntimeClass?>("superclass")(Object.runtimeClass.object) == nil)
    let error = #expect(throws: MessageError.self) { try modelName(Object()) }
    #expect(error?.description.hasPrefix("-[NSObject modelName]: unrecognized selector") == true)
  }

  @Test func aMissingMethodNamesTheNearestOnes() throws {
    let cls = try makeClass("Near") { cls in
      try cls.addMethod(Selector("configureCell:withUser:")) {
        (_: Object, _: Object?, _: Object?) in
      }
      try cls.addMethod(Selector("configureCell:withUsers:")) {
        (_: Object, _: Object?, _: Object?) in
      }
    }
    let child = try makeClass("Near", below: cls)
    let error = #expect(throws: MessageError.self) {
      try child.make().send(Selector("configurecell:withUsr:"), Object?.none, Object?.none)
    }
    #expect(error?.code == .unrecognizedSelector)
    #expect(
      error?.description
        == "-[\(child) configurecell:withUsr:]: unrecognized selector; "
        + "nearest: configureCell:withUser:, configureCell:withUsers:")
    let far = #expect(throws: MessageError.self) {
      try child.object.send(Selector("frobnicateTheWidgetsOfTheWorld"))
    }
    #expect(
      far?.description
        == "+[\(child) frobnicateTheWidgetsOfTheWorld]: unrecognized selector; "
        + "nothing with a similar name is answered")
  }

  @Test func ownedResultsOfAClassAreNotReleased() throws {
    let made = try makeClass()
    let cls = try makeClass { cls in
      let give: @convention(c) (Raw, SEL) -> Raw? = { _, _ in
        UnsafeMutableRawPointer(StringBox.runtimeClass.record)
      }
      try cls.addMethod(Selector("newClass"), implementation(give), types: "#@:")
      try cls.addMethod(Selector("newObject"), implementation(give), types: "@@:")
      try cls.addMethod(Selector("copy")) { (_: Object) in made }
    }
    let object = try cls.make()
    let classObject = StringBox.runtimeClass.object
    let before = referenceCount(of: classObject)
    for _ in 0..<10 {
      #expect(try Message<() -> RuntimeClass>("newClass")(object) == StringBox.runtimeClass)
      #expect(try object.send(Selector("newClass")) === classObject)
      #expect(try object.send(Selector("newObject")) === classObject)
      #expect(try Message<() -> Object>("newObject")(object) === classObject)
      #expect(try object.send(Selector("copy")) === made.object)
      #expect(try made.object.send(Selector("init")) === made.object)
    }
    #expect(abs(referenceCount(of: classObject) - before) < 8)
  }
}
