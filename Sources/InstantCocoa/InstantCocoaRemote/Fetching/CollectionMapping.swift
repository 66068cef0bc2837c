import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The conversion of a response into a list of objects.
struct CollectionMapping {
  /// The key path of the objects in the response; nil or "" for the whole response.
  var keyPath: String?
  /// The class that dictionaries are mapped to; nil to leave them unchanged.
  var mappingClass: RuntimeClass?
  /// The source of responses, for people; nil when it is unknown.
  var source: String?

  private static let alloc = Message<() -> Object>("alloc")
  private static let plain = Message<() -> Object?>("init")

  /// The objects in a response of any shape.
  ///
  /// Nothing and null give no objects. A value that is no list becomes a list of one, unless it is a dictionary without
  /// any key of the mapping class. A dictionary for which the mapping class returns nil is left out; other elements
  /// stay unchanged. `Diagnostics` reports an empty key path, a text or a number that becomes a list of one, and the
  /// first element that cannot become an object of the mapping class.
  ///
  /// - Throws: `MessageError` when the key path is malformed, or an initialiser raises.
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

  /// Makes models from JSON text, without dictionaries in between.
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

  /// The value at the key path; nil when a key is missing.
  private func value(in response: Object?) throws(MessageError) -> Object? {
    guard let keyPath, !keyPath.isEmpty, let response else { return response }
    var value: Object?
    do throws(MessageError) {
      value = try response.value(forKeyPath: keyPath)
    } catch  where error.code == .undefinedKey {
      value = nil
    }
    // An array reads the key of each element, and gives null for missing ones.
    let isMissing = try value.map(Self.isNothing) ?? true
    guard isMissing, let error = Self.missing(keyPath, in: response) else { return value }
    report(error)
    return nil
  }

  /// Whether a value is a list of nulls, or of lists of nulls.
  private static func isNothing(_ value: Object) throws(MessageError) -> Bool {
    // Its elements are objects, and need not be read.
    if value is JSONList { return false }
    guard let elements = try (value as? ArrayBox)?.allElements(), !elements.isEmpty else {
      return false
    }
    for element in elements where !(element is NullBox) {
      if try !isNothing(element) { return false }
    }
    return true
  }

  /// The missing key of a key path; nil when the path goes through a null, which is a server's way to say that there
  /// are no objects.
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

  /// The error for a dictionary in place of a list, with the keys of lists in it.
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
