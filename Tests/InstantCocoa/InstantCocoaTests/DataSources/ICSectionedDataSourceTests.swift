import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Sectioned data sources")
struct ICSectionedDataSourceTests {
  private func sectioned(
    _ wrapped: Object, _ key: String?, _ descriptors: [SortDescriptorBox] = []
  ) throws -> ICSectionedDataSource {
    try ICSectionedDataSource(wrapping: wrapped, sectioningKey: key, sortDescriptors: descriptors)
  }

  private func fetched(
    _ objects: [Object], _ key: String?, _ descriptors: [SortDescriptorBox] = []
  ) throws -> ICSectionedDataSource {
    let source = try sectioned(simple(objects), key, descriptors)
    try DataSourceMessages.fetchData(source)
    return source
  }

  private func titles(_ source: Object) throws -> [String] {
    try DataSourceMessages.sectionTitles(of: source)
  }

  @Test("DS-04: sections are runs of equal values") func ds04() throws {
    let categories = dictionaries("category", ["first", "first", "second", "third"])
    #expect(try counts(of: fetched(categories, "category")) == [2, 1, 1])
  }

  @Test("DS-05: titles are the values") func ds05() throws {
    let categories = dictionaries("category", ["first", "first", "second", "third"])
    let source = try fetched(categories, "category")
    #expect(try titles(source) == ["first", "second", "third"])
    #expect(try DataSourceMessages.allObjects(of: source).count == 4)
  }

  @Test("DS-07: sorted first") func ds07() throws {
    let categories = dictionaries("category", ["beta", "alpha", "gamma", "alpha"])
    let source = try fetched(categories, "category", [SortDescriptorBox(key: "category")])
    #expect(try counts(of: source) == [2, 1, 1])
    #expect(try titles(source) == ["alpha", "beta", "gamma"])
    let descending = SortDescriptorBox(key: "category", ascending: false)
    #expect(
      try titles(fetched(categories, "category", [descending])) == ["gamma", "beta", "alpha"])
  }

  @Test("DS-09: a key path") func ds09() throws {
    let animals = dictionaries(
      "name", ["aardvark", "anteater", "bee", "bear", "blue jay", "cow", "crow"])
    let source = try fetched(animals, "name.firstCharacter")
    #expect(try counts(of: source) == [2, 3, 2])
    #expect(try titles(source) == ["a", "b", "c"])
  }

  @Test func unsortedValuesMayComeUpAgain() throws {
    let categories = dictionaries("category", ["first", "second", "first"])
    #expect(try titles(fetched(categories, "category")) == ["first", "second", "first"])
  }

  @Test func sortingIsStable() throws {
    let objects = [("b", 1), ("a", 2), ("b", 3), ("a", 4)].map { key, number in
      DictionaryBox(["key": StringBox(key), "number": NumberBox(number)])
    }
    let source = try fetched(objects, nil, [SortDescriptorBox(key: "key")])
    let numbers = try DataSourceMessages.allObjects(of: source).objects()
      .map { try $0.value(forKey: "number")?.description }
    #expect(numbers == ["2", "4", "1", "3"])
  }

  @Test func titlesMayBeAnyObjects() throws {
    let objects = [1, 1, 2].map { DictionaryBox(["year": NumberBox($0)]) }
    let source = try fetched(objects, "year")
    let own = try #require(try source.send(Selector("sectionTitles")) as? ArrayBox)
    #expect(try own.objects().allSatisfy { $0 is NumberBox })
    #expect(try titles(source) == ["1", "2"])
  }

  @Test("D 23: no key is one section", arguments: [nil, ""])
  func noKey(_ key: String?) throws {
    let source = try fetched([NumberBox(2), NumberBox(1)], key)
    #expect(try outline(of: source) == ": 2, 1")
    #expect(try counts(of: fetched([], key)) == [0])
    #expect(try titles(fetched([], key)) == [""])
  }

  @Test func withAKeyNoObjectsAreNoSections() throws {
    #expect(try counts(of: fetched([], "category")) == [])
  }

  @Test("D 23: neighbours without a value share a section") func noValue() throws {
    var objects = dictionaries("category", [nil, nil, "x", nil])
    objects.insert(DictionaryBox(["category": NullBox()]), at: 1)
    objects.insert(NumberBox(5), at: 2)
    objects.insert(ICLoadingPlaceholder(), at: 3)
    objects.insert(ErrorBox(RaisedError("oops")), at: 4)
    let source = try fetched(objects, "category")
    #expect(try counts(of: source) == [6, 1, 1])
    #expect(try titles(source) == ["", "x", ""])
  }

  @Test func stringsOfDifferentBytesAreDifferentSections() throws {
    let spellings = ["e\u{301}", "\u{E9}", "\u{E9}"]
    #expect(try counts(of: fetched(dictionaries("letter", spellings), "letter")) == [1, 2])
    let sorted = try fetched(
      dictionaries("letter", spellings), "letter", [SortDescriptorBox(key: "letter")])
    #expect(try counts(of: sorted) == [1, 2])
  }

  @Test func equalityOfOtherValuesIsAskedOfThem() throws {
    let cls = try makeClass("TestYear") { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, other: Object?) in
        other != nil && !(other is StringBox)
      }
    }
    let objects = try [cls.make(), NumberBox(5), StringBox("x"), NumberBox(5)].map {
      DictionaryBox(["year": $0])
    }
    #expect(try counts(of: fetched(objects, "year")) == [2, 1, 1])
  }

  @Test func eachKeyIsReadOncePerObject() throws {
    let reads = Counter()
    let cls = try makeClass("TestNamed") { cls in
      try cls.addMethod(Selector("name")) { (_: Object) in
        reads.add()
        return "name"
      }
    }
    let objects = try (0..<50).map { _ in try cls.make() }
    _ = try fetched(objects, "name.firstCharacter", [SortDescriptorBox(key: "name")])
    // The first name is asked besides whether it has the key.
    #expect(reads.value == 101)
  }

  @Test func withoutAKeyAListIsNotWalked() throws {
    let rows = try JSONDocument(Array("[1, 2, 3]".utf8)).rows()
    let list = try MappedArray(rows)
    let source = try sectioned(ICSimpleDataSource(objects: list), nil)
    try DataSourceMessages.fetchData(source)
    #expect(try counts(of: source) == [3])
    #expect(list.madeCount == 0)
  }

  @Test func beforeTheFirstLoadThereIsNothing() throws {
    let source = try sectioned(simple([StringBox("a")]), nil)
    #expect(try counts(of: source) == [])
    #expect(try titles(source) == [])
    #expect(try DataSourceMessages.allObjects(of: source).count == 0)
    #expect(try DataSourceMessages.indexPath(of: StringBox("a"), in: source) == nil)
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.object(at: IndexPath(section: 0, row: 0), of: source)
    }
    #expect(
      error?.description
        == "ICSectionedDataSource has no object at section 0, row 0: there are 0 sections")
  }

  @Test(arguments: [(0, 2), (0, -1), (3, 0), (-1, 0), (.max, .max)])
  func invalidPathsAreErrors(_ section: Int, _ row: Int) throws {
    let categories = dictionaries("category", ["first", "first", "second", "third"])
    let source = try fetched(categories, "category")
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.object(at: IndexPath(section: section, row: row), of: source)
    }
    #expect((error?.underlying as? DataSourceError)?.code == .invalidIndexPath)
  }

  @Test func invalidSectionsAreErrors() throws {
    let source = try fetched(dictionaries("category", ["first"]), "category")
    for section in [1, -1, .max] {
      #expect(throws: MessageError.self) {
        try DataSourceMessages.numberOfObjects(inSection: section, of: source)
      }
    }
  }

  @Test("D 28: the reverse look-up goes section by section") func reverse() throws {
    let names = ["b", "a", "b"].map { DictionaryBox(["name": StringBox($0)]) }
    let source = try fetched(names, "name")
    let wanted = DictionaryBox(["name": StringBox("b")])
    #expect(
      try DataSourceMessages.indexPath(of: wanted, in: source) == IndexPath(section: 0, row: 0))
    #expect(try DataSourceMessages.indexPath(of: NullBox(), in: source) == nil)
  }

  @Test func whatItWasMadeOfCanBeRead() throws {
    let wrapped = try simple([])
    let descriptor = SortDescriptorBox(key: "name")
    let made = try ICSectionedDataSource.runtimeClass.makeInstance()
    let source = try #require(
      try made.send(
        Selector("initWithDataSource:sectioningKey:sortDescriptors:"), wrapped, "name",
        ArrayBox([descriptor])))
    #expect(try source.send(Selector("wrappedDataSource")) === wrapped)
    #expect(try source.text("sectioningKey") == "name")
    #expect(
      try (source.value(forKey: "sortDescriptors") as? ArrayBox)?.object(at: 0) === descriptor)
    #expect(try (source.value(forKey: "sectionedObjects") as? ArrayBox)?.count == 0)
    #expect(wrapped.delegate === source)
  }

  @Test func nothingIsWrappedAtAll() throws {
    let log = try CallbackLog()
    let source = ICSectionedDataSource()
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] finish[]")
  }

  @Test("D 27: a row is told to what is wrapped, where that has it") func willDisplay() throws {
    let wrapped = try ScriptedSource(leavingOut: [.isFetching, .sectionTitles, .allObjects])
    wrapped.sections = [
      ("", dictionaries("name", ["b", "d"])), ("", dictionaries("name", ["c", "a"])),
    ]
    let source = try sectioned(wrapped.source, "name", [SortDescriptorBox(key: "name")])
    let first = IndexPath(section: 0, row: 0)
    try DataSourceMessages.willDisplay(objectAt: first, of: source)
    #expect(wrapped.shown == [])
    try DataSourceMessages.fetchData(source)
    #expect(try titles(source) == ["a", "b", "c", "d"])
    for section in 0..<4 {
      try DataSourceMessages.willDisplay(
        objectAt: IndexPath(section: section, row: 0), of: source)
    }
    #expect(
      wrapped.shown == [(1, 1), (0, 0), (1, 0), (0, 1)].map { IndexPath(section: $0.0, row: $0.1) })
    for path in [IndexPath(section: 4, row: 0), IndexPath(section: 0, row: 1)] {
      try DataSourceMessages.willDisplay(objectAt: path, of: source)
    }
    #expect(wrapped.shown.count == 4)
  }

  @Test(
    "in one section, sorted or not", arguments: [([], [0, 1, 2]), (["name"], [2, 0, 1])])
  func willDisplayInOneSection(_ keys: [String], _ expected: [Int]) throws {
    let wrapped = try ScriptedSource(
      dictionaries("name", ["b", "c", "a"]),
      leavingOut: [.isFetching, .sectionTitles, .allObjects])
    let source = try sectioned(wrapped.source, nil, keys.map { SortDescriptorBox(key: $0) })
    try DataSourceMessages.fetchData(source)
    for row in 0..<3 {
      try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: row), of: source)
    }
    #expect(wrapped.shown.map(\.row) == expected)
  }
}
