import CCarob
import RuntimeTestSupport
import Testing

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
      try object.setValue(StringBox("36"), forKey: "age")
    }
    #expect(
      text?.description == "the value for -[\(cls) setAge:] is a NSString, needed: a number")
    let absent = #expect(throws: MessageError.self) { try object.setValue(nil, forKey: "age") }
    #expect(absent?.description == "the value for -[\(cls) setAge:] is nil, needed: a number")
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
    let structure = #expect(throws: MessageError.self) { try object.value(forKey: "eighth") }
    #expect(structure?.code == .undefinedKey)
    let wrong = #expect(throws: MessageError.self) {
      try object.setValue(StringBox("x"), forKey: "fifth")
    }
    #expect(
      wrong?.description
        == "the value for key \"fifth\" of \(object.runtimeClass) is a NSString, "
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
    for path in ["boss..name", ".boss", "boss.", "", "boss.nothing"] {
      let error = #expect(throws: MessageError.self) { try one.value(forKeyPath: path) }
      #expect(error?.code == .undefinedKey, "\(path)")
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
}
