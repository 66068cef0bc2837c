import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

/// Arrays and dictionaries by key, and the operators of key paths.
@Suite struct CollectionTests {
  private func row(_ name: String, _ age: Int?) -> DictionaryBox {
    var entries: [String: Object] = ["name": StringBox(name)]
    if let age { entries["age"] = NumberBox(age) }
    return DictionaryBox(entries)
  }

  private var rows: ArrayBox {
    ArrayBox([row("c", 3), row("a", 1), row("b", nil), row("a", 4)])
  }

  @Test func arraysGiveTheValuesOfTheirElements() throws {
    #expect(try rows.value(forKey: "name")?.description == "(c, a, b, a)")
    #expect(try rows.value(forKey: "age")?.description == "(3, 1, <null>, 4)")
    #expect(try rows.value(forKeyPath: "name.length")?.description == "(1, 1, 1, 1)")
    #expect(try rows.value(forKey: "@count")?.description == "4")
    #expect(try ArrayBox([]).value(forKey: "anything")?.description == "()")
    let error = #expect(throws: MessageError.self) {
      try ArrayBox([Object()]).value(forKey: "nothing")
    }
    #expect(error?.code == .undefinedKey)
  }

  @Test func arraysSetTheValuesOfTheirElements() throws {
    let cls = try makeClass { cls in
      try cls.declareProperty("age", PropertyAttributes(type: "i"))
    }
    let objects = [try cls.make(), try cls.make()]
    try ArrayBox(objects).setValue(NumberBox(7), forKey: "age")
    #expect(try ArrayBox(objects).value(forKey: "age")?.description == "(7, 7)")
  }

  @Test func dictionariesGiveTheirEntries() throws {
    let entries = DictionaryBox(["count": StringBox("entry"), "a b": NumberBox(1)])
    #expect(try entries.value(forKey: "count")?.description == "entry")
    #expect(try entries.value(forKey: "@count")?.description == "2")
    #expect(try entries.value(forKeyPath: "@count")?.description == "2")
    #expect(try entries.value(forKeyPath: "a b")?.description == "1")
    #expect(try entries.value(forKey: "none") == nil)
    let error = #expect(throws: MessageError.self) { try entries.value(forKey: "@none") }
    #expect(error?.description == "NSDictionary has no value for key \"none\"")
    #expect(throws: MessageError.self) { try entries.value(forKey: "@") }
    let set = #expect(throws: MessageError.self) { try entries.setValue(nil, forKey: "count") }
    #expect(set?.code == .undefinedKey)
  }

  @Test(arguments: [
    ("@count", "4"), ("@count.name", "4"), ("@sum.age", "8"), ("@avg.age", "2"), ("@min.age", "1"),
    ("@max.age", "4"), ("@min.name", "a"), ("@max.name", "c"),
    ("@unionOfObjects.name", "(c, a, b, a)"), ("@distinctUnionOfObjects.name", "(c, a, b)"),
    ("@sum.name.length", "4"), ("@max.name.length", "1"), ("@sum.@count", "7"),
  ])
  func operators(path: String, result: String) throws {
    #expect(try rows.value(forKeyPath: path)?.description == result)
    let holder = DictionaryBox(["rows": rows])
    #expect(try holder.value(forKeyPath: "rows.\(path)")?.description == result)
  }

  @Test(arguments: [
    ("@count", "0"), ("@sum.age", "0"), ("@avg.age", "0"), ("@min.age", nil), ("@max.age", nil),
    ("@unionOfObjects.age", "()"), ("@distinctUnionOfObjects.age", "()"),
  ])
  func operatorsOnNothing(path: String, result: String?) throws {
    #expect(try ArrayBox([]).value(forKeyPath: path)?.description == result)
  }

  @Test func numbersThemselves() throws {
    let numbers = ArrayBox([NumberBox(1), NumberBox(2.5), StringBox("4")])
    #expect(try numbers.value(forKeyPath: "@sum.self")?.description == "7.5")
    #expect(try numbers.value(forKeyPath: "@avg.doubleValue")?.description == "2.5")
  }

  @Test(arguments: [
    (
      "@median.age",
      "@median is no operator of key paths; there are @count, @sum, @avg, @min, @max, "
        + "@unionOfObjects, @distinctUnionOfObjects, @unionOfArrays, @distinctUnionOfArrays, "
        + "@unionOfSets, @distinctUnionOfSets"
    ),
    ("@sum", "the operator @sum needs a key path after it"),
    ("@max", "the operator @max needs a key path after it"),
    (
      "@unionOfObjects.age",
      "a value of \"age\" for @unionOfObjects is nil, needed: an object"
    ),
    (
      "@distinctUnionOfObjects.age",
      "a value of \"age\" for @distinctUnionOfObjects is nil, needed: an object"
    ),
  ])
  func operatorsRefuse(path: String, reason: String) {
    let error = #expect(throws: MessageError.self) { try rows.value(forKeyPath: path) }
    #expect(error?.description == reason)
  }

  @Test func whatIsNoNumberHasNoSum() throws {
    let objects = ArrayBox([DictionaryBox(["k": Object()])])
    let error = #expect(throws: MessageError.self) { try objects.value(forKeyPath: "@sum.k") }
    #expect(error?.description == "a value of \"k\" for @sum is an NSObject, needed: a number")
    let order = #expect(throws: MessageError.self) {
      try ArrayBox([DictionaryBox(["k": Object()]), DictionaryBox(["k": Object()])])
        .value(forKeyPath: "@max.k")
    }
    #expect(order?.code == .unrecognizedSelector)
  }

  @Test func operatorsAreForArrays() throws {
    let error = #expect(throws: MessageError.self) { try Object().value(forKeyPath: "@count") }
    #expect(error?.description == "NSObject has no value for key \"@count\"")
  }
}
