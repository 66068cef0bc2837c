import Foundation

/// Round shapes, of cubic curves.
extension DrawingPath {
  /// How far the control points of a quarter of a circle are from its ends, for a radius of 1.
  private static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Adds an ellipse, which is a subpath.
  mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addQuarters(rect, CGSize(width: rect.width / 2, height: rect.height / 2), all: [])
    close()
  }

  /// Adds a rectangle with round corners, which is a subpath.
  ///
  /// - Parameters:
  ///   - corner: the lengths from a corner at which its curve begins.
  ///   - corners: which corners are round, in the bits of `UIRectCorner`.
  mutating func addRoundedRect(_ rect: CGRect, corner: CGSize, corners: UInt = 15) {
    let size = CGSize(
      width: max(0, min(corner.width, rect.width / 2)),
      height: max(0, min(corner.height, rect.height / 2)))
    guard size.width > 0, size.height > 0 else { return add(rect) }
    // The corners in the order of the curves, which begin at the right edge and go down.
    let bits: [UInt] = [1 << 3, 1 << 2, 1 << 0, 1 << 1]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addQuarters(rect, size, all: bits.map { corners & $0 != 0 })
    close()
  }

  /// Adds the four corners, from the lower right one on; those that are not round as lines. None are given for all round ones.
  private mutating func addQuarters(_ rect: CGRect, _ size: CGSize, all isRound: [Bool]) {
    let (w, h) = (size.width, size.height)
    let corners: [(x: Double, y: Double, dx: Double, dy: Double, isAcross: Bool)] = [
      (rect.maxX, rect.maxY, -w, -h, false), (rect.minX, rect.maxY, w, -h, true),
      (rect.minX, rect.minY, w, h, false), (rect.maxX, rect.minY, -w, h, true),
    ]
    for (index, corner) in corners.enumerated() {
      let vertex = CGPoint(x: corner.x, y: corner.y)
      if !isRound.isEmpty, !isRound[index] {
        addLine(to: vertex)
        continue
      }
      let beside = CGPoint(x: corner.x, y: corner.y + corner.dy)
      let across = CGPoint(x: corner.x + corner.dx, y: corner.y)
      let (from, to) = corner.isAcross ? (across, beside) : (beside, across)
      if currentPoint != from { addLine(to: from) }
      addCurve(to: to, Self.between(from, vertex), Self.between(to, vertex))
    }
  }

  private static func between(_ end: CGPoint, _ vertex: CGPoint) -> CGPoint {
    CGPoint(
      x: end.x + (vertex.x - end.x) * quarter, y: end.y + (vertex.y - end.y) * quarter)
  }

  /// Adds a part of a circle, after a line from the current point if there is one.
  ///
  /// - Parameter grows: whether the angle grows from the start to the end.
  mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, to end: Double, grows: Bool
  ) {
    guard start.isFinite, end.isFinite else { return }
    let whole = 2 * Double.pi
    var sweep = grows ? end - start : start - end
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) + whole }
    sweep = min(sweep, whole)
    addArc(center: center, radius: radius, from: start, by: grows ? sweep : -sweep)
  }

  /// Adds a part of a circle by its angle, which may be negative.
  mutating func addArc(center: CGPoint, radius: Double, from start: Double, by sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let turned = max(-4 * Double.pi, min(sweep, 4 * Double.pi))
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
    let count = Int((abs(turned) / (Double.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = turned / Double(count)
    let length = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(to: point(to), point(from, length), point(to, -length))
    }
  }

  /// Adds an arc that touches the line from the current point to `corner` and the one from there to `end`, after a line to the
  /// first point where it touches.
  mutating func addArc(by corner: CGPoint, to end: CGPoint, radius: Double) {
    guard let current = currentPoint else { return }
    let (ax, ay) = (current.x - corner.x, current.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (first, second) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard first > 0, second > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner) }
    let angle = acos(max(-1, min((ax * bx + ay * by) / (first * second), 1)))
    let distance = radius / tan(angle / 2)
    let from = CGPoint(x: corner.x + ax / first * distance, y: corner.y + ay / first * distance)
    let to = CGPoint(x: corner.x + bx / second * distance, y: corner.y + by / second * distance)
    let side = cross > 0 ? 1.0 : -1
    let center = CGPoint(
      x: from.x - side * ay / first * radius, y: from.y + side * ax / first * radius)
    addArc(
      center: center, radius: radius, from: atan2(from.y - center.y, from.x - center.x),
      to: atan2(to.y - center.y, to.x - center.x), grows: cross < 0)
  }
}
