/// A `CGPoint`.
public struct Point: Hashable, Sendable, MessageValue {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// `{CGPoint=dd}`
  public static var typeEncoding: String { "{CGPoint=dd}" }
  /// The origin.
  public static var nothing: Point { Point() }

  /// The point of an argument or a result.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Point")
    self.init(x: fields[0], y: fields[1])
  }

  /// The structure.
  public func passed() -> PassedValue { PassedValue(Self.typeEncoding, doubles: [x, y]) }
}
