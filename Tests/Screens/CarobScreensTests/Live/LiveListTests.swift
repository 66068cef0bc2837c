import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

/// Lists of live screens: which rows are told, and what becomes of them.
@Suite(.serialized) @MainActor struct LiveListTests {
  private func open(_ sections: [[Int]]) throws -> (LiveSession, LiveTestList, LiveMirror) {
    LiveTestList.sectionsAtFirst = sections
    let session = try LiveTestPlugin.open(LiveTestList.self)
    let screen = try #require(LiveTestList.opened)
    let mirror = LiveMirror(session.snapshot())
    #expect(session.changes().map(\.version) == [1])
    return (session, screen, mirror)
  }

  /// Runs updates as one batch.
  private func batch(_ list: LiveTestList, _ body: () throws -> Void) throws {
    try list.table.send(Selector("beginUpdates"))
    try body()
    try list.table.send(Selector("endUpdates"))
  }

  private func expected(_ list: LiveTestList, _ window: Range<Int>) -> [String] {
    let all = list.sections.flatMap(\.self)
    return all[window.clamped(to: 0..<all.count)].map(String.init)
  }

  @Test func beginsWithTheFirstRows() throws {
    let (_, screen, mirror) = try open([Array(0..<20), Array(20..<100)])
    #expect(try mirror.texts == (0..<LiveSession.rowsAtFirst).map(String.init))
    #expect(
      try mirror.list.1.sections == [
        LiveSection(title: "of 20", rows: 20), LiveSection(title: "of 80", rows: 80),
      ])
    #expect(screen.cellCount == LiveSession.rowsAtFirst)
    #expect(mirror.messages.isEmpty)
  }

  @Test func tellsNothingWhenNothingIsOther() throws {
    let (session, screen, _) = try open([Array(0..<100)])
    let count = screen.cellCount
    for _ in 0..<3 { #expect(session.changes().isEmpty) }
    #expect(screen.cellCount == count)
    #expect(session.version == 1)
  }

  @Test func deselectsWhatIsSelected() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    let list = try mirror.list.id
    func deselect(_ row: Int) -> LiveOutcome {
      session.handle(.deselect(list: list, at: LivePlace(0, row), version: mirror.version))
    }
    func selected() throws -> [Bool] {
      mirror.apply(session.changes())
      return try mirror.list.1.rows.map { $0.props[.selected] == .flag(true) }
    }
    var outcome = deselect(1)
    #expect(outcome.result == .nothing)
    #expect(outcome.reason == "row 1 of section 0 is not selected")
    #expect(outcome.sent.isEmpty && outcome.changed.isEmpty)

    // Where one row can be selected, a tap leaves it so.
    let tap = LiveEvent.select(list: list, at: LivePlace(0, 1), version: mirror.version)
    #expect(session.handle(tap).result == .done)
    #expect(try selected() == [false, true, false])
    outcome = deselect(1)
    #expect(outcome.result == .nothing)
    #expect(
      outcome.reason == "a tap deselects no row of a list in which one row can be selected")
    #expect(try selected() == [false, true, false])

    screen.table.allowsMultipleSelection = true
    outcome = deselect(1)
    #expect(outcome.result == .done && outcome.reason == nil)
    #expect(
      outcome.sent == [
        .init(selector: "tableView:didDeselectRowAtIndexPath:", to: "LiveTestList", by: nil)
      ])
    #expect(try selected() == [false, false, false])
    #expect(deselect(1).result == .nothing)
    #expect(screen.selected == [2])

    // A tap selects and deselects there.
    #expect(session.handle(tap).sent.map(\.selector) == ["tableView:didSelectRowAtIndexPath:"])
    #expect(session.handle(tap).sent.map(\.selector) == ["tableView:didDeselectRowAtIndexPath:"])
    #expect(try selected() == [false, false, false])
    #expect(screen.selected == [2, 2])
  }

  @Test func coloursOfCellsAreTold() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    let cells = try (0..<3).map {
      try #require(screen.table.cellForRow(at: .init(section: 0, row: $0)))
    }
    cells[0].backgroundColor = .black
    cells[0].textLabel.textColor = UIColor(red: 1, green: 0, blue: 0)
    cells[0].layer.cornerRadius = 4
    cells[1].backgroundColor = .white
    cells[2].backgroundColor = .clear
    mirror.apply(session.changes())
    let props = try mirror.list.1.rows.map(\.props)
    #expect(props[0][.background] == .text("#000000") && props[0][.textColor] == .text("#ff0000"))
    #expect(props[0][.radius] == .number(4))
    #expect(props[1][.background] == nil && props[2][.background] == nil)
  }

  @Test func whatHasGoneIsNotDeselected() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    let list = try mirror.list.id
    screen.table.allowsMultipleSelection = true
    let old = mirror.version
    #expect(
      session.handle(.select(list: list, at: LivePlace(0, 2), version: old)).result == .done)
    screen.sections = [[1, 2]]
    screen.table.reloadData()
    mirror.apply(session.changes())
    var outcome = session.handle(.deselect(list: list, at: LivePlace(0, 1), version: old))
    #expect(outcome.result == .refused)
    #expect(outcome.reason?.hasPrefix("the list has other rows since number \(old)") == true)
    outcome = session.handle(
      .deselect(list: list, at: LivePlace(0, 2), version: mirror.version))
    #expect(outcome.result == .refused)
    #expect(outcome.reason == "row 2 of section 0 is not shown")
  }

  @Test func aMillionRowsCostWhatIsVisible() throws {
    var (session, screen, mirror) = try open([Array(0..<1_000_000)])
    let list = try mirror.list.id
    for first in [500_000, 999_990, 0] {
      let before = screen.cellCount
      #expect(session.handle(.show(list: list, first: first, count: 10)).changed == [.rows])
      mirror.apply(session.changes())
      #expect(try mirror.texts == (first..<first + 10).map(String.init))
      #expect(try mirror.list.1.first == first)
      #expect(screen.cellCount - before == 10)
    }
    let before = screen.cellCount
    mirror.apply([])
    _ = session.handle(.show(list: list, first: 1, count: 10))
    mirror.apply(session.changes())
    #expect(screen.cellCount - before == 1)
  }

  @Test(arguments: [(Int.min, Int.min), (Int.max, Int.max), (-5, 3), (98, 50), (0, 0)])
  func showsWhatThereIs(first: Int, count: Int) throws {
    var (session, _, mirror) = try open([Array(0..<100)])
    let list = try mirror.list.id
    #expect(session.handle(.show(list: list, first: first, count: count)).result == .done)
    mirror.apply(session.changes())
    let rows = try mirror.texts
    #expect(!rows.isEmpty && rows.count <= 100)
    #expect(rows.first == (first == .max ? "99" : first == 98 ? "98" : "0"))
  }

  @Test func oneRowIsToldByItself() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    screen.table.visibleRows[1].cell.textLabel.text = "two"
    mirror.apply(session.changes())
    let row = try mirror.list.1.rows[1].id
    #expect(mirror.changes == [.set(row, [.text: .text("two")])])
    #expect(try mirror.texts == ["1", "two", "3"])
  }

  @Test func rowsKeepTheirNumbersWhereverTheyGo() throws {
    var (session, screen, mirror) = try open([[1, 2, 3], [4]])
    let numbers = try mirror.list.1.rows.map(\.id)
    try batch(screen) {
      screen.sections = [[3, 2], [0, 4, 1]]
      try screen.table.insertRows(at: [.init(section: 1, row: 0)])
      try screen.table.moveRow(at: .init(section: 0, row: 0), to: .init(section: 1, row: 2))
      try screen.table.moveRow(at: .init(section: 0, row: 2), to: .init(section: 0, row: 0))
    }
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["3", "2", "0", "4", "1"])
    let after = try mirror.list.1.rows.map(\.id)
    #expect(after[0] == numbers[2] && after[1] == numbers[1])
    #expect(after[3] == numbers[3] && after[4] == numbers[0])
    #expect(!numbers.contains(after[2]))
    #expect(mirror.changes.map(\.name) == [.update, .titles, .rows])
  }

  @Test func aReloadIsAllNew() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    let numbers = try mirror.list.1.rows.map(\.id)
    screen.sections = [[3]]
    screen.table.reloadData()
    mirror.apply(session.changes())
    #expect(mirror.changes.map(\.name) == [.reload, .rows])
    #expect(try mirror.texts == ["3"])
    #expect(try !numbers.contains(mirror.list.1.rows[0].id))
  }

  @Test(arguments: 0..<20) func randomBatches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (session, screen, mirror) = try open([Array(0..<30), Array(30..<40), []])
    let id = try mirror.list.id
    var next = 1000
    for _ in 0..<25 {
      let plan = RandomBatch(screen.sections, next: &next, using: &random)
      try batch(screen) {
        screen.sections = plan.after
        try plan.tell(screen.table)
      }
      if Bool.random(using: &random) {
        let first = Int.random(in: 0..<60, using: &random)
        _ = session.handle(.show(list: id, first: first, count: 7))
      }
      mirror.apply(session.changes())
      let list = try mirror.list.1
      #expect(list.sections.map(\.rows) == screen.sections.map(\.count), "seed \(seed)")
      #expect(list.sections.allSatisfy { $0.title != nil })
      let rows = list.rows.map { screen.sections[$0.at.section][$0.at.row] }
      #expect(try mirror.texts == rows.map(String.init), "seed \(seed)")
      if let update = mirror.changes.compactMap(RandomBatch.diff).first {
        #expect(plan.replayed(by: update) == screen.sections, "seed \(seed)")
      }
      // Somebody who comes now sees the same.
      let other = LiveMirror(session.snapshot())
      #expect(other.root == mirror.root && other.seenLists == mirror.seenLists)
    }
  }

  @Test func refusesATapOfARowThatMoved() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    let (id, version) = (try mirror.list.id, mirror.version)
    try batch(screen) {
      screen.sections = [[2, 3]]
      try screen.table.deleteRows(at: [.init(section: 0, row: 0)])
    }
    mirror.apply(session.changes())
    let outcome = session.handle(.select(list: id, at: LivePlace(0, 0), version: version))
    #expect(outcome.result == .refused)
    #expect(
      outcome.reason == "the list has other rows since number 1; those of number 2 have to be known"
    )
    #expect(outcome.sent.isEmpty && screen.selected.isEmpty)
    let next = session.handle(.select(list: id, at: LivePlace(0, 0), version: mirror.version))
    #expect(next.result == .done && screen.selected == [2])
  }

  @Test func refusesRowsAndListsThatAreNotShown() throws {
    let (session, screen, mirror) = try open([[1, 2, 3]])
    let id = try mirror.list.id
    for (event, reason) in [
      (
        LiveEvent.select(list: id, at: LivePlace(0, 3), version: 1),
        "row 3 of section 0 is not shown"
      ),
      (.select(list: id, at: LivePlace(-1, 0), version: 1), "row 0 of section -1 is not shown"),
      (
        .select(list: 99, at: LivePlace(0, 0), version: 1),
        "no list with number 99 is on the screen any more"
      ),
      (.show(list: 99, first: 0, count: 1), "no list with number 99 is on the screen any more"),
      (.back(from: 99), "no screen with number 99 is there any more"),
      (.tap(99), "nothing with number 99 is on the screen any more"),
    ] {
      let outcome = session.handle(event)
      #expect(outcome.result == .refused && outcome.reason == reason, "\(event)")
    }
    #expect(screen.selected.isEmpty)
  }

  @Test func aButtonInARowIsTheRows() throws {
    LiveTestList.sectionsAtFirst = [Array(0..<100)]
    let session = try LiveTestPlugin.open(LiveTestList.self)
    let screen = try #require(LiveTestList.opened)
    screen.hasButtons = true
    screen.table.reloadData()
    _ = session.changes()
    var mirror = LiveMirror(session.snapshot())
    let list = try mirror.list
    let button = try #require(list.1.rows[2].parts.first)
    #expect(button.kind == .button)
    let outcome = session.handle(.tap(button.id))
    #expect(
      outcome.sent == [.init(selector: "buttonTapped:", to: "LiveTestList", by: "LiveTestList")])
    #expect(screen.tapped == ["2"])
    // The cell now shows another row, and so does its button.
    _ = session.handle(.show(list: list.id, first: 60, count: 32))
    mirror.apply(session.changes())
    #expect(session.handle(.tap(button.id)).result == .refused)
    #expect(screen.tapped == ["2"])
  }

  @Test func aFailingCellIsToldOnce() throws {
    var (session, screen, mirror) = try open([[1, 2, 3]])
    screen.willMakeCell = { throw CocoaError(.featureUnsupported) }
    screen.table.reloadData()
    mirror.apply(session.changes())
    let count = screen.cellCount
    #expect(mirror.messages.count == 1)
    #expect(mirror.messages.first?.kind == .error)
    for _ in 0..<3 { mirror.apply(session.changes()) }
    #expect(mirror.messages.count == 1 && screen.cellCount == count)
    screen.willMakeCell = {}
    screen.table.reloadData()
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["1", "2", "3"])
  }
}
