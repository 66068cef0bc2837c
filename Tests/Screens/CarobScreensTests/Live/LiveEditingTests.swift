import CarobFoundation
import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

/// Rows of live screens that are deleted and moved.
@Suite(.serialized) @MainActor struct LiveEditingTests {
  private func open() throws -> (LiveSession, LiveTestEditor, LiveMirror) {
    let session = try LiveTestPlugin.open(LiveTestEditor.self)
    let screen = try #require(LiveTestEditor.opened)
    let mirror = LiveMirror(session.snapshot())
    _ = session.changes()
    return (session, screen, mirror)
  }

  private func texts(_ mirror: LiveMirror) throws -> [String?] {
    try mirror.list.1.rows.map { $0.props[.text]?.text }
  }

  @Test func aRowHasItsButtons() throws {
    let (session, screen, mirror) = try open()
    let rows = try mirror.list.1.rows
    #expect(rows[0].props[.actions] == .texts(["Delete"]))
    #expect(rows[0].props[.deletion] == .number(0))
    // The second row cannot be edited.
    #expect(rows[1].props[.actions] == nil && rows[1].props[.deletion] == nil)
    #expect(rows.allSatisfy { $0.props[.sign] == nil && $0.props[.movable] == nil })
    // The data source is asked once for each row.
    let asked = screen.asked
    #expect(session.changes().isEmpty)
    #expect(screen.asked == asked)
  }

  @Test func aRowIsDeleted() throws {
    var (session, screen, mirror) = try open()
    let list = try mirror.list.id
    let event = LiveEvent.action(list: list, at: LivePlace(0, 0), index: 0, version: mirror.version)
    let outcome = session.handle(event)
    #expect(outcome.result == .done)
    #expect(
      outcome.sent.map(\.selector) == ["tableView:commitEditingStyle:forRowAtIndexPath:"])
    mirror.apply(session.changes())
    #expect(try texts(mirror) == ["b", "c"])
    #expect(screen.items == ["b", "c"])
    // The rows are others now.
    #expect(session.handle(event).result == .refused)
    let missing = session.handle(
      .action(list: list, at: LivePlace(0, 0), index: 3, version: mirror.version))
    #expect(missing.result == .nothing)
    #expect(missing.reason == "row 0 of section 0 has no button number 3")
  }

  @Test func anEditedTableHasSignsAndHandles() throws {
    var (session, screen, mirror) = try open()
    let list = try mirror.list.id
    try screen.table.setEditing(true, animated: false)
    mirror.apply(session.changes())
    let rows = try mirror.list.1.rows
    #expect(rows[0].props[.sign] == .text("delete"))
    #expect(rows[1].props[.sign] == nil)
    #expect(rows.allSatisfy { $0.props[.movable] == .flag(true) })
    let outcome = session.handle(
      .move(list: list, at: LivePlace(0, 0), to: LivePlace(0, 2), version: mirror.version))
    #expect(outcome.result == .done)
    mirror.apply(session.changes())
    #expect(try texts(mirror) == ["b", "c", "a"])
    #expect(screen.items == ["b", "c", "a"])
    // A tap selects nothing meanwhile.
    let tap = session.handle(
      .select(list: list, at: LivePlace(0, 0), version: mirror.version))
    #expect(tap.result == .nothing)
    let far = session.handle(
      .move(list: list, at: LivePlace(0, 0), to: LivePlace(0, 3), version: mirror.version))
    #expect(far.reason == "there is no row 3 in section 0")
  }

  @Test func theButtonAtTheEdgeIsTapped() throws {
    let (session, screen, mirror) = try open()
    let list = try mirror.list.id
    func tap(_ row: Int) -> LiveOutcome {
      session.handle(.accessory(list: list, at: LivePlace(0, row), version: mirror.version))
    }
    #expect(tap(0).reason == "row 0 of section 0 has no button at its right edge")
    screen.table.visibleRows[1].cell.accessoryType = .detailButton
    #expect(tap(1).result == .done)
    #expect(screen.tapped == [1])
  }

  @Test func anItemIsMoved() throws {
    let session = try LiveTestPlugin.open(LiveTestMovableGrid.self)
    let screen = try #require(LiveTestMovableGrid.opened)
    var mirror = LiveMirror(session.snapshot())
    mirror.apply(session.changes())
    _ = session.handle(.size(width: 300, height: 300))
    mirror.apply(session.changes())
    let rows = try mirror.list.1.rows
    #expect(rows.map { $0.props[.movable] == .flag(true) } == [true, false, true])
    let list = try mirror.list.id
    let outcome = session.handle(
      .move(list: list, at: LivePlace(0, 0), to: LivePlace(0, 2), version: mirror.version))
    #expect(outcome.result == .done)
    #expect(outcome.sent.map(\.selector) == ["collectionView:moveItemAtIndexPath:toIndexPath:"])
    #expect(screen.items == ["b", "c", "a"])
    mirror.apply(session.changes())
    let fixed = session.handle(
      .move(list: list, at: LivePlace(0, 0), to: LivePlace(0, 1), version: mirror.version))
    #expect(
      fixed.reason == "row 0 of section 0 cannot be moved; see "
        + "collectionView:canMoveItemAtIndexPath: and "
        + "collectionView:moveItemAtIndexPath:toIndexPath:")
  }
}

/// A grid of letters that can be moved, except for the letter b.
@MainActor
final class LiveTestMovableGrid: UIViewController {
  static weak var opened: LiveTestMovableGrid?

  var items = ["a", "b", "c"]

  override class var runtimeName: String { "LiveTestMovableGrid" }

  override func loadView() throws {
    Self.opened = self
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = self
    try view.register(UICollectionViewCell.runtimeClass, forCellReuseIdentifier: "item")
    viewIfLoaded = view
  }

  override class func define(_ definition: ClassDefinition) {
    typealias Path = CarobFoundation.IndexPath
    definition.mainActorMembers(of: LiveTestMovableGrid.self) { grid in
      grid.method("collectionView:numberOfItemsInSection:") {
        (this, _: UICollectionView, _: Int) in this.items.count
      }
      grid.method("collectionView:cellForItemAtIndexPath:") {
        (_, view: UICollectionView, path: Path) -> Object? in
        try view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      grid.method("collectionView:canMoveItemAtIndexPath:") {
        (this, _: UICollectionView, path: Path) in this.items[path.row] != "b"
      }
      grid.method("collectionView:moveItemAtIndexPath:toIndexPath:") {
        (this, _: UICollectionView, path: Path, destination: Path) in
        this.items.insert(this.items.remove(at: path.row), at: destination.row)
      }
    }
  }
}

/// A table of letters that can be deleted and moved; the letter b can only be moved.
@MainActor
final class LiveTestEditor: UIViewController {
  static weak var opened: LiveTestEditor?

  let table = UITableView()
  var items = ["a", "b", "c"]
  /// How often it was asked whether a row can be edited.
  var asked = 0
  /// The rows whose accessory buttons were tapped.
  var tapped: [Int] = []

  override class var runtimeName: String { "LiveTestEditor" }

  override func loadView() throws {
    Self.opened = self
    table.dataSource = self
    table.delegate = self
    try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
    viewIfLoaded = table
  }

  override class func define(_ definition: ClassDefinition) {
    typealias Path = CarobFoundation.IndexPath
    definition.mainActorMembers(of: LiveTestEditor.self) { list in
      list.method("tableView:numberOfRowsInSection:") { (this, _: UITableView, _: Int) in
        this.items.count
      }
      list.method("tableView:cellForRowAtIndexPath:") {
        (this, table: UITableView, path: Path) -> Object? in
        let cell = try table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel.text = this.items[path.row]
        return cell
      }
      list.method("tableView:canEditRowAtIndexPath:") { (this, _: UITableView, path: Path) in
        this.asked += 1
        return this.items[path.row] != "b"
      }
      list.method("tableView:commitEditingStyle:forRowAtIndexPath:") {
        (this, table: UITableView, _: Int, path: Path) in
        this.items.remove(at: path.row)
        try table.deleteRows(at: [path])
      }
      list.method("tableView:moveRowAtIndexPath:toIndexPath:") {
        (this, _: UITableView, path: Path, destination: Path) in
        this.items.insert(this.items.remove(at: path.row), at: destination.row)
      }
      list.method("tableView:accessoryButtonTappedForRowWithIndexPath:") {
        (this, _: UITableView, path: Path) in
        this.tapped.append(path.row)
      }
    }
  }
}
