import CarobRuntime
import InstantCocoa

/// Binding a row and an item: from an object to the handler that configures its cell.
@MainActor
struct BindingProbes {
  private let controller: ICTableViewController
  private let user: Object
  private let cell = UITableViewCell()
  private let collection: ICCollectionViewController
  private let itemCell = UICollectionViewCell()
  /// As many rows as a large screen has.
  private let cells: [UITableViewCell]
  private let users: [Object]

  /// The controller's class is not what it was made as.
  struct NoController: Error {}

  init() throws {
    let model = try RuntimeClass.allocatePair(
      named: "AllocationModel", superclass: ICModel.runtimeClass)
    try model.registerPair()
    let list = try Self.controllerClass("AllocationModelList", ICTableViewController.self)
    let grid = try Self.controllerClass("AllocationModelGrid", ICCollectionViewController.self)
    guard let controller = try list.make() as? ICTableViewController,
      let collection = try grid.make() as? ICCollectionViewController
    else { throw NoController() }
    self.controller = controller
    self.collection = collection
    user = try model.make()
    cells = (0..<50).map { _ in UITableViewCell() }
    users = try cells.map { _ in try model.make() }
  }

  private static func controllerClass(
    _ name: String, _ superclass: Object.Type
  ) throws -> RuntimeClass {
    let cls = try RuntimeClass.allocatePair(named: name, superclass: superclass.runtimeClass)
    // SAFETY: a function that reads no argument may be called with any.
    let handler = Implementation({} as @convention(c) () -> Void)
    try cls.addMethod(Selector("configureCell:withAllocationModel:"), handler, types: "v@:@@")
    try cls.registerPair()
    return cls
  }

  var all: [Probe] {
    [
      Probe("row bound") { try controller.configureCell(cell, for: user) },
      Probe("screen of 50 rows bound") {
        for index in cells.indices { try controller.configureCell(cells[index], for: users[index]) }
      },
      Probe("item bound") { try collection.configureCell(itemCell, for: user) },
    ]
  }
}
