import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Multi data sources")
struct ICMultiDataSourceTests {
  private let three: ICSimpleDataSource
  private let four: ICSimpleDataSource

  init() throws {
    three = try simple(
      [NumberBox(1), NumberBox(2), StringBox("third object")], name: "three object data source")
    four = try simple(
      [NumberBox(3), NumberBox(2), StringBox("other object"), StringBox("fourth object")],
      name: "four object data source")
  }

  private func fetched(
    _ sources: [Object], preservingSections: Bool = false
  ) throws -> ICMultiDataSource {
    let source = try multi(sources, preservingSections: preservingSections)
    try DataSourceMessages.fetchData(source)
    return source
  }

  private func categories() throws -> Object {
    let objects = dictionaries("category", ["first", "first", "second", "third"])
    return try ICSectionedDataSource(wrapping: simple(objects), sectioningKey: "category")
  }

  @Test("DS-11: a section for each data source") func ds11() throws {
    let source = try fetched([three, four])
    #expect(try counts(of: source) == [3, 4])
    #expect(try DataSourceMessages.allObjects(of: source).count == 7)
  }

  @Test("DS-12: titled with the names") func ds12() throws {
    #expect(
      try DataSourceMessages.sectionTitles(of: fetched([three, four]))
        == ["three object data source", "four object data source"])
  }

  @Test("DS-14: or the data sources' own sections") func ds14() throws {
    let source = try fetched([categories(), four], preservingSections: true)
    #expect(try counts(of: source) == [2, 1, 1, 4])
    #expect(try DataSourceMessages.allObjects(of: source).count == 8)
    #expect(
      try DataSourceMessages.sectionTitles(of: source)
        == ["first", "second", "third", "four object data source"])
  }

  @Test func sectionsAreJoinedUnlessPreserved() throws {
    #expect(try counts(of: fetched([categories(), four])) == [4, 4])
  }

  @Test func withoutObjectsThereIsStillASection() throws {
    #expect(try outline(of: fetched([simple([]), simple([], name: "b")])) == ":  | b: ")
  }

  @Test func aChildWithoutSectionsContributesNoneWhenTheyArePreserved() throws {
    let none = try ICSectionedDataSource(wrapping: simple([]), sectioningKey: "category")
    #expect(try counts(of: fetched([none, three], preservingSections: true)) == [3])
    #expect(try counts(of: fetched([none, three])) == [0, 3])
  }

  @Test func beforeTheFirstFetchThereIsNothing() throws {
    let source = try multi([three, four])
    #expect(try counts(of: source) == [])
    #expect(try DataSourceMessages.sectionTitles(of: source) == [])
    #expect(try DataSourceMessages.allObjects(of: source).count == 0)
    #expect(try DataSourceMessages.indexPath(of: NumberBox(1), in: source) == nil)
    #expect(try source.send(Selector("dataSourceAtSectionIndex:"), UInt(0)) == nil)
    let path = IndexPath(section: 0, row: 0)
    try DataSourceMessages.willDisplay(objectAt: path, of: source)
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.object(at: path, of: source)
    }
    #expect(
      error?.description
        == "ICMultiDataSource has no object at section 0, row 0: there are 0 sections")
  }

  @Test(arguments: [(0, 3), (0, -1), (2, 0), (-1, 0), (.max, .max)])
  func invalidPathsAreErrors(_ section: Int, _ row: Int) throws {
    let source = try fetched([three, four])
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.object(at: IndexPath(section: section, row: row), of: source)
    }
    #expect((error?.underlying as? DataSourceError)?.code == .invalidIndexPath)
  }

  @Test("D 28: the reverse look-up goes section by section") func reverse() throws {
    let source = try fetched([three, four])
    #expect(
      try DataSourceMessages.indexPath(of: NumberBox(2), in: source)
        == IndexPath(section: 0, row: 1))
    #expect(
      try DataSourceMessages.indexPath(of: NumberBox(3), in: source)
        == IndexPath(section: 1, row: 0))
    #expect(try DataSourceMessages.indexPath(of: NumberBox(4), in: source) == nil)
  }

  @Test("D 21: sections without titles are titled \"\"") func missingTitles() throws {
    let untitled = try ScriptedSource(strings("a"), named: "name")
    untitled.sections.append(("", strings("b", "c")))
    #expect(
      try outline(of: fetched([untitled.source, three], preservingSections: true))
        == ": a | : b, c | three object data source: 1, 2, third object")
    let titled = try ScriptedSource(
      strings("a"), leavingOut: [],
      overriding: { cls in
        try cls.addMethod(Selector("sectionTitles")) { (_: Object) -> [Object] in [NullBox()] }
      })
    #expect(try outline(of: fetched([titled.source], preservingSections: true)) == ": a")
  }

  @Test func titlesMayBeAnyObjects() throws {
    let years = [1, 1, 2].map { DictionaryBox(["year": NumberBox($0)]) }
    let sectioned = try ICSectionedDataSource(wrapping: simple(years), sectioningKey: "year")
    let source = try fetched([sectioned], preservingSections: true)
    let titles = try #require(try source.send(Selector("sectionTitles")) as? ArrayBox)
    #expect(try titles.objects().allSatisfy { $0 is NumberBox })
  }

  @Test("D 26: the owner of a section is that of what is seen") func owners() throws {
    let late = try ScriptedSource(strings("x"), onFetch: "will")
    let source = try multi([late.source, categories(), four], preservingSections: true)
    func owner(_ section: UInt) throws -> Object? {
      try source.send(Selector("dataSourceAtSectionIndex:"), section)
    }
    try DataSourceMessages.fetchData(source)
    #expect(try owner(0) is ICSectionedDataSource)
    #expect(try owner(2) is ICSectionedDataSource)
    #expect(try owner(3) === four)
    #expect(try owner(4) == nil)
    try late.say("finish")
    #expect(try owner(0) === late.source)
    #expect(try owner(1) is ICSectionedDataSource)
    #expect(try owner(.max) == nil)
  }

  @Test(
    "D 27: what is shown is told to the child, in its own coordinates", arguments: [true, false])
  func willDisplay(_ preservingSections: Bool) throws {
    let child = try ScriptedSource(strings("a"), leavingOut: [])
    child.sections.append(("", strings("b", "c")))
    let source = try fetched([three, child.source], preservingSections: preservingSections)
    let last = IndexPath(section: preservingSections ? 2 : 1, row: preservingSections ? 1 : 2)
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: 2), of: source)
    #expect(child.shown == [])
    try DataSourceMessages.willDisplay(objectAt: last, of: source)
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 1, row: 0), of: source)
    let second = IndexPath(section: 0, row: 0)
    #expect(child.shown == [IndexPath(section: 1, row: 1), second])
    #expect(!source.isFetching)
    for path in [(1, 99), (9, 0), (-1, -1)] {
      try DataSourceMessages.willDisplay(
        objectAt: IndexPath(section: path.0, row: path.1), of: source)
    }
    #expect(child.shown.count == 2)
  }

  @Test("D 20: which row is shown goes by its place, not by its object") func sameObjectTwice()
    throws
  {
    let object = StringBox("a")
    let child = try ScriptedSource([object, StringBox("b"), object], leavingOut: [])
    let source = try fetched([child.source])
    for row in [0, 2] {
      try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: row), of: source)
    }
    #expect(child.shown.map(\.row) == [0, 2])
  }

  @Test("D 27: nothing is passed on when a child's sections do not add up") func oddCounts() throws
  {
    let child = try ScriptedSource(strings("a", "b"), leavingOut: []) { cls in
      try cls.addMethod(Selector("allObjects")) { (_: Object) in strings("a", "b", "c") }
    }
    let source = try fetched([child.source])
    #expect(try counts(of: source) == [3])
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: 0), of: source)
    #expect(child.shown == [])
  }

  @Test func aListThatChangesLaterIsCopied() throws {
    let list = MutableArrayBox(strings("a"))
    let child = try ScriptedSource(strings("a"), leavingOut: []) { cls in
      try cls.addMethod(Selector("allObjects")) { (_: Object) in list }
    }
    let sources: [Object] = try [
      fetched([child.source]),
      ICSectionedDataSource(wrapping: child.source, sectioningKey: nil),
    ]
    try DataSourceMessages.fetchData(sources[1])
    try list.insert(StringBox("b"), at: 0)
    for source in sources { #expect(try outline(of: source) == ": a") }
  }

  @Test func aListIsNotWalked() throws {
    let list = try MappedArray(JSONDocument(Array("[1, 2, 3]".utf8)).rows())
    let source = try fetched([ICSimpleDataSource(objects: list), four])
    #expect(try counts(of: source) == [3, 4])
    #expect(list.madeCount == 0)
  }

  @Test func whatItWasMadeOfCanBeRead() throws {
    let made = try ICMultiDataSource.runtimeClass.makeInstance()
    let source = try #require(
      try made.send(Selector("initWithDataSources:"), ArrayBox([three, four])))
    let sources = try #require(try source.send(Selector("dataSources")) as? ArrayBox)
    #expect(try sources.objects().elementsEqual([three, four], by: ===))
    #expect(three.delegate === source)
    #expect(
      try source.send(Selector("preserveSectionsInSubDataSources"), returning: Bool.self) == false)
    try source.setValue(NumberBox(true), forKey: "preserveSectionsInSubDataSources")
    #expect((source as? ICMultiDataSource)?.preserveSectionsInSubDataSources == true)
    try source.setValue(StringBox("everything"), forKey: "name")
    #expect(try DataSourceMessages.name(of: source) == "everything")
  }

  @Test func aSubclassMadeAtRunTimeIsAsked() throws {
    let cls = try makeClass("TestMulti", below: ICMultiDataSource.runtimeClass) { cls in
      try cls.addMethod(Selector("dataSourceFinishedLoading:")) { (this: Object, child: Object) in
        _ = try this.sendSuper(above: cls, Selector("dataSourceFinishedLoading:"), child)
        try this.setValue(StringBox("answered"), forKey: "name")
      }
    }
    let source = try #require(
      try cls.makeInstance().send(Selector("initWithDataSources:"), ArrayBox([three])))
    try DataSourceMessages.fetchData(source)
    #expect(try DataSourceMessages.name(of: source) == "answered")
    #expect(try counts(of: source) == [3])
  }
}
