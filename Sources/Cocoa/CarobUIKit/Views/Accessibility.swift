import CarobRuntime
import Foundation

/// What a screen reader says of a view or an item. Front ends show it to those who use one.
struct Accessibility {
  /// Nil for what the kind of view says.
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  /// UIKit's bits; nil for those of the kind of view.
  var traits: UInt64?
  var frame = CGRect.zero
  var hidesElements = false

  /// Defines the properties of a class.
  @MainActor
  static func define<Element: Object>(
    _ element: ClassMembers<Element>, _ accessibility: ReferenceWritableKeyPath<Element, Self>
  ) {
    element.property(
      "@property (nonatomic, copy) NSString *accessibilityLabel",
      accessibility.appending(path: \.label))
    element.property(
      "@property (nonatomic, copy) NSString *accessibilityHint",
      accessibility.appending(path: \.hint))
    element.property(
      "@property (nonatomic, copy) NSString *accessibilityValue",
      accessibility.appending(path: \.value))
    element.property(
      "@property (nonatomic, copy) NSString *accessibilityIdentifier",
      accessibility.appending(path: \.identifier))
    element.property(
      "@property (nonatomic) CGRect accessibilityFrame", accessibility.appending(path: \.frame))
    element.property(
      "@property (nonatomic) BOOL accessibilityElementsHidden",
      accessibility.appending(path: \.hidesElements))
    element.property("@property (nonatomic) BOOL isAccessibilityElement") {
      $0[keyPath: accessibility].isElement ?? ($0 is UIControl || $0 is UILabel)
    } set: { (this, isElement: Bool) in
      this[keyPath: accessibility].isElement = isElement
    }
    element.property("@property (nonatomic) UIAccessibilityTraits accessibilityTraits") {
      $0[keyPath: accessibility].traits ?? traits(of: $0)
    } set: { (this, traits: UInt64) in
      this[keyPath: accessibility].traits = traits
    }
  }

  /// The traits of a kind of view.
  @MainActor
  private static func traits(of element: Object) -> UInt64 {
    var traits: UInt64 =
      switch element {
      case is UIButton, is UIBarButtonItem: 1 << 0
      case is UIImageView: 1 << 2
      case is UILabel: 1 << 6
      case is UISearchBar: 1 << 10
      case is UISlider: 1 << 12
      default: 0
      }
    if let control = element as? UIControl {
      if control.isSelected { traits |= 1 << 3 }
      if !control.isEnabled { traits |= 1 << 8 }
    }
    return traits
  }
}

extension UIView {
  /// The label for a screen reader; nil for the text that is shown.
  package final var accessibilityLabel: String? { madeExtras?.accessibility.label }
  /// The value for a screen reader; nil for the one that is shown.
  package final var accessibilityValue: String? { madeExtras?.accessibility.value }
  /// The identifier for tests; nil for none.
  package final var accessibilityIdentifier: String? { madeExtras?.accessibility.identifier }
  /// The traits that the program has set; nil for those of the kind of view.
  package final var accessibilityTraitsIfSet: UInt64? { madeExtras?.accessibility.traits }
}

extension UIBarItem {
  /// The label for a screen reader; nil for the title.
  package final var accessibilityLabel: String? { accessibility.label }
}
