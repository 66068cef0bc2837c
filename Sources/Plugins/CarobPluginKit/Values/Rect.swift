/// A `CGRect`.
public struct Rect: Hashable, Sendable, MessageValue {
  /// The corner at the top left.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Creates a rectangle.
  public init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }

  /// `{CGRect={CGPoint=dd}{CGSize=dd}}`
  public static var typeEncoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
  /// The empty rectangle.
  public static var nothing: Rect { Rect() }

  /// Converts a `CGRect`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Rect")
    self.init(
      origin: Point(x: fields[0], y: fields[1]), size: Size(width: fields[2], height: fields[3]))
  }

  /// Converts to a `CGRect`.
  public func passed() -> PassedValue {
    PassedValue(Self.typeEncoding, doubles: [origin.x, origin.y, size.width, size.height])
  }
}

/// A `CGPoint`.
public struct Point: Hashable, Sendable, MessageValue {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// `{CGPoint=dd}`
  public static var typeEncoding: String { "{CGPoint=dd}" }
  /// The origin.
  public static var nothing: Point { Point() }

  /// Converts a `CGPoint`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Point")
    self.init(x: fields[0], y: fields[1])
  }

  /// Converts to a `CGPoint`.
  public func passed() -> PassedValue { PassedValue(Self.typeEncoding, doubles: [x, y]) }
}

/// A `CGSize`.
public struct Size: Hashable, Sendable, MessageValue {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// `{CGSize=dd}`
  public static var typeEncoding: String { "{CGSize=dd}" }
  /// The size zero.
  public static var nothing: Size { Size() }

  /// Converts a `CGSize`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Size")
    self.init(width: fields[0], height: fields[1])
  }

  /// Converts to a `CGSize`.
  public func passed() -> PassedValue { PassedValue(Self.typeEncoding, doubles: [width, height]) }
}

/// Conversions of structures with only `double` members.
extension PassedValue {
  init(_ encoding: String, doubles: [Double]) {
    self.init(.structure(encoding, doubles.map(\.bitPattern)))
  }

  func doubles(
    of encoding: String, _ what: String
  ) throws(PluginFailure) -> [Double] {
    guard case .structure(encoding, let words) = form else { throw unexpected(what) }
    return words.map { Double(bitPattern: $0) }
  }
}
