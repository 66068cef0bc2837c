import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct CollectionBoxTests {
  private let items: [Object] = [StringBox("a"), NumberBox(1), NullBox()]

  @Test func arraysAnswerMessages() throws {
    let array = ArrayBox(items)
    #expect(try array.send(Selector("count"), returning: UInt.self) == 3)
    #expect(try array.send(Selector("objectAtIndex:"), 1) === items[1])
    #expect(try array.send(Selector("firstObject")) === items[0])
    #expect(try array.send(Selector("lastObject")) === items[2])
    #expect(try ArrayBox([]).send(Selector("firstObject")) == nil)
    #expect(try array.send(Selector("containsObject:"), StringBox("a"), returning: Bool.self))
    #expect(try !array.send(Selector("containsObject:"), StringBox("b"), returning: Bool.self))
    let longer = try array.send(Selector("arrayByAddingObject:"), StringBox("z"))
    #expect((longer as? ArrayBox)?.count == 4)
    #expect(array.count == 3)
    #expect(array.description == "(a, 1, <null>)")
  }

  /// What makes a collection makes one of the class that it was sent to.
  @Test(arguments: [
    ArrayBox.runtimeClass, MutableArrayBox.runtimeClass, DictionaryBox.runtimeClass,
    MutableDictionaryBox.runtimeClass,
  ])
  func theReceiversClass(_ base: RuntimeClass) throws {
    let list = ArrayBox([StringBox("a")])
    let below = try makeClass("Collection", below: base) { _ in }
    for cls in [base, below] {
      let made =
        base.isSubclass(of: ArrayBox.runtimeClass)
        ? [
          try cls.object.send(Selector("array")),
          try cls.object.send(Selector("arrayWithObject:"), StringBox("a")),
          try cls.object.send(Selector("arrayWithArray:"), list),
        ]
        : [
          try cls.object.send(Selector("dictionary")),
          try cls.object.send(
            Selector("dictionaryWithObject:forKey:"), StringBox("a"), StringBox("b")),
          try cls.object.send(Selector("dictionaryWithObjects:forKeys:"), list, list),
        ]
      #expect(made.map { $0?.runtimeClass } == [cls, cls, cls])
      #expect(made.map { $0?.description.contains("a") } == [false, true, true])
    }
  }

  @Test func anIndexOutOfRangeIsAnError() throws {
    let array = ArrayBox(items)
    for index in [3, Int.max] {
      let error = #expect(throws: MessageError.self) {
        try array.send(Selector("objectAtIndex:"), index)
      }
      #expect(error?.underlying is RangeError)
      #expect(
        error?.description
          == "-[NSArray objectAtIndex:]: index \(index) is out of range: there are 3")
    }
    #expect(throws: MessageError.self) { try array.send(Selector("objectAtIndex:"), UInt.max) }
    #expect(throws: RangeError.self) { try array.object(at: -1) }
  }

  @Test func arraysAreReadFromC() throws {
    let ids = items.map { Optional($0.id) }
    func made(_ ids: [UnsafeMutableRawPointer?], _ count: UInt) throws -> ArrayBox? {
      try ids.withUnsafeBytes { bytes in
        try ArrayBox.runtimeClass.object.send(
          Selector("arrayWithObjects:count:"),
          Pointer(UnsafeMutableRawPointer(mutating: bytes.baseAddress)), count) as? ArrayBox
      }
    }
    #expect(try made(ids, 3)?.isEqual(ArrayBox(items)) == true)
    #expect(try made(ids, 0)?.count == 0)
    let hole = #expect(throws: MessageError.self) { try made([ids[0], nil], 2) }
    #expect(
      hole?.description
        == "+[NSArray arrayWithObjects:count:]: element 1 of a list is nil, needed: an object")
    #expect(hole?.code == .argumentType)
    #expect(throws: MessageError.self) { try made(ids, .max) }
    #expect(throws: MessageError.self) {
      try ArrayBox.runtimeClass.object.send(
        Selector("arrayWithObjects:count:"), Pointer(nil), UInt(1))
    }
  }

  @Test func elementsOfATypedArgumentAreChecked() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("join:")) { (_: Object, strings: [StringBox]) in
        strings.map(\.string).joined()
      }
    }.make()
    #expect(
      try object.send(Selector("join:"), [StringBox("a"), StringBox("b")])?.description == "ab")
    let error = #expect(throws: MessageError.self) { try object.send(Selector("join:"), items) }
    #expect(error?.description == "an element is an NSNumber, needed: NSString")
  }

  @Test func dictionariesAnswerMessages() throws {
    let dictionary = DictionaryBox(["a": NumberBox(1), "b": NullBox()])
    #expect(try dictionary.send(Selector("count"), returning: UInt.self) == 2)
    #expect(try dictionary.send(Selector("objectForKey:"), "a")?.description == "1")
    #expect(try dictionary.send(Selector("objectForKey:"), "c") == nil)
    #expect(try dictionary.value(forKey: "a")?.description == "1")
    #expect(try dictionary.value(forKey: "missing") == nil)
    #expect(dictionary["b"] is NullBox)
    #expect(dictionary.isEqual(DictionaryBox(["b": NullBox(), "a": NumberBox(1.0)])))
    #expect(!dictionary.isEqual(DictionaryBox(["a": NumberBox(1)])))
    #expect(dictionary.description == "{a: 1, b: <null>}")
    #expect((try dictionary.send(Selector("allKeys")) as? ArrayBox)?.count == 2)
    #expect(throws: MessageError.self) {
      try dictionary.setValue(NumberBox(1), forKey: "a")
    }
  }

  @Test func keysAreComparedAsTheirClassesSay() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("isEqual:")) { (this: Object, other: Object?) in
        other?.runtimeClass == this.runtimeClass
      }
      try cls.addMethod(Selector("hash")) { (_: Object) in UInt(7) }
    }
    let dictionary = try DictionaryBox(keys: [try cls.make()], objects: [StringBox("found")])
    #expect(dictionary.object(forKey: try cls.make())?.description == "found")
    #expect(dictionary.object(forKey: Object()) == nil)
    #expect(
      try DictionaryBox(keys: [NumberBox(1)], objects: [StringBox("one")])
        .object(forKey: NumberBox(1.0))?.description == "one")
  }

  @Test func indexPathsAndErrors() throws {
    let path = try #require(
      try IndexPathBox.runtimeClass.object.send(Selector("indexPathForRow:inSection:"), 2, 1))
    #expect((path as? IndexPathBox)?.indexPath == IndexPath(section: 1, row: 2))
    #expect(path.isEqual(IndexPathBox(IndexPath(section: 1, row: 2))))
    #expect(try path.value(forKey: "section")?.description == "1")
    #expect(path.description == "1,2")
    #expect(IndexPath(section: 0, row: 9) < IndexPath(section: 1, row: 0))
    let error = try #require(
      try ErrorBox.runtimeClass.object.send(Selector("errorWithDescription:"), "text"))
    #expect((error as? ErrorBox)?.error is RaisedError)
    #expect(try error.value(forKey: "localizedDescription")?.description == "text")
    #expect(NullBox().isEqual(NullBox()))
    #expect(!NullBox().isEqual(nil))
  }
}
