/// A `CGRect`.
public struct Rect: Hashable, Sendable, MessageValue {
  /// The corner at the top left.
  public var origin: Point
  /// How large it is.
  public var size: Size

  /// A rectangle.
  public init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }

  /// `{CGRect={CGPoint=dd}{CGSize=dd}}`
  public static var typeEncoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
  /// An empty one.
  public static var nothing: Rect { Rect() }

  /// The rectangle of an argument or a result.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Rect")
    self.init(
      origin: Point(x: fields[0], y: fields[1]), size: Size(width: fields[2], height: fields[3]))
  }

  /// The structure.
  public func passed() -> PassedValue {
    PassedValue(Self.typeEncoding, doubles: [origin.x, origin.y, size.width, size.height])
  }
}
