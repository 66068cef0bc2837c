import CarobRuntime
import InstantCocoa

/// The list of packages. Its handlers are found by the model's name.
final class PackageListViewController: ICTableViewController {
  override class var runtimeName: String { "EXPackageListViewController" }

  override func viewDidLoad() throws {
    try super.viewDidLoad()
    title = "Packages"
    try registerCellClass(ICTableViewCell.runtimeClass, forModelClass: Package.runtimeClass)
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: PackageListViewController.self) { controller in
      controller.method("configureCell:withPackage:") {
        (_, cell: UITableViewCell, package: Package) in
        cell.textLabel.text = package.name
        cell.detailTextLabel?.text = package.summary
      }
      controller.method("tableView:didSelectPackage:") {
        (this, _: UITableView, package: Package) in
        let detail = try PackageViewController.showing(package)
        try this.navigationController?.pushViewController(detail, animated: false)
      }
    }
  }
}
