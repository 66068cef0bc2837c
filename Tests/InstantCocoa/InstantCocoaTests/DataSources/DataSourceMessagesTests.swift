import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Talking to data sources of others")
struct DataSourceMessagesTests {
  /// The least that a data source can be: two sections of one and two objects.
  private func makeSource(_ body: (RuntimeClass) throws -> Void = { _ in }) throws -> Object {
    try makeClass("TestSource") { cls in
      try cls.addMethod(Selector("objectAtIndexPath:")) { (_: Object, path: IndexPath) in
        "\(path.section),\(path.row)"
      }
      try body(cls)
    }.make()
  }

  private func makeSource<Count: MessageValue & FixedWidthInteger>(
    counting _: Count.Type, _ body: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> Object {
    try makeSource { cls in
      try cls.addMethod(Selector("numberOfSections")) { (_: Object) in Count(2) }
      try cls.addMethod(Selector("numberOfObjectsInSection:")) { (_: Object, section: Count) in
        section + 1
      }
      try body(cls)
    }
  }

  @Test("D 25: optional parts may be missing") func missing() throws {
    let source = try makeSource(counting: UInt.self)
    #expect(try outline(of: source) == ": 0,0 | : 1,0, 1,1")
    #expect(
      try DataSourceMessages.allObjects(of: source).objects().map(\.description)
        == ["0,0", "1,0", "1,1"])
    #expect(try DataSourceMessages.name(of: source) == "")
    #expect(try DataSourceMessages.sectionTitle(1, of: source) == "")
    #expect(try DataSourceMessages.delegate(of: source) == nil)
    #expect(try DataSourceMessages.setDelegate(NullBox(), of: source) == false)
    try DataSourceMessages.fetchData(source)
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: 0), of: source)
  }

  @Test func countsMayBeOfAnyIntegerType() throws {
    for source in [
      try makeSource(counting: Int.self), try makeSource(counting: UInt.self),
      try makeSource(counting: Int32.self), try makeSource(counting: UInt8.self),
    ] {
      #expect(try counts(of: source) == [1, 2])
    }
  }

  @Test func countsBelowZeroAreRefused() throws {
    let source = try makeSource { cls in
      try cls.addMethod(Selector("numberOfSections")) { (_: Object) in -1 }
    }
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.numberOfSections(of: source)
    }
    #expect((error?.underlying as? DataSourceError)?.code == .invalidCount)
    #expect(error?.description == "-[\(source.runtimeClass) numberOfSections] gave -1")
  }

  @Test func countsThatAreNoNumbersAreRefused() throws {
    let source = try makeSource { cls in
      try cls.addMethod(Selector("numberOfSections")) { (_: Object) in "many" }
    }
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.numberOfSections(of: source)
    }
    #expect(error?.code == .resultType)
  }

  @Test func aRequiredMessageThatIsNotAnsweredIsAnError() throws {
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.numberOfSections(of: StringBox("x"))
    }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test("D 21: as many titles as sections", arguments: [0, 1, 2, 5])
  func titles(_ count: Int) throws {
    let given: [Object] = [StringBox("a"), NullBox(), NumberBox(3), StringBox("d"), StringBox("e")]
    let source = try makeSource(counting: UInt.self) { cls in
      try cls.addMethod(Selector("sectionTitles")) { (_: Object) in Array(given.prefix(count)) }
    }
    #expect(try DataSourceMessages.sectionTitles(of: source) == [count > 0 ? "a" : "", ""])
    #expect(try DataSourceMessages.sectionTitle(2, of: source) == (count > 2 ? "3" : ""))
    #expect(try DataSourceMessages.sectionTitle(-1, of: source) == "")
  }

  @Test func nilInPlaceOfListsIsNothing() throws {
    let source = try makeSource(counting: UInt.self) { cls in
      for selector in [Selector("sectionTitles"), Selector("allObjects"), Selector("name")] {
        try cls.addMethod(selector) { (_: Object) -> Object? in nil }
      }
    }
    #expect(try DataSourceMessages.sectionTitles(of: source) == ["", ""])
    #expect(try DataSourceMessages.allObjects(of: source).count == 0)
    #expect(try DataSourceMessages.name(of: source) == "")
  }

  @Test func aSourceMayWantToKnowWhatIsShown() throws {
    let shown = Counter()
    let source = try makeSource { cls in
      try cls.addMethod(Selector("willDisplayObjectAtIndexPath:")) { (_: Object, path: IndexPath) in
        if path == IndexPath(section: 1, row: 2) { shown.add() }
      }
    }
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 1, row: 2), of: source)
    #expect(shown.value == 1)
  }

  @Test func anySourceCanBeSectioned() throws {
    let source = try ICSectionedDataSource(
      wrapping: makeSource(counting: Int32.self), sectioningKey: "firstCharacter")
    try DataSourceMessages.fetchData(source)
    #expect(try outline(of: source) == "0: 0,0 | 1: 1,0, 1,1")
  }
}
