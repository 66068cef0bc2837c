import CarobRuntime
import InstantCocoa

/// Binding a row: from an object to the handler that configures its cell.
struct BindingProbes {
  private let controller: ICTableViewController
  private let user: Object
  private let cell = UITableViewCell()

  /// The controller's class is not what it was made as.
  struct NoController: Error {}

  init() throws {
    let model = try RuntimeClass.allocatePair(
      named: "AllocationModel", superclass: ICModel.runtimeClass)
    try model.registerPair()
    let list = try RuntimeClass.allocatePair(
      named: "AllocationModelList", superclass: ICTableViewController.runtimeClass)
    // SAFETY: a function that reads no argument may be called with any.
    let handler = Implementation({} as @convention(c) () -> Void)
    try list.addMethod(
      Selector("configureCell:withAllocationModel:"), handler, types: "v@:@@")
    try list.registerPair()
    guard let controller = try list.make() as? ICTableViewController else { throw NoController() }
    self.controller = controller
    user = try model.make()
  }

  var all: [Probe] {
    [Probe("row bound") { try controller.configureCell(cell, for: user) }]
  }
}
