import CarobRuntime

/// A C array of object pointers as an argument: `const id *`. Borrowed for the call.
package struct ObjectList: MessageValue {
  private let address: UnsafeMutableRawPointer?

  /// A list at an address.
  package init(address: UnsafeMutableRawPointer?) { self.address = address }

  package static var typeEncoding: TypeEncoding {
    .pointer(.object(className: nil, protocols: []))
  }

  package func cValue() -> UnsafeMutableRawPointer? { address }

  package static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> ObjectList
  {
    ObjectList(address: value)
  }

  /// The maximum length, as a guard against a count that is a negative number or garbage.
  private static let longest = 1 << 28

  /// Reads the objects.
  ///
  /// - Throws: `MessageError` when one is null, or the count is impossible.
  package func read(_ count: UInt) throws(MessageError) -> [Object] {
    guard count <= Self.longest, let address else {
      if count == 0 { return [] }
      throw .unexpectedElement(
        "\(count) objects", address == nil ? "null" : "too many", position: "a list")
    }
    var objects: [Object] = []
    for index in 0..<Int(count) {
      // SAFETY: the method's contract is a list of this number of object pointers.
      let id = address.load(
        fromByteOffset: index * MemoryLayout<UnsafeRawPointer>.stride,
        as: UnsafeMutableRawPointer?.self)
      let position = "element \(index) of a list"
      guard let id else { throw .unexpectedElement("an object", "nil", position: position) }
      if let other = Object.nameOfOther(id) {
        throw .unexpectedElement("an object", other, position: position)
      }
      objects.append(Object.peer(of: id).takeUnretainedValue())
    }
    return objects
  }
}
