import CarobRuntime

/// Editing of a screen: the state, and the button that changes it.
extension UIViewController {
  private static let setEditing = Message<(Bool, Bool) -> Void>("setEditing:animated:")
  private static let toggle = Selector("carob_toggleEditing:")

  /// The button that begins editing and ends it. Made on first read.
  public final var editButtonItem: UIBarButtonItem {
    if let madeEditButtonItem { return madeEditButtonItem }
    let item = UIBarButtonItem()
    item.target = self
    item.action = Self.toggle
    madeEditButtonItem = item
    showEditing()
    return item
  }

  /// Sets whether the screen is being edited, and the title of the button.
  final func setEditing(_ editing: Bool, _ animated: Bool) {
    isEditing = editing
    showEditing()
  }

  private func showEditing() {
    madeEditButtonItem?.title = isEditing ? "Done" : "Edit"
    madeEditButtonItem?.style = isEditing ? 2 : 0
  }

  static func defineEditing(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (void)setEditing:(BOOL)editing animated:(BOOL)animated") {
      (this, editing: Bool, animated: Bool) in
      this.setEditing(editing, animated)
    }
    controller.property(
      "@property (nonatomic, getter=isEditing) BOOL editing", get: { $0.isEditing },
      set: { try setEditing($0, $1, false) })
    controller.property("@property (nonatomic, readonly) UIBarButtonItem *editButtonItem") {
      $0.editButtonItem
    }
    controller.method("- (void)carob_toggleEditing:(id)sender") { (this, _: Object?) in
      try setEditing(this, !this.isEditing, true)
    }
  }
}
