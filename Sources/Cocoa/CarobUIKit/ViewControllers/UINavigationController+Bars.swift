import CarobRuntime

extension UINavigationController {
  /// Whether the bar at the lower edge is visible: that of the tabs around it, unless the top controller hides it.
  package final var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows or hides the bar, and gives the top controller's view the room.
  ///
  /// - Throws: the error of a method such as `viewSafeAreaInsetsDidChange`, which the program has overridden.
  public final func setNavigationBarHidden(_ isHidden: Bool) throws(ViewControllerError) {
    if isHidden == isNavigationBarHidden { return }
    isNavigationBarHidden = isHidden
    try barsChanged()
  }

  /// Shows or hides the toolbar, as the bar.
  ///
  /// - Throws: as `setNavigationBarHidden`.
  public final func setToolbarHidden(_ isHidden: Bool) throws(ViewControllerError) {
    if isHidden == isToolbarHidden { return }
    isToolbarHidden = isHidden
    try barsChanged()
  }

  /// Gives the bars and the items of a controller what `+appearance` has recorded for them.
  final func applyAppearance(_ child: UIViewController) {
    if AppearanceRecords.isEmpty { return }
    AppearanceRecords.apply(to: navigationBar)
    AppearanceRecords.apply(to: toolbar)
    let item = child.navigationItem
    for button in item.leftBarButtonItems + item.rightBarButtonItems {
      AppearanceRecords.apply(to: button, in: navigationBar)
    }
  }

  static func defineBars(_ navigation: ClassMembers<UINavigationController>) {
    navigation.method("preferredStatusBarStyle") { $0.navigationBar.look.style == 0 ? 0 : 1 }
    navigation.property("@property (nonatomic, readonly) UINavigationBar *navigationBar") {
      $0.navigationBar
    }
    navigation.property(
      "@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden",
      get: { $0.isNavigationBarHidden }, set: { try $0.setNavigationBarHidden($1) })
    navigation.method("- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated") {
      (this, isHidden: Bool, _: Bool) in
      try this.setNavigationBarHidden(isHidden)
    }
    navigation.property("@property (nonatomic, readonly) UIToolbar *toolbar") { $0.toolbar }
    navigation.property(
      "@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden",
      get: { $0.isToolbarHidden }, set: { try $0.setToolbarHidden($1) })
    navigation.method("- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated") {
      (this, isHidden: Bool, _: Bool) in
      try this.setToolbarHidden(isHidden)
    }
  }
}

/// The bars of a controller.
extension UIViewController {
  static func defineBars(_ controller: ClassMembers<UIViewController>) {
    controller.property("@property (nonatomic, strong) UITabBarItem *tabBarItem") {
      $0.tabBarItem
    } set: { (this, item: UITabBarItem?) in
      this.tabBarItem = item ?? UITabBarItem()
    }
    controller.property("@property (nonatomic, copy) NSArray<UIBarButtonItem *> *toolbarItems") {
      $0.toolbarItems
    } set: { (this, items: [UIBarButtonItem]?) in
      this.toolbarItems = items
    }
    controller.method(
      "- (void)setToolbarItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated"
    ) { (this, items: [UIBarButtonItem]?, _: Bool) in
      this.toolbarItems = items
    }
    controller.property(
      "@property (nonatomic) BOOL hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
  }
}
