import CarobFoundation
import CarobRuntime
import InstantCocoa
import Testing

/// The worked cases of the collection view controller, under their numbers.
@Suite @MainActor struct ICCollectionViewControllerCaseTests {
  @Test("CVC-01: the collection shows one section of six items") func sections() throws {
    let fixture = try CollectionControllerFixture()
    let collection = try fixture.controller.collectionView()
    collection.reloadData()
    #expect(try collection.sectionCount == 1)
    #expect(try collection.rowCount(ofSection: 0) == 6)
    #expect(try fixture.display().count == 6)
  }

  @Test(
    "CVC-02: strings and numbers go to configureCell:withObject: in a plain cell",
    arguments: [0, 1])
  func plainObjects(item: Int) throws {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    let messages = delegate.received("configureCell:withObject:")
      .filter { $0.arguments[1] === fixture.items[item] }
    #expect(messages.count == 1)
    #expect(messages.first?.arguments[0] === shown[item].cell)
    #expect(shown[item].cell.runtimeClass == UICollectionViewCell.runtimeClass)
  }

  @Test("CVC-03: a model's name picks the message, its class the cell") func modelName() throws {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    let messages = delegate.received("configureCell:withPlaceholder:")
    #expect(messages.count == 1)
    #expect(messages.first?.arguments[0] === shown[2].cell)
    #expect(messages.first?.arguments[1] === fixture.items[2])
    #expect(shown[2].cell is ICPlaceholderCVCell)
  }

  @Test("An error goes to configureCell:withError:") func error() throws {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    let messages = delegate.received("configureCell:withError:")
    #expect(messages.count == 1)
    #expect(messages.first?.arguments[0] === shown[3].cell)
    #expect(messages.first?.arguments[1] === fixture.items[3])
  }

  @Test("CVC-05: the loading placeholder has a cell that nobody registered") func loading() throws {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(delegate.received("configureLoadingCell:").count == 1)
    #expect(delegate.received("configureLoadingCell:").first?.arguments[0] === shown[4].cell)
    #expect(shown[4].cell is ICLoadingCollectionViewCell)
    #expect(delegate.received.count == 6)
  }

  @Test("The no-results placeholder goes to configureNoResultsCell:") func noResults()
    throws
  {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(delegate.received("configureNoResultsCell:").count == 1)
    #expect(delegate.received("configureNoResultsCell:").first?.arguments[0] === shown[5].cell)
  }

  @Test("CVC-07: the default cell class and the last fallback") func defaults() throws {
    let placeholder = ICTestPlaceholder()
    let fixture = try CollectionControllerFixture([placeholder])
    try fixture.controller.setDefaultCellClass(ICPlaceholderCVCell.runtimeClass)
    let delegate = try MessageRecorder(ControllerFixture.protocolMethods)
    try fixture.use(delegate, registering: false)
    let shown = try fixture.display()
    #expect(delegate.received.map(\.selector) == ["configureCell:withObject:"])
    #expect(delegate.received.first?.arguments[1] === placeholder)
    #expect(shown.first?.cell is ICPlaceholderCVCell)
  }

  @Test("CVC-08: selecting sends the model's message with the controller's collection view")
  func selection() throws {
    let fixture = try CollectionControllerFixture()
    let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
    try fixture.use(delegate)
    let collection = try fixture.controller.collectionView()
    try collection.select(IndexPath(section: 0, row: 2))
    #expect(delegate.received.map(\.selector) == ["collectionView:didSelectPlaceholder:"])
    #expect(delegate.received.first?.arguments[0] === collection)
    #expect(delegate.received.first?.arguments[1] === fixture.items[2])
  }
}
