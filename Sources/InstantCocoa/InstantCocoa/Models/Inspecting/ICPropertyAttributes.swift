import CarobRuntime

/// A declared property as plugins ask about it. Registered as `ICPropertyAttributes`.
///
/// What it tells is a snapshot of the declaration. [any-thread]
public final class ICPropertyAttributes: Object {
  /// How a setter keeps an object, `ICMemoryManagmentPolicy`.
  public enum MemoryManagementPolicy: Int, Sendable {
    /// Not at all, or weakly.
    case assign = 0
    /// Retained.
    case strong = 1
    /// Copied.
    case copy = 2
  }

  /// The declaration.
  public private(set) var property: Property?

  /// Wraps a declaration.
  public convenience init(_ property: Property) {
    self.init(isa: Self.runtimeClass)
    self.property = property
  }

  /// How a setter keeps an object.
  public var memoryManagementPolicy: MemoryManagementPolicy {
    switch property?.attributes.memory {
    case .strong: .strong
    case .copy: .copy
    case .assign, .weak, nil: .assign
    }
  }

  /// The type; nil for attributes that were made by `+alloc`, which have no declaration.
  private var encoding: TypeEncoding? {
    // A declaration that does not parse was refused when it was made.
    property.flatMap { try? TypeEncoding(parsing: $0.attributes.type) }?.unqualified
  }

  /// "object" for objects, else the type as C spells it. Every type has a name.
  public var type: String? { encoding.map(PropertyTypeName.name) }

  /// The class that the type names; "" for `id`, blocks and what is no object.
  public var className: String {
    if case .object(let name, _)? = encoding { name ?? "" } else { "" }
  }

  /// The protocols that are written in the type; nil when there are none.
  public var protocols: SetBox? {
    guard case .object(_, let names)? = encoding, !names.isEmpty else { return nil }
    return SetBox(names.map { StringBox($0) })
  }

  /// The instance variable that the declaration names, or that was made for the property; nil for
  /// dynamic properties and for those whose accessors the class has itself.
  public var instanceVariable: String? { property?.attributes.ivar }

  /// Attributes of the property's name and attribute string.
  public override var objectDescription: String {
    guard let property else { return super.objectDescription }
    return "<\(runtimeClass) \(property.name): \(property.attributes.string)>"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICPropertyAttributes.self) { attributes in
      attributes.classMethod("propertyAttributesFromObjectiveCProperty:") {
        (_, record: Pointer) in try Self.attributes(record)
      }
      attributes.property("name") { $0.property?.name }
      attributes.property("readOnly") { $0.property?.attributes.isReadOnly ?? false }
      attributes.property("nonatomic") { $0.property?.attributes.isNonatomic ?? false }
      attributes.property("weak") { $0.property?.attributes.memory == .weak }
      attributes.property("dynamic") { $0.property?.attributes.isDynamic ?? false }
      attributes.property("memoryManagementPolicy") { $0.memoryManagementPolicy.rawValue }
      attributes.property("protocols") { $0.protocols }
      attributes.property("instanceVariable") { $0.instanceVariable }
      attributes.property("type") { $0.type }
      attributes.property("className") { $0.className }
      attributes.property("getter") { OptionalSelector($0.property?.getter) }
      attributes.property("setter") { OptionalSelector($0.property?.setter) }
    }
  }

  /// The attributes behind an `objc_property_t`; nil for null.
  private static func attributes(_ record: Pointer) throws(MessageError) -> ICPropertyAttributes? {
    guard let address = record.address else { return nil }
    // SAFETY: the message's contract is an `objc_property_t` of the runtime's.
    return try Property(record: address).map { ICPropertyAttributes($0) }
  }
}

/// What `-[ICPropertyAttributes type]` says of a type: every encoding has a name (D 36).
enum PropertyTypeName {
  /// "object", "block", or the type as C spells it, with pointers written close: `char*`, `void*`.
  static func name(of type: TypeEncoding) -> String {
    switch type.unqualified {
    case .object: "object"
    case .block: "block"
    case .cString: "char*"
    case .pointer(let pointee):
      switch pointee.unqualified {
      // What is behind these is not spelled by appending a star.
      case .unknown, .array: type.unqualified.readableName
      default: name(of: pointee) + "*"
      }
    default: type.unqualified.readableName
    }
  }
}
