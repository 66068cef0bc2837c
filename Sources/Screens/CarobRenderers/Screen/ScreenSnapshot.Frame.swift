import struct Foundation.CGRect

extension ScreenSnapshot {
  /// A rectangle in points, from the upper left corner of a collection's content. All numbers are finite.
  public struct Frame: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width, not negative.
    public var width: Double
    /// The height, not negative.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    init(_ rect: CGRect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }
}
