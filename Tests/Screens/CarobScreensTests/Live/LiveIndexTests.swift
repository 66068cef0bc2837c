import CarobFoundation
import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

/// The index at the right edge of a table on a live screen.
@Suite(.serialized) @MainActor struct LiveIndexTests {
  private func open() throws -> (LiveSession, LiveTestIndex, LiveMirror) {
    let session = try LiveTestPlugin.open(LiveTestIndex.self)
    let screen = try #require(LiveTestIndex.opened)
    let mirror = LiveMirror(session.snapshot())
    _ = session.changes()
    return (session, screen, mirror)
  }

  private func titles(_ mirror: LiveMirror) throws -> LiveValue? {
    let root = try #require(mirror.root)
    let path = try #require(root.path(to: mirror.list.id))
    return root.node(at: path)?.props[.index]
  }

  @Test func aTableHasItsTitles() throws {
    var (session, screen, mirror) = try open()
    #expect(try titles(mirror) == .texts(["A", "B", "C"]))
    screen.titles = []
    screen.table.reloadData()
    mirror.apply(session.changes())
    #expect(try titles(mirror) == nil)
  }

  @Test func aTitleLeadsToItsSection() throws {
    let (session, screen, mirror) = try open()
    let list = try mirror.list.id
    let outcome = session.handle(.indexTitle(list: list, index: 2))
    #expect(outcome.result == .done)
    #expect(outcome.row == 60)
    #expect(outcome.sent.map(\.selector) == ["tableView:sectionForSectionIndexTitle:atIndex:"])
    #expect(screen.asked == ["C"])
  }

  /// The second section is empty.
  @Test func aTitleOfNoRowsLeadsToTheNextOnes() throws {
    let (session, _, mirror) = try open()
    #expect(session.handle(.indexTitle(list: try mirror.list.id, index: 1)).row == 60)
  }

  @Test func titlesThatAreMissing() throws {
    let (session, screen, mirror) = try open()
    let list = try mirror.list.id
    for index in [-1, 3, Int.max] {
      let outcome = session.handle(.indexTitle(list: list, index: index))
      #expect(outcome.result == .nothing)
      #expect(outcome.reason == "the list has no index title number \(index)")
    }
    screen.offset = 7
    let outcome = session.handle(.indexTitle(list: list, index: 0))
    #expect(outcome.reason == "index title number 0 is of no section")
    #expect(outcome.row == nil)
  }
}

/// A table of three sections, of which the second one is empty, with an index.
@MainActor
final class LiveTestIndex: UIViewController {
  static weak var opened: LiveTestIndex?

  let table = UITableView()
  var titles = ["A", "B", "C"]
  /// The titles whose sections it was asked for.
  var asked: [String] = []
  /// Added to the number of a title to get its section.
  var offset = 0

  override class var runtimeName: String { "LiveTestIndex" }

  override func loadView() throws {
    Self.opened = self
    table.dataSource = self
    try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
    viewIfLoaded = table
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestIndex.self) { list in
      list.method("numberOfSectionsInTableView:") { (_, _: UITableView) in 3 }
      list.method("tableView:numberOfRowsInSection:") { (_, _: UITableView, section: Int) in
        section == 1 ? 0 : 60
      }
      list.method("tableView:cellForRowAtIndexPath:") {
        (_, table: UITableView, path: CarobFoundation.IndexPath) -> Object? in
        try table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      list.method("sectionIndexTitlesForTableView:") { (this, _: UITableView) in
        ArrayBox(this.titles.map(StringBox.init))
      }
      list.method("tableView:sectionForSectionIndexTitle:atIndex:") {
        (this, _: UITableView, title: String, index: Int) in
        this.asked.append(title)
        return index + this.offset
      }
    }
  }
}
