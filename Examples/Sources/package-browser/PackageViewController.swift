import CarobRuntime
import InstantCocoa

/// One package: its properties as rows, which are strings and so have no model name of their own.
final class PackageViewController: ICTableViewController {
  override class var runtimeName: String { "EXPackageViewController" }

  /// A screen for a package, which answers the last message of the chain itself: an object may have handlers
  /// that its class has not.
  static func showing(_ package: Package) throws -> PackageViewController {
    let controller = PackageViewController()
    controller.title = package.name
    let lines = [package.version, package.summary].compactMap { $0 }
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(lines.map { StringBox($0) })))
    try controller.respond(to: "configureCell:withObject:") {
      (_: PackageViewController, cell: UITableViewCell, line: StringBox) in
      cell.textLabel.text = line.string
    }
    return controller
  }
}
