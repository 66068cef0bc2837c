import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct MutableCollectionTests {
  @Test func arraysChange() throws {
    let array = try #require(
      try MutableArrayBox.runtimeClass.object.send(Selector("array")) as? MutableArrayBox)
    for text in ["a", "b", "c"] { try array.send(Selector("addObject:"), text) }
    try array.send(Selector("insertObject:atIndex:"), "x", 1)
    #expect(array.description == "(a, x, b, c)")
    try array.send(Selector("removeObjectAtIndex:"), 0)
    try array.send(Selector("replaceObjectAtIndex:withObject:"), 2, "z")
    try array.send(Selector("exchangeObjectAtIndex:withObjectAtIndex:"), 0, 1)
    #expect(array.description == "(b, x, z)")
    try array.send(Selector("setObject:atIndexedSubscript:"), "end", 3)
    try array.send(Selector("removeObject:"), "x")
    try array.send(Selector("addObjectsFromArray:"), ["b", "b"])
    try array.send(Selector("removeLastObject"))
    #expect(array.description == "(b, z, end, b)")
    try array.send(Selector("removeAllObjects"))
    #expect(array.count == 0)
  }

  @Test(
    arguments: [
      ("insertObject:atIndex:", 3), ("removeObjectAtIndex:", 2),
      ("replaceObjectAtIndex:withObject:", 2), ("setObject:atIndexedSubscript:", 3),
      ("exchangeObjectAtIndex:withObjectAtIndex:", 2), ("insertObject:atIndex:", -1),
    ] as [(String, Int)]) func anIndexOutOfRangeChangesNothing(_ message: String, _ index: Int)
    throws
  {
    let array = MutableArrayBox([StringBox("a"), StringBox("b")])
    let selector = try Selector(validating: message)
    let number = UInt(bitPattern: index)
    let arguments: [any MessageValue] =
      switch message {
      case "removeObjectAtIndex:": [number]
      case "exchangeObjectAtIndex:withObjectAtIndex:": [UInt(0), number]
      case "replaceObjectAtIndex:withObject:": [number, "x"]
      default: ["x", number]
      }
    let error = #expect(throws: MessageError.self) {
      try DynamicSend(receiver: array, selector, above: nil)
        .call(arguments) { (result) throws(MessageError) in try result.boxedResult() }
    }
    #expect(error?.underlying is RangeError)
    #expect(array.description == "(a, b)")
  }

  @Test func removingFromAnEmptyArrayAndAddingNilAreErrors() throws {
    let array = MutableArrayBox([])
    #expect(throws: MessageError.self) { try array.send(Selector("removeLastObject")) }
    #expect(throws: MessageError.self) { try array.send(Selector("addObject:"), Object?.none) }
  }

  @Test func copiesAreSnapshots() throws {
    let array = MutableArrayBox([StringBox("a")])
    let copy = try #require(try array.send(Selector("copy")) as? ArrayBox)
    let other = try #require(try array.send(Selector("mutableCopy")) as? MutableArrayBox)
    try array.send(Selector("addObject:"), "b")
    #expect(copy.runtimeClass.name == "NSArray")
    #expect(copy.description == "(a)")
    #expect(other.description == "(a)")
    #expect(try copy.send(Selector("copy")) === copy)
    #expect(try ArrayBox([]).send(Selector("mutableCopy")) is MutableArrayBox)
    #expect(array.isEqual(ArrayBox([StringBox("a"), StringBox("b")])))

    let dictionary = MutableDictionaryBox(["a": NumberBox(1)])
    let snapshot = try #require(try dictionary.send(Selector("copy")) as? DictionaryBox)
    let changing = try #require(
      try snapshot.send(Selector("mutableCopy")) as? MutableDictionaryBox)
    try dictionary.send(Selector("removeAllObjects"))
    #expect(snapshot.runtimeClass.name == "NSDictionary")
    #expect(snapshot.description == "{a: 1}")
    try changing.send(Selector("setObject:forKey:"), NumberBox(2), "b")
    #expect(changing.description == "{a: 1, b: 2}")
    #expect(snapshot.count == 1)
  }

  @Test func dictionariesChange() throws {
    let dictionary = MutableDictionaryBox([:])
    try dictionary.send(Selector("setObject:forKey:"), "one", NumberBox(1))
    try dictionary.send(Selector("setObject:forKeyedSubscript:"), "two", "2")
    try dictionary.setValue(StringBox("three"), forKey: "3")
    #expect(dictionary.description == "{1: one, 2: two, 3: three}")
    #expect(
      try dictionary.send(Selector("objectForKeyedSubscript:"), NumberBox(1.0))?.description
        == "one")
    try dictionary.send(Selector("setObject:forKeyedSubscript:"), Object?.none, "2")
    try dictionary.setValue(nil, forKey: "3")
    try dictionary.send(Selector("removeObjectForKey:"), "missing")
    #expect(dictionary.description == "{1: one}")
    try dictionary.send(Selector("addEntriesFromDictionary:"), ["a": "b"])
    #expect(dictionary.count == 2)
    for (value, key) in [(Object?.none, Optional("k")), (StringBox("v"), nil)] {
      #expect(throws: MessageError.self) {
        try dictionary.send(Selector("setObject:forKey:"), value, key)
      }
    }
  }

  @Test func keysAreCopied() throws {
    let key = MutableArrayBox([NumberBox(1)])
    let dictionary = try DictionaryBox(keys: [key], objects: [StringBox("found")])
    key.elements = []
    #expect(dictionary.object(forKey: ArrayBox([NumberBox(1)]))?.description == "found")
    #expect(dictionary.object(forKey: key) == nil)
  }

  /// A list that holds itself must not hang or overflow the stack.
  @Test func collectionsMayHoldThemselves() throws {
    let array = MutableArrayBox([])
    array.elements = [array, array]
    defer { array.elements = [] }
    #expect(array.description == "((…), (…))")
    let other = MutableArrayBox([])
    other.elements = [other, other]
    defer { other.elements = [] }
    #expect(array.isEqual(other))
    let error = #expect(throws: BoxingError.self) { try array.unboxed }
    #expect(error?.code == .tooDeep)
    #expect(
      error?.description == "value[0] holds itself, or is nested more than 64 levels deep")
    let dictionary = MutableDictionaryBox([:])
    dictionary.entries[StringBox("self")] = dictionary
    defer { dictionary.entries = ObjectTable() }
    #expect(dictionary.description == "{self: {…}}")
  }

  @Test func arraysAreSearchedAndJoined() throws {
    let array = ArrayBox([NumberBox(1), StringBox("a"), NumberBox(1)])
    #expect(try array.send(Selector("indexOfObject:"), NumberBox(1.0), returning: UInt.self) == 0)
    #expect(
      try array.send(Selector("indexOfObject:"), "b", returning: UInt.self) == UInt(Int.max))
    #expect(
      try array.send(Selector("componentsJoinedByString:"), ", ")?.description == "1, a, 1")
    #expect(
      try array.send(Selector("arrayByAddingObjectsFromArray:"), ["b"])?.description
        == "(1, a, 1, b)")
    #expect(try array.send(Selector("objectAtIndexedSubscript:"), 1)?.description == "a")
  }
}
