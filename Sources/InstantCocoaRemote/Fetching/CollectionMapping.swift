import CarobRuntime
import InstantCocoa

/// How a response becomes a list of objects.
struct CollectionMapping {
  /// Where in the response the objects are; nil or "" for the whole of it.
  var keyPath: String?
  /// The class that dictionaries are made into; nil to leave them as they are.
  var mappingClass: RuntimeClass?
  /// Where responses come from, for people; nil when that is not known.
  var source: String?

  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

  /// The objects in a response of any shape.
  ///
  /// Nothing and null are no objects; what is no list is a list of one. A dictionary for which the mapping
  /// class gives nothing is left out; other elements stay as they are. `Diagnostics` is told when nothing is
  /// at the key path, and when a text or a number is taken for a list of one.
  ///
  /// - Throws: `MessageError` when the key path is malformed, or an initialiser raised an error.
  /// - Complexity: O(elements) with a mapping class.
  func objects(in response: Object?) throws(MessageError) -> ArrayBox {
    guard let value = try value(in: response), !(value is NullBox) else { return ArrayBox([]) }
    if value is StringBox || value is NumberBox {
      report(
        .notAnArray(at: keyPath ?? "", value: ResponseWords.text(for: value), arrays: []))
    }
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
    var value: Object?
    do throws(MessageError) {
      value = try response.value(forKeyPath: keyPath)
    } catch  where error.code == .undefinedKey {
      value = nil
    }
    if value == nil, let error = Self.missing(keyPath, in: response) { report(error) }
    return value
  }

  /// What is missing at a key path at which there is nothing; nil when it goes through a null, by which a
  /// server says that there are no objects.
  private static func missing(_ keyPath: String, in response: Object) -> MappingError? {
    var value = response
    var path: [Substring] = []
    for key in keyPath.split(separator: ".") {
      if value is NullBox { return nil }
      guard let member = (value as? DictionaryBox)?[String(key)] else {
        return .noValue(
          forKey: String(key), at: path.joined(separator: "."),
          parent: ResponseWords.text(for: value))
      }
      value = member
      path.append(key)
    }
    return nil
  }

  private func report(_ error: MappingError) {
    Diagnostics.report(.content(error.from(source)))
  }
}
