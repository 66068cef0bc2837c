import CarobRuntime

extension UIView {
  /// The maximum number of nested views, the outermost included. UIKit names no number; it lays out and draws nested
  /// views on a stack of a megabyte.
  nonisolated public static let maximumDepth = 200

  /// Adds a view in front of the other subviews, and removes it from its former superview.
  ///
  /// - Throws: `ViewError` when a view would be inside itself, or more than `maximumDepth` views would be nested.
  /// - Complexity: O(depth + views inside the new one), besides the removal from its superview.
  public final func addSubview(_ view: UIView) throws(ViewError) {
    try insertSubview(view, at: Int.max)
  }

  /// Inserts a view among the subviews, and removes it from its former superview.
  ///
  /// - Parameter index: the number of subviews behind the view, clamped to the valid range.
  /// - Throws: `ViewError` when a view would be inside itself, or more than `maximumDepth` views would be nested.
  /// - Complexity: O(depth + views inside both), besides the removal from the superview.
  public final func insertSubview(_ view: UIView, at index: Int) throws(ViewError) {
    switch Nesting.refusal(
      view, inside: self, maximum: Self.maximumDepth, outer: \.superview, inner: \.subviews)
    {
    case .insideItself: throw .insideItself(view.runtimeClass)
    case .tooDeep: throw .tooDeep(view.runtimeClass, inside: runtimeClass)
    case nil: put(view, at: index)
    }
  }

  /// Inserts a view in place of another one, such as a background. Removes that one, if it is still a subview.
  ///
  /// - Returns: the new view.
  /// - Throws: `ViewError` as `insertSubview`; both views are then where they were.
  final func replaceSubview(
    _ old: UIView?, with new: UIView?, at index: Int
  ) throws(ViewError) -> UIView? {
    if let new { try insertSubview(new, at: index) }
    if let old, old !== new {
      if old.superview === self { old.removeFromSuperview() }
      // Its `dealloc` may read the property, which the caller sets first.
      _ = Object.autoreleasedID(of: old)
    }
    setNeedsLayout()
    return new
  }

  /// Makes a background as large as this view, if it is a subview.
  final func fill(with background: UIView?) {
    if let background, background.superview === self { background.frame = bounds }
  }

  private func put(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    addedSubviews.insert(view, at: min(max(index, 0), addedSubviews.count))
    AppearanceRecords.apply(toNew: view)
    setNeedsLayout()
  }

  /// Adds a new part of this view in front of the other subviews. A view at any depth may have parts.
  package final func addNew<Part: UIView>(_ view: Part) -> Part {
    put(view, at: Int.max)
    return view
  }

  /// Adds a new part of this view, and stores it in a variable first.
  final func addNew<Part: UIView>(_ view: Part, as part: inout Part?) -> Part {
    part = view
    return addNew(view)
  }

  /// Removes the view from its superview, if it has one.
  ///
  /// - Complexity: O(views in the superview).
  public final func removeFromSuperview() {
    guard let superview else { return }
    if let index = superview.addedSubviews.firstIndex(identical: self) {
      superview.addedSubviews.remove(at: index)
    }
    self.superview = nil
  }

  /// Moves a subview in front of the others. Does nothing with other views.
  ///
  /// - Complexity: O(subviews).
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = addedSubviews.firstIndex(identical: view) else { return }
    addedSubviews.append(addedSubviews.remove(at: index))
  }

  /// Moves a subview behind the others. Does nothing with other views.
  ///
  /// - Complexity: O(subviews).
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = addedSubviews.firstIndex(identical: view) else { return }
    addedSubviews.insert(addedSubviews.remove(at: index), at: 0)
  }

  /// Whether the view is another one, or inside it at any depth.
  ///
  /// - Complexity: O(depth).
  public final func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains(identical: view)
  }

  /// The first view with a tag: this one, or one inside it at any depth.
  ///
  /// - Complexity: O(views inside).
  public final func view(withTag tag: Int) -> UIView? {
    var pending = [self as UIView]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  static func defineHierarchy(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) UIView *superview") { $0.superview }
    view.property("@property (nonatomic, readonly) NSArray *subviews") { $0.subviews }
    view.method("- (void)addSubview:(UIView *)subview") { (this, subview: UIView?) in
      if let subview { try this.addSubview(subview) }
    }
    view.method("- (void)insertSubview:(UIView *)subview atIndex:(NSInteger)index") {
      (this, subview: UIView?, index: Int) in
      if let subview { try this.insertSubview(subview, at: index) }
    }
    view.method("- (void)insertSubview:(UIView *)subview aboveSubview:(UIView *)sibling") {
      (this, subview: UIView?, sibling: UIView?) in
      try this.insertSubview(subview, beside: sibling, offset: 1)
    }
    view.method("- (void)insertSubview:(UIView *)subview belowSubview:(UIView *)sibling") {
      (this, subview: UIView?, sibling: UIView?) in
      try this.insertSubview(subview, beside: sibling, offset: 0)
    }
    view.method("- (void)removeFromSuperview") { this in
      if this.superview != nil { _ = try this.endEditing() }
      this.removeFromSuperview()
    }
    view.method("- (void)bringSubviewToFront:(UIView *)view") { (this, subview: UIView?) in
      if let subview { this.bringSubviewToFront(subview) }
    }
    view.method("- (void)sendSubviewToBack:(UIView *)view") { (this, subview: UIView?) in
      if let subview { this.sendSubviewToBack(subview) }
    }
    view.method("- (BOOL)isDescendantOfView:(UIView *)view") { (this, other: UIView?) in
      if let other { return this.isDescendant(of: other) }
      return false
    }
    view.method("- (UIView *)viewWithTag:(NSInteger)tag") { (this, tag: Int) in
      this.view(withTag: tag)
    }
  }
}
