import CarobRuntime
import Foundation

/// Places views one after the other in a row or a column.
@MainActor
open class UIStackView: UIView {
  /// A direction. The numbers are UIKit's.
  public enum Axis: Int, Sendable {
    /// A row.
    case horizontal = 0
    /// A column.
    case vertical = 1
  }

  /// How the views share the length. The numbers are UIKit's.
  public enum Distribution: Int, Sendable {
    /// Each has its own length; those without one share the rest, or the last one gets it.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// In proportion to their own lengths.
    case fillProportionally = 2
    /// Their own lengths, with equal distances between them.
    case equalSpacing = 3
    /// Their own lengths, with equal distances between their centers.
    case equalCentering = 4
  }

  /// The places of the views across the axis. The numbers are UIKit's.
  public enum Alignment: Int, Sendable {
    /// Over the whole breadth.
    case fill = 0
    /// At the left or upper edge.
    case leading = 1
    /// As `leading`, since lines have no known places.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the right or lower edge.
    case trailing = 4
    /// As `trailing`.
    case lastBaseline = 5
  }

  private final var arranged: [UIView] = [] {
    didSet {
      for view in oldValue where !arranged.contains(identical: view) {
        spacings[ObjectIdentifier(view)] = nil
        sizes[ObjectIdentifier(view)] = nil
      }
    }
  }
  /// The spacings after views that have their own.
  private final var spacings: [ObjectIdentifier: Double] = [:]
  /// The sizes of views before they were placed, and those that they were given. Most views fit as they are.
  private final var sizes: [ObjectIdentifier: (own: CGSize, given: CGSize)] = [:]

  /// The direction.
  public final var axis = Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the views share the length.
  public final var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The places of the views across the axis.
  public final var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between two views.
  public final var spacing = 0.0 { didSet { setNeedsLayout() } }

  /// Whether distances are between baselines, which are not known here.
  final var isBaselineRelative = false
  /// Whether the views keep the margins of this one.
  final var isMarginRelative = false { didSet { setNeedsLayout() } }

  /// The distances from the edges within which no view is placed.
  private final var padding: UIEdgeInsets { isMarginRelative ? layoutMargins : .zero }

  /// The views that are placed, in order: those that are still subviews.
  public final var arrangedSubviews: [UIView] {
    var views: [UIView] = []
    for view in arranged where view.superview === self { views.append(view) }
    return views
  }

  /// Inserts a view, or moves one.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func insertArrangedSubview(_ view: UIView, at index: Int) throws(ViewError) {
    if view.superview !== self { try addSubview(view) }
    arranged = arrangedSubviews.without([view])
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    setNeedsLayout()
  }

  /// Stops placing a view, which stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    arranged = arranged.without([view])
    setNeedsLayout()
  }

  /// The distance after a view; nil for the stack's.
  final func ownSpacing(after view: UIView) -> Double? {
    spacings[ObjectIdentifier(view)]
  }

  final func setOwnSpacing(_ spacing: Double?, after view: UIView) {
    guard arranged.contains(identical: view) else { return }
    spacings[ObjectIdentifier(view)] = spacing
    setNeedsLayout()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIStackView.self, "Places views one after the other in a row or a column.",
      defineMembers)
  }

  // MARK: Layout

  /// A view and its own size, along the axis and across it.
  private struct Part {
    let view: UIView
    let size: CGSize
    var length: Double
    let breadth: Double
  }

  private final func parts() throws(MessageError) -> [Part] {
    var parts: [Part] = []
    for view in arrangedSubviews where !view.isHidden {
      let size = try ownSize(of: view)
      let isRow = axis == .horizontal
      parts.append(
        Part(
          view: view, size: size, length: max(0, isRow ? size.width : size.height),
          breadth: max(0, isRow ? size.height : size.width)))
    }
    return parts
  }

  private final func ownSize(of view: UIView) throws(MessageError) -> CGSize {
    let size = try Self.sizeThatFits(view, .zero)
    if let known = sizes[ObjectIdentifier(view)], known.given == size { return known.own }
    return size
  }

  private final func gaps(_ parts: [Part]) -> [Double] {
    var gaps: [Double] = []
    for part in parts.dropLast() { gaps.append(ownSpacing(after: part.view) ?? spacing) }
    return gaps
  }

  open override func layoutSubviews() throws {
    var parts = try parts()
    if parts.isEmpty { return }
    let isRow = axis == .horizontal
    let padding = padding
    let inside = CGRect(origin: .zero, size: frame.size).inset(by: padding)
    var room = isRow ? inside.size.width : inside.size.height
    var breadth = isRow ? inside.size.height : inside.size.width
    var gaps = gaps(parts)
    if room <= 0 { room = parts.map(\.length).reduce(0, +) + gaps.reduce(0, +) }
    if breadth <= 0 { breadth = parts.map(\.breadth).max() ?? 0 }
    share(room - gaps.reduce(0, +), among: &parts)
    if distribution == .equalSpacing || distribution == .equalCentering {
      gaps = spread(parts, gaps, over: room)
    }
    var start = isRow ? padding.left : padding.top
    for (index, part) in parts.enumerated() {
      let (inset, width) = across(part, breadth)
      let offset = inset + (isRow ? padding.top : padding.left)
      part.view.frame =
        isRow
        ? CGRect(x: start, y: offset, width: part.length, height: width)
        : CGRect(x: offset, y: start, width: width, height: part.length)
      sizes[ObjectIdentifier(part.view)] = (part.size, part.view.frame.size)
      start += part.length + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
  }

  override func subviewWasHidden() { setNeedsLayout() }

  /// Changes lengths so that their sum is the room, for the distributions that fill it.
  private final func share(_ room: Double, among parts: inout [Part]) {
    let room = max(0, room)
    let total = parts.map(\.length).reduce(0, +)
    switch distribution {
    case .equalSpacing, .equalCentering: break
    case .fillEqually:
      for index in parts.indices { parts[index].length = room / Double(parts.count) }
    case .fillProportionally where total > 0, .fill where total > room:
      for index in parts.indices { parts[index].length *= room / total }
    case .fill, .fillProportionally:
      var last: [Int] = []
      for index in parts.indices where parts[index].length == 0 { last.append(index) }
      if last.isEmpty { last = [parts.count - 1] }
      for index in last { parts[index].length += (room - total) / Double(last.count) }
    }
  }

  /// The distances that spread views over the room; at least the given ones.
  private final func spread(
    _ parts: [Part], _ gaps: [Double], over room: Double
  ) -> [Double] {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return gaps }
    let count = Double(parts.count - 1)
    let isSpacing = distribution == .equalSpacing
    let taken =
      isSpacing ? parts.map(\.length).reduce(0, +) : first.length / 2 + last.length / 2
    let step = (room - taken) / count
    var spread: [Double] = []
    for (index, gap) in gaps.enumerated() {
      let halves = isSpacing ? 0 : (parts[index].length + parts[index + 1].length) / 2
      spread.append(max(gap, step - halves))
    }
    return spread
  }

  /// The place and the width of a view across the axis.
  private final func across(_ part: Part, _ breadth: Double) -> (offset: Double, width: Double) {
    let width = part.breadth == 0 ? breadth : part.breadth
    return switch alignment {
    case .fill: (0, breadth)
    case .leading, .firstBaseline: (0, width)
    case .center: ((breadth - width) / 2, width)
    case .trailing, .lastBaseline: (breadth - width, width)
    }
  }

  /// The size of the views at their own sizes.
  final func fittingSize() throws(MessageError) -> CGSize {
    let parts = try parts()
    let length = parts.map(\.length).reduce(0, +) + gaps(parts).reduce(0, +)
    let breadth = parts.map(\.breadth).max() ?? 0
    let (width, height) = axis == .horizontal ? (length, breadth) : (breadth, length)
    let padding = padding
    return CGSize(
      width: width + padding.left + padding.right, height: height + padding.top + padding.bottom)
  }
}
