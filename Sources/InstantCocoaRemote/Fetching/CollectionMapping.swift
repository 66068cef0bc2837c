import CarobRuntime
import InstantCocoa

/// How a response becomes a list of objects.
struct CollectionMapping {
  /// Where in the response the objects are; nil or "" for the whole of it.
  var keyPath: String?
  /// The class that dictionaries are made into; nil to leave them as they are.
  var mappingClass: RuntimeClass?

  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

  /// The objects in a response of any shape.
  ///
  /// Nothing and null are no objects; what is no list is a list of one. A dictionary for which the mapping
  /// class gives nothing is left out; other elements stay as they are.
  ///
  /// - Throws: `MessageError` when the key path is malformed, or an initialiser raised an error.
  /// - Complexity: O(elements) with a mapping class.
  func objects(in response: Object?) throws(MessageError) -> ArrayBox {
    guard let value = try value(in: response), !(value is NullBox) else { return ArrayBox([]) }
    let list = value as? ArrayBox ?? ArrayBox([value])
    guard let mappingClass else { return list }
    let initializer = ModelInitializer(for: mappingClass)
    var objects: [Object] = []
    for (index, element) in try list.elements().enumerated() {
      guard element is DictionaryBox else {
        objects.append(element)
        continue
      }
      let object = try autoreleasePool { () throws(MessageError) -> Object? in
        try MappingDiagnostics.forRow(index) { () throws(MessageError) -> Object? in
          if let initializer { return try initializer.make(mappingClass, from: element) }
          return try Self.plain(Self.alloc(mappingClass.object))
        }
      }
      if let object { objects.append(object) }
    }
    return ArrayBox(objects)
  }

  /// The value at the key path. What has no such key has nothing there.
  private func value(in response: Object?) throws(MessageError) -> Object? {
    guard let keyPath, !keyPath.isEmpty, let response else { return response }
    do throws(MessageError) {
      return try response.value(forKeyPath: keyPath)
    } catch  where error.code == .undefinedKey {
      return nil
    }
  }
}
