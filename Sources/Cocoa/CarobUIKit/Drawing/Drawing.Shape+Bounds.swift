import Foundation

/// Where shapes are, for clearing.
extension Drawing.Shape {
  /// The number of parts of its path.
  var countOfParts: Int { path?.parts.count ?? 0 }

  /// The number of bytes of its text and its name.
  var countOfCharacters: Int { (text?.string.utf8.count ?? 0) + (image?.name.utf8.count ?? 0) }

  /// A rectangle outside of which nothing of it is seen; nil for a shape without extent. That of a text is an estimate, which
  /// is rather too large.
  var bounds: CGRect? {
    var own: CGRect?
    if let text {
      let width = Double(text.string.count) * text.size * 1.5
      let begin = text.anchor == .end ? width : text.anchor == .middle ? width / 2 : 0
      own = CGRect(
        x: text.x - begin, y: text.y - text.size * 1.5, width: width, height: text.size * 2)
    } else if let image {
      own = CGRect(
        x: image.frame[0], y: image.frame[1], width: image.frame[2], height: image.frame[3])
    } else {
      own = path?.bounds
    }
    guard var rect = own else { return nil }
    if stroke != nil {
      // A pointed corner is as long as its limit allows.
      let line = line ?? Drawing.Line()
      let reach = line.width / 2 * (line.join == nil ? max(1.5, line.miter) : 1.5)
      rect = rect.insetBy(dx: -reach, dy: -reach)
    }
    if let shadow {
      let reach = 2 * shadow.blur
      rect = rect.union(rect.offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -reach, dy: -reach))
    }
    return transform.map { DrawingPath(rect).transformed(by: $0).bounds } ?? rect
  }
}

extension DrawingPath {
  /// Whether the one subpath goes around as a rectangle does, to the right and down first; nil for several subpaths.
  var isClockwise: Bool? {
    let polygons = self.polygons
    guard polygons.count == 1, let polygon = polygons.first else { return nil }
    var area = 0.0
    for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += from.x * to.y - to.x * from.y
    }
    return area > 0
  }
}

extension CGRect {
  /// The rectangle that both have in common; nil when they have none, or only an edge.
  func common(with other: CGRect) -> CGRect? {
    let common = intersection(other)
    return common.isEmpty ? nil : common
  }
}
