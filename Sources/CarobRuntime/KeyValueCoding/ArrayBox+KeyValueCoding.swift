extension ArrayBox {
  /// The messages of key-value coding that arrays answer in a way of their own.
  static func defineKeyValueCoding(_ array: ClassMembers<ArrayBox>) {
    array.method("valueForKey:") { (this, key: String) -> Object? in
      try this.values(forKey: key)
    }
    array.method("setValue:forKey:") { (this, value: Object?, key: String) in
      for element in try this.checkedObjects() { try element.setValue(value, forKey: key) }
    }
    array.method("sortedArrayUsingDescriptors:") { (this, descriptors: [SortDescriptor]) in
      ArrayBox(try SortDescriptor.sort(this.checkedObjects(), by: descriptors))
    }
  }

  /// The elements' values, `NSNull` for nil; for a key with `@`, what the operator of that name gives.
  private func values(forKey key: String) throws(MessageError) -> Object? {
    if key.utf8.first == UInt8(ascii: "@"), !key.utf8.contains(UInt8(ascii: ".")) {
      return try KeyPathReading.value(of: self, at: key)
    }
    var values: [Object] = []
    for element in try checkedObjects() {
      values.append(try element.value(forKey: key) ?? NullBox())
    }
    return ArrayBox(values)
  }

  /// All elements, for callers that deal in message errors.
  ///
  /// - Throws: `MessageError` with what the list throws as its underlying error.
  /// - Complexity: O(n).
  func checkedObjects() throws(MessageError) -> [Object] {
    do {
      return try objects()
    } catch {
      throw .handlerFailed(error)
    }
  }
}
