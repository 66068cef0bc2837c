import CarobRuntime
import InstantCocoa

/// The whole binding of one row: data source, model name, selector, cell, handler.
struct BindingBenchmarks {
  private let stopwatch: Stopwatch

  init(_ stopwatch: Stopwatch) { self.stopwatch = stopwatch }

  private static let cellForRow = Message<(Object, IndexPath) -> Object>(
    "tableView:cellForRowAtIndexPath:")

  func run() throws -> [Measurement] {
    let model = try RuntimeClass.allocatePair(
      named: "BenchUser", superclass: ICModel.runtimeClass)
    try model.registerPair()
    let controllerClass = try RuntimeClass.allocatePair(
      named: "BenchUserList", superclass: ICTableViewController.runtimeClass)
    try controllerClass.addMethod(Selector("configureCell:withBenchUser:")) {
      (_: Object, _: Object, _: Object) in
    }
    try controllerClass.registerPair()
    guard let controller = try controllerClass.make() as? ICTableViewController else { return [] }
    var users: [Object] = []
    for _ in 0..<1000 { users.append(try model.make()) }
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(users)))
    let table = try controller.tableView()
    return [
      try stopwatch.measure("one row bound and shown, warm, handler empty") { count in
        // Windows of 50 rows, as a screen scrolls; every row is new to its window.
        var first = 0
        for _ in 0..<max(count / 50, 1) {
          try autoreleasePool { try table.showRows(first..<first + 50) }
          first = (first + 50) % 1000
        }
      }
    ]
  }
}
