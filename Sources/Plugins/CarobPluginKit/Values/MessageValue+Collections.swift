internal import CCarob

extension Array: MessageValue where Element: MessageValue {
  /// `@`
  public static var typeEncoding: String { "@" }
  /// An empty array.
  public static var nothing: [Element] { [] }

  /// Converts an `NSArray` and its elements.
  ///
  /// - Complexity: O(n)
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .object(let reference) = value.form else { throw value.unexpected("an array") }
    let array = Object(reference)
    let count = try Int(Message.send(array.messageTarget, .count, []))
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      let element = try Message.send(array.messageTarget, .objectAtIndex, [index])
      elements.append(try element.withoutNull().converted(at: "element \(index)"))
    }
    self = elements
  }

  /// Converts to an `NSArray`.
  ///
  /// - Complexity: O(n)
  public func passed() throws(PluginFailure) -> PassedValue {
    let objects = try elementObjects(of: self)
    let result = try withPointers(objects) { (pointer) throws(PluginFailure) -> PassedValue in
      Delivery.send(
        .arrayWithObjectsCount, to: try ObjectClass("NSArray").messageTarget,
        [pointer, PassedValue(.unsigned(UInt64(count)))])
    }
    try PluginFailure.check()
    return result
  }
}

extension Array: NamedClassValue where Element: MessageValue {
  package static var className: String { "NSArray" }
}

extension Dictionary: MessageValue where Key == String, Value: MessageValue {
  /// `@`
  public static var typeEncoding: String { "@" }
  /// An empty dictionary.
  public static var nothing: [String: Value] { [:] }

  /// Converts an `NSDictionary` with strings as keys, and its values.
  ///
  /// - Complexity: O(n)
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .object(let reference) = value.form else { throw value.unexpected("a dictionary") }
    let dictionary = Object(reference)
    let keys = try [String](Message.send(dictionary.messageTarget, .allKeys, []))
    var pairs: [String: Value] = [:]
    for key in keys {
      let value = try Message.send(dictionary.messageTarget, .objectForKey, [key])
      pairs[key] = try value.withoutNull().converted(at: "the value of \(key)")
    }
    self = pairs
  }

  /// Converts to an `NSDictionary`.
  ///
  /// - Complexity: O(n)
  public func passed() throws(PluginFailure) -> PassedValue {
    let keys = try elementObjects(of: Array(keys))
    let values = try elementObjects(of: Array(values))
    let result = try withPointers(values) { (values) throws(PluginFailure) -> PassedValue in
      try withPointers(keys) { (keys) throws(PluginFailure) -> PassedValue in
        Delivery.send(
          .dictionaryWithObjectsForKeysCount, to: try ObjectClass("NSDictionary").messageTarget,
          [values, keys, PassedValue(.unsigned(UInt64(count)))])
      }
    }
    try PluginFailure.check()
    return result
  }
}

extension Dictionary: NamedClassValue where Key == String, Value: MessageValue {
  package static var className: String { "NSDictionary" }
}

/// Converts elements to objects; nil to `NSNull`, because collections cannot hold nil.
private func elementObjects<Element: MessageValue>(
  of elements: [Element]
) throws(PluginFailure) -> [Object] {
  var objects: [Object] = []
  objects.reserveCapacity(elements.count)
  for element in elements {
    let object = try element.passed().object()
    objects.append(object.isNil ? try ObjectClass("NSNull").send("null") : object)
  }
  return objects
}

/// Calls `body` with the pointers of objects, which are retained meanwhile.
private func withPointers<Result>(
  _ objects: [Object], _ body: (PassedValue) throws(PluginFailure) -> Result
) throws(PluginFailure) -> Result {
  let list = UnsafeMutablePointer<id?>.allocate(capacity: max(objects.count, 1))
  defer {
    list.deallocate()
    withExtendedLifetime(objects) {}
  }
  // SAFETY: allocated for as many elements just above; pointers need no deinitialization.
  for (index, object) in objects.enumerated() { (list + index).initialize(to: object.id) }
  return try body(PassedValue(.pointer(UnsafeMutableRawPointer(list))))
}

extension PassedValue {
  /// Returns `.nothing` for `NSNull`, which stands for nil in a collection.
  fileprivate func withoutNull() -> PassedValue {
    guard case .object(let reference) = form,
      object_getClass(reference.id) == objc_lookUpClass("NSNull")
    else { return self }
    return .nothing
  }
}

extension CallSite {
  fileprivate static let count = CallSite(selector: "count")
  fileprivate static let objectAtIndex = CallSite(selector: "objectAtIndex:")
  fileprivate static let arrayWithObjectsCount = CallSite(selector: "arrayWithObjects:count:")
  fileprivate static let allKeys = CallSite(selector: "allKeys")
  fileprivate static let objectForKey = CallSite(selector: "objectForKey:")
  fileprivate static let dictionaryWithObjectsForKeysCount = CallSite(
    selector: "dictionaryWithObjects:forKeys:count:")
}
