import CarobRuntime
import Testing

@testable import InstantCocoa

/// What objects are sent, as the places say that send it.
@Suite struct InformalProtocolTests {
  init() { InstantCocoaClasses.register() }

  @Test(arguments: [
    (InformalProtocol.tableDataSource, "tableView:numberOfRowsInSection:", "q@:@q"),
    (.tableDataSource, "tableView:cellForRowAtIndexPath:", "@@:@@"),
    (.tableDelegate, "tableView:heightForRowAtIndexPath:", "d@:@@"),
    (.tableDelegate, "tableView:didSelectRowAtIndexPath:", "v@:@@"),
    (.tableDelegate, "scrollViewDidScroll:", "v@:@"),
    (.collectionDelegate, "collectionView:shouldSelectItemAtIndexPath:", "B@:@@"),
    (
      .collectionDelegate, "collectionView:layout:sizeForItemAtIndexPath:",
      "{CGSize=dd}@:@@@"
    ),
    (.textViewDelegate, "textView:shouldChangeTextInRange:replacementText:", "B@:@{_NSRange=QQ}@"),
    (.pickerDataSource, "pickerView:numberOfRowsInComponent:", "q@:@q"),
    (.pickerDelegate, "pickerView:titleForRow:forComponent:", "@@:@qq"),
    (.navigationDelegate, "navigationController:didShowViewController:animated:", "v@:@@B"),
    (.tableConfiguration, "configureLoadingCell:", "v@:@"),
    (.dataSource, "numberOfObjectsInSection:", "Q@:Q"),
    (.dataSourceDelegate, "dataSource:failedWithError:", "v@:@@"),
    (.routerDelegate, "viewController:requiresPopToRootForRoute:", "v@:@@"),
    (.routeMatcher, "canHandlePath:", "B@:@"),
    (.serializer, "serializedObject:", "@@:@"),
    (.model, "transformJSONRepresentationBeforeMapping:", "v@:^@"),
    (.viewController, "viewWillAppear:", "v@:B"),
    (.tableCell, "initWithStyle:reuseIdentifier:", "@@:q@"),
    (.collectionLayout, "collectionViewContentSize", "{CGSize=dd}@:"),
  ])
  func namesMethods(_ informal: InformalProtocol, _ selector: String, types: String) throws {
    let message = try #require(informal.methods.first { $0.selector.name == selector })
    // Structures are named and have named fields, or not; what counts is how they are passed.
    #expect(message.types.isCalledLike(try MethodEncoding(parsing: types)))
  }

  @Test(arguments: InformalProtocol.allCases)
  func everyOneHasMethods(_ informal: InformalProtocol) {
    #expect(!informal.methods.isEmpty)
    #expect(Set(informal.methods).count == informal.methods.count)
  }

  /// What the framework's own classes implement of it, they implement with these types.
  @Test(arguments: InformalProtocol.allCases)
  func theFrameworkAnswersWithTheseTypes(_ informal: InformalProtocol) {
    for cls in RuntimeClass.all where cls.name.hasPrefix("IC") || cls.name.hasPrefix("UI") {
      guard informal.isDeclared(by: cls) else { continue }
      for message in informal.methods {
        let answering = message.isClassMethod ? cls.metaclass : cls
        guard let method = answering.instanceMethod(for: message.selector) else { continue }
        #expect(message.fits(method), "\(cls) \(message.selector) \(method.encoding)")
      }
    }
  }

  @Test(arguments: [
    ("ICTableViewController", InformalProtocol.tableDelegate, true),
    ("ICTableViewController", .tableConfiguration, true),
    ("ICTableViewController", .dataSourceDelegate, true),
    ("ICTableViewController", .viewController, true),
    ("ICTableViewController", .collectionDelegate, false),
    ("ICCollectionViewController", .collectionConfiguration, true),
    ("ICSimpleDataSource", .dataSource, true), ("ICTableViewCell", .tableCell, true),
    ("ICModel", .model, true), ("NSString", .model, false),
  ])
  func classesDeclareThem(_ name: String, _ informal: InformalProtocol, isSo: Bool) throws {
    #expect(informal.isDeclared(by: try #require(RuntimeClass(named: name))) == isSo)
  }

  private func method(_ selector: String, _ types: String) throws -> Method {
    let cls = try RuntimeClass.allocatePair(
      named:
        "MRProbe_\(selector.filter { $0 != ":" })_\(types.utf8.reduce(7) { $0 &* 31 &+ Int($1) })",
      superclass: Object.runtimeClass)
    let implementation = try #require(
      Object.runtimeClass.implementation(for: Selector("description")))
    try cls.addMethod(try Selector(validating: selector), implementation, types: types)
    return try #require(cls.instanceMethod(for: try Selector(validating: selector)))
  }

  @Test(arguments: [
    ("Q@:Q", true), ("q@:q", true), ("i@:S", true), ("d@:Q", false), ("@@:Q", false),
    ("Q@:@", false), ("v@:Q", false),
  ])
  func countsMayBeOfAnyInteger(_ types: String, fits: Bool) throws {
    let selector = "numberOfObjectsInSection:"
    let message = try #require(
      InformalProtocol.dataSource.methods.first { $0.selector.name == selector })
    #expect(message.fits(try method(selector, types)) == fits)
  }

  @Test(arguments: [
    ("d@:@@", true, true), ("f@:@@", true, true), ("i@:@@", true, true),
    ("v@:@@", false, true), ("@@:@@", false, true), ("d@:@i", false, false),
    ("d@:@#", true, true), ("{CGSize=dd}@:@@", false, true),
  ])
  func handlersTakeObjects(_ types: String, height: Bool, selection: Bool) throws {
    let handler = try method("tableView:heightForUser:", types)
    #expect(ModelMessageFamily.heightInTable.fits(handler) == height)
    #expect(ModelMessageFamily.didSelectInTable.fits(handler) == selection)
  }

  @Test func modelsHaveHooksForTheirProperties() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "MRHooked", superclass: ICModel.runtimeClass)
    try cls.declareProperty("userID", PropertyAttributes(type: "@"))
    try cls.registerPair()
    let own = ModelHooks.messages(for: cls).prefix(3)
    #expect(
      own.map(\.selector.name) == [
        "mappingClassForUserID", "serializerForUserID", "decodeUserIDWithCoder:modelVersion:",
      ])
    #expect(own.map(\.isClassMethod) == [true, false, false])
  }

  @MainActor @Test func classesExplainAsTheirObjectsDo() throws {
    let model = try RuntimeClass.allocatePair(
      named: "MRExplained", superclass: ICModel.runtimeClass)
    try model.registerPair()
    let list = try RuntimeClass.allocatePair(
      named: "MRList", superclass: ICTableViewController.runtimeClass)
    try list.addMethod(Selector("tableView:heightForMRExplained:")) {
      (_: Object, _: Object?, _: Object?) in 7.0
    }
    try list.registerPair()
    let told = try #require(try BindingExplanation(forObjectsOf: model, in: list))
    let controller = try #require(try list.make() as? ICTableViewController)
    let asked = try controller.explanation(for: try model.make())
    #expect(told.configuration.steps == asked.configuration.steps)
    #expect(told.height?.steps == asked.height?.steps)
    #expect(told.selection.steps == asked.selection.steps)
    #expect(told.height?.implementor == list)
    #expect(try BindingExplanation(forObjectsOf: model, in: model) == nil)
  }
}
