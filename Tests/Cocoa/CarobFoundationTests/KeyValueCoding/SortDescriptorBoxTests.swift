import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct SortDescriptorBoxTests {
  private func row(_ name: String, _ age: Int?) -> DictionaryBox {
    var entries: [String: Object] = ["name": StringBox(name)]
    if let age { entries["age"] = NumberBox(age) }
    return DictionaryBox(entries)
  }

  private func names(_ objects: [Object]) -> [String] {
    objects.map { ($0 as? DictionaryBox)?["name"]?.description ?? "?" }
  }

  @Test func sortsByKeysInTurn() throws {
    let rows = [row("b", 2), row("a", 2), row("c", 1), row("d", nil)]
    func sorted(_ descriptors: SortDescriptorBox...) throws -> [String] {
      names(try SortDescriptorBox.sort(rows, by: descriptors))
    }
    #expect(try sorted(SortDescriptorBox(key: "name")) == ["a", "b", "c", "d"])
    #expect(try sorted(SortDescriptorBox(key: "name", ascending: false)) == ["d", "c", "b", "a"])
    // Missing values come first; what nothing tells apart keeps its order.
    #expect(try sorted(SortDescriptorBox(key: "age")) == ["d", "c", "b", "a"])
    #expect(
      try sorted(SortDescriptorBox(key: "age", ascending: false), SortDescriptorBox(key: "name"))
        == ["a", "b", "c", "d"])
    #expect(try sorted() == ["b", "a", "c", "d"])
  }

  /// Strings, which are sorted without messages, come out as by comparing two objects at a time.
  @Test(arguments: [true, false]) func stringsAreSortedAsTheyCompare(_ ascending: Bool) throws {
    var random = SeededGenerator(seed: 6)
    // Two spellings of one letter are the same to `compare:`, and keep their order.
    let letters = [
      "a", "B", "b", "e", "e\u{301}", "\u{E9}", "", "zz", "\u{1F600}", "\0", "\u{7F}", "sevenly",
      "eightish", "eightish later", "eightish\u{301}", "ninth one",
    ]
    for count in [0, 1, 2, 40, 400, 3_000] {
      let rows = (0..<count).map { number in
        var entries: [String: Object] = ["number": NumberBox(number)]
        entries["text"] = letters.randomElement(using: &random).flatMap { letter in
          letter.isEmpty ? nil : StringBox(letter + (letters.randomElement(using: &random) ?? ""))
        }
        return DictionaryBox(entries)
      }
      let text = SortDescriptorBox(key: "text", ascending: ascending)
      let expected = try rows.sorted { try text.compare($0, $1) < 0 }
      #expect(try SortDescriptorBox.sort(rows, by: [text]).elementsEqual(expected, by: ===))
      // As one of several columns.
      let both = [text, SortDescriptorBox(key: "number", ascending: false)]
      let reversed = try rows.reversed().sorted { try text.compare($0, $1) < 0 }
      #expect(try SortDescriptorBox.sort(rows, by: both).elementsEqual(reversed, by: ===))
    }
  }

  @Test func eachKeyIsReadOncePerObject() throws {
    let reads = Counter()
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("name")) { (_: Object) in
        reads.add()
        return "n\(reads.value * 7 % 10)"
      }
    }
    let objects = try (0..<20).map { _ in try cls.make() }
    _ = try SortDescriptorBox.sort(objects, by: [SortDescriptorBox(key: "name.uppercaseString")])
    #expect(reads.value == 20)
  }

  @Test func aMalformedPathIsAnErrorOfTheFirstObject() throws {
    let descriptor = SortDescriptorBox(key: "a..b")
    #expect(throws: MessageError.self) {
      try SortDescriptorBox.sort([row("a", 1), row("b", 2)], by: [descriptor])
    }
    #expect(try SortDescriptorBox.sort([], by: [descriptor]).isEmpty)
  }

  @Test func valuesThatCannotBeComparedAreAnError() throws {
    let rows = [DictionaryBox(["k": Object()]), DictionaryBox(["k": Object()])]
    let error = #expect(throws: MessageError.self) {
      try SortDescriptorBox.sort(rows, by: [SortDescriptorBox(key: "k")])
    }
    #expect(error?.code == .unrecognizedSelector)
    #expect(throws: MessageError.self) {
      try SortDescriptorBox.sort([Object(), Object()], by: [SortDescriptorBox(key: "nothing")])
    }
  }

  @Test func isMadeByMessages() throws {
    let made = try #require(
      try SortDescriptorBox.runtimeClass.object.send(
        Selector("sortDescriptorWithKey:ascending:"), "name", false) as? SortDescriptorBox)
    #expect(made.key == "name")
    #expect(!made.isAscending)
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let allocated = try #require(
        try SortDescriptorBox.runtimeClass.object.send(Selector("alloc")))
      tracker.watch(allocated)
      let initialized = try allocated.send(Selector("initWithKey:ascending:"), "age", true)
      #expect(initialized === allocated)
      #expect(try allocated.value(forKey: "key")?.description == "age")
      #expect(try allocated.value(forKey: "ascending")?.description == "1")
    }
    #expect(tracker.living == 0)
  }

  @Test func comparesTwoObjects() throws {
    let (a, b, none) = (row("x", 1), row("x", 2), row("x", nil))
    let ages = SortDescriptorBox(key: "age")
    #expect(try ages.compare(a, b) == -1)
    #expect(try ages.compare(b, a) == 1)
    #expect(try ages.compare(a, a) == 0)
    #expect(try ages.compare(none, a) == -1)
    #expect(try ages.reversed.compare(a, b) == 1)
    #expect(try ages.reversed.compare(none, a) == 1)
    #expect(
      try ages.send(Selector("compareObject:toObject:"), a, b, returning: Int.self) == -1)
    let reversed = try #require(
      try ages.send(Selector("reversedSortDescriptor")) as? SortDescriptorBox)
    #expect(!reversed.isAscending)
    #expect(reversed.key == "age")
    #expect(try ages.send(Selector("copy")) === ages)
    #expect(throws: MessageError.self) { try ages.compare(Object(), a) }
  }

  @Test func comparesInAWayOfOnesOwn() throws {
    let shortest = try makeClass { cls in
      try cls.declareProperty("text", PropertyAttributes(type: "@\"NSString\""))
      try cls.addMethod(Selector("compareByLength:")) { (this: Object, other: Object) -> Int in
        let lengths = try [this, other].map {
          (try $0.value(forKeyPath: "text.length") as? NumberBox)?.integerValue ?? 0
        }
        return lengths[0] - lengths[1]
      }
    }
    let objects = try ["ccc", "b", "aa"].map { text in
      let object = try shortest.make()
      try object.setValue(StringBox(text), forKey: "text")
      return object
    }
    let descriptor = try #require(
      try SortDescriptorBox.runtimeClass.object.send(
        Selector("sortDescriptorWithKey:ascending:selector:"), "self", false,
        Selector("compareByLength:")) as? SortDescriptorBox)
    #expect(descriptor.selector == Selector("compareByLength:"))
    let sorted = try #require(
      try ArrayBox(objects).send(Selector("sortedArrayUsingDescriptors:"), [descriptor])
        as? ArrayBox)
    #expect(try sorted.value(forKey: "text")?.description == "(ccc, aa, b)")
    let error = #expect(throws: MessageError.self) {
      try ArrayBox([StringBox("a"), StringBox("b")]).send(
        Selector("sortedArrayUsingDescriptors:"), [descriptor])
    }
    #expect(error?.code == .unrecognizedSelector)
  }
}
