import CarobRuntime
import Foundation

extension Object {
  /// An object of a Swift value: `unboxed` gives the value back.
  ///
  /// | value | object |
  /// | --- | --- |
  /// | nil | `NSNull` |
  /// | an object, a `RuntimeClass` | itself |
  /// | `Bool`, integers, `Double`, `Float` | `NSNumber` |
  /// | `String`, `Date`, `URL`, `Data`, `IndexPath` | `NSString`, `NSDate`, … |
  /// | arrays, dictionaries, sets | `NSArray`, `NSDictionary`, `NSSet`, with everything in them boxed |
  /// | an error | `NSError` |
  ///
  /// Integers come back as `Int` or `UInt`, and `Float` as `Double`. [any-thread]
  ///
  /// - Throws: `BoxingError` for any other type, and for an `IndexPath` that is not a section and a row, saying where in
  ///   the value it is.
  /// - Complexity: O(values in it).
  public static func boxing(_ value: Any?) throws(BoxingError) -> Object {
    guard let value else { return NullBox.shared }
    if let object = try boxing(usual: value) { return object }
    switch value {
    case let value as Object: return value
    case let value as RuntimeClass: return value.object
    case let value as any OptionalValue: return try boxing(value.wrappedValue)
    // The usual types come first, since Foundation bridges some of its objects to them.
    case let value as Bool: return NumberBox.boolean(value)
    case let value as any BinaryInteger: return try boxing(integer: value)
    case let value as Double: return NumberBox(value)
    case let value as Float: return NumberBox(Double(value))
    case let value as String: return StringBox(value)
    case let value as Date: return DateBox(value)
    case let value as URL: return URLBox(value)
    case let value as Data: return DataBox(value)
    case let value as IndexPath: return IndexPathBox(value)
    case let value as [Any]: return try boxing(array: value)
    case let value as [AnyHashable: Any]:
      return try boxing(dictionary: ordered(value) { "\($0.key.base)" }) { $0.base }
    case let value as Set<AnyHashable>:
      return SetBox(try boxing(elements: ordered(value) { "\($0.base)" }.map(\.base)))
    case let value as any Error: return ErrorBox.of(value)
    default: throw .unsupported(value)
    }
  }

  /// The object of a value of a common type; nil for others. Decided by the type itself: asking
  /// whether a value conforms to a protocol, which the others need, takes a hundred times as long.
  @inline(__always)
  private static func boxing(usual value: Any) throws(BoxingError) -> Object? {
    let type = Swift.type(of: value)
    if type == String.self, let value = value as? String { return StringBox(value) }
    if type == Int.self, let value = value as? Int { return NumberBox(.signed(Int64(value))) }
    if type == Double.self, let value = value as? Double { return NumberBox(value) }
    if type == Bool.self, let value = value as? Bool { return NumberBox.boolean(value) }
    if type == [String: Any].self, let value = value as? [String: Any] {
      return try boxing(dictionary: value.sorted { $0.key < $1.key }) { $0 }
    }
    return nil
  }

  private static func boxing<Value: BinaryInteger>(
    integer value: Value
  ) throws(BoxingError) -> Object {
    if Value.isSigned, let signed = Int64(exactly: value) { return NumberBox(.signed(signed)) }
    if !Value.isSigned, let unsigned = UInt64(exactly: value) {
      return NumberBox(.unsigned(unsigned))
    }
    throw .tooLarge(value)
  }

  private static func boxing(array: [Any]) throws(BoxingError) -> Object {
    ArrayBox(try boxing(elements: array))
  }

  private static func boxing(elements: [Any]) throws(BoxingError) -> [Object] {
    var objects: [Object] = []
    objects.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      objects.append(try boxing(element, at: "[\(index)]"))
    }
    return objects
  }

  private static func boxing<Key>(
    dictionary: [(key: Key, value: Any)], _ boxable: (Key) -> Any
  ) throws(BoxingError) -> Object {
    let box = MutableDictionaryBox([:])
    for (name, value) in dictionary {
      let key = boxable(name)
      let object = try boxing(value, at: step(to: key))
      do throws(MessageError) {
        try box.setObject(object, forKey: try boxing(key: key))
      } catch {
        throw .unreadable(error).inside(step(to: key))
      }
    }
    return DictionaryBox(copying: box)
  }

  /// The elements of a dictionary or set of Swift's in the order of their texts, since they have another one in each run.
  private static func ordered<Elements: Collection>(
    _ elements: Elements, _ text: (Elements.Element) -> String
  ) -> [Elements.Element] {
    if elements.count < 2 { return Array(elements) }
    return elements.map { (text: text($0), element: $0) }.sorted { $0.text < $1.text }
      .map(\.element)
  }

  /// The step to a dictionary's value in the path of an error.
  private static func step(to key: Any) -> String {
    (key as? String).map { "[\"\($0)\"]" } ?? "[\(key)]"
  }

  private static func boxing(key: Any) throws(MessageError) -> Object {
    do throws(BoxingError) {
      return try boxing(key)
    } catch {
      throw .handlerFailed(error)
    }
  }

  private static func boxing(
    _ value: Any, at step: @autoclosure () -> String
  ) throws(BoxingError) -> Object {
    do throws(BoxingError) {
      return try boxing(value)
    } catch {
      throw error.inside(step())
    }
  }
}

/// An optional inside an `Any`.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { self }
}
