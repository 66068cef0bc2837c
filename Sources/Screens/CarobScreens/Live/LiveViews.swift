import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit
import Foundation

@MainActor
enum LiveViews {
  /// Returns the kind and the properties of a view. The kind is nil for a view that gets no node.
  ///
  /// - Throws: the errors of the view.
  static func describe(_ view: UIView) throws -> (LiveNode.Kind?, LiveProperties) {
    var (kind, props) = try describeContent(of: view)
    if let drawing = view.recordedDrawing {
      props[.drawing] = .text(drawing.json)
      kind = kind ?? .drawing
    }
    return (kind, props)
  }

  private static func describeContent(
    of view: UIView
  ) throws -> (LiveNode.Kind?, LiveProperties) {
    var props = LiveProperties()
    let kind: LiveNode.Kind
    if let content = view.controlContent {
      return (describe(content, of: view, &props), props)
    }
    switch view {
    case let table as UITableView:
      kind = .table
      if table.isEditing { props[.editing] = .flag(true) }
      if table.separatorStyle == .none { props[.separators] = .flag(false) }
    case let collection as UICollectionView:
      kind = .collection
      let size = collection.contentSize
      props.set(.content, [size.width, size.height])
    case let label as UILabel:
      guard let text = try LabelMessages.text(label), !text.isEmpty else { return (nil, props) }
      kind = .label
      props[.text] = .text(text)
    case let picture as UIImageView:
      guard let image = picture.image else { return (nil, props) }
      kind = .image
      if let drawing = image.recordedDrawing {
        props[.drawing] = .text(drawing.json)
      } else {
        props[.image] = .text(image.name)
      }
    case let indicator as UIActivityIndicatorView:
      kind = .activity
      if indicator.isAnimating { props[.active] = .flag(true) }
    case let textView as UITextView:
      kind = .textView
      if let text = try LabelMessages.text(textView), !text.isEmpty { props[.text] = .text(text) }
      if textView.isEditing { props[.editing] = .flag(true) }
      if !textView.isEditable { props[.enabled] = .flag(false) }
    case let bar as UISearchBar:
      kind = .searchBar
      try describe(bar, &props)
    case let control as UIControl:
      guard let found = try describe(control, &props) else { return (nil, props) }
      kind = found
      describeState(of: control, &props)
    default: return (nil, props)
    }
    return (kind, props)
  }

  private static func describeState(of control: UIControl, _ props: inout LiveProperties) {
    if !control.isEnabled { props[.enabled] = .flag(false) }
    if control.isSelected { props[.selected] = .flag(true) }
  }

  private static func describe(
    _ content: ControlContent, of view: UIView, _ props: inout LiveProperties
  ) -> LiveNode.Kind? {
    guard let kind = LiveNode.Kind(rawValue: content.kind.rawValue) else { return nil }
    if kind == .toggle {
      props[.value] = .flag(content.value == 1)
    } else if let value = content.value {
      props.set(content.titles.isEmpty ? .value : .selection, value)
    }
    if !content.limits.isEmpty { props.set(.limits, content.limits) }
    if let step = content.step { props.set(.step, step) }
    if !content.titles.isEmpty { props[.titles] = .texts(content.titles) }
    props[.text] = content.text.map(LiveValue.text)
    props[.form] = content.form.map { .text($0.rawValue) }
    if !content.disabledTitles.isEmpty {
      props.set(.disabledTitles, content.disabledTitles.map(Double.init))
    }
    if let control = view as? UIControl { describeState(of: control, &props) }
    return kind
  }

  private static func describe(_ bar: UISearchBar, _ props: inout LiveProperties) throws {
    try describe(bar.searchTextField, &props)
    props[.prompt] = bar.prompt.map(LiveValue.text)
    if bar.showsCancelButton { props[.cancel] = .flag(true) }
    if let scopes = bar.scopeButtonTitles, bar.showsScopeBar {
      props[.scopes] = .texts(scopes)
      props[.selection] = .number(Double(bar.selectedScope))
    }
  }

  private static func describe(_ field: UITextField, _ props: inout LiveProperties) throws {
    if let text = try LabelMessages.text(field), !text.isEmpty { props[.text] = .text(text) }
    props[.placeholder] = field.placeholder.map(LiveValue.text)
    if field.isSecure { props[.secure] = .flag(true) }
    if field.isEditing { props[.editing] = .flag(true) }
  }

  private static func describe(_ action: UIAlertAction?, _ props: inout LiveProperties) {
    guard let action else { return }
    switch action.style {
    case .normal: break
    case .cancel: props[.style] = .text("cancel")
    case .destructive: props[.style] = .text("destructive")
    }
    if action.isPreferred { props[.preferred] = .flag(true) }
  }

  private static func describe(
    _ control: UIControl, _ props: inout LiveProperties
  ) throws -> LiveNode.Kind? {
    switch control {
    case let field as UITextField:
      try describe(field, &props)
      return .textField
    case let refresh as UIRefreshControl:
      if refresh.isRefreshing { props[.active] = .flag(true) }
      return .refresh
    default:
      // Other controls may have subviews with nodes.
      guard control.isButton else { return nil }
      let title = try LabelMessages.title(of: control)
      if !title.isEmpty { props[.title] = .text(title) }
      if let button = control as? UIButton {
        props[.image] = button.pictureName.map(LiveValue.text)
        describe(button.alertAction, &props)
      }
      return .button
    }
  }
}

extension UIView {
  /// The first visible label in this view.
  var firstLabel: UILabel? {
    if isHidden { return nil }
    if let label = self as? UILabel { return label }
    for view in subviews {
      if let label = view.firstLabel { return label }
    }
    return nil
  }

  /// The name of the first visible picture in this view.
  var pictureName: String? {
    if isHidden { return nil }
    if let name = (self as? UIImageView)?.image?.name, !name.isEmpty { return name }
    for view in subviews {
      if let name = view.pictureName { return name }
    }
    return nil
  }
}

extension LiveProperties {
  /// Sets a number, if JSON can represent it.
  mutating func set(_ property: LiveProperty, _ number: Double) {
    if number.isFinite { self[property] = .number(number) }
  }

  /// Sets numbers, if JSON can represent them all.
  mutating func set(_ property: LiveProperty, _ numbers: [Double]) {
    if numbers.allSatisfy(\.isFinite) { self[property] = .numbers(numbers) }
  }
}

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
    if view.transform != .identity {
      props.set(.transform, view.transform.numbers + [view.anchorPoint.x, view.anchorPoint.y])
    }
    guard let layer = view.layerIfMade else { return }
    if layer.cornerRadius > 0 { props.set(.radius, layer.cornerRadius) }
    if layer.borderWidth > 0 {
      props.set(.border, layer.borderWidth)
      props[.borderColor] = layer.borderColor.map {
        .text($0.resolved(in: view.traitCollection).hexadecimal)
      }
    }
  }

  /// Adds the colours and corners of a cell whose program has given it another ground than the page's own: white, or black in
  /// the dark.
  static func describeGround(of cell: UIView, _ props: inout LiveProperties) {
    let grounds = [cell.backgroundColor, cell.subviews.first?.backgroundColor]
    guard let set = grounds.lazy.compactMap({ $0 }).first else { return }
    let traits = cell.traitCollection
    let ground = set.resolved(in: traits)
    let name = ground.hexadecimal
    if ground.alpha == 0 || name == (traits.isDark ? "#000000" : "#ffffff") { return }
    props[.background] = .text(name)
    let ink = cell.firstLabel?.textColor?.resolved(in: traits)
    props[.textColor] = (ink?.hexadecimal).map(LiveValue.text)
    guard let radius = cell.layerIfMade?.cornerRadius, radius > 0 else { return }
    props.set(.radius, radius)
  }

  /// Adds the gestures that act in a view.
  static func describeGestures(
    of view: UIView, isTapped: Bool = false, _ props: inout LiveProperties
  ) {
    let names = view.gestures.filter { !isTapped || $0 != .tap }.map(\.rawValue)
    if !names.isEmpty { props[.gestures] = .texts(names) }
  }

  private static let traitNames: [(bit: Int, name: String)] = [
    (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (6, "text"), (8, "notEnabled"),
    (10, "search"), (12, "adjustable"), (16, "header"),
  ]
}
