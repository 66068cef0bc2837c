import Foundation

/// What programs ask a path.
extension DrawingPath {
  /// The smallest rectangle around all points, control points as well; nil for an empty path.
  package var controlBounds: CGRect? {
    var bounds = PointBounds()
    for part in parts { for point in part.points { bounds.add(point) } }
    return bounds.rect
  }

  /// The smallest rectangle around the lines and curves; nil for an empty path.
  package var bounds: CGRect? {
    var bounds = PointBounds()
    var from = CGPoint.zero
    for part in parts {
      guard let end = part.end else { continue }
      bounds.add(end)
      for place in part.turningPlaces(from: from) { bounds.add(part.point(at: place, from: from)) }
      from = end
    }
    return bounds.rect
  }

  /// The points along each subpath, of which those of curves are near enough to draw them.
  ///
  /// - Complexity: O(parts).
  var polygons: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var begin = CGPoint.zero
    for part in parts {
      guard let end = part.end else {
        if all.last?.last != begin { all[all.count - 1].append(begin) }
        // Parts may follow without a new beginning.
        all.append([begin])
        continue
      }
      if case .move = part {
        begin = end
        all.append([end])
        continue
      }
      let from = all.last?.last ?? begin
      let steps = part.points.count > 1 ? 32 : 1
      for step in 1...steps {
        all[all.count - 1].append(
          step == steps ? end : part.point(at: Double(step) / Double(steps), from: from))
      }
    }
    return all.filter { $0.count > 1 }
  }

  /// Whether a point is inside, by the rule of even and odd, or else by the winding number.
  ///
  /// - Complexity: O(parts).
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for polygon in polygons {
      for (index, from) in polygon.enumerated() {
        // A subpath that is not closed is filled as if it were.
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Whether a point is on the line of that width along the path.
  ///
  /// - Complexity: O(parts).
  func touches(_ point: CGPoint, width: Double) -> Bool {
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let along = length == 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
        let place = max(0, min(along, 1))
        let distance = hypot(point.x - from.x - place * dx, point.y - from.y - place * dy)
        if distance <= width / 2 { return true }
      }
    }
    return false
  }

  /// Whether all points are.
  var isFinite: Bool {
    parts.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// The rectangle that the path is; nil for another path.
  var rectangle: CGRect? {
    guard let bounds, parts.count == 5 || (parts.count == 4 && parts.last != .close) else {
      return nil
    }
    let wanted = DrawingPath(bounds).parts.prefix(parts.count)
    return wanted.elementsEqual(parts) ? bounds : nil
  }
}

/// The rectangle around points.
private struct PointBounds {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func add(_ point: CGPoint) {
    guard let low else {
      low = point
      high = point
      return
    }
    self.low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect? {
    low.map { CGRect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) }
  }
}

extension DrawingPath.Part {
  /// The point of the part at a place from 0, where it begins, to 1.
  func point(at place: Double, from: CGPoint) -> CGPoint {
    let rest = 1 - place
    switch self {
    case .move(let point): return point
    case .line(let point):
      return CGPoint(
        x: rest * from.x + place * point.x, y: rest * from.y + place * point.y)
    case .quadratic(let control, let point):
      let (first, second, third) = (rest * rest, 2 * rest * place, place * place)
      return CGPoint(
        x: first * from.x + second * control.x + third * point.x,
        y: first * from.y + second * control.y + third * point.y)
    case .cubic(let one, let two, let point):
      let (first, second) = (rest * rest * rest, 3 * rest * rest * place)
      let (third, fourth) = (3 * rest * place * place, place * place * place)
      return CGPoint(
        x: first * from.x + second * one.x + third * two.x + fourth * point.x,
        y: first * from.y + second * one.y + third * two.y + fourth * point.y)
    case .close: return from
    }
  }

  /// The places inside a curve where it turns back in x or in y.
  func turningPlaces(from: CGPoint) -> [Double] {
    var places: [Double] = []
    switch self {
    case .quadratic(let control, let end):
      for (a, b, c) in [(from.x, control.x, end.x), (from.y, control.y, end.y)] {
        places.append((a - b) / (a - 2 * b + c))
      }
    case .cubic(let one, let two, let end):
      for (p, q, r, s) in [(from.x, one.x, two.x, end.x), (from.y, one.y, two.y, end.y)] {
        let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
        let root = (b * b - 4 * a * c).squareRoot()
        places += a == 0 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    case .move, .line, .close: break
    }
    // What is no number is no place.
    return places.filter { $0 > 0 && $0 < 1 }
  }
}
