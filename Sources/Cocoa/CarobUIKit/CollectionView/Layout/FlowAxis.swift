import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// The direction in which a flow layout scrolls. Lengths are measured *along* it, from line to
/// line, or *across* it, inside a line.
enum FlowAxis {
  case vertical
  case horizontal

  func along(_ size: CGSize) -> Double { self == .vertical ? size.height : size.width }

  func across(_ size: CGSize) -> Double { self == .vertical ? size.width : size.height }

  func size(along: Double, across: Double) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The part of the axis that a rectangle covers.
  func range(of rect: CGRect) -> (from: Double, to: Double) {
    self == .vertical
      ? (rect.origin.y, rect.origin.y + rect.size.height)
      : (rect.origin.x, rect.origin.x + rect.size.width)
  }

  func rect(_ place: FlowPlace) -> CGRect {
    let origin =
      self == .vertical
      ? CGPoint(x: place.across, y: place.along) : CGPoint(x: place.along, y: place.across)
    return CGRect(
      origin: origin, size: size(along: place.size.along, across: place.size.across))
  }

  /// Insets before and after the content, along and across.
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(
        before: insets.top, after: insets.bottom, left: insets.left, right: insets.right)
      : FlowInsets(
        before: insets.left, after: insets.right, left: insets.top, right: insets.bottom)
  }

  func size(_ size: CGSize) -> FlowSize { FlowSize(along: along(size), across: across(size)) }
}

/// A size, along the axis and across it.
struct FlowSize: Equatable {
  var along: Double
  var across: Double
}

/// An origin and a size, along the axis and across it.
struct FlowPlace {
  var along: Double
  var across: Double
  var size: FlowSize
}

/// The insets of a section's items: before and after them along the axis, left and right across it.
struct FlowInsets {
  var before: Double
  var after: Double
  var left: Double
  var right: Double
}
