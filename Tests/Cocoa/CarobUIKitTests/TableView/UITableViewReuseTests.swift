import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

@Suite("UITableView: reuse")
@MainActor
struct UITableViewReuseTests {
  @Test func madeCellsHaveClassAndIdentifier() throws {
    let cls = try RuntimeFixture.makeClass(below: SubtitleCell.runtimeClass) { _ in }
    let fixture = try TableFixture(rows: [1], cellClass: cls)
    try fixture.table.showRows(0..<1)
    let cell = try #require(fixture.table.visibleRows.first?.cell)
    #expect(cell.runtimeClass == cls)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.style == .subtitle)
  }

  @Test func prepareForReuseIsSentAndReachesSuper() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: CountingCell.runtimeClass) { cls in
      try cls.addMethod(Selector("prepareForReuse")) { (this: Object) in
        log.calls.append("prepare")
        try this.sendSuper(above: cls, Selector("prepareForReuse"))
      }
    }
    let fixture = try TableFixture(rows: [10], cellClass: cls)
    try fixture.table.showRows(0..<1)
    #expect(log.calls.isEmpty)
    try fixture.table.showRows(1..<2)
    #expect(log.calls == ["prepare"])
    #expect((fixture.table.visibleRows.first?.cell as? CountingCell)?.prepared == 1)
  }

  @Test func initMayBeOverridden() throws {
    let cls = try RuntimeFixture.makeClass(below: UITableViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithStyle:reuseIdentifier:")) {
        (this: Object, _: Int, identifier: String?) -> Object? in
        try this.sendSuper(
          above: cls, Selector("initWithStyle:reuseIdentifier:"), 1, identifier)
      }
    }
    weak var cell: UITableViewCell?
    do {
      let fixture = try TableFixture(rows: [1], cellClass: cls)
      try autoreleasePool { try fixture.table.showRows(0..<1) }
      cell = fixture.table.visibleRows.first?.cell
      #expect(cell?.style == .value1)
    }
    #expect(cell == nil)
  }

  @Test func cellsDoNotOutliveTheTable() throws {
    weak var cell: UITableViewCell?
    do {
      let fixture = try TableFixture(rows: [9])
      try autoreleasePool {
        try fixture.table.showRows(0..<5)
        try fixture.table.showRows(5..<9)
      }
      cell = fixture.table.visibleRows.first?.cell
      #expect(cell != nil)
    }
    #expect(cell == nil)
  }

  @Test func anotherClassReplacesTheQueue() throws {
    let fixture = try TableFixture(rows: [2])
    try fixture.table.showRows(0..<2)
    try fixture.table.register(SubtitleCell.runtimeClass, forCellReuseIdentifier: "row")
    fixture.table.reloadData()
    try fixture.table.showRows(0..<2)
    #expect(fixture.table.visibleRows.allSatisfy { $0.cell is SubtitleCell })
  }

  @Test func withoutRegistrationTheCallerMakesCells() throws {
    let table = UITableView()
    let dequeue = Message<(String) -> Object?>("dequeueReusableCellWithIdentifier:")
    #expect(try dequeue(table, "none") == nil)
    let fixture = try TableFixture(rows: [5])
    var made = 0
    fixture.cell = { table, _ in
      if let cell = try table.dequeueReusableCell(withIdentifier: "own") { return cell }
      made += 1
      return UITableViewCell(style: .value1, reuseIdentifier: "own")
    }
    for first in 0..<4 { try fixture.table.showRows(first..<first + 2) }
    #expect(made == 2)
  }

  @Test func nothingRegistered() throws {
    let table = UITableView()
    let selector = Selector("dequeueReusableCellWithIdentifier:forIndexPath:")
    let error = #expect(throws: MessageError.self) {
      try table.send(selector, "none", IndexPath(section: 0, row: 3))
    }
    #expect((error?.underlying as? ListError)?.code == .notRegistered)
    #expect(
      error?.description == "row 3 of section 0: no cell class is registered under the identifier "
        + "\"none\"; register one with registerClass:forCellReuseIdentifier:")
  }

  @Test func takingARegistrationBack() throws {
    let table = UITableView()
    try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
    try table.send(Selector("registerClass:forCellReuseIdentifier:"), nil as RuntimeClass?, "row")
    #expect(try table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  /// A cell that was dropped is queued again when it leaves the screen the next time.
  @Test func droppedCellsAreQueuedNoMore() throws {
    let cls = UITableViewCell.runtimeClass
    var queues = ReuseQueues<UITableViewCell>()
    try queues.register(cls, for: "row")
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    queues.add(cell, under: "row")
    #expect(cell.isQueued)
    try queues.register(nil, for: "row")
    #expect(!cell.isQueued)
    let none = queues.take("row")
    #expect(none == nil)
    try queues.register(cls, for: "row")
    queues.add(cell, under: "row")
    let taken = queues.take("row")
    #expect(taken === cell)
  }

  @Test func onlyCellClassesAreRegistered() throws {
    let table = UITableView()
    let error = #expect(throws: MessageError.self) {
      try table.send(
        Selector("registerClass:forCellReuseIdentifier:"), UILabel.runtimeClass, "row")
    }
    #expect((error?.underlying as? ListError)?.code == .badViewClass)
  }

  @Test func initThatGivesNothing() throws {
    let cls = try RuntimeFixture.makeClass(below: UITableViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithStyle:reuseIdentifier:")) {
        (_: Object, _: Int, _: String?) -> Object? in nil
      }
    }
    let table = UITableView()
    try table.register(cls, forCellReuseIdentifier: "row")
    let code = listErrorCode { _ = try table.dequeueReusableCell(withIdentifier: "row") }
    #expect(code == .badViewClass)
  }
}

/// A Swift cell that counts how often it was prepared.
final class CountingCell: UITableViewCell {
  var prepared = 0

  override func prepareForReuse() throws { prepared += 1 }
}

private final class SubtitleCell: UITableViewCell {
  override var style: CellStyle { .subtitle }
}
