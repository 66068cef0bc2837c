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
