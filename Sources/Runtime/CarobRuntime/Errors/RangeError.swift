/// An index that no element has.
public struct RangeError: CarobError, Hashable {
  /// What was asked for.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// An index in a list of that many elements.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `index 3 is out of range: there are 2`.
  public var sentence: String { "index \(index) is out of range: there are \(count)" }

  /// `NSRangeException`.
  public var exceptionName: String? { "NSRangeException" }
}
