import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport

/// A table whose data source and delegate are run-time classes that write down what they are asked.
@MainActor
final class TableFixture {
  let table = UITableView()
  let log = CallLog()
  /// Rows of each section.
  var rows: [Int]
  /// What `tableView:cellForRowAtIndexPath:` answers, instead of a dequeued cell that says its path.
  var cell: ((UITableView, IndexPath) throws -> Object?)?
  /// What `tableView:heightForRowAtIndexPath:` answers.
  var height: (IndexPath) -> Double = { _ in 30 }
  /// Called for `tableView:willDisplayCell:forRowAtIndexPath:`.
  var willDisplay: (IndexPath) throws -> Void = { _ in }
  private(set) var source = Object()
  private(set) var delegate = Object()

  init(rows: [Int], cellClass: RuntimeClass = UITableViewCell.runtimeClass) throws {
    self.rows = rows
    source = try RuntimeFixture.makeObject { try addSourceMethods($0) }
    delegate = try RuntimeFixture.makeObject { try addDelegateMethods($0) }
    table.dataSource = source
    table.delegate = delegate
    try table.register(cellClass, forCellReuseIdentifier: "row")
  }

  /// The texts of the visible rows.
  var texts: [String?] { table.visibleRows.map(\.cell.textLabel.text) }

  private func addSourceMethods(_ cls: RuntimeClass) throws {
    try cls.addMethod(Selector("numberOfSectionsInTableView:")) {
      [unowned self] (_: Object, _: UITableView) in
      log.calls.append("sections")
      return rows.count
    }
    try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
      [unowned self] (_: Object, _: UITableView, section: Int) in
      log.calls.append("rows \(section)")
      return rows[section]
    }
    try cls.addMethod(Selector("tableView:cellForRowAtIndexPath:")) {
      [unowned self] (_: Object, table: UITableView, path: IndexPath) -> Object? in
      log.calls.append("cell \(path)")
      if let cell { return try cell(table, path) }
      let made = try table.dequeueReusableCell(withIdentifier: "row", for: path)
      made.textLabel.text = "\(path)"
      return made
    }
    try cls.addMethod(Selector("tableView:titleForHeaderInSection:")) {
      (_: Object, _: UITableView, section: Int) -> String? in
      section == 0 ? nil : "Section \(section)"
    }
  }

  private func addDelegateMethods(_ cls: RuntimeClass) throws {
    try cls.addMethod(Selector("tableView:heightForRowAtIndexPath:")) {
      [unowned self] (_: Object, _: UITableView, path: IndexPath) in
      log.calls.append("height \(path)")
      return height(path)
    }
    try cls.addMethod(Selector("tableView:willDisplayCell:forRowAtIndexPath:")) {
      [unowned self] (_: Object, _: UITableView, cell: UITableViewCell, path: IndexPath) in
      log.calls.append("display \(path)")
      try willDisplay(path)
    }
    try cls.addMethod(Selector("tableView:didSelectRowAtIndexPath:")) {
      [unowned self] (_: Object, _: UITableView, path: IndexPath) in
      log.calls.append("select \(path)")
    }
  }
}

/// The code of the error that `body` throws.
func listErrorCode(_ body: () throws -> Void) -> ListError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? ListError)?.code
  }
}
