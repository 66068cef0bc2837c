/// The type parameters of Foundation's collections, so that `NSArray<NSString *> *` can be written. They are the compiler's alone:
/// the runtime knows nothing of them.
enum TypeParameters {
  /// What stands behind a class's name where it is declared.
  static func declared(by name: String) -> String {
    switch name {
    case "NSArray", "NSSet", "NSEnumerator": "<__covariant ObjectType>"
    case "NSMutableArray": "<ObjectType>"
    case "NSDictionary": "<__covariant KeyType, __covariant ObjectType>"
    case "NSMutableDictionary": "<KeyType, ObjectType>"
    default: ""
    }
  }

  /// What stands behind a superclass's name when a subclass has the same parameters.
  static func passed(to superclass: String, by name: String) -> String {
    declared(by: name).isEmpty
      ? "" : declared(by: superclass).replacing("__covariant ", with: "")
  }
}
