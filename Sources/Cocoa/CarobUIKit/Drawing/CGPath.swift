import CarobFoundation
import CarobRuntime
import Foundation

/// A path as CoreGraphics names it, mutable or not, for the functions of C. Use by one thread at a time.
final class CGPath: Object {
  /// The lines and curves.
  var path = DrawingPath()

  /// Makes an object of a path.
  convenience init(_ path: DrawingPath) {
    self.init(isa: Self.runtimeClass)
    self.path = path
  }

  override func isEqual(_ other: Object?) -> Bool { (other as? CGPath)?.path == path }

  override var hash: Int { path.hashValue }

  /// The path as SVG writes it.
  override var objectDescription: String { path.description }

  /// The path of a reference; empty for null.
  static func path(of reference: Pointer) -> DrawingPath {
    (Object.from(reference.address) as? CGPath)?.path ?? DrawingPath()
  }

  /// The object as C names it, which lives at least as long as the autorelease pool.
  var reference: Pointer {
    _ = autoreleased()
    return Pointer(id)
  }

  /// States the messages of the functions in `cg_path.c`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CGPath.self, "A path, for the functions of CoreGraphics.") { path in
      path.method("carob_addPart:numbers:transform:") {
        (this, kind: Int, numbers: Pointer, transform: Pointer) in
        let transform = CGAffineTransform.read(transform)
        PathPart(kind, numbers)?.add(to: &this.path, transform)
      }
      path.method("carob_addPath:transform:") { (this, other: Object?, transform: Pointer) in
        guard let other = other as? CGPath else { return }
        this.path.add(other.path.transformed(by: .read(transform)))
      }
      path.method("carob_copy:") { (this, transform: Pointer) -> Object in
        CGPath(this.path.transformed(by: .read(transform)))
      }
      path.method("carob_bounds:") { (this, isTight: Bool) -> CGRect in
        (isTight ? this.path.bounds : this.path.controlBounds) ?? .null
      }
      path.method("carob_contains:transform:evenOdd:") {
        (this, point: CGPoint, transform: Pointer, isEvenOdd: Bool) -> Bool in
        this.path.transformed(by: .read(transform)).contains(point, evenOdd: isEvenOdd)
      }
      path.method("carob_currentPoint") { $0.path.currentPoint ?? .zero }
      path.method("carob_isEmpty") { $0.path.isEmpty }
      path.method("carob_isRect:") { (this, place: Pointer) -> Bool in
        guard let rect = this.path.rectangle else { return false }
        // SAFETY: by the function's contract the place is for a CGRect, or null.
        place.address?.storeBytes(of: rect.cValue(), as: CRect.self)
        return true
      }
      path.method("carob_countOfParts") { $0.path.parts.count }
      path.method("carob_part:points:") { (this, index: Int, place: Pointer) -> Int in
        guard this.path.parts.indices.contains(index), let address = place.address else {
          return -1
        }
        let part = this.path.parts[index]
        for (number, point) in part.points.enumerated() {
          // SAFETY: the caller has room for three points, which is the most that a part has.
          address.storeBytes(
            of: point.cValue(), toByteOffset: number * MemoryLayout<CPoint>.stride,
            as: CPoint.self)
        }
        return part.kind
      }
    }
  }
}

extension DrawingPath.Part {
  /// The number of the part in `CGPathElementType`.
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadratic: 2
    case .cubic: 3
    case .close: 4
    }
  }
}

/// What a function of C adds to a path. The numbers are those of `enum carob_cg_part`.
struct PathPart {
  private enum Kind: Int {
    case move, line, quadratic, cubic, close, rectangle, ellipse, roundedRectangle, arc
    case arcByTangents, relativeArc

    var count: Int {
      switch self {
      case .move, .line: 2
      case .quadratic, .rectangle, .ellipse: 4
      case .cubic, .roundedRectangle, .arc: 6
      case .close: 0
      case .arcByTangents, .relativeArc: 5
      }
    }
  }

  private let kind: Kind
  private let numbers: [Double]

  /// Reads the numbers; nil for a kind that there is not.
  init?(_ kind: Int, _ place: Pointer) {
    guard let kind = Kind(rawValue: kind) else { return nil }
    self.kind = kind
    guard let address = place.address, kind.count > 0 else {
      numbers = []
      return
    }
    // SAFETY: the functions of C give as many numbers as their kind has.
    numbers = Array(
      UnsafeBufferPointer(
        start: address.assumingMemoryBound(to: Double.self), count: kind.count))
  }

  private func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

  private var rect: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Adds it, after a transform.
  func add(to path: inout DrawingPath, _ transform: CGAffineTransform) {
    guard numbers.count == kind.count else { return }
    switch kind {
    case .move: path.move(to: transform.applied(to: point(0)))
    case .line: path.addLine(to: transform.applied(to: point(0)))
    case .quadratic:
      path.addCurve(to: transform.applied(to: point(2)), transform.applied(to: point(0)))
    case .cubic:
      path.addCurve(
        to: transform.applied(to: point(4)), transform.applied(to: point(0)),
        transform.applied(to: point(2)))
    case .close: path.close()
    case .rectangle, .ellipse, .roundedRectangle:
      var shape = DrawingPath()
      switch kind {
      case .rectangle: shape.add(rect)
      case .ellipse: shape.addEllipse(in: rect)
      default:
        shape.addRoundedRect(rect, corner: CGSize(width: numbers[4], height: numbers[5]))
      }
      path.add(shape.transformed(by: transform))
    case .arc, .arcByTangents, .relativeArc: addArc(to: &path, transform)
    }
  }

  /// Adds an arc, which begins with a line from the current point.
  private func addArc(to path: inout DrawingPath, _ transform: CGAffineTransform) {
    var arc = DrawingPath()
    let current = path.currentPoint
    if let current, let back = transform.inverse { arc.move(to: back.applied(to: current)) }
    switch kind {
    case .arc:
      arc.addArc(
        center: point(0), radius: numbers[2], from: numbers[3], to: numbers[4],
        grows: numbers[5] == 0)
    case .relativeArc:
      arc.addArc(center: point(0), radius: numbers[2], from: numbers[3], by: numbers[4])
    default: arc.addArc(by: point(0), to: point(2), radius: numbers[4])
    }
    for (index, part) in arc.parts.enumerated() where current == nil || index > 0 {
      path.add(part.transformed(by: transform))
    }
  }
}
