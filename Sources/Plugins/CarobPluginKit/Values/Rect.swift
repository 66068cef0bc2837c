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

/// A `CGSize`.
public struct Size: Hashable, Sendable, MessageValue {
  /// Across.
  public var width: Double
  /// Down.
  public var height: Double

  /// A size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// `{CGSize=dd}`
  public static var typeEncoding: String { "{CGSize=dd}" }
  /// No size.
  public static var nothing: Size { Size() }

  /// The size of an argument or a result.
  public init(_ value: PassedValue) throws(PluginFailure) {
    let fields = try value.doubles(of: Self.typeEncoding, "a Size")
    self.init(width: fields[0], height: fields[1])
  }

  /// The structure.
  public func passed() -> PassedValue { PassedValue(Self.typeEncoding, doubles: [width, height]) }
}

/// Structures of floating-point numbers, as points and sizes are.
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
