import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UITableView: headers and footers")
@MainActor
struct UITableViewHeaderTests {
  private let log = CallLog()

  /// A list whose sections have the given titles.
  private func titled(_ titles: [String?], footers: [String?]? = nil) throws -> ListFixture {
    let list = try ListFixture(titles.indices.map { [$0 * 10, $0 * 10 + 1] })
    try list.source.respond(to: Selector("tableView:titleForHeaderInSection:")) {
      (_: Object, _: UITableView, section: Int) -> String? in titles[section]
    }
    if let footers {
      try list.source.respond(to: Selector("tableView:titleForFooterInSection:")) {
        (_: Object, _: UITableView, section: Int) -> String? in footers[section]
      }
    }
    list.table.reloadData()
    return list
  }

  private func texts(_ list: ListFixture) -> [String?] {
    list.table.visibleHeaders.map { ($0.view as? UITableViewHeaderFooterView)?.textLabel.text }
  }

  @Test func titlesStandAboveAndBelowRows() throws {
    let list = try titled(["A", nil, ""], footers: ["end of A", nil, nil])
    try list.table.layoutIfNeeded()
    #expect(texts(list) == ["A", "end of A"])
    #expect(list.table.visibleHeaders.map(\.isFooter) == [false, true])
    #expect(list.tops == [28, 48, 96, 116, 136, 156])
    #expect(
      list.table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 28))
    #expect(
      list.table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 68, width: 100, height: 28))
    #expect(try list.table.send(Selector("headerViewForSection:"), 1) == nil)
    #expect(
      try list.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 96, width: 100, height: 0))
    #expect(try list.table.footerTitle(ofSection: 0) == "end of A")
  }

  @Test func heightsOfHeaders() throws {
    let list = try titled(["A", "B", "C"])
    try list.delegate.respond(to: Selector("tableView:heightForHeaderInSection:")) {
      (_: Object, _: UITableView, section: Int) -> Double in [50, .nan, 0][section]
    }
    list.table.sectionHeaderHeight = 33
    try list.table.layoutIfNeeded()
    #expect(texts(list) == ["A", "B"])
    #expect(list.table.visibleHeaders.map(\.height) == [50, 33])
    #expect(list.tops == [50, 70, 123, 143, 163, 183])
  }

  @Test func viewsOfTheDelegate() throws {
    let list = try titled(["A", "B"])
    let view = UILabel()
    try list.delegate.respond(to: Selector("tableView:viewForHeaderInSection:")) {
      (_: Object, _: UITableView, section: Int) -> Object? in section == 0 ? view : nil
    }
    let log = log
    try list.delegate.respond(to: Selector("tableView:willDisplayHeaderView:forSection:")) {
      (_: Object, _: UITableView, view: UIView, section: Int) in
      log.calls.append("will \(view.runtimeClass) \(section)")
    }
    try list.delegate.respond(to: Selector("tableView:didEndDisplayingHeaderView:forSection:")) {
      (_: Object, _: UITableView, view: UIView, section: Int) in
      log.calls.append("end \(section)")
    }
    try list.table.layoutIfNeeded()
    #expect(list.table.headerView(forSection: 0) === view)
    #expect(view.superview === list.table)
    #expect(log.calls == ["will UILabel 0", "will UITableViewHeaderFooterView 1"])
    try list.table.showRows(1..<2)
    #expect(Array(log.calls.suffix(2)) == ["end 0", "end 1"])
    #expect(view.superview == nil)
  }

  @Test func headersAreReused() throws {
    let list = try titled(["A", "B"])
    try list.table.register(
      UITableViewHeaderFooterView.runtimeClass, forHeaderFooterViewReuseIdentifier: "header")
    var made: [Object] = []
    try list.delegate.respond(to: Selector("tableView:viewForHeaderInSection:")) {
      (_: Object, table: UITableView, section: Int) -> Object? in
      let dequeue = Selector("dequeueReusableHeaderFooterViewWithIdentifier:")
      let header = try table.send(dequeue, "header")
      if let header { made.append(header) }
      return header
    }
    try list.table.showRows(0..<1)
    try list.table.showRows(2..<3)
    #expect(made.count == 2 && made[0] === made[1])
    #expect(try list.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    #expect(
      errorText {
        try list.table.register(
          UILabel.runtimeClass, forHeaderFooterViewReuseIdentifier: "header")
      } == "UILabel cannot be registered under the identifier \"header\": it is not a subclass of "
        + "UITableViewHeaderFooterView")
  }

  @Test func viewsThatAreNot() throws {
    let list = try titled(["A", "B"])
    let shared = UIView()
    var answer: Object = Object()
    try list.delegate.respond(to: Selector("tableView:viewForHeaderInSection:")) {
      (_: Object, _: UITableView, _: Int) -> Object? in answer
    }
    let name = list.delegate.runtimeClass.name
    #expect(
      errorText { try list.table.layoutIfNeeded() }
        == "-[\(name) tableView:viewForHeaderInSection:]: gave an NSObject for section 0, which is "
        + "not a UIView")
    answer = shared
    #expect(
      errorText { try list.table.layoutIfNeeded() }
        == "the view for the header of section 1 is one that the table shows elsewhere")
    #expect(list.table.visibleRows.isEmpty && list.table.visibleHeaders.isEmpty)
    #expect(shared.superview == nil)
  }
}
