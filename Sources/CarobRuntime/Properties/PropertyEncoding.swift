// What a property that a Swift class states has as its type (attribute T). A class is named by what it is to be
// registered as, without registering it: the declaration may run before the class's superclass is complete.

extension MessageValue {
  /// The type as a declared property states it: the encoding, unless a type knows better.
  public static var propertyEncoding: String { typeEncoding.encoding }

  /// The encoding of an object of a class.
  static func encoding(ofClassNamed name: String) -> String {
    TypeEncoding.object(className: name, protocols: []).encoding
  }
}

extension Object {
  /// The type as a declared property states it: `@` for the root class, else with the class's name.
  public static var propertyEncoding: String {
    self == Object.self ? typeEncoding.encoding : encoding(ofClassNamed: runtimeName)
  }
}

extension Optional where Wrapped: ObjectMessageValue {
  /// The type as a declared property states it: that of the object.
  public static var propertyEncoding: String { Wrapped.propertyEncoding }
}

extension BoxedValue {
  /// The type as a declared property states it: the class of the object that is made, such as `@"NSString"`.
  public static var propertyEncoding: String { Box.propertyEncoding }
}
