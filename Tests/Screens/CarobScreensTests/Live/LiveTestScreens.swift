import CarobFoundation
import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import PluginTestSupport

/// Opens screens of this file as if a plugin had them.
@MainActor
enum LiveTestPlugin {
  private static let folder = Result { try TemporaryDirectory() }
  /// One without classes, whose names other tests may have.
  private static let module = Result {
    try PluginFixture.build("empty_prefix", in: folder.get().url)
  }
  static let host = PluginHost()

  static func open(_ screen: UIViewController.Type) throws -> LiveSession {
    var request = ScreenRequest(plugin: try module.get())
    request.screen = screen.runtimeClass.name
    return try LiveSession.open(request, in: host)
  }
}

/// A table of numbers, which tests change.
@MainActor
final class LiveTestList: UIViewController {
  static weak var opened: LiveTestList?
  static var sectionsAtFirst: [[Int]] = [[1, 2, 3]]

  let table = UITableView()
  var sections = LiveTestList.sectionsAtFirst
  /// How many cells were asked for.
  var cellCount = 0
  /// What was selected.
  var selected: [Int] = []
  var willMakeCell: () throws -> Void = {}
  var hasButtons = false
  var tapped: [String] = []

  override class var runtimeName: String { "LiveTestList" }

  override func loadView() throws {
    Self.opened = self
    table.dataSource = self
    table.delegate = self
    try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
    viewIfLoaded = table
  }

  private func cell(_ path: CarobFoundation.IndexPath) throws -> UITableViewCell {
    cellCount += 1
    try willMakeCell()
    let cell = try table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "\(sections[path.section][path.row])"
    if hasButtons, cell.contentView.subviews.count == 1 {
      let button = UIButton()
      button.addTarget(self, action: Selector("buttonTapped:"), for: .touchUpInside)
      try cell.contentView.addSubview(button)
    }
    return cell
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestList.self) { list in
      list.method("numberOfSectionsInTableView:") { (this, _: UITableView) in this.sections.count }
      list.method("tableView:numberOfRowsInSection:") { (this, _: UITableView, section: Int) in
        this.sections[section].count
      }
      list.method("tableView:titleForHeaderInSection:") {
        (this, _: UITableView, section: Int) -> String? in "of \(this.sections[section].count)"
      }
      list.method("tableView:cellForRowAtIndexPath:") {
        (this, _: UITableView, path: CarobFoundation.IndexPath) -> Object? in try this.cell(path)
      }
      list.method("tableView:didSelectRowAtIndexPath:") {
        (this, _: UITableView, path: CarobFoundation.IndexPath) in
        this.selected.append(this.sections[path.section][path.row])
      }
      list.method("buttonTapped:") { (this, button: UIView) in
        let cell = button.superview?.superview as? UITableViewCell
        this.tapped.append(cell?.textLabel.text ?? "")
      }
    }
  }
}

/// A grid of numbers.
@MainActor
final class LiveTestGrid: UIViewController {
  static weak var opened: LiveTestGrid?

  let layout = UICollectionViewFlowLayout()
  var numbers = Array(0..<10_000)
  var cellCount = 0

  override class var runtimeName: String { "LiveTestGrid" }

  override func loadView() throws {
    Self.opened = self
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    try view.register(UICollectionViewCell.runtimeClass, forCellReuseIdentifier: "item")
    viewIfLoaded = view
  }

  private func cell(
    _ view: UICollectionView, _ path: CarobFoundation.IndexPath
  ) throws -> UICollectionViewCell {
    cellCount += 1
    let cell = try view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
    try cell.contentView.addSubview(label)
    label.text = "\(numbers[path.row])"
    return cell
  }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestGrid.self) { grid in
      grid.method("collectionView:numberOfItemsInSection:") { (this, _: UICollectionView, _: Int) in
        this.numbers.count
      }
      grid.method("collectionView:cellForItemAtIndexPath:") {
        (this, view: UICollectionView, path: CarobFoundation.IndexPath) -> Object? in
        try this.cell(view, path)
      }
    }
  }
}

/// Two tabs: a stack with numbers, and controls.
@MainActor
final class LiveTestTabs: UITabBarController {
  override class var runtimeName: String { "LiveTestTabs" }

  override func viewDidLoad() throws {
    LiveTestList.sectionsAtFirst = [[1, 2]]
    let numbers = try UINavigationController(rootViewController: LiveTestList())
    numbers.title = "Numbers"
    try setViewControllers([numbers, LiveTestControls()], animated: false)
  }
}

/// A screen of controls, which write into its label.
@MainActor
final class LiveTestControls: UIViewController {
  static weak var opened: LiveTestControls?

  let label = UILabel()
  let button = UIButton()
  let field = UITextField()
  let bar = UISearchBar()
  let toggle = UISwitch()
  let slider = UISlider()
  let indicator = UIActivityIndicatorView()
  var allowsText = true

  override class var runtimeName: String { "LiveTestControls" }

  override func loadView() throws {
    Self.opened = self
    title = "Controls"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    try view.addSubview(plain)
    for part in [label, button, field, bar, toggle, slider, indicator] as [UIView] {
      part.frame = CGRect(x: 1, y: 2, width: 100, height: 20)
      try plain.addSubview(part)
    }
    label.text = "nothing"
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: Selector("count"), for: .touchUpInside)
    field.placeholder = "Name"
    field.delegate = self
    field.addTarget(self, action: Selector("edited:"), for: .editingChanged)
    bar.delegate = self
    toggle.addTarget(nil, action: Selector("switched:"), for: .valueChanged)
    slider.addTarget(self, action: Selector("slid:event:"), for: .valueChanged)
    let item = UIBarButtonItem()
    (item.title, item.target, item.action) = ("Add", self, Selector("count"))
    navigationItem.rightBarButtonItem = item
    viewIfLoaded = view
  }

  private func say(_ text: String) { label.text = text }

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LiveTestControls.self) { controls in
      controls.method("count") { this in this.say("counted") }
      controls.method("fail") { (_) throws -> Void in throw CocoaError(.featureUnsupported) }
      controls.method("edited:") { (this, field: UITextField) in this.say("edited \(field.text)") }
      controls.method("switched:") { (this, control: UISwitch) in this.say("\(control.isOn)") }
      controls.method("slid:event:") { (this, slider: UISlider, _: Object?) in
        this.say("\(slider.value)")
      }
      controls.method("textField:shouldChangeCharactersInRange:replacementString:") {
        (this, _: UITextField, _: NSRange, _: String) in this.allowsText
      }
      controls.method("textFieldShouldReturn:") { (this, _: UITextField) -> Bool in
        this.say("returned")
        return true
      }
      controls.method("searchBar:textDidChange:") { (this, _: UISearchBar, text: String) in
        this.say("search \(text)")
      }
      controls.method("searchBarSearchButtonClicked:") { (this, _: UISearchBar) in
        this.say("searched")
      }
      controls.method("searchBarCancelButtonClicked:") { (this, _: UISearchBar) in
        this.say("cancelled")
      }
    }
  }
}

extension UIButton {
  fileprivate func setTitle(_ title: String, for state: State) {
    _ = try? send(Selector("setTitle:forState:"), title, state.rawValue)
  }
}
