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

extension String {
  /// The type as a declared property states it: `@"NSString"`.
  public static var propertyEncoding: String { StringBox.propertyEncoding }
}

extension Array where Element: Object {
  /// The type as a declared property states it: `@"NSArray"`.
  public static var propertyEncoding: String { ArrayBox.propertyEncoding }
}

extension IndexPath {
  /// The type as a declared property states it: `@"NSIndexPath"`.
  public static var propertyEncoding: String { IndexPathBox.propertyEncoding }
}
