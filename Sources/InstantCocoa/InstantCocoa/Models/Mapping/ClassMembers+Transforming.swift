import CarobFoundation
import CarobRuntime

extension ClassMembers {
  /// Adds the method `transformJSONRepresentationBeforeMapping:`, which gets a JSON object before it is mapped.
  ///
  /// - Parameter transform: takes the model and the JSON object, and returns the dictionary to map instead.
  public func transformJSONRepresentationBeforeMapping(
    _ transform: @escaping (Receiver, DictionaryBox) throws -> DictionaryBox
  ) {
    method("transformJSONRepresentationBeforeMapping:") { (this, reference: Pointer) in
      // SAFETY: the message's contract is the address of an object pointer.
      guard
        let address = reference.address?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self),
        let dictionary = Object.from(address.pointee) as? DictionaryBox
      else { throw RaisedError("there is no dictionary to transform") }
      address.pointee = try transform(this, dictionary).cResult(owned: false)
    }
  }
}
