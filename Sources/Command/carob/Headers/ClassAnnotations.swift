/// What only the compiler knows of a class: the type parameters of Foundation's collections, for `NSArray<NSString *> *`, and
/// attributes.
enum ClassAnnotations {
  /// Returns the attribute before a class's declaration; nil for none.
  static func attribute(of name: String) -> String? {
    // The compiler would release its object a second time.
    name == "NSAutoreleasePool" ? "NS_AUTOMATED_REFCOUNT_UNAVAILABLE" : nil
  }

  /// Returns the text after a class's name in its declaration.
  static func typeParameters(of name: String) -> String {
    switch name {
    case "NSArray", "NSSet", "NSEnumerator", "NSOrderedSet": "<__covariant ObjectType>"
    case "NSMutableArray", "NSMutableSet", "NSCountedSet", "NSMutableOrderedSet", "NSHashTable":
      "<ObjectType>"
    case "NSDictionary": "<__covariant KeyType, __covariant ObjectType>"
    case "NSMutableDictionary", "NSCache", "NSMapTable": "<KeyType, ObjectType>"
    default: ""
    }
  }

  /// Returns the text after a superclass's name, if the subclass has the same parameters.
  static func typeArguments(of superclass: String, in name: String) -> String {
    typeParameters(of: name).isEmpty
      ? "" : typeParameters(of: superclass).replacing("__covariant ", with: "")
  }
}
