import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa
import Testing

import struct Foundation.CGRect
import struct Foundation.CGSize

/// A collection of strings.
private final class NameGridViewController: ICCollectionViewController {
  private(set) var configured: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: NameGridViewController.self) { controller in
      controller.method("configureCell:withNSString:") {
        (this, cell: ICCollectionViewCell, name: String) in
        this.configured.append(name)
        cell.textLabel.text = name
      }
    }
  }
}

/// A layout that has no place for odd items.
private final class GapLayout: UICollectionViewFlowLayout {
  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: GapLayout.self) { _ in }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) throws -> [UICollectionViewLayoutAttributes]? {
    try super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.row % 2 == 0 }
  }
}

@Suite @MainActor struct CollectionSnapshotTests {
  private func grid(
    _ source: Object, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) throws -> NameGridViewController {
    layout.itemSize = CGSize(width: 80, height: 40)
    let controller = NameGridViewController(collectionViewLayout: layout)
    controller.title = "Names"
    try controller.setDefaultCellClass(ICCollectionViewCell.runtimeClass)
    try controller.setDataSource(source)
    return controller
  }

  private func names(_ count: Int) throws -> ICSimpleDataSource {
    try ICSimpleDataSource(objects: ArrayBox((0..<count).map { StringBox("name \($0)") }))
  }

  @Test func tellsWhereItemsLieAndHowTheyWereConfigured() throws {
    let controller = try grid(try names(3))
    let screen = try ScreenSnapshot(of: controller, width: 25)
    #expect(screen.list == .collection)
    #expect(screen.title == "Names")
    #expect(screen.rows.map(\.text) == ["name 0", "name 1", "name 2"])
    #expect(
      screen.rows.map(\.frame) == [
        .init(x: 0, y: 0, width: 80, height: 40), .init(x: 120, y: 0, width: 80, height: 40),
        .init(x: 0, y: 50, width: 80, height: 40),
      ])
    let row = try #require(screen.rows.first)
    #expect(row.cellClass == "ICCollectionViewCell")
    #expect(row.configuredBy == "configureCell:withNSString:")
    #expect(row.height == 40)
    #expect(row.tried == nil)
  }

  @Test(arguments: [0, 1, 63, 500])
  func readsEveryItemOnce(_ count: Int) throws {
    let screen = try ScreenSnapshot(of: try grid(try names(count)), width: 80)
    #expect(screen.rows.map(\.text) == (0..<count).map { "name \($0)" })
    #expect(screen.sections.count == 1)
  }

  @Test(arguments: [0..<1, 3..<9, 499..<500, 60..<330])
  func readsTheItemsAskedFor(_ range: Range<Int>) throws {
    let screen = try ScreenSnapshot(of: try grid(try names(500)), rows: range)
    #expect(screen.rows.map(\.row) == Array(range))
  }

  @Test func makesFewCellsForFewItems() throws {
    let controller = try grid(try names(100_000))
    _ = try ScreenSnapshot(of: controller, rows: 70_000..<70_010)
    #expect(controller.configured.count < 500)
  }

  @Test(arguments: [0..<201, 200..<201, -1..<3, 5..<5])
  func refusesItemsThatAreNotThere(_ range: Range<Int>) throws {
    let controller = try grid(try names(200))
    let error = #expect(throws: SnapshotError.self) {
      try ScreenSnapshot(of: controller, rows: range)
    }
    #expect(error?.description == "the screen has 200 rows; the last is number 199")
  }

  @Test func leavesOutItemsWithoutAPlace() throws {
    let screen = try ScreenSnapshot(of: try grid(try names(5), layout: GapLayout()))
    #expect(screen.rows.map(\.row) == [0, 2, 4])
  }

  @Test func sectionsHaveTheTitlesOfTheDataSource() throws {
    let words = ["ant", "ape", "bee"].map { StringBox($0) }
    let sectioned = try ICSectionedDataSource(
      wrapping: try ICSimpleDataSource(objects: ArrayBox(words)), sectioningKey: "firstCharacter")
    let controller = try grid(sectioned)
    try DataSourceMessages.fetchData(sectioned)
    let screen = try ScreenSnapshot(of: controller)
    #expect(screen.sections.map(\.title) == ["a", "b"])
    #expect(screen.sections.map { $0.rows.map(\.text) } == [["ant", "ape"], ["bee"]])
    #expect(
      TextRenderer().lines(screen) == [
        "Names", "", "a", "┌────────┐  ┌────────┐", "│ant     │  │ape     │",
        "└────────┘  └────────┘", "", "b", "┌────────┐", "│bee     │", "└────────┘",
      ])
  }

  @Test func tracesWhyOthersWereNotAsked() throws {
    let controller = try grid(try names(1))
    let row = try #require(try ScreenSnapshot(of: controller, tracing: true).rows.first)
    let decisions = try #require(row.decisions)
    #expect(decisions.map(\.action) == [.configure, .select])
    #expect(decisions[0].steps.map(\.outcome) == ["noModelName", "answered", "notReached"])
    #expect(
      decisions[1].steps.map(\.selector) == [
        nil, "collectionView:didSelectNSString:", "collectionView:didSelectObject:",
      ])
  }

  @Test func aTapSelectsAnItem() throws {
    let controller = try grid(try names(500))
    let list = try #require(try controller.view().firstList)
    let path = IndexPath(section: 0, row: 300)
    try list.show(try list.number(of: path))
    try list.tap(path)
    #expect(try controller.collectionView().indexPathsForSelectedItems == [path])
    #expect(throws: SnapshotError.self) {
      try list.number(of: IndexPath(section: 0, row: 500))
    }
    #expect(throws: SnapshotError.self) { try list.number(of: IndexPath(section: 3, row: 0)) }
  }
}
