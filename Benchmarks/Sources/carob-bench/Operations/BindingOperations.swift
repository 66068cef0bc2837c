import CarobFoundation
import CarobRuntime
import InstantCocoa

/// Binding rows: from an object to the handler that configures its cell.
@MainActor
struct BindingOperations {
  private let controller: ICTableViewController
  private let users: [Object]

  /// Why there is nothing to measure.
  struct NoController: Error {}

  init() throws {
    let model = try RuntimeClass.allocatePair(
      named: "BenchModel", superclass: ICModel.runtimeClass)
    try model.registerPair()
    let list = try RuntimeClass.allocatePair(
      named: "BenchModelList", superclass: ICTableViewController.runtimeClass)
    try list.addMethod(
      Selector("configureCell:withBenchModel:"), Handlers.handler, types: "v@:@@")
    try list.registerPair()
    guard let controller = try list.make() as? ICTableViewController else { throw NoController() }
    self.controller = controller
    users = try (0..<1000).map { _ in try model.make() }
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(users)))
  }

  var all: [Operation] {
    let (controller, user) = (controller, users[0])
    return [
      Operation("row bound: object, names, selector, handler") {
        let cell = UITableViewCell()
        return { count in
          for _ in 0..<count { try controller.configureCell(cell, for: user) }
        }
      },
      Operation("row bound and shown, handler empty") {
        let table = try controller.tableView()
        return { count in
          // Windows of 50 rows, as a screen scrolls; every row is new to its window.
          var first = 0
          var left = count
          while left > 0 {
            let rows = min(left, 50)
            left -= rows
            try autoreleasePool { try table.showRows(first..<first + rows) }
            first = (first + 50) % 1000
          }
        }
      },
    ]
  }
}
