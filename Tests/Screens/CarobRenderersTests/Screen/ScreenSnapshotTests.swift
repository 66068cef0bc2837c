import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa
import Testing

/// A screen that configures the cells of its strings.
private final class NamesViewController: ICTableViewController {
  private(set) var configured: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: NamesViewController.self) { controller in
      controller.method("configureCell:withNSString:") {
        (this, cell: UITableViewCell, name: String) in
        this.configured.append(name)
        cell.textLabel.text = name
      }
    }
  }
}

/// A screen that makes its cells by itself.
private final class OwnCellsViewController: ICTableViewController {
  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: OwnCellsViewController.self) { controller in
      controller.method("tableView:cellForRowAtIndexPath:") {
        (_, _: UITableView, path: IndexPath) in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel.text = "row \(path.row)"
        cell.detailTextLabel?.text = "own"
        return cell
      }
    }
  }
}

/// A screen of labels.
private final class LabelsViewController: UIViewController {
  override func loadView() throws {
    let box = UIView()
    for (text, isHidden) in [("one", false), ("two", true), ("", false), ("three", false)] {
      let label = UILabel()
      label.text = text
      label.isHidden = isHidden
      try box.addSubview(label)
    }
    let view = UIView()
    try view.addSubview(box)
    viewIfLoaded = view
  }
}

/// A screen whose view cannot be loaded.
private final class BrokenViewController: UIViewController {
  override func loadView() throws { throw RaisedError("no view today") }
}

@Suite @MainActor struct ScreenSnapshotTests {
  private func names(_ count: Int) throws -> NamesViewController {
    let controller = NamesViewController()
    let names = (0..<count).map { StringBox("name \($0)") }
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(names)))
    return controller
  }

  @Test func tellsHowARowWasConfigured() throws {
    let controller = try names(3)
    controller.title = "Names"
    let screen = try ScreenSnapshot(of: controller)
    #expect(screen.screen == controller.runtimeClass.name)
    #expect(screen.title == "Names")
    #expect(screen.sections.map(\.title) == [""])
    var row = ScreenSnapshot.Row(section: 0, row: 1, cellClass: "UITableViewCell", height: 44)
    row.modelClass = "NSString"
    row.configuredBy = "configureCell:withNSString:"
    row.implementedBy = controller.runtimeClass.name
    row.text = "name 1"
    #expect(screen.rows[1] == row)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200])
  func readsEveryRowOnce(_ count: Int) throws {
    let controller = try names(count)
    let screen = try ScreenSnapshot(of: controller)
    #expect(screen.rows.map(\.text) == (0..<count).map { "name \($0)" })
    #expect(controller.configured == screen.rows.map(\.text))
    #expect(screen.sections.count == 1)
  }

  @Test(arguments: [0..<1, 3..<9, 199..<200, 60..<130])
  func configuresOnlyTheRowsAskedFor(_ range: Range<Int>) throws {
    let controller = try names(200)
    let screen = try ScreenSnapshot(of: controller, rows: range)
    #expect(screen.rows.map(\.row) == Array(range))
    #expect(controller.configured.count == range.count)
  }

  @Test(arguments: [0..<201, 200..<201, -1..<3, 5..<5])
  func refusesRowsThatAreNotThere(_ range: Range<Int>) throws {
    let controller = try names(200)
    let error = #expect(throws: SnapshotError.self) {
      try ScreenSnapshot(of: controller, rows: range)
    }
    #expect(error?.code == .noSuchRows)
    #expect(error?.description == "the screen has 200 rows; the last is number 199")
    #expect(controller.configured == [])
  }

  @Test func tracesOnlyWhenAsked() throws {
    let controller = try names(1)
    #expect(try ScreenSnapshot(of: controller).rows[0].tried == nil)
    let tried = try ScreenSnapshot(of: controller, tracing: true).rows[0].tried
    #expect(
      tried == [
        .init(
          selector: "configureCell:withNSString:", implementedBy: controller.runtimeClass.name),
        .init(selector: "tableView:heightForNSString:", implementedBy: nil),
        .init(selector: "tableView:heightForObject:", implementedBy: nil),
      ])
  }

  @Test func namesTheMethodThatMadeACellByItself() throws {
    let controller = OwnCellsViewController()
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox([StringBox("a")])))
    let row = try ScreenSnapshot(of: controller, tracing: true).rows[0]
    #expect(row.modelClass == nil)
    #expect(row.configuredBy == "tableView:cellForRowAtIndexPath:")
    #expect(row.implementedBy == controller.runtimeClass.name)
    #expect(row.text == "row 0")
    #expect(row.detail == "own")
    #expect(row.tried?.count == 1)
  }

  @Test func saysWhenNobodyConfiguredARow() throws {
    let controller = try names(1)
    let silent = Object()
    controller.cellConfigurationDelegate = silent
    let row = try ScreenSnapshot(of: controller, tracing: true).rows[0]
    #expect(row.modelClass == "NSString")
    #expect(row.configuredBy == nil)
    #expect(row.implementedBy == nil)
    #expect(row.tried?.contains { $0.implementedBy != nil } == false)
    #expect(row.tried?.contains { $0.selector == "configureCell:withObject:" } == true)
  }

  @Test func readsTheLabelsOfAScreenWithoutTable() throws {
    let screen = try ScreenSnapshot(of: LabelsViewController())
    #expect(screen.labels == ["one", "three"])
    #expect(screen.sections == [])
    #expect(throws: SnapshotError.self) {
      try ScreenSnapshot(of: LabelsViewController(), rows: 0..<1)
    }
  }

  @Test func saysWhatIsAroundTheRows() throws {
    let first = try names(1)
    first.title = "All"
    let controller = try names(2)
    controller.title = "Names"
    let button = UIBarButtonItem()
    button.title = "Add"
    let edge = UIBarButtonItem()
    edge.title = "Edge"
    controller.navigationItem.rightBarButtonItems = [edge, button]
    let search = UISearchBar()
    search.searchTextField.placeholder = "Find"
    let field = UITextField()
    (field.text, field.isSecure) = ("abc", true)
    let toggle = UISwitch()
    toggle.isOn = true
    let stepper = UIStepper()
    stepper.value = 20
    let notes = UITextView()
    notes.text = "a\nb"
    for view in [search, field, toggle, stepper, notes] as [UIView] {
      try controller.view().addSubview(view)
    }
    let stack = try UINavigationController(rootViewController: first)
    try stack.pushViewController(controller, animated: false)
    let tabs = UITabBarController()
    let other = UIViewController()
    try tabs.setViewControllers([stack, other], animated: false)
    let expected = ScreenSnapshot.Surroundings(
      title: "Names", back: "All", tabs: ["All", ""], selectedTab: 0,
      controls: [
        .init(.barButton, text: "Add"), .init(.barButton, text: "Edge"),
        .init(.searchBar, placeholder: "Find"),
        .init(.textField, text: "•••"), .init(.toggle, isOn: true),
        .init(.stepper, text: "20", fraction: 0.2), .init(.textView, text: "a\nb"),
      ])
    let screen = try ScreenSnapshot(of: tabs)
    #expect(screen.title == "" && screen.surroundings == expected)
    // The title of the controller itself is the screen's.
    var inside = expected
    inside.title = nil
    #expect(try ScreenSnapshot(of: controller).surroundings == inside)
    #expect(try ScreenSnapshot(of: names(1)).surroundings == nil)
  }

  @Test func passesOnWhyAScreenFailed() throws {
    let error = #expect(throws: SnapshotError.self) {
      try ScreenSnapshot(of: BrokenViewController())
    }
    #expect(error?.code == .screenFailed)
    #expect(error?.description.contains("no view today") == true)
    #expect(error?.underlying is ViewControllerError)
  }
}
