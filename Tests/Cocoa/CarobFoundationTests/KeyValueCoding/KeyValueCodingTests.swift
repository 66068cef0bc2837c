import CCarob
import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct KeyValueCodingTests {
  private func person() throws -> Object {
    try makeClass("Person") { cls in
      var strong = PropertyAttributes(type: "@\"NSString\"")
      strong.memory = .strong
      try cls.declareProperty("name", strong)
      try cls.declareProperty("boss", strong)
      for (name, type) in [
        ("tiny", "c"), ("small", "s"), ("age", "i"), ("long", "q"), ("big", "Q"), ("happy", "B"),
        ("ratio", "f"), ("height", "d"),
      ] {
        try cls.declareProperty(name, PropertyAttributes(type: type))
      }
    }.make()
  }

  @Test func readsAndWritesThroughAccessors() throws {
    let object = try person()
    try object.setValue(StringBox("Ada"), forKey: "name")
    #expect(try object.value(forKey: "name")?.description == "Ada")
    try object.setValue(nil, forKey: "name")
    #expect(try object.value(forKey: "name") == nil)
  }

  @Test(arguments: [
    ("tiny", -5), ("small", 300), ("age", 36), ("long", -1), ("big", 7), ("happy", 1), ("ratio", 2),
    ("height", 180),
  ])
  func numbersAreUnboxedAndBoxed(key: String, value: Int) throws {
    let object = try person()
    try object.setValue(NumberBox(value), forKey: key)
    let number = try #require(try object.value(forKey: key) as? NumberBox)
    #expect(number.integerValue == value)
    #expect(number.isBool == (key == "happy"))
  }

  @Test func numbersThatDoNotFitAreRefused() throws {
    let object = try person()
    let cls = object.runtimeClass
    try object.setValue(NumberBox(36), forKey: "age")
    let large = #expect(throws: MessageError.self) {
      try object.setValue(NumberBox(1 << 40), forKey: "age")
    }
    #expect(large?.code == .argumentType)
    #expect(throws: MessageError.self) { try object.setValue(NumberBox(0.5), forKey: "age") }
    #expect(throws: MessageError.self) { try object.setValue(NumberBox(2), forKey: "happy") }
    let text = #expect(throws: MessageError.self) {
      try object.setValue(DateBox(Date()), forKey: "age")
    }
    #expect(
      text?.description == "the value for -[\(cls) setAge:] is an NSDate, needed: a number")
    let absent = #expect(throws: MessageError.self) { try object.setValue(nil, forKey: "age") }
    #expect(absent?.code == .nilForScalar)
    #expect(absent?.description == "\(cls) cannot have nil as the value for key \"age\"")
    #expect((try object.value(forKey: "age") as? NumberBox)?.integerValue == 36)
  }

  @Test func asksForAccessorsInOrder() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("getFirst")) { (_: Object) in "getFirst" }
      try cls.addMethod(Selector("first")) { (_: Object) in "first" }
      try cls.addMethod(Selector("isSecond")) { (_: Object) in true }
      try cls.addMethod(Selector("_third")) { (_: Object) in 3 }
      try cls.addMethod(Selector("fourth")) { (_: Object) in }
      try cls.addIvar("_fourth", size: 4, alignment: 4, encoding: "i")
      try cls.addIvar("_isFifth", size: 1, alignment: 1, encoding: "B")
      try cls.addIvar("sixth", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addIvar("isSeventh", size: 8, alignment: 8, encoding: "d")
      try cls.addIvar("eighth", size: 32, alignment: 8, encoding: "{CGRect=dddd}")
    }.make()
    #expect(try object.value(forKey: "first")?.description == "getFirst")
    #expect((try object.value(forKey: "second") as? NumberBox)?.isBool == true)
    #expect(try object.value(forKey: "third")?.description == "3")
    // A method without result is no accessor.
    try object.setValue(NumberBox(4), forKey: "fourth")
    #expect(try object.value(forKey: "fourth")?.description == "4")
    try object.setValue(NumberBox(true), forKey: "fifth")
    #expect((try object.value(forKey: "fifth") as? NumberBox)?.boolValue == true)
    try object.setValue(StringBox("six"), forKey: "sixth")
    #expect(try object.value(forKey: "sixth")?.description == "six")
    try object.setValue(NumberBox(0.5), forKey: "seventh")
    #expect(try object.value(forKey: "seventh")?.description == "0.5")
    #expect(try object.value(forKey: "eighth") is ValueBox)
    try object.setValue(StringBox("0"), forKey: "fifth")
    let wrong = #expect(throws: MessageError.self) {
      try object.setValue(ArrayBox([]), forKey: "fifth")
    }
    #expect(
      wrong?.description
        == "the value for key \"fifth\" of \(object.runtimeClass) is an NSArray, "
        + "needed: a number of type \"B\"")
  }

  @Test(arguments: ["missing", "", "a b", "with:colon", ".", "dealloc", "setName:"])
  func undefinedKeys(key: String) throws {
    let object = try person()
    let get = #expect(throws: MessageError.self) { try object.value(forKey: key) }
    #expect(get?.code == .undefinedKey)
    #expect(get?.description == "\(object.runtimeClass) has no value for key \"\(key)\"")
    let set = #expect(throws: MessageError.self) { try object.setValue(NumberBox(1), forKey: key) }
    #expect(set?.code == .undefinedKey)
  }

  @Test(arguments: [
    ("nmae", "name"), ("bosss", "boss"), ("heigth", "height"), ("tny", "tiny"), ("setName", ""),
  ])
  func undefinedKeysNameTheNearest(key: String, nearest: String) throws {
    let object = try person()
    let advice = nearest.isEmpty ? nil : "nearest: \(nearest)"
    let get = #expect(throws: MessageError.self) { try object.value(forKey: key) }
    #expect(get?.advice == advice)
    let set = #expect(throws: MessageError.self) {
      try object.setValue(StringBox("x"), forKey: key)
    }
    #expect(set?.advice == advice)
  }

  @Test func classesMayAnswerUndefinedKeys() throws {
    let seen = Counter()
    let object = try makeClass { cls in
      try cls.addMethod(Selector("valueForUndefinedKey:")) { (_: Object, key: String) in
        "no \(key)"
      }
      try cls.addMethod(Selector("setValue:forUndefinedKey:")) {
        (_: Object, _: Object?, _: String) in seen.add()
      }
    }.make()
    #expect(try object.value(forKey: "thing")?.description == "no thing")
    try object.setValue(nil, forKey: "thing")
    #expect(seen.value == 1)
  }

  @Test func classesMayOverrideAllOfIt() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("valueForKey:")) { (_: Object, key: String) in "my \(key)" }
    }.make()
    #expect(try object.value(forKey: "thing")?.description == "my thing")
    let dictionary = DictionaryBox(["a": object])
    #expect(try dictionary.value(forKeyPath: "a.b")?.description == "my b")
  }

  @Test func pathsGoThroughObjects() throws {
    let (one, other) = (try person(), try person())
    try one.setValue(other, forKey: "boss")
    try other.setValue(StringBox("Grace"), forKey: "name")
    #expect(try one.value(forKeyPath: "boss.name")?.description == "Grace")
    #expect(try one.value(forKeyPath: "boss.name.length")?.description == "5")
    // Nil on the way is nil at the end.
    #expect(try one.value(forKeyPath: "boss.boss.name") == nil)
    #expect(try one.value(forKeyPath: "name") == nil)
    for (path, code) in [
      ("boss..name", MessageError.Code.malformedKeyPath), (".boss", .malformedKeyPath),
      ("boss.", .malformedKeyPath), ("", .malformedKeyPath), ("@", .malformedKeyPath),
      ("boss.nothing", .undefinedKey), ("boss.@count", .undefinedKey),
    ] {
      let error = #expect(throws: MessageError.self) { try one.value(forKeyPath: path) }
      #expect(error?.code == code, "\(path)")
    }
    #expect(
      try one.send(Selector("valueForKeyPath:"), "boss.name")?.description == "Grace")
  }

  @Test func anAccessorsErrorIsTheCallers() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("broken")) { (_: Object) throws -> Int in
        throw RaisedError("broken")
      }
      try cls.addMethod(Selector("setBroken:")) { (_: Object, _: Object?) in
        throw RaisedError("still broken")
      }
    }.make()
    let get = #expect(throws: MessageError.self) { try object.value(forKey: "broken") }
    #expect(get?.underlying is RaisedError)
    let set = #expect(throws: MessageError.self) { try object.setValue(nil, forKey: "broken") }
    #expect(set?.description.wholeMatch(of: /-\[\w+ setBroken:\]: still broken/) != nil)
  }

  @Test func writesThroughPaths() throws {
    let (one, other) = (try person(), try person())
    try one.setValue(other, forKeyPath: "boss")
    try one.setValue(StringBox("Grace"), forKeyPath: "boss.name")
    #expect(try other.value(forKey: "name")?.description == "Grace")
    try one.send(Selector("setValue:forKeyPath:"), StringBox("Ada"), "boss.name")
    #expect(try other.value(forKey: "name")?.description == "Ada")
    // Nil on the way is nobody to write to.
    try one.setValue(StringBox("nobody"), forKeyPath: "boss.boss.name")
    let error = #expect(throws: MessageError.self) {
      try one.setValue(nil, forKeyPath: "boss..name")
    }
    #expect(error?.description == "key path \"boss..name\", byte 5: a key is missing")
    #expect(error?.underlying is KeyValuePathError)
  }

  @Test func settersInOrder() throws {
    let seen = Log()
    let object = try makeClass { cls in
      for name in ["setFirst:", "_setFirst:", "_setSecond:", "setIsSecond:", "setIsThird:"] {
        let selector = try Selector(validating: name)
        try cls.addMethod(selector) { (_: Object, _: Object?) in seen.add(name) }
      }
    }.make()
    for key in ["first", "second", "third"] { try object.setValue(nil, forKey: key) }
    #expect(seen.entries == ["setFirst:", "_setSecond:", "setIsThird:"])
  }

  @Test func settersThatReturnSomethingAreSent() throws {
    let tracker = LifetimeTracker()
    let object = try makeClass { cls in
      try cls.addMethod(Selector("setThing:")) { (this: Object, _: Object?) in this }
    }.make()
    try autoreleasePool { () throws in
      try object.setValue(tracker.watch(StringBox("x")), forKey: "thing")
    }
    #expect(tracker.living == 0)
  }

  @Test func aClassMayKeepItsVariablesToItself() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("_hidden", size: 4, alignment: 4, encoding: "i")
    }
    let object = try cls.make()
    #expect(try object.value(forKey: "hidden")?.description == "0")
    try object.setValue(NumberBox(1), forKey: "hidden")
    // What was found before does not count when the class changes.
    try cls.metaclass.addMethod(Selector("accessInstanceVariablesDirectly")) {
      (_: ClassObject) in false
    }
    let get = #expect(throws: MessageError.self) { try object.value(forKey: "hidden") }
    #expect(get?.code == .undefinedKey)
    let set = #expect(throws: MessageError.self) {
      try object.setValue(NumberBox(1), forKey: "hidden")
    }
    #expect(set?.code == .undefinedKey)
  }

  @Test func whatIsLearntIsForgottenWhenMethodsChange() throws {
    let cls = try makeClass { cls in
      var strong = PropertyAttributes(type: "@")
      strong.memory = .strong
      try cls.declareProperty("name", strong)
      try cls.addMethod(Selector("other")) { (_: Object) in "other" }
    }
    let below = try makeClass(below: cls)
    let object = try below.make()
    try object.setValue(StringBox("stored"), forKey: "name")
    #expect(try object.value(forKey: "name")?.description == "stored")
    try cls.exchangeMethods(Selector("name"), Selector("other"))
    #expect(try object.value(forKey: "name")?.description == "other")
    #expect(try object.value(forKey: "other")?.description == "stored")
    try below.addMethod(Selector("getName")) { (_: Object) in "got" }
    #expect(try object.value(forKey: "name")?.description == "got")
    try below.addMethod(Selector("valueForKey:")) { (this: Object, key: String) in
      "own " + (try this.sendSuper(above: below, Selector("valueForKey:"), key)?.description ?? "")
    }
    #expect(try object.value(forKey: "name")?.description == "own got")
    #expect(try object.value(forKey: "name")?.description == "own got")
    #expect(try cls.make().value(forKey: "name")?.description == "other")
    try below.addMethod(Selector("setValue:forKey:")) { (_: Object, _: Object?, key: String) in
      throw RaisedError("no \(key)")
    }
    let error = #expect(throws: MessageError.self) { try object.setValue(nil, forKey: "name") }
    #expect(error?.underlying is RaisedError)
  }

  @Test func aClassMayFollowPathsItself() throws {
    let own = try makeClass { cls in
      try cls.addMethod(Selector("valueForKeyPath:")) { (_: Object, path: String) in "at \(path)" }
    }.make()
    #expect(try own.value(forKeyPath: "a.b")?.description == "at a.b")
    let dictionary = DictionaryBox(["own": own])
    #expect(try dictionary.value(forKeyPath: "own.a.@sum.b")?.description == "at a.@sum.b")
  }

  @Test func listsThatAreAskedFor() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("countOfThings")) { (_: Object) in UInt(3) }
      try cls.addMethod(Selector("objectInThingsAtIndex:")) { (_: Object, index: UInt) -> Object? in
        index == 2 ? nil : StringBox("thing \(index)")
      }
      try cls.addMethod(Selector("countOfBroken")) { (_: Object) throws -> Int in
        throw RaisedError("broken")
      }
      try cls.addMethod(Selector("objectInBrokenAtIndex:")) { (_: Object, _: UInt) in "x" }
    }.make()
    let things = try #require(try object.value(forKey: "things") as? ArrayBox)
    #expect(things.count == 3)
    #expect(try things.object(at: 1).description == "thing 1")
    #expect(throws: RangeError.self) { try things.object(at: 3) }
    #expect(throws: MessageError.self) { try things.object(at: 2) }
    #expect(try object.value(forKeyPath: "things.@count")?.description == "3")
    #expect((try object.value(forKey: "broken") as? ArrayBox)?.count == 0)
  }

  @Test func severalAtOnce() throws {
    let object = try person()
    try object.setValue(StringBox("Ada"), forKey: "name")
    let values = try object.dictionaryWithValues(forKeys: ["name", "boss", "age"])
    #expect(values.count == 3)
    #expect(values["name"]?.description == "Ada")
    #expect(values["boss"] is NullBox)
    try object.setValuesForKeys(DictionaryBox(["name": NullBox(), "age": NumberBox(36)]))
    #expect(try object.value(forKey: "name") == nil)
    #expect(try object.value(forKey: "age")?.description == "36")
    let error = #expect(throws: MessageError.self) {
      try object.setValuesForKeys(DictionaryBox(["age": NumberBox(37), "zzz": NumberBox(1)]))
    }
    #expect(error?.code == .undefinedKey)
    #expect(try object.value(forKey: "age")?.description == "37")
    #expect(throws: MessageError.self) {
      try object.setValuesForKeys(DictionaryBox(keys: [NumberBox(1)], objects: [NumberBox(1)]))
    }
  }

  @Test func nilForANumberIsTheClassesToAnswer() throws {
    let object = try makeClass { cls in
      try cls.declareProperty("age", PropertyAttributes(type: "i"))
      try cls.addIvar("_plain", size: 8, alignment: 8, encoding: "d")
      try cls.addMethod(Selector("setNilValueForKey:")) { (this: Object, key: String) in
        try this.setValue(NumberBox(-1), forKey: key)
      }
    }.make()
    try object.setValue(nil, forKey: "age")
    #expect(try object.value(forKey: "age")?.description == "-1")
    try object.setValue(nil, forKey: "plain")
    #expect(try object.value(forKey: "plain")?.description == "-1")
  }

  @Test func referencesAreCountedRight() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      for (name, list) in [
        ("strong", "T@,&"), ("loose", "T@,&,N"), ("copied", "T@,C"), ("weak", "T@,W"),
        ("looseWeak", "T@,W,N"),
      ] {
        try cls.declareProperty(
          name,
          PropertyAttributes(
            list.split(separator: ",").map { (String($0.prefix(1)), String($0.dropFirst())) }))
      }
      try cls.addMethod(Selector("newThing")) { (_: Object) in Object() }
      try cls.addMethod(Selector("thing")) { (_: Object) in Object() }
    }
    try autoreleasePool { () throws in
      let object = tracker.watch(try cls.make())
      let value = tracker.watch(StringBox("value"))
      for key in ["strong", "loose", "copied", "weak", "looseWeak"] {
        try object.setValue(value, forKey: key)
        #expect(try object.value(forKey: key) === value, "\(key)")
        #expect(try object.value(forKey: key) === value, "\(key)")
      }
      for key in ["newThing", "thing", "init", "self"] {
        for _ in 0..<3 {
          tracker.watch(try #require(try object.value(forKey: key)))
        }
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func classesAreReceiversToo() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("motto")) { (_: ClassObject) in "one for all" }
      try cls.addIvar("_motto", size: 4, alignment: 4, encoding: "i")
    }
    #expect(try cls.object.value(forKey: "motto")?.description == "one for all")
    #expect(try cls.object.value(forKey: "superclass") === Object.runtimeClass.object)
    let error = #expect(throws: MessageError.self) { try cls.object.value(forKey: "isa") }
    #expect(error?.code == .undefinedKey)
  }

  @Test func structuresAreValues() throws {
    let object = try makeClass { cls in
      try cls.declareProperty("frame", PropertyAttributes(type: "{CGRect=dddd}"))
    }.make()
    let value = try #require(try object.value(forKey: "frame"))
    #expect(value is ValueBox)
    try object.setValue(value, forKey: "frame")
    let error = #expect(throws: MessageError.self) {
      try object.setValue(NumberBox(1), forKey: "frame")
    }
    #expect(error != nil)
  }

  @Test func keysThatAreNotKept() throws {
    // Longer than what is kept, and more of them than there is room for would be the same.
    let long = String(repeating: "k", count: KeyRouteTable.longestKey + 1)
    let object = try makeClass { cls in
      try cls.addMethod(Selector(validating: long)) { (_: Object) in "long" }
    }.make()
    for _ in 0..<2 { #expect(try object.value(forKey: long)?.description == "long") }
  }
}
