import CarobUIKit

/// What views say to screen readers, and the look of their layers.
extension LiveViews {
  /// Adds the properties that most views have not set.
  static func describeExtras(of view: UIView, _ props: inout LiveProperties) {
    props[.label] = view.accessibilityLabel.map(LiveValue.text)
    props[.spoken] = view.accessibilityValue.map(LiveValue.text)
    props[.identifier] = view.accessibilityIdentifier.map(LiveValue.text)
    if let traits = view.accessibilityTraitsIfSet {
      let names = traitNames.filter { traits & 1 << UInt64($0.bit) != 0 }.map(\.name)
      if !names.isEmpty { props[.traits] = .texts(names) }
    }
    if view.alpha < 1 { props.set(.opacity, view.alpha) }
    guard let layer = view.layerIfMade else { return }
    if layer.cornerRadius > 0 { props.set(.radius, layer.cornerRadius) }
    if layer.borderWidth > 0 {
      props.set(.border, layer.borderWidth)
      props[.borderColor] = layer.borderColor.map { .text($0.hexadecimal) }
    }
  }

  private static let traitNames: [(bit: Int, name: String)] = [
    (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (6, "text"), (8, "notEnabled"),
    (10, "search"), (12, "adjustable"), (16, "header"),
  ]
}
