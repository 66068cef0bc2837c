/// An immutable list of objects. Registered as `NSArray`.
///
/// A subclass may make its elements when they are asked for, by overriding `count` and `object(at:)`.
open class ArrayBox: Object {
  private final var elements: [Object] = []

  /// Boxes objects.
  public convenience init(_ elements: [Object]) {
    self.init()
    self.elements = elements
  }

  open override class var runtimeName: String {
    self == ArrayBox.self ? "NSArray" : super.runtimeName
  }

  /// How many elements there are.
  open var count: Int { elements.count }

  /// The element at an index.
  ///
  /// - Throws: `RangeError` when there is none.
  open func object(at index: Int) throws -> Object {
    guard elements.indices.contains(index) else { throw RangeError(index: index, count: count) }
    return elements[index]
  }

  /// All elements.
  ///
  /// - Complexity: O(n).
  public final func objects() throws -> [Object] {
    try (0..<count).map { try object(at: $0) }
  }

  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ArrayBox, other.count == count,
      let mine = try? objects(), let theirs = try? other.objects()
    else { return false }
    return zip(mine, theirs).allSatisfy { (try? Equality.isEqual($0, $1)) ?? false }
  }

  open override var hash: Int { count }

  open override var objectDescription: String {
    let shown = (0..<min(count, 100)).map { (try? object(at: $0))?.description ?? "?" }
    return "(" + shown.joined(separator: ", ") + (count > 100 ? ", …" : "") + ")"
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ArrayBox.self) { array in
      array.adopt("NSCopying")
      array.classMethod("array") { _ in ArrayBox([]) }
      array.classMethod("arrayWithObject:") { (_, object: Object) in ArrayBox([object]) }
      array.classMethod("arrayWithObjects:count:") { (_, objects: ObjectList, count: UInt) in
        ArrayBox(try objects.read(count))
      }
      array.method("copy") { $0 }
      array.property("count") { UInt($0.count) }
      array.method("objectAtIndex:") { (this, index: UInt) in
        try this.object(at: Int(clamping: index))
      }
      array.property("firstObject") { try $0.count > 0 ? $0.object(at: 0) : nil }
      array.property("lastObject") { try $0.count > 0 ? $0.object(at: $0.count - 1) : nil }
      array.method("containsObject:") { (this, object: Object?) in
        try this.objects().contains { try Equality.isEqual($0, object) }
      }
      array.method("arrayByAddingObject:") { (this, object: Object) in
        ArrayBox(try this.objects() + [object])
      }
      defineKeyValueCoding(array)
    }
  }
}

/// An index that no element has.
public struct RangeError: Error, Hashable, Sendable, CustomStringConvertible {
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
  public var description: String { "index \(index) is out of range: there are \(count)" }
}

extension Array: MessageValue where Element: Object {}

extension Array: ObjectMessageValue where Element: Object {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { ArrayBox(self).autoreleased().id }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    ArrayBox(self).cResult(owned: owned)
  }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> [Element] {
    try elements(of: ArrayBox.argument(value))
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> [Element] {
    try elements(of: ArrayBox.result(value, owned: owned))
  }

  private static func elements(of box: ArrayBox) throws(MessageError) -> [Element] {
    do {
      return try box.objects().map { object in
        guard let element = object as? Element else {
          throw MessageError.unexpectedObject(
            "\(Element.self)", "a \(object.runtimeClass)", position: "an element")
        }
        return element
      }
    } catch {
      throw .handlerFailed(error)
    }
  }
}
