import CarobRuntime

/// Classes of Foundation whose properties are declared in headers only. At run time they have methods, as Apple's have, whose
/// headers got properties later: code that lists properties, such as bridges to other languages, calls the methods.
enum ClassClusters {
  /// The classes; they are registered by this.
  static let all: Set<RuntimeClass> = Set(names.compactMap { RuntimeClass(named: $0) })

  private static let names = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSString", "NSMutableString", "NSData",
    "NSMutableData", "NSValue", "NSNumber", "NSDecimalNumber", "NSDate", "NSCharacterSet",
    "NSMutableCharacterSet",
  ]

  /// Whether the property that a class has under a name is declared by one of the classes.
  static func hideProperty(_ name: String, of cls: RuntimeClass) -> Bool {
    guard cls.ancestry.contains(where: all.contains) else { return false }
    let declaring = cls.ancestry.first { $0.properties.contains { $0.name == name } }
    return declaring.map(all.contains) ?? false
  }
}
