import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Simple data sources")
struct ICSimpleDataSourceTests {
  private let source: ICSimpleDataSource

  init() throws {
    source = try simple(
      [NumberBox(1), NumberBox(2), StringBox("third object")], name: "Test Data Source")
  }

  @Test("DS-01: one section with all objects") func ds01() throws {
    #expect(try counts(of: source) == [3])
    #expect(try outline(of: source) == "Test Data Source: 1, 2, third object")
  }

  @Test("DS-02: the name is the section's title") func ds02() throws {
    #expect(try DataSourceMessages.sectionTitles(of: source) == ["Test Data Source"])
    #expect(try DataSourceMessages.sectionTitle(0, of: source) == "Test Data Source")
    #expect(try DataSourceMessages.name(of: source) == "Test Data Source")
  }

  @Test("DS-03: the path of an equal object") func ds03() throws {
    let path = try DataSourceMessages.indexPath(of: StringBox("third object"), in: source)
    #expect(path == IndexPath(section: 0, row: 2))
    #expect(try DataSourceMessages.indexPath(of: StringBox("fourth"), in: source) == nil)
  }

  @Test func theFirstOfEqualObjectsIsFound() throws {
    let source = try simple([StringBox("a"), StringBox("b"), StringBox("b")])
    #expect(
      try DataSourceMessages.indexPath(of: StringBox("b"), in: source)
        == IndexPath(section: 0, row: 1))
  }

  @Test func equalityIsAskedOfTheObjects() throws {
    let cls = try makeClass("TestEqual") { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, other: Object?) in other is StringBox }
    }
    let source = try simple([NumberBox(1), cls.make()])
    #expect(
      try DataSourceMessages.indexPath(of: StringBox("x"), in: source)
        == IndexPath(section: 0, row: 1))
  }

  @Test("D 21: there is a title without a name") func noName() throws {
    #expect(try DataSourceMessages.sectionTitles(of: simple([])) == [""])
  }

  @Test func withoutObjectsThereIsStillASection() throws {
    let made = try ICSimpleDataSource.runtimeClass.makeInstance()
    let source = try #require(try made.send(Selector("initWithObjects:"), nil as Object?))
    #expect(try counts(of: source) == [0])
    #expect(try DataSourceMessages.allObjects(of: source).count == 0)
  }

  @Test func whatIsNoListIsRefused() throws {
    let made = try ICSimpleDataSource.runtimeClass.makeInstance()
    #expect(throws: MessageError.self) {
      try made.send(Selector("initWithObjects:"), StringBox("x"))
    }
  }

  @Test(
    "D 22: invalid paths are errors",
    arguments: [
      (0, 3, "there are 3 objects in that section"), (0, -1, "there are 3 objects in that section"),
      (1, 0, "there is 1 section"), (-1, 0, "there is 1 section"),
      (.max, .max, "there is 1 section"),
    ])
  func invalidPaths(_ section: Int, _ row: Int, _ reason: String) throws {
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.object(at: IndexPath(section: section, row: row), of: source)
    }
    #expect((error?.underlying as? DataSourceError)?.code == .invalidIndexPath)
    #expect(
      error?.description
        == "ICSimpleDataSource has no object at section \(section), row \(row): \(reason)")
  }

  @Test func anInvalidSectionHasNoCount() throws {
    let error = #expect(throws: MessageError.self) {
      try DataSourceMessages.numberOfObjects(inSection: 1, of: source)
    }
    #expect(error?.description == "ICSimpleDataSource has no section 1: there is 1 section")
  }

  @Test func fetchingSaysSoAndChangesNothing() throws {
    let log = try CallbackLog()
    try DataSourceMessages.setDelegate(log.delegate, of: source)
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[1, 2, third object] finish[1, 2, third object]")
    #expect(log.sources.allSatisfy { $0 === source })
  }

  @Test(arguments: ["", "will", "finish", "progress fail"])
  func aDelegateIsSentOnlyWhatItAnswers(_ words: String) throws {
    let log = try CallbackLog(answering: words)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.words == (words == "progress fail" ? "" : words))
  }

  @Test func theDelegateIsNotKeptAlive() throws {
    try autoreleasePool {
      let log = try CallbackLog()
      try DataSourceMessages.setDelegate(log.delegate, of: source)
      #expect(try DataSourceMessages.delegate(of: source) === log.delegate)
    }
    #expect(try DataSourceMessages.delegate(of: source) == nil)
    try DataSourceMessages.fetchData(source)
  }

  @Test func anErrorOfTheDelegateReachesTheCaller() throws {
    let cls = try makeClass("TestDelegate") { cls in
      try cls.addMethod(Selector("dataSourceFinishedLoading:")) { (_: Object, _: Object) in
        throw RaisedError("no thanks")
      }
    }
    let delegate = try cls.make()
    source.delegate = delegate
    let error = #expect(throws: MessageError.self) { try DataSourceMessages.fetchData(source) }
    #expect(
      error?.description.wholeMatch(of: /-\[\w+ dataSourceFinishedLoading:\]: no thanks/) != nil)
  }

  @Test func itAdoptsTheProtocol() throws {
    let adopted = try #require(RuntimeProtocol(named: "ICDataSource"))
    #expect(source.runtimeClass.conforms(to: adopted))
  }

  @Test func aSubclassMadeAtRunTimeIsAsked() throws {
    let cls = try makeClass("TestSource", below: ICSimpleDataSource.runtimeClass) { cls in
      try cls.addMethod(Selector("objectAtIndexPath:")) { (_: Object, _: IndexPath) in "other" }
    }
    let source = try #require(
      try cls.makeInstance().send(Selector("initWithObjects:"), ArrayBox([NumberBox(1)])))
    #expect(try outline(of: source) == ": other")
  }
}
