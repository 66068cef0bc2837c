import CarobRuntime

/// The methods by which an object chooses the class that an archive names.
enum CodingMembers {
  private static let classForCoder = Message<() -> RuntimeClass?>("classForCoder")
  private static let classForArchiver = Message<() -> RuntimeClass?>("classForKeyedArchiver")

  static func define(_ object: ClassMembers<Object>) {
    object.property("@property (nullable, readonly) Class classForCoder") { publicClass(of: $0) }
    object.property("@property (nullable, readonly) Class classForKeyedArchiver") {
      try classForCoder($0)
    }
  }

  /// The class that an archive names for an object; its own where it has no answer, as a root class of a program.
  static func archivedClass(of object: Object) throws(MessageError) -> RuntimeClass {
    guard object.responds(to: classForArchiver.selector) else { return object.runtimeClass }
    return try classForArchiver(object) ?? object.runtimeClass
  }

  /// An object's class, for those of the host that are no public ones the next class above that is.
  private static func publicClass(of object: Object) -> RuntimeClass {
    var cls = object.runtimeClass
    while cls.name.hasPrefix("__NS"), let above = cls.superclass { cls = above }
    return cls
  }
}
