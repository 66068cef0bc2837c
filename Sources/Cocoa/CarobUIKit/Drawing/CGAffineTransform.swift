import CarobFoundation
import CarobRuntime
import Foundation

/// A transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty. [any-thread]
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a = 1.0
  /// The part of x in the new y.
  public var b = 0.0
  /// The part of y in the new x.
  public var c = 0.0
  /// The part of y in the new y.
  public var d = 1.0
  /// The distance that the origin is moved to the right.
  public var tx = 0.0
  /// The distance that the origin is moved down.
  public var ty = 0.0

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Moves everything.
  static func translation(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(tx: x, ty: y)
  }

  /// Moves and stretches one rectangle to another. A side without a length keeps its scale.
  static func fitting(_ size: CGSize, into rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: size.width == 0 ? 1 : rect.width / size.width,
      d: size.height == 0 ? 1 : rect.height / size.height, tx: rect.minX, ty: rect.minY)
  }

  /// This transform, and then another one.
  func then(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  private var determinant: Double { a * d - b * c }

  /// The transform back; nil when there is none.
  var inverse: CGAffineTransform? {
    let size = determinant
    guard size != 0, size.isFinite else { return nil }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }

  /// By how much all lengths grow, when they grow alike in all directions; nil else.
  var scale: Double? {
    let isSimilar = (a == d && b == -c) || (a == -d && b == c)
    return isSimilar ? (a * a + b * b).squareRoot() : nil
  }

  /// Whether the transform only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Where a point comes.
  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The numbers in the order of C and of SVG.
  var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// The transform at an address of C; the identity for null.
  ///
  /// - Parameter place: a place with a `CGAffineTransform`, or null.
  static func read(_ place: Pointer) -> CGAffineTransform {
    guard let address = place.address else { return .identity }
    // SAFETY: by the function's contract a transform is there, which is six numbers.
    let numbers = UnsafeBufferPointer(
      start: address.assumingMemoryBound(to: Double.self), count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

/// `CGAffineTransform` as C passes it.
public struct CTransform: BitwiseCopyable, Sendable {
  let a: Double
  let b: Double
  let c: Double
  let d: Double
  let tx: Double
  let ty: Double
}

extension CGAffineTransform: StructureMessageValue {
  /// `{CGAffineTransform=dddddd}`
  public static var typeEncoding: TypeEncoding {
    .doubles("CGAffineTransform", 6)
  }

  /// The structure for C.
  public func cValue() -> CTransform {
    CTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform of a C structure.
  public static func argument(_ value: CTransform) throws(MessageError) -> CGAffineTransform {
    CGAffineTransform(
      a: value.a, b: value.b, c: value.c, d: value.d, tx: value.tx, ty: value.ty)
  }
}
