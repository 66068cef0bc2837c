import CarobFoundation
import CarobRuntime

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
  static func define<Bar: UIView>(
    _ bar: ClassMembers<Bar>, _ look: KeyPath<Bar, BarLook>
  ) {
    bar.property(
      "@property (nonatomic, strong) UIColor *barTintColor", look.appending(path: \.barTintColor))
    bar.property("@property (nonatomic) UIBarStyle barStyle", look.appending(path: \.style))
    bar.property(
      "@property (nonatomic, getter=isTranslucent) BOOL translucent",
      look.appending(path: \.isTranslucent))
    bar.property(
      "@property (nonatomic, strong) UIImage *shadowImage", look.appending(path: \.shadowImage))
  }
}
