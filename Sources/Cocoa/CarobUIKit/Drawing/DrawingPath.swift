import CarobFoundation
import Foundation

/// Lines and curves, as a program draws them. [any-thread]
package struct DrawingPath: Hashable, Sendable {
  /// A part of a path.
  package enum Part: Hashable, Sendable {
    /// Begins a subpath.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point, which comes first.
    case quadratic(CGPoint, CGPoint)
    /// A curve with two control points, which come first.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// A line to the beginning of the subpath, which ends.
    case close
  }

  /// The parts, in order.
  package private(set) var parts: [Part] = []
  /// The end of the last part; nil before the first one.
  package private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  /// Makes an empty path.
  package init() {}

  /// A path of one rectangle.
  package init(_ rect: CGRect) { add(rect) }

  /// Whether nothing was added.
  package var isEmpty: Bool { parts.isEmpty }

  /// Begins a subpath.
  mutating func move(to point: CGPoint) {
    parts.append(.move(point))
    (currentPoint, start) = (point, point)
  }

  /// Adds a line. Without a current point it adds nothing, as all that need one.
  mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return }
    parts.append(.line(point))
    currentPoint = point
  }

  mutating func addCurve(to point: CGPoint, _ control: CGPoint) {
    guard currentPoint != nil else { return }
    parts.append(.quadratic(control, point))
    currentPoint = point
  }

  mutating func addCurve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    guard currentPoint != nil else { return }
    parts.append(.cubic(first, second, point))
    currentPoint = point
  }

  /// Ends the subpath with a line to its beginning.
  mutating func close() {
    guard currentPoint != nil, parts.last != .close else { return }
    parts.append(.close)
    currentPoint = start
  }

  /// Adds one part of another path.
  mutating func add(_ part: Part) {
    switch part {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadratic(let control, let point): addCurve(to: point, control)
    case .cubic(let first, let second, let point): addCurve(to: point, first, second)
    case .close: close()
    }
  }

  /// Adds another path.
  mutating func add(_ other: DrawingPath) {
    for part in other.parts { add(part) }
  }

  /// Adds a rectangle, which is a subpath.
  mutating func add(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The path after a transform.
  func transformed(by transform: CGAffineTransform) -> DrawingPath {
    if transform == .identity { return self }
    var path = DrawingPath()
    for part in parts { path.add(part.transformed(by: transform)) }
    return path
  }

  /// The path in the other direction, its subpaths last first.
  var reversed: DrawingPath {
    var path = DrawingPath()
    for subpath in subpaths.reversed() { path.add(subpath.reversedSubpath) }
    return path
  }

  /// The subpaths, each with its beginning.
  var subpaths: [DrawingPath] {
    var all: [DrawingPath] = []
    for part in parts {
      if case .move = part { all.append(DrawingPath()) }
      // What follows the end of a subpath begins where that began.
      if all.last?.parts.last == .close, let point = all.last?.currentPoint {
        all.append(DrawingPath())
        all[all.count - 1].move(to: point)
      }
      all[all.count - 1].add(part)
    }
    return all
  }

  private var reversedSubpath: DrawingPath {
    var path = DrawingPath()
    let isClosed = parts.last == .close
    var points: [CGPoint] = []
    for part in parts { if let end = part.end { points.append(end) } }
    guard let last = points.last else { return path }
    path.move(to: last)
    for index in parts.indices.reversed() where index > 0 {
      switch parts[index] {
      case .line: path.addLine(to: points[index - 1])
      case .quadratic(let control, _): path.addCurve(to: points[index - 1], control)
      case .cubic(let first, let second, _): path.addCurve(to: points[index - 1], second, first)
      case .move, .close: break
      }
    }
    if isClosed { path.close() }
    return path
  }
}

extension DrawingPath.Part {
  /// Where the part ends; nil for the end of a subpath.
  package var end: CGPoint? { points.last }

  /// The control points and the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }

  func transformed(by transform: CGAffineTransform) -> DrawingPath.Part {
    switch self {
    case .move(let point): .move(transform.applied(to: point))
    case .line(let point): .line(transform.applied(to: point))
    case .quadratic(let control, let point):
      .quadratic(transform.applied(to: control), transform.applied(to: point))
    case .cubic(let first, let second, let point):
      .cubic(
        transform.applied(to: first), transform.applied(to: second), transform.applied(to: point))
    case .close: .close
    }
  }
}
