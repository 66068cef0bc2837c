import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport

/// A table with a screen of its own, over lists of numbers: each row says its number, and is as
/// high as a function of the number says.
@MainActor
final class ListFixture {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let log = CallLog()
  /// The rows of each section.
  var sections: [[Int]]
  var height: (Int) -> Double = { _ in 20 }
  var didScroll: () throws -> Void = {}
  /// Called for `tableView:cellForRowAtIndexPath:`.
  var willMakeCell: (CarobFoundation.IndexPath) throws -> Void = { _ in }
  private(set) var source = Object()
  private(set) var delegate = Object()

  /// - Parameter hasHeights: whether the delegate gives heights.
  init(_ sections: [[Int]], hasHeights: Bool = true) throws {
    self.sections = sections
    source = try RuntimeFixture.makeObject { try addSourceMethods($0) }
    delegate = try RuntimeFixture.makeObject { try addDelegateMethods($0, hasHeights) }
    table.dataSource = source
    table.delegate = delegate
    try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
  }

  /// The numbers that the visible rows say.
  var shown: [Int] { table.visibleRows.compactMap { Int($0.cell.textLabel.text ?? "") } }

  /// Where the visible rows lie.
  var tops: [Double] { table.visibleRows.map { Double($0.cell.frame.origin.y) } }

  private func addSourceMethods(_ cls: RuntimeClass) throws {
    try cls.addMethod(Selector("numberOfSectionsInTableView:")) {
      [unowned self] (_: Object, _: UITableView) in sections.count
    }
    try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
      [unowned self] (_: Object, _: UITableView, section: Int) in sections[section].count
    }
    try cls.addMethod(Selector("tableView:cellForRowAtIndexPath:")) {
      [unowned self] (_: Object, table: UITableView, path: CarobFoundation.IndexPath) -> Object? in
      log.calls.append("cell \(path)")
      try willMakeCell(path)
      let cell = try table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "\(sections[path.section][path.row])"
      return cell
    }
  }

  private func addDelegateMethods(_ cls: RuntimeClass, _ hasHeights: Bool) throws {
    if hasHeights {
      try cls.addMethod(Selector("tableView:heightForRowAtIndexPath:")) {
        [unowned self] (_: Object, _: UITableView, path: CarobFoundation.IndexPath) in
        log.calls.append("height \(path)")
        return height(sections[path.section][path.row])
      }
    }
    try cls.addMethod(Selector("tableView:willDisplayCell:forRowAtIndexPath:")) {
      [unowned self]
      (_: Object, _: UITableView, cell: UITableViewCell, path: CarobFoundation.IndexPath)
      in log.calls.append("display \(path)")
    }
    try cls.addMethod(Selector("tableView:didEndDisplayingCell:forRowAtIndexPath:")) {
      [unowned self]
      (_: Object, _: UITableView, cell: UITableViewCell, path: CarobFoundation.IndexPath)
      in log.calls.append("end \(path)")
    }
    try cls.addMethod(Selector("scrollViewDidScroll:")) {
      [unowned self] (_: Object, _: UIScrollView) in
      log.calls.append("scroll")
      try didScroll()
    }
  }
}

/// A row of a section.
func row(_ section: Int, _ row: Int) -> CarobFoundation.IndexPath {
  CarobFoundation.IndexPath(section: section, row: row)
}
