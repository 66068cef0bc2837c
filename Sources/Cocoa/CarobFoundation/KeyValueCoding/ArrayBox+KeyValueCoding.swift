import CarobRuntime

extension ArrayBox {
  /// The methods of key-value coding that arrays override.
  static func defineKeyValueCoding(_ array: ClassMembers<ArrayBox>) {
    array.method("valueForKey:") { (this, key: String) -> Object? in
      try this.values(forKey: key)
    }
    array.method("setValue:forKey:") { (this, value: Object?, key: String) in
      try this.onElements(key) { (element) throws(MessageError) in
        try element.setValue(value, forKey: key)
      }
    }
    defineObserving(array)
    // Nil is a list without descriptors, as it is for Apple's.
    array.method(
      """
      - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors
      """
    ) { (this, descriptors: [SortDescriptorBox]?) in
      ArrayBox(try SortDescriptorBox.sort(this.checkedObjects(), by: descriptors ?? []))
    }
  }

  /// The elements' values, `NSNull` for nil; for a key with `@`, the result of the operator.
  private func values(forKey key: String) throws(MessageError) -> Object? {
    if key.utf8.first == UInt8(ascii: "@"), !key.utf8.contains(UInt8(ascii: ".")) {
      return try KeyPathReading.value(of: self, at: key)
    }
    var values: [Object] = []
    try onElements(key) { (element) throws(MessageError) in
      values.append(try element.value(forKey: key) ?? NullBox.shared)
    }
    return ArrayBox(values)
  }

  /// Calls `body` with each element.
  ///
  /// - Throws: `MessageError` from `body`, and when the array holds itself.
  private func onElements(
    _ key: String, _ body: (Object) throws(MessageError) -> Void
  ) throws(MessageError) {
    let elements = try checkedObjects()
    let outcome = Nesting.inside(self) { () -> MessageError? in
      for element in elements {
        if let error = Self.failure(of: body, element) { return error }
      }
      return nil
    }
    guard let outcome else { throw .handlerFailed(BoxingError.holdsItself(forKey: key)) }
    if let error = outcome { throw error }
  }

  private static func failure(
    of body: (Object) throws(MessageError) -> Void, _ element: Object
  ) -> MessageError? {
    do throws(MessageError) {
      try body(element)
      return nil
    } catch {
      return error
    }
  }

  /// All elements, for callers that throw message errors.
  ///
  /// - Throws: `MessageError` with the list's error as its underlying error.
  /// - Complexity: O(n).
  package func checkedObjects() throws(MessageError) -> [Object] {
    do {
      return try objects()
    } catch {
      throw .handlerFailed(error)
    }
  }
}
