internal import CCarob

extension ClassDefinition {
  /// Adds the method `transformJSONRepresentationBeforeMapping:`, which can change a JSON object before it is mapped.
  ///
  /// - Parameter transform: takes the model and the JSON object, and returns the object to map. JSON's null is nil.
  public func transformJSONRepresentationBeforeMapping(
    _ transform: @escaping (Object, [String: Object]) throws -> [String: Object]
  ) {
    add("transformJSONRepresentationBeforeMapping:", "v@:^@") { model, arguments in
      // SAFETY: the message's contract is the address of an object pointer.
      guard let address = arguments.nextPointer()?.assumingMemoryBound(to: id?.self),
        let dictionary = address.pointee
      else { throw PluginFailure("there is no dictionary to transform") }
      let given = try [String: Object](PassedValue(.object(Reference(retaining: dictionary))))
      let changed = try transform(model, given).passed().object()
      address.pointee = changed.id.map { objc_retainAutorelease($0) }
      return .nothing
    }
  }
}
