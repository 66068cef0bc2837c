import CarobFoundation
import CarobRuntime
import Testing

@testable import InstantCocoa

/// A plain class whose `+modelName` is "Placeholder".
final class ICTestPlaceholder: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICTestPlaceholder.self) { placeholder in
      placeholder.classMethod("modelName") { _ in "Placeholder" }
    }
  }
}

/// A cell class of its own.
final class ICPlaceholderCell: UITableViewCell {}

/// The rows and delegates of the table view controller's cases.
@MainActor
struct ControllerFixture {
  let rows = makeObjects()
  let controller = ICTableViewController()

  /// A string, a number, a placeholder model, an error, and the two placeholders.
  static func makeObjects() -> [Object] {
    [
      StringBox("a string"), NumberBox(341), ICTestPlaceholder(),
      ErrorBox(RaisedError("out of order")), ICLoadingPlaceholder(), ICNoResultsPlaceholder(),
    ]
  }

  /// The four methods of the delegate's protocol.
  static let protocolMethods = [
    "configureCell:withObject:", "configureCell:withError:", "configureLoadingCell:",
    "configureNoResultsCell:",
  ]

  /// What the strict delegate implements.
  static let strictMethods =
    protocolMethods + ["configureCell:withPlaceholder:", "tableView:didSelectPlaceholder:"]

  init(_ objects: [Object]? = nil) throws {
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(objects ?? rows)))
  }

  /// Sets a delegate and registers the placeholder's cell.
  func use(_ delegate: MessageRecorder, registering: Bool = true) throws {
    controller.cellConfigurationDelegate = delegate.object
    if registering {
      try controller.registerCellClass(
        ICPlaceholderCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    }
  }

  /// Shows every row.
  func display() throws -> [VisibleRow] {
    let table = try controller.tableView()
    try table.showRows(0..<table.rowCount)
    return table.visibleRows
  }
}
