import CarobFoundation
import CarobRuntime

/// A declared property, as an object for plugins. Registered as `ICPropertyAttributes`.
///
/// It is a snapshot of the declaration. [any-thread]
public final class ICPropertyAttributes: Object {
  /// The memory management of a setter, `ICMemoryManagmentPolicy`.
  public enum MemoryManagementPolicy: Int, Sendable {
    /// Not retained, or weak.
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

  /// The memory management of the setter.
  public var memoryManagementPolicy: MemoryManagementPolicy {
    switch property?.attributes.memory {
    case .strong: .strong
    case .copy: .copy
    case .assign, .weak, nil: .assign
    }
  }

  /// The type; nil for attributes from `+alloc`, which have no declaration.
  private var encoding: TypeEncoding? {
    // The runtime refuses declarations that do not parse.
    property.flatMap { try? TypeEncoding(parsing: $0.attributes.type) }?.unqualified
  }

  /// "object" for objects, else the type's name in C. Every type has a name.
  public var type: String? { encoding.map(PropertyTypeName.name) }

  /// The class that the type names; "" for `id`, blocks and types that are no objects.
  public var className: String {
    if case .object(let name, _)? = encoding { name ?? "" } else { "" }
  }

  /// The protocols in the type; nil for none.
  public var protocols: SetBox? {
    guard case .object(_, let names)? = encoding, !names.isEmpty else { return nil }
    return SetBox(names.map { StringBox($0) })
  }

  /// The instance variable that the declaration names, or that the runtime made for it; nil for dynamic properties and
  /// for those whose accessors the class implements itself.
  public var instanceVariable: String? { property?.attributes.ivar }

  /// The class, the property's name and its attribute string.
  public override var objectDescription: String {
    guard let property else { return super.objectDescription }
    return "<\(runtimeClass) \(property.name): \(property.attributes.string)>"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICPropertyAttributes.self, "What the declaration of a property says."
    ) { attributes in
      attributes.classMethod(
        "+ (instancetype)propertyAttributesFromObjectiveCProperty:(void *)property"
      ) {
        (_, record: Pointer) in try Self.attributes(record)
      }
      attributes.property("@property (nonatomic, readonly) NSString *name") { $0.property?.name }
      attributes.property("@property (nonatomic, readonly) BOOL readOnly") {
        $0.property?.attributes.isReadOnly ?? false
      }
      attributes.property("@property (nonatomic, readonly) BOOL nonatomic") {
        $0.property?.attributes.isNonatomic ?? false
      }
      attributes.property("@property (nonatomic, readonly) BOOL weak") {
        $0.property?.attributes.memory == .weak
      }
      attributes.property("@property (nonatomic, readonly) BOOL dynamic") {
        $0.property?.attributes.isDynamic ?? false
      }
      attributes.property(
        "@property (nonatomic, readonly) ICMemoryManagmentPolicy memoryManagementPolicy"
      ) { $0.memoryManagementPolicy.rawValue }
      attributes.property("@property (nonatomic, readonly) NSSet *protocols") { $0.protocols }
      attributes.property("@property (nonatomic, readonly) NSString *instanceVariable") {
        $0.instanceVariable
      }
      attributes.property("@property (nonatomic, readonly) NSString *type") { $0.type }
      attributes.property("@property (nonatomic, readonly) NSString *className") { $0.className }
      attributes.property("@property (nonatomic, readonly) SEL getter") {
        OptionalSelector($0.property?.getter)
      }
      attributes.property("@property (nonatomic, readonly) SEL setter") {
        OptionalSelector($0.property?.setter)
      }
    }
  }

  /// The attributes behind an `objc_property_t`; nil for null.
  private static func attributes(_ record: Pointer) throws(MessageError) -> ICPropertyAttributes? {
    guard let address = record.address else { return nil }
    // SAFETY: the message's contract is an `objc_property_t` of the runtime's.
    return try Property(record: address).map { ICPropertyAttributes($0) }
  }
}

/// The result of `-[ICPropertyAttributes type]`: every encoding has a name (D 36).
enum PropertyTypeName {
  /// "object", "block", or the type's name in C, with stars directly behind it: `char*`, `void*`.
  static func name(of type: TypeEncoding) -> String {
    switch type.unqualified {
    case .object: "object"
    case .block: "block"
    case .cString: "char*"
    case .pointer(let pointee):
      switch pointee.unqualified {
      // Pointers to these are not spelled with a star at the end.
      case .unknown, .array: type.unqualified.readableName
      default: name(of: pointee) + "*"
      }
    default: type.unqualified.readableName
    }
  }
}
