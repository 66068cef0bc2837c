import CarobFoundation
import CarobRuntime
import Foundation

/// The traits of views, and what follows from other ones.
extension UIView {
  /// The traits of the controller around the view, else of the window, with the styles that views in between override.
  ///
  /// - Complexity: O(depth).
  package final var traitCollection: UITraitCollection {
    var (style, next) = (0, self as UIView?)
    while let view = next {
      if style == 0 { style = view.ownStyle }
      if let controller = view.controller {
        return controller.traitCollection.overridden(byStyle: style)
      }
      next = view.superview
    }
    return UITraitCollection.screen.overridden(byStyle: style)
  }

  /// The style of this view and those inside, a `UIUserInterfaceStyle`; 0 for that around.
  final var overrideStyle: Int { madeExtras?.overrideStyle ?? 0 }

  /// The style that the view overrides, or that of the page.
  final var ownStyle: Int {
    overrideStyle != 0 ? overrideStyle : madeExtras?.pageStyle ?? 0
  }

  private final func override(_ style: Int) throws(MessageError) {
    let old = traitCollection
    extras.overrideStyle = style
    try tellOwnTraits(from: old, to: traitCollection)
  }

  /// Tells this view, those inside and their controllers of other traits around, as far as theirs are others then.
  ///
  /// - Throws: the error of a handler.
  final func tellTraits(
    from old: UITraitCollection, to new: UITraitCollection
  ) throws(MessageError) {
    func own(_ traits: UITraitCollection) -> UITraitCollection {
      (controller?.overriding(traits) ?? traits).overridden(byStyle: ownStyle)
    }
    try tellOwnTraits(from: own(old), to: own(new))
  }

  /// As `tellTraits(from:to:)`, with the traits of this view.
  final func tellOwnTraits(
    from old: UITraitCollection, to new: UITraitCollection
  ) throws(MessageError) {
    if old.isEqual(new) { return }
    takeTraits(from: old, to: new)
    try UITraitCollection.whileCurrent(new) { () throws(MessageError) in
      try UIViewController.Rotation.traitsChanged(self, old)
      if let controller { try UIViewController.Rotation.traitsChanged(controller, old) }
    }
    for view in subviews { try view.tellTraits(from: old, to: new) }
  }

  private final func takeTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if new.differsInStyle(from: old) { setNeedsDisplay() }
    if new.sizeCategory == old.sizeCategory { return }
    if let view = self as? any FontAdjusting { view.adjustFont(to: new) }
    (self as? UITableView)?.heightsChanged()
  }

  static func defineTraits(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) UITraitCollection *traitCollection") {
      $0.traitCollection
    }
    view.method("- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection") {
      (_, _: UITraitCollection?) in
    }
    view.property("@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle") {
      $0.overrideStyle
    } set: { (this, style: Int) in
      try this.override(UITraitCollection.checked(style: style))
    }
  }
}

extension UIWindow {
  /// Shows the window on a light or dark page, unless the program overrides its style.
  ///
  /// - Throws: the error of a handler.
  package final func show(onDarkPage isDark: Bool) throws(MessageError) {
    let old = traitCollection
    extras.pageStyle = isDark ? 2 : 1
    try tellOwnTraits(from: old, to: traitCollection)
  }
}

extension UITraitCollection {
  /// Checks a `UIUserInterfaceStyle`.
  static func checked(style: Int) throws -> Int {
    guard (0...2).contains(style) else {
      throw ViewError.unknownNumber(style, of: "user interface style", last: 2)
    }
    return style
  }
}

/// A view with a font that may follow the size of texts that a user has chosen.
@MainActor
protocol FontAdjusting: UIView {
  var font: UIFont? { get set }
}

extension UILabel: FontAdjusting {}
extension UITextField: FontAdjusting {}
extension UITextView: FontAdjusting {}

extension FontAdjusting {
  fileprivate func adjustFont(to traits: UITraitCollection) {
    guard extras.adjustsFont, let new = font?.adjusted(to: traits) else { return }
    font = new
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

extension ClassMembers where Receiver: FontAdjusting {
  /// Defines the property of views whose font follows the size of texts.
  @MainActor
  func adjustsFont() {
    if cls == UILabel.runtimeClass {
      declareProtocol(
        """
        @protocol UIContentSizeCategoryAdjusting <NSObject>
        @property (nonatomic) BOOL adjustsFontForContentSizeCategory
        """, "A view whose font follows the size of texts that a user has chosen.")
    } else {
      // Before the protocol is adopted, the class that declares it is there.
      _ = UILabel.runtimeClass
    }
    adopt("UIContentSizeCategoryAdjusting")
    property(
      "@property (nonatomic) BOOL adjustsFontForContentSizeCategory", \.extras.adjustsFont)
  }
}
