/// An index without an element.
public struct RangeError: CarobError, Hashable {
  /// The index that was out of range.
  public let index: Int
  /// The number of elements.
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
