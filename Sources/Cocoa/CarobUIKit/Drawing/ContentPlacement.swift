import Foundation

/// Where a picture is in a view or a layer of another size. The numbers are those of `UIViewContentMode`.
enum ContentPlacement: Int {
  case fill, aspectFit, aspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
  case bottomLeft, bottomRight

  private static let gravities: [String: ContentPlacement] = [
    "resizeAspect": .aspectFit, "resizeAspectFill": .aspectFill, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// The placement of a name that a layer has for it; the whole area for an unknown one.
  init(gravity: String) { self = Self.gravities[gravity] ?? .fill }

  /// The rectangle of the picture. One without a size, such as a named one, fills all.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .fill, .redraw: return bounds
    case .aspectFit: return centered(size, min(horizontal, vertical), bounds)
    case .aspectFill: return centered(size, max(horizontal, vertical), bounds)
    default: break
    }
    var rect = centered(size, 1, bounds)
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    default: break
    }
    return rect
  }

  private func centered(_ size: CGSize, _ scale: Double, _ bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
