import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// Data sources by their Swift members.
@Suite @MainActor struct ICDataSourceTests {
  @Test func membersSendMessages() async throws {
    let source = try ICSimpleDataSource(objects: ["a", "b"])
    source.name = "Letters"
    #expect(try source.objects.map(\.description) == ["a", "b"])
    #expect(try source.numberOfSections == 1)
    #expect(try source.numberOfObjects(inSection: 0) == 2)
    #expect(try source.object(at: IndexPath(section: 0, row: 1))?.description == "b")
    #expect(try source.indexPath(for: StringBox("b")) == IndexPath(section: 0, row: 1))
    #expect(try source.indexPath(for: StringBox("c")) == nil)
    #expect(try source.sectionTitles == ["Letters"])
    let error = #expect(throws: MessageError.self) {
      try source.object(at: IndexPath(section: 0, row: 2))
    }
    #expect(error?.description.contains("no object at section 0, row 2") == true)
  }

  @Test func overridesAnswer() throws {
    let log = Log()
    let cls = try makeClass("Loud", below: ICSimpleDataSource.runtimeClass) { cls in
      try cls.addMethod(Selector("allObjects")) { (_: Object) in ["loud"] }
      try cls.addMethod(Selector("fetchData")) { (_: Object) in log.add("fetch") }
    }
    let source = try #require(try cls.make() as? ICSimpleDataSource)
    #expect(try source.objects.map(\.description) == ["loud"])
    try source.fetchData()
    #expect(log.entries == ["fetch"])
  }

  @Test func aFetchIsAwaited() async throws {
    let source = ICSectionedDataSource(isa: ICSectionedDataSource.runtimeClass)
    let wrapped: ArrayBox = ["a", "b"]
    let sectioned = try ICSectionedDataSource(
      wrapping: ICSimpleDataSource(objects: wrapped), sectioningKey: "self")
    #expect(try sectioned.numberOfSections == 0)
    try await sectioned.fetch()
    #expect(try sectioned.numberOfSections == 2)
    #expect(try sectioned.objects.count == 2)
    #expect(try source.objects.isEmpty)
  }

  /// A class of a host's own.
  private final class Numbers: Object, ICDataSource {
    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Numbers.self) { numbers in
        numbers.property("numberOfSections") { _ in UInt(1) }
        numbers.method("numberOfObjectsInSection:") { (_, _: UInt) in UInt(3) }
        numbers.method("objectAtIndexPath:") { (_, path: IndexPath) in NumberBox(path.row) }
      }
    }
  }

  @Test func aClassOfOnesOwnHasThem() throws {
    #expect(try Numbers().objects.map(\.description) == ["0", "1", "2"])
    try Numbers().fetchData()
  }
}
