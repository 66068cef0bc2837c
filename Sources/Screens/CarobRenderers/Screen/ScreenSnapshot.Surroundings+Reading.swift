import CarobRuntime
import CarobUIKit

extension ScreenSnapshot.Surroundings {
  /// Reads the surroundings of a controller whose view is loaded; nil when there is nothing but its title.
  ///
  /// - Throws: the errors of a controller or a view.
  @MainActor
  init?(of controller: UIViewController) throws {
    self.init()
    var seen = controller
    while let inside = Self.inside(seen) { seen = inside }
    if seen !== controller { title = try Self.title(of: seen) }
    try addBack(from: seen)
    if let bar = seen as? UITabBarController ?? seen.tabBarController {
      for tab in bar.viewControllers { tabs.append(try Self.titleOfTab(tab)) }
      selectedTab = bar.selectedIndex
    }
    let item = seen.navigationItem
    if seen.navigationController?.isNavigationBarHidden != true {
      // The first one on the right is at the edge.
      for button in item.leftBarButtonItems + item.rightBarButtonItems.reversed() {
        try add(button)
      }
      if let view = item.titleView { try add(view) }
    }
    if let view = seen.viewIfLoaded { try add(view) }
    alerts = try ScreenSnapshot.Alert.over(seen)
    if self == Self() { return nil }
  }

  /// Returns the visible child of a navigation or tab bar controller; nil for other controllers.
  @MainActor
  private static func inside(_ controller: UIViewController) -> UIViewController? {
    if let stack = controller as? UINavigationController { return stack.topViewController }
    return (controller as? UITabBarController)?.selectedViewController
  }

  @MainActor
  private static func title(of controller: UIViewController) throws -> String? {
    let title = try controller.navigationItem.title ?? controller.askedTitle()
    return title?.isEmpty == true ? nil : title
  }

  /// Returns the title of a tab's controller, or of the first screen in its stack.
  @MainActor
  private static func titleOfTab(_ tab: UIViewController) throws -> String {
    if let title = tab.tabBarItemIfMade?.title, !title.isEmpty { return title }
    if let title = try title(of: tab) { return title }
    guard let first = (tab as? UINavigationController)?.viewControllers.first else { return "" }
    return try title(of: first) ?? ""
  }

  @MainActor
  private mutating func addBack(from seen: UIViewController) throws {
    guard let stack = seen.navigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === seen })
    else { return }
    back = try stack.backTitle(of: index)
  }

  @MainActor
  private mutating func add(_ button: UIBarButtonItem) throws {
    if let view = button.customView { return try add(view) }
    if button.isSpace { return }
    let system = button.systemItemName.map(SystemItemTitle.init)
    let text = button.title ?? system?.text ?? button.image?.name ?? ""
    controls.append(.init(.barButton, text: text))
  }

  @MainActor
  private mutating func add(_ view: UIView) throws {
    if view.isHidden { return }
    try view.arrange()
    if let drawing = view.recordedDrawing?.drawing { drawings.append(drawing) }
    if let content = view.controlContent {
      if let control = ScreenSnapshot.Control(content) { controls.append(control) }
      return
    }
    switch view {
    case let picture as UIImageView:
      if let drawing = picture.image?.recordedDrawing?.drawing { drawings.append(drawing) }
    case let bar as UISearchBar:
      let field = bar.searchTextField
      controls.append(
        .init(.searchBar, text: try Self.text(of: field), placeholder: field.placeholder ?? ""))
    case let field as UITextField:
      controls.append(
        .init(.textField, text: try Self.text(of: field), placeholder: field.placeholder ?? ""))
    case let view as UITextView:
      controls.append(.init(.textView, text: try LabelMessages.text(view) ?? ""))
    case let control as UIControl where control.isButton:
      controls.append(.init(.button, text: try LabelMessages.title(of: control)))
    // Subviews of a list, without its cells.
    default: for inside in view.addedSubviews { try add(inside) }
    }
  }

  /// Returns the text of a field; dots for a secure one.
  @MainActor
  static func text(of field: UITextField) throws -> String {
    let text = try LabelMessages.text(field) ?? ""
    return field.isSecure ? text.asDots : text
  }
}

extension ScreenSnapshot.Control {
  /// A control as a view states it.
  init?(_ content: ControlContent) {
    guard let kind = Kind(rawValue: content.kind.rawValue) else { return nil }
    self.init(
      kind, isOn: kind == .toggle && content.value == 1, titles: content.titles,
      selection: content.selection, fraction: kind == .toggle ? nil : content.fraction)
    guard let value = content.value else { return }
    switch kind {
    case .datePicker: text = content.text ?? ""
    case .stepper: text = value.shortText
    case .pages: text = "\((value + 1).shortText) of \(((content.limits.last ?? 0) + 1).shortText)"
    default: break
    }
  }
}

extension Double {
  /// The number without a needless `.0`, as a user writes it.
  package var shortText: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}

extension UIViewController {
  private static let titleMessage = Message<() -> String?>("title")

  /// Returns the title, by a message, because a plugin's subclass may override the getter.
  package func askedTitle() throws(MessageError) -> String? { try Self.titleMessage(self) }
}

extension UINavigationController {
  /// Returns the title of a controller's back button, which may be empty; nil when there is none.
  package func backTitle(of index: Int) throws -> String? {
    guard viewControllers.indices.contains(index), index > 0,
      !viewControllers[index].navigationItem.hidesBackButton
    else { return nil }
    let previous = viewControllers[index - 1]
    return try previous.navigationItem.backBarButtonItem?.title ?? previous.askedTitle() ?? ""
  }
}

extension UIControl {
  /// Whether a tap sends an action: true for a `UIButton`, and for another control with an action for touches.
  package var isButton: Bool {
    self is UIButton || !events.isDisjoint(with: [.touchUpInside, .touchDown])
  }
}
