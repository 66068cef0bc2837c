import CarobRuntime

/// A transform of space, of which drawings have the part in the plane. [any-thread]
public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
  /// The first row.
  public var (m11, m12, m13, m14) = (1.0, 0.0, 0.0, 0.0)
  /// The second row.
  public var (m21, m22, m23, m24) = (0.0, 1.0, 0.0, 0.0)
  /// The third row.
  public var (m31, m32, m33, m34) = (0.0, 0.0, 1.0, 0.0)
  /// The fourth row.
  public var (m41, m42, m43, m44) = (0.0, 0.0, 0.0, 1.0)

  /// The transform that changes nothing.
  public static let identity = CATransform3D()

  /// Makes the identity.
  public init() {}

  /// The transform of space that does the same in the plane.
  public init(_ affine: CGAffineTransform) {
    (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// What the transform does to points of the plane, as seen from far away: depth and perspective are left out.
  public var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// This transform, and then another one.
  package func then(_ next: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, next.rows)
    var all: [[Double]] = []
    for row in left {
      var made: [Double] = []
      for column in 0..<4 {
        var sum = 0.0
        for index in 0..<4 { sum += row[index] * right[index][column] }
        made.append(sum)
      }
      all.append(made)
    }
    return CATransform3D(rows: all)
  }

  private var rows: [[Double]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows: [[Double]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

extension CATransform3D: StructureMessageValue {
  /// `{CATransform3D=dddddddddddddddd}`
  public static var typeEncoding: TypeEncoding { .doubles("CATransform3D", 16) }

  /// The structure of C has the same numbers in the same order.
  public func cValue() -> Self { self }

  /// The transform of a C structure.
  public static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
