import CCarob

extension Property {
  /// The declaration that a published record holds; nil for a record without name or attributes.
  ///
  /// - Throws: `MessageError` when the record is not one of this runtime's and is malformed.
  /// - Safety: the address must be an `objc_property_t`.
  package init?(record: UnsafeRawPointer) throws(MessageError) {
    // SAFETY: the caller passes the address of a record, which is constant and never freed.
    let record = record.assumingMemoryBound(to: objc_property.self).pointee
    guard let name = record.name, let attributes = record.attributes else { return nil }
    do {
      // Published attributes have been checked as a compiler's are, or more strictly.
      self = try Property(
        checking: String(cString: name),
        PropertyAttributes(
          PropertyAttributes.pairs(in: String(cString: attributes)), isCompiled: true),
        of: "a property")
    } catch {
      throw .handlerFailed(error)
    }
  }
}
