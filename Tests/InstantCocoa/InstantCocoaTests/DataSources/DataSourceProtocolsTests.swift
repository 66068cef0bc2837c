import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("The protocols of data sources")
struct DataSourceProtocolsTests {
  @Test func theyAreKnownByName() throws {
    InstantCocoaClasses.register()
    #expect(RuntimeProtocol(named: "ICDataSource") == DataSourceProtocols.dataSource)
    #expect(RuntimeProtocol(named: "ICDataSourceDelegate") == DataSourceProtocols.delegate)
  }

  @Test(
    "D 25: what a data source cannot do without",
    arguments: [
      ("numberOfSections", true, "- (unsigned long long)numberOfSections"),
      (
        "numberOfObjectsInSection:", true,
        "- (unsigned long long)numberOfObjectsInSection:(unsigned long long)section"
      ),
      ("objectAtIndexPath:", true, "- (id)objectAtIndexPath:(id)path"),
      ("indexPathForObject:", true, "- (id)indexPathForObject:(id)object"),
      ("fetchData", true, "- (void)fetchData"),
      ("delegate", false, "- (id)delegate"),
      ("setDelegate:", false, "- (void)setDelegate:(id)delegate"),
      ("name", false, "- (id)name"),
      ("setName:", false, "- (void)setName:(id)name"),
      ("sectionTitles", false, "- (id)sectionTitles"),
      ("allObjects", false, "- (id)allObjects"),
      ("isFetching", false, "- (bool)isFetching"),
      ("willDisplayObjectAtIndexPath:", false, "- (void)willDisplayObjectAtIndexPath:(id)path"),
    ])
  func sourceMethods(_ name: String, _ isRequired: Bool, _ signature: String) throws {
    let found = DataSourceProtocols.dataSource.method(
      for: try Selector(validating: name), isRequired: isRequired)
    #expect(found?.readableSignature == signature)
  }

  @Test func thereAreNoOthers() {
    #expect(DataSourceProtocols.dataSource.methods.count == 13)
    #expect(DataSourceProtocols.delegate.methods.count == 4)
    #expect(
      DataSourceProtocols.dataSource.properties.map(\.property.name) == [
        "numberOfSections", "delegate", "name", "sectionTitles", "allObjects", "isFetching",
      ])
    #expect(
      DataSourceProtocols.dataSource.properties.map(\.isRequired)
        == [true, false, false, false, false, false])
  }

  @Test(arguments: [
    "dataSourceWillLoadData:", "dataSourceDidPartiallyLoad:", "dataSourceFinishedLoading:",
    "dataSource:failedWithError:",
  ])
  func everythingOfADelegateIsOptional(_ name: String) throws {
    let selector = try Selector(validating: name)
    #expect(DataSourceProtocols.delegate.method(for: selector, isRequired: false) != nil)
    #expect(DataSourceProtocols.delegate.method(for: selector, isRequired: true) == nil)
  }

  @Test(
    arguments: [
      ICSimpleDataSource.self, ICSectionedDataSource.self, ICMultiDataSource.self,
    ] as [Object.Type])
  func ourOwnLackNothing(_ type: Object.Type) {
    #expect(type.runtimeClass.conforms(to: DataSourceProtocols.dataSource))
    #expect(DataSourceProtocols.dataSource.missingMethods(in: type.runtimeClass).isEmpty)
  }

  @Test(arguments: [ICSectionedDataSource.self, ICMultiDataSource.self] as [Object.Type])
  func combiningSourcesAreDelegates(_ type: Object.Type) {
    #expect(type.runtimeClass.conforms(to: DataSourceProtocols.delegate))
  }

  @Test func whatAClassLacksIsNamed() throws {
    let cls = try makeClass("TestIncomplete") { cls in
      try cls.addMethod(Selector("numberOfSections")) { (_: Object) in 1 }
      try cls.addMethod(Selector("fetchData")) { (_: Object) in }
    }
    #expect(
      DataSourceProtocols.dataSource.missingMethods(in: cls).map(\.selector.description)
        == ["numberOfObjectsInSection:", "objectAtIndexPath:", "indexPathForObject:"])
  }
}
