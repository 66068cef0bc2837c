import CarobFoundation
import CarobRuntime
import Foundation

/// Properties that most views never set.
@MainActor
final class ViewExtras {
  /// The margins and sizes that change with the superview's size; the bits are UIKit's.
  var autoresizing: Autoresizing = []
  var autoresizesSubviews = true
  /// Nil for the superview's.
  var tintColor: UIColor?
  var contentMode = 0
  var clipsToBounds = false
  var takesTouches: Bool
  var isOpaque = true
  /// The style of the view and those inside; 0 for that around.
  var overrideStyle = 0
  /// For a window: the style of the page that shows it; 0 for that of the screen.
  var pageStyle = 0
  /// Whether the font follows the size of texts that a user has chosen.
  var adjustsFont = false
  var takesSeveralTouches = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// Whether the view has had the messages of `+appearance`.
  var hasAppearance = false
  /// Nil until somebody asks for it.
  var layer: CALayer?
  var accessibility = Accessibility()
  var layout = LayoutTraits()
  var margins = LayoutMargins()
  /// The safe area of which the view was told last.
  var toldSafeArea = UIEdgeInsets.zero
  /// The transform around the anchor of the layer.
  var transform = CATransform3D.identity
  /// What the view has drawn; nil before, and for a view that draws nothing.
  var drawing: RecordedDrawing?
  /// Whether `drawRect:` runs.
  var isDrawing = false
  /// What the view and its layers showed last; nil without layers that draw.
  var layerDrawing: RecordedDrawing?

  init(takesTouches: Bool) { self.takesTouches = takesTouches }

  private static let redraws = 3

  /// Draws the view again if its content mode asks for that. Otherwise the drawing is stretched.
  func sizeDidChange(of view: UIView) {
    if contentMode == Self.redraws { view.setNeedsDisplay() }
  }
}

/// The margins and sizes of a view that change with its superview's size; the bits are UIKit's.
struct Autoresizing: OptionSet {
  let rawValue: UInt

  static let left = Autoresizing(rawValue: 1 << 0)
  static let width = Autoresizing(rawValue: 1 << 1)
  static let right = Autoresizing(rawValue: 1 << 2)
  static let top = Autoresizing(rawValue: 1 << 3)
  static let height = Autoresizing(rawValue: 1 << 4)
  static let bottom = Autoresizing(rawValue: 1 << 5)

  /// The new frame after the superview's size has changed.
  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.resized(
      (frame.origin.x, contains(.left)), (frame.size.width, contains(.width)),
      contains(.right), from: old.width, to: new.width)
    let (y, height) = Self.resized(
      (frame.origin.y, contains(.top)), (frame.size.height, contains(.height)),
      contains(.bottom), from: old.height, to: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Resizes the flexible parts in proportion to their lengths; evenly if they have no length.
  private static func resized(
    _ margin: (length: Double, isFlexible: Bool), _ size: (length: Double, isFlexible: Bool),
    _ isEndFlexible: Bool, from old: Double, to new: Double
  ) -> (origin: Double, length: Double) {
    let parts = [margin, size, (old - margin.length - size.length, isEndFlexible)]
    let flexible = parts.filter(\.1)
    let total = flexible.reduce(0) { $0 + $1.0 }
    func change(_ part: (length: Double, isFlexible: Bool)) -> Double {
      guard part.isFlexible else { return 0 }
      return (new - old)
        * (total == 0 ? 1 / Double(flexible.count) : part.length / total)
    }
    return (margin.length + change(margin), size.length + change(size))
  }
}

extension UIView {
  /// Properties that most views never set. Made on first use.
  final var extras: ViewExtras {
    if let madeExtras { return madeExtras }
    let extras = ViewExtras(takesTouches: Self.takesTouches(self))
    madeExtras = extras
    return extras
  }

  /// The window around the view; nil for none. A window is inside itself.
  ///
  /// - Complexity: O(depth).
  public final var window: UIWindow? {
    var view: UIView? = self
    while let this = view {
      if let window = this as? UIWindow { return window }
      view = this.superview
    }
    return nil
  }

  /// The colour of elements that react to touches: the view's own, else its superview's.
  ///
  /// - Complexity: O(depth).
  public final var tintColor: UIColor {
    var view: UIView? = self
    while let this = view {
      if let color = this.madeExtras?.tintColor { return color }
      view = this.superview
    }
    return .systemBlue
  }

  /// The controller of this view or of the nearest view around it.
  ///
  /// - Complexity: O(depth).
  final var nearestController: UIViewController? {
    var view: UIView? = self
    while let this = view {
      if let controller = this.controller { return controller }
      view = this.superview
    }
    return nil
  }

  /// The view's own colour for elements that react to touches; nil for its superview's.
  package final var tintColorIfSet: UIColor? { madeExtras?.tintColor }

  /// Resizes the subviews for a new size, as far as their masks allow.
  ///
  /// - Complexity: O(subviews).
  final func resizeSubviews(from old: CGSize) {
    if madeExtras?.autoresizesSubviews == false { return }
    for view in addedSubviews {
      guard let autoresizing = view.madeExtras?.autoresizing, !autoresizing.isEmpty else {
        continue
      }
      view.frame = autoresizing.frame(view.frame, from: old, to: frame.size)
    }
  }

  /// Inserts a view next to a subview.
  ///
  /// - Throws: as `addSubview`; also an exception when the sibling is not a subview.
  final func insertSubview(_ view: UIView?, beside sibling: UIView?, offset: Int) throws {
    guard let view, view !== sibling else { return }
    guard let sibling else { return try addSubview(view) }
    guard let index = addedSubviews.firstIndex(identical: sibling) else {
      throw ObjectiveCException.invalidArgument(
        "the \(sibling.runtimeClass) beside which a \(view.runtimeClass) is to be is not inside this "
          + "\(runtimeClass)")
    }
    // A view that comes from behind the sibling moves it.
    let before = addedSubviews.prefix(index).contains(identical: view) ? 1 : 0
    try insertSubview(view, at: index + offset - before)
  }

  /// Makes the first responder in this view resign.
  ///
  /// - Returns: true when there is none afterwards.
  /// - Throws: `MessageError` when a handler raises.
  final func endEditing() throws -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self)
    else { return true }
    return try ResponderMessages.resignFirst(first)
  }

  /// Whether fingers meet the view.
  final var takesTouches: Bool { madeExtras?.takesTouches ?? Self.takesTouches(self) }

  private static func takesTouches(_ view: UIView) -> Bool {
    !(view is UILabel || view is UIImageView)
  }

  /// Adds a recognizer, and removes it from its former view.
  final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    extras.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recognizer, if the view has it.
  final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    extras.gestureRecognizers = extras.gestureRecognizers.without([recognizer])
    recognizer.view = nil
  }
}
