import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Declared properties and the accessors that are made for them.
@Suite struct PropertyTests {
  private func attributes(_ list: String) throws -> PropertyAttributes {
    try PropertyAttributes(
      list.split(separator: ",").map { (String($0.prefix(1)), String($0.dropFirst())) })
  }

  private func cls(_ properties: [(String, String)], _ prefix: String = "Test") throws
    -> RuntimeClass
  {
    try makeClass(prefix) { cls in
      for (name, list) in properties { try cls.declareProperty(name, attributes(list)) }
    }
  }

  private func roundTrip<Value: MessageValue & Equatable>(
    _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cls = try cls([("value", "T\(Value.typeEncoding)"), ("after", "Tq")])
    let object = try cls.make()
    let get = Message<() -> Value>("value")
    let set = Message<(Value) -> Void>("setValue:")
    try object.send(Selector("setAfter:"), 0x5555)
    for value in values {
      try set(object, value)
      #expect(try get(object) == value, sourceLocation: sourceLocation)
      #expect(
        try object.send(Selector("value"), returning: Value.self) == value,
        sourceLocation: sourceLocation)
      try object.send(Selector("setValue:"), value)
      #expect(try get(object) == value, sourceLocation: sourceLocation)
      // Nothing was written beside it.
      #expect(
        try object.send(Selector("after"), returning: Int.self) == 0x5555,
        sourceLocation: sourceLocation)
    }
  }

  @Test func accessorsOfEveryScalar() throws {
    try roundTrip([Int8.min, -1, 0, .max])
    try roundTrip([UInt8.min, 200, .max])
    try roundTrip([Int16.min, -1, .max])
    try roundTrip([UInt16.max, 1])
    try roundTrip([Int32.min, -1, .max])
    try roundTrip([UInt32.max, 1])
    try roundTrip([Int64.min, -1, .max])
    try roundTrip([UInt64.max, 1])
    try roundTrip([Int.min, .max])
    try roundTrip([true, false])
    try roundTrip([Float.pi, -0.5, .infinity])
    try roundTrip([Double.pi, -0.5, -.infinity])
    try roundTrip([Selector("value"), Selector("other:")])
    try roundTrip([Object.runtimeClass, StringBox.runtimeClass])
    try roundTrip([Rect(x: 1, y: 2, width: 3, height: 4)])
    try roundTrip([Mixed(number: -1, flag: 2, real: 3)])
    try roundTrip([Small(first: -1, second: 2), Small(first: 3, second: -4)])
  }

  @Test func strongWeakCopyAndAssign() throws {
    let cls = try cls([
      ("strong", "T@,&"), ("weak", "T@,W"), ("copied", "T@\"NSString\",C"), ("assigned", "T@"),
    ])
    let copied = try makeClass { cls in
      try cls.addMethod(Selector("copy")) { (_: Object) in StringBox("a copy") }
    }
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let object = tracker.watch(try cls.make())
      let set = { (name: StaticString, value: Object?) throws in
        _ = try object.send(Selector(name), value)
      }
      try autoreleasePool { () throws in
        try set("setStrong:", tracker.watch(StringBox("strong")))
        try set("setWeak:", tracker.watch(StringBox("weak")))
        try set("setCopied:", tracker.watch(try copied.make()))
      }
      #expect(try object.send(Selector("strong"))?.description == "strong")
      #expect(try object.send(Selector("weak")) == nil)
      #expect(try object.send(Selector("copied"))?.description == "a copy")
      try set("setCopied:", nil)
      #expect(try object.send(Selector("copied")) == nil)
      let held = tracker.watch(StringBox("held"))
      try set("setAssigned:", held)
      try set("setWeak:", held)
      #expect(try object.send(Selector("assigned")) === held)
      #expect(try object.send(Selector("weak")) === held)
      try set("setAssigned:", nil)
    }
    #expect(tracker.total == 5)
    #expect(tracker.living == 0)
  }

  @Test func whatCannotBeCopiedIsAnError() throws {
    let cls = try cls([("copied", "T@,C")])
    let error = #expect(throws: MessageError.self) {
      try cls.make().send(Selector("setCopied:"), Object())
    }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func readOnlyDynamicAndRenamed() throws {
    let cls = try cls([
      ("fixed", "Tq,R"), ("dynamic", "Tq,D"), ("renamed", "TB,GisRenamed,SassignRenamed:"),
      ("behind", "Tq,Vstored"),
    ])
    let object = try cls.make()
    #expect(cls.responds(to: Selector("fixed")))
    #expect(!cls.responds(to: Selector("setFixed:")))
    #expect(!cls.responds(to: Selector("dynamic")))
    #expect(!cls.responds(to: Selector("renamed")))
    #expect(!cls.responds(to: Selector("setRenamed:")))
    try object.send(Selector("assignRenamed:"), true)
    #expect(try object.send(Selector("isRenamed"), returning: Bool.self))
    #expect(cls.ivars.map(\.name) == ["_fixed", "_renamed", "stored"])
    #expect(cls.property(named: "renamed")?.setter == Selector("assignRenamed:"))
    #expect(cls.property(named: "fixed")?.setter == nil)
  }

  @Test func accessorsThatAreThereStay() throws {
    let cls = try makeClass { cls in
      try cls.declareProperty("title", attributes("T@,&"))
      try cls.addMethod(Selector("title")) { (_: Object) in "own" }
      try cls.declareProperty("count", attributes("Tq"))
      try cls.addMethod(Selector("setCount:")) { (_: Object, _: Int) in }
    }
    let object = try cls.make()
    #expect(try object.send(Selector("title"))?.description == "own")
    // Whoever writes the getter writes the setter.
    #expect(!cls.responds(to: Selector("setTitle:")))
    try object.send(Selector("setCount:"), 5)
    #expect(try object.send(Selector("count"), returning: Int.self) == 0)
  }

  @Test func accessorsWorkForSubclasses() throws {
    let top = try cls([("name", "T@,&")])
    let bottom = try makeClass(below: top) { cls in
      try cls.declareProperty("age", attributes("Ti"))
    }
    let object = try bottom.make()
    try object.send(Selector("setName:"), "Ada")
    try object.send(Selector("setAge:"), 36)
    #expect(try object.send(Selector("name"))?.description == "Ada")
    #expect(try object.send(Selector("age"), returning: Int.self) == 36)
    #expect(bottom.property(named: "name") == top.property(named: "name"))
    #expect(bottom.properties.map(\.name) == ["age"])
  }

  @Test func aVariableThatExistsMustFit() throws {
    // Of the right type: the property's rule is the variable's.
    let tracker = LifetimeTracker()
    let kept = try makeClass { cls in
      try cls.addIvar("_held", size: 8, alignment: 8, encoding: "@")
      try cls.declareProperty("held", attributes("T@,&"))
    }
    #expect(kept.ivar(named: "_held")?.ownership == .strong)
    try autoreleasePool { () throws in
      let object = try kept.make()
      try object.send(Selector("setHeld:"), tracker.watch(StringBox("held")))
      #expect(try object.send(Selector("held"))?.description == "held")
    }
    #expect(tracker.living == 0)
    // An inherited one of the same kind is shared.
    let below = try makeClass(below: kept) { cls in
      try cls.declareProperty("held", attributes("T@,&"))
    }
    #expect(below.ivars.isEmpty)
    #expect(try below.make().send(Selector("held")) == nil)
    // Anything else is refused: an object pointer is not read from a number's bytes.
    func refusal(_ list: String, below superclass: RuntimeClass) -> RegistrationError? {
      #expect(throws: RegistrationError.self) {
        _ = try makeClass("Misfit", below: superclass) { cls in
          try cls.declareProperty("held", attributes(list))
        }
      }
    }
    #expect(refusal("Tq", below: kept)?.code == .malformedAttributes)
    #expect(refusal("T#", below: kept)?.code == .malformedAttributes)
    #expect(
      refusal("T@,W", below: kept)?.description.hasSuffix(
        ".held: its variable _held is kept in another way") == true)
    let number = try makeClass { cls in
      try cls.addIvar("_held", size: 4, alignment: 4, encoding: "i")
    }
    #expect(
      refusal("T@,&", below: number)?.description.hasSuffix(
        ".held: its variable _held has type \"i\", not \"@\"") == true)
    #expect(throws: RegistrationError.self) {
      try cls([("one", "T@,&,Vshared"), ("two", "T@,W,Vshared")])
    }
  }

  @Test(arguments: [
    ("[4i]", "a property cannot be an array"), ("v", "no variable can be made for type \"v\""),
    ("{Opaque}", "no variable can be made for type \"{Opaque}\""),
    ("b3", "no variable can be made for type \"b3\""),
  ])
  func refusesTypesThatNoVariableHas(type: String, reason: String) throws {
    let error = #expect(throws: RegistrationError.self) { try cls([("value", "T\(type)")]) }
    #expect(error?.description.hasSuffix(".value: \(reason)") == true, "\(error.debugDescription)")
  }

  @Test func refusesTypesThatCannotBePassed() throws {
    for type in ["{S=it}", "t", "{Empty=}"] {
      let error = #expect(throws: RegistrationError.self) { try cls([("value", "T\(type)")]) }
      #expect(error?.code == .malformedEncoding, "\(type)")
    }
  }

  @Test func refusesNamesThatMakeNoAccessors() throws {
    let cls = try makeClass("Names")
    func refusal(_ name: String, _ list: String) -> RegistrationError? {
      #expect(throws: RegistrationError.self) {
        try cls.declareProperty(name, attributes(list))
      }
    }
    #expect(refusal("", "Tq")?.description == "\(cls).: a property needs a name")
    #expect(refusal("a\tb", "Tq")?.code == .invalidSelector)
    #expect(refusal("a", "Tz")?.code == .malformedEncoding)
    #expect(
      refusal("a", "Tq,Gtake:")?.description
        == "\(cls).a: the getter \"take:\" must take no argument")
    #expect(
      refusal("a", "Tq,Sset")?.description
        == "\(cls).a: the setter \"set\" must take one argument")
    #expect(refusal("a:", "Tq")?.code == .malformedAttributes)
    try cls.declareProperty("a", attributes("Tq"))
    #expect(refusal("a", "Td")?.description == "\(cls).a exists already")
  }

  @Test func aDeclarationOnARegisteredClassHasNoAccessors() throws {
    let cls = try makeClass()
    try cls.declareProperty("late", attributes("Tq"))
    #expect(cls.property(named: "late") != nil)
    #expect(!cls.responds(to: Selector("late")))
  }

  @Test func aLateDeclarationIsSeenByThoseWhoReadTheClassBefore() throws {
    let cls = try makeClass()
    // Other tests may raise it as well, never lower it.
    var generation = Generation.current
    try cls.declareProperty("late", attributes("Tq"))
    #expect(Generation.current > generation)
    generation = Generation.current
    try cls.replaceProperty("late", attributes("Td"))
    #expect(Generation.current > generation)
    generation = Generation.current
    cls.revokeProperty("late", of: nil)
    #expect(Generation.current > generation)
    #expect(cls.properties.isEmpty)
  }

  @Test func aPropertyMayBeDeclaredAnew() throws {
    let top = try cls([("name", "T@,&"), ("other", "Tq")])
    let old = try #require(top.propertyRecord(named: "name"))
    let previous = try top.replaceProperty("name", attributes("T@,C,N"))
    #expect(previous?.attributes.string == "T@,&")
    #expect(top.properties.map(\.name) == ["name", "other"])
    let new = try #require(top.propertyRecord(named: "name"))
    #expect(String(cString: new.pointee.attributes) == "T@,C,N")
    #expect(String(cString: old.pointee.attributes) == "T@,&")
    // The accessors that were made stay, and a subclass gets a property of its own.
    #expect(top.responds(to: Selector("setName:")))
    let bottom = try makeClass(below: top)
    #expect(try bottom.replaceProperty("name", attributes("Tq,R")) == nil)
    #expect(bottom.properties.map(\.attributes.string) == ["Tq,R"])
    #expect(top.property(named: "name")?.attributes.string == "T@,C,N")
    #expect(throws: RegistrationError.self) {
      try top.replaceProperty("name", attributes("Tz"))
    }
    #expect(
      top.propertyRecords.map { String(cString: $0.pointee.name) } == ["name", "other"])
  }

  @Test func whatIsDeclaredAnewBeforeRegistrationCounts() throws {
    let cls = try makeClass { cls in
      try cls.declareProperty("name", attributes("Tq"))
      try cls.replaceProperty("name", attributes("Td,R"))
    }
    #expect(cls.ivars.map(\.encoding) == ["d"])
    #expect(!cls.responds(to: Selector("setName:")))
  }

  @Test func aReplacementIsRevoked() throws {
    let cls = try cls([("name", "T@,&")])
    let owner = RegistrationOwner(name: "test")
    try owner.whileRegistering {
      try cls.replaceProperty("name", attributes("T@,C"))
      try cls.replaceProperty("new", attributes("Tq"))
    }
    #expect(cls.properties.map(\.attributes.string) == ["T@,C", "Tq"])
    owner.discard()
    #expect(cls.properties.map(\.attributes.string) == ["T@,&"])
    #expect(
      cls.propertyRecord(named: "name").map { String(cString: $0.pointee.attributes) } == "T@,&")
    #expect(cls.propertyRecord(named: "new") == nil)
  }

  @Test func swiftPropertiesNameTheirClasses() {
    func type(_ cls: Object.Type, _ name: String) -> String? {
      cls.runtimeClass.property(named: name)?.attributes.string
    }
    #expect(type(Object.self, "description") == "T@\"NSString\",R")
    #expect(type(Object.self, "hash") == "TQ,R")
    #expect(type(ArrayBox.self, "firstObject") == "T@,R")
    #expect(type(DictionaryBox.self, "allKeys") == "T@\"NSArray\",R")
    #expect(type(SortDescriptorBox.self, "reversedSortDescriptor") == "T@\"NSSortDescriptor\",R")
    #expect(type(SortDescriptorBox.self, "selector") == "T:,R")
    #expect(StringBox?.propertyEncoding == "@\"NSString\"")
    #expect(IndexPath.propertyEncoding == "@\"NSIndexPath\"")
    #expect([Object].propertyEncoding == "@\"NSArray\"")
  }
}
