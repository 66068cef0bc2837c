// The types of properties, methods and blocks of Swift code: clang's extended encodings, which name the classes
// of objects. The encoding has the name under which a class will be registered, but does not register it: the
// declaration may run before the class's superclass is complete. The name finds the class from then on.

extension MessageValue {
  /// The type as a declared property states it: by default the encoding.
  public static var propertyEncoding: String { typeEncoding.encoding }

  /// The encoding of an object of a class; `@` for a name that would end the encoding's own quotation.
  static func encoding(ofClassNamed name: String) -> String {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")]
    let isNamed = !name.isEmpty && !name.utf8.contains { $0 < 0x20 || quotes.contains($0) }
    return TypeEncoding.object(className: isNamed ? name : nil, protocols: []).encoding
  }
}

extension Object {
  /// The type as a declared property states it: `@` for the root class and for class objects,
  /// whose Swift class has no name in the runtime, else `@` with the class's name.
  public static var propertyEncoding: String {
    self == Object.self || self == ClassObject.self
      ? typeEncoding.encoding : encoding(ofClassNamed: AnnouncedClasses.name(of: self))
  }
}

extension Optional where Wrapped: ObjectMessageValue {
  /// The type as a declared property states it: the wrapped object's.
  public static var propertyEncoding: String { Wrapped.propertyEncoding }
}

extension RuntimeProtocol {
  /// The type as a declared property states it: `@"Protocol"`.
  public static var propertyEncoding: String { ProtocolObject.propertyEncoding }
}

extension BoxedValue {
  /// The type as a declared property states it: the class of the object that is made, such as `@"NSString"`.
  public static var propertyEncoding: String { Box.propertyEncoding }
}
