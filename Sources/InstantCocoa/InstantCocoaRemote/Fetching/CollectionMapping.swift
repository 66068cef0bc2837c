import CarobFoundation
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
  /// Nothing and null are no objects; what is no list is a list of one, unless it is a dictionary without any key
  /// of the mapping class. A dictionary for which the mapping class gives nothing is left out; other elements stay as
  /// they are. `Diagnostics` is told when nothing is at the key path, when a text or a number is taken for a list of
  /// one, and of the first element that cannot become an object of the mapping class.
  ///
  /// - Throws: `MessageError` when the key path is malformed, or an initialiser raised an error.
  /// - Complexity: O(elements) with a mapping class.
  func objects(in response: Object?) throws(MessageError) -> ArrayBox {
    guard let value = try value(in: response), !(value is NullBox) else { return ArrayBox([]) }
    if value is StringBox || value is NumberBox {
      report(
        .notAnArray(at: keyPath ?? "", value: ResponseDescription.text(for: value), arrays: []))
    }
    let list = value as? ArrayBox ?? ArrayBox([value])
    guard let mappingClass else { return list }
    if let lone = value as? DictionaryBox, try !JSONMapper.canMap(lone, to: mappingClass) {
      report(notAnArray(lone))
      return ArrayBox([])
    }
    let initializer = ModelInitializer(for: mappingClass)
    if let initializer, let rows = (list as? JSONList)?.unreadRows {
      return try models(of: rows, mappingClass, by: initializer)
    }
    let elements = try list.allElements()
    DataShape.report(on: elements, becoming: mappingClass, from: source)
    var objects: [Object] = []
    var hasOdd = !(value is ArrayBox)
    for (index, element) in elements.enumerated() {
      guard element is DictionaryBox else {
        if !hasOdd {
          report(
            .rowNotAnObject(
              index, kind: ResponseDescription.text(for: element), modelClass: mappingClass))
        }
        hasOdd = true
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

  /// The same for objects in a text, which become models without being read as dictionaries.
  private func models(
    of rows: JSONRows, _ mappingClass: RuntimeClass, by initializer: ModelInitializer
  ) throws(MessageError) -> ArrayBox {
    DataShape.report(on: rows.objects, becoming: mappingClass, from: source)
    var objects: [Object] = []
    objects.reserveCapacity(rows.count)
    var reader = JSONModelReader(rows)
    for row in 0..<rows.count {
      let object = try autoreleasePool { () throws(MessageError) in
        try reader.model(at: row, of: mappingClass, by: initializer)
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
    // Each element of an array is asked for the key, and gives null when it has none.
    let isMissing = try value.map(Self.isNothing) ?? true
    guard isMissing, let error = Self.missing(keyPath, in: response) else { return value }
    report(error)
    return nil
  }

  /// Whether a value is a list of nulls, or of lists of nulls.
  private static func isNothing(_ value: Object) throws(MessageError) -> Bool {
    // All of these are objects, and need not be read.
    if value is JSONList { return false }
    guard let elements = try (value as? ArrayBox)?.allElements(), !elements.isEmpty else {
      return false
    }
    for element in elements where !(element is NullBox) {
      if try !isNothing(element) { return false }
    }
    return true
  }

  /// What is missing at a key path at which there is nothing; nil when it goes through a null, by which a
  /// server says that there are no objects.
  private static func missing(_ keyPath: String, in response: Object) -> MappingError? {
    var value = response
    var path: [Substring] = []
    for key in keyPath.split(separator: ".") {
      if value is NullBox || key.hasPrefix("@") { return nil }
      guard let member = (value as? DictionaryBox)?[String(key)] else {
        return .noValue(
          forKey: String(key), at: path.joined(separator: "."),
          parent: ResponseDescription.text(for: value),
          keys: (value as? DictionaryBox)?.keys.compactMap { ($0 as? StringBox)?.string } ?? [])
      }
      value = member
      path.append(key)
    }
    return nil
  }

  /// What a dictionary is instead of a list, and where in it lists are.
  private func notAnArray(_ dictionary: DictionaryBox) -> MappingError {
    let place = keyPath ?? ""
    let arrays = dictionary.keys.compactMap { key -> String? in
      guard let name = (key as? StringBox)?.string, dictionary[name] is ArrayBox else { return nil }
      return place.isEmpty ? name : "\(place).\(name)"
    }
    return .notAnArray(
      at: place, value: ResponseDescription.text(for: dictionary), arrays: arrays.sorted())
  }

  private func report(_ error: MappingError) {
    Diagnostics.report(.content(error.from(source)))
  }
}
