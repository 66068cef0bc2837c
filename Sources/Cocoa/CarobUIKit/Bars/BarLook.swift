import CarobFoundation
import CarobRuntime

/// A bar that a controller may have.
@MainActor
protocol ControllerBar: UIView {
  var look: BarLook { get }
  /// The controller, which places its children beside an opaque bar; nil for a bar without one.
  var controllerOfBar: UIViewController? { get }
}

/// The look of a navigation bar, a tab bar or a toolbar. Front ends draw the colours.
@MainActor
final class BarLook {
  /// The colour of the bar; nil for the usual one.
  var barTintColor: UIColor?
  /// UIKit's number.
  var style = 0
  var isTranslucent = true
  var shadowImage: UIImage?
  var backgroundImages: [Int: UIImage] = [:]
  /// The attributes of the title; nil for the usual ones.
  var titleAttributes: DictionaryBox?

  /// Defines the properties of all bars.
  static func define<Bar: ControllerBar>(_ bar: ClassMembers<Bar>) {
    bar.property(
      "@property (nonatomic, strong) UIColor *barTintColor", \.look.barTintColor)
    bar.property("@property (nonatomic) UIBarStyle barStyle", \.look.style)
    bar.property(
      "@property (nonatomic, getter=isTranslucent) BOOL translucent"
    ) {
      $0.look.isTranslucent
    } set: { (this, isTranslucent: Bool) in
      this.look.isTranslucent = isTranslucent
      try this.controllerOfBar?.barsChanged()
    }
    bar.property(
      "@property (nonatomic, strong) UIImage *shadowImage", \.look.shadowImage)
  }
}
