import CarobFoundation
import CarobRuntime

/// A value that has a class in a program, and is a string or a number in data. Registered as `ICValueObject`.
///
/// Two are equal when the other's class is the receiver's or a subclass, and their backing objects are equal, nil
/// included (D 43). A value object never changes. [any-thread]
open class ICValueObject: Object {
  /// The string or number in the data.
  public final private(set) var backingObject: Object?

  private static let initWithBackingObject = Message<(Object?) -> Object?>(
    "initWithBackingObject:")
  private static let alloc = Message<() -> Object>("alloc")
  private static let compare = Selector("compare:")
  private static let backingKey = "backingObject"

  /// Makes a value of this Swift class.
  public convenience init(backingObject: Object?) {
    self.init(isa: Self.runtimeClass)
    self.backingObject = backingObject
  }

  /// Whether the other has this class or a subclass, and an equal backing object.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ICValueObject, other.runtimeClass.isSubclass(of: runtimeClass)
    else { return false }
    do throws(MessageError) {
      return try Equality.isEqual(backingObject, other.backingObject)
    } catch {
      return false
    }
  }

  /// The hash of the backing object.
  open override var hash: Int {
    let hash = backingObject.flatMap { try? Equality.hash(of: $0) }
    return Int(bitPattern: hash ?? 0)
  }

  /// The class, address and value.
  open override var objectDescription: String {
    let address = String(UInt(bitPattern: id), radix: 16)
    return "<\(runtimeClass) 0x\(address): \(backingObject?.description ?? "nil")>"
  }

  /// -1, 0 or 1, as the backing objects compare; nil comes first.
  private func compare(_ other: ICValueObject) throws(MessageError) -> Int {
    guard let mine = backingObject else { return other.backingObject == nil ? 0 : -1 }
    guard let theirs = other.backingObject else { return 1 }
    return try mine.send(Self.compare, theirs, returning: Int.self)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICValueObject.self, "A superclass for objects of one value, such as a string."
    ) { value in
      ModelProtocols.register()
      value.adopt("ICValueObject")
      value.adopt("NSCopying")
      value.adopt("NSCoding")
      value.method("- (instancetype)initWithBackingObject:(id)object") { (this, object: Object?) in
        this.backingObject = object
        return this
      }
      for name in [
        "- (instancetype)initWithString:(NSString *)string",
        "- (instancetype)initWithNumber:(NSNumber *)number",
      ] as [StaticString] {
        value.method(name) { (this, object: Object?) in
          try initWithBackingObject(this, object)
        }
      }
      value.property("@property (nonatomic, readonly) id backingObject") { $0.backingObject }
      value.method("- (NSComparisonResult)compare:(id)other") { (this, other: ICValueObject) in
        try this.compare(other)
      }
      value.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        try initWithBackingObject(alloc(this.runtimeClass.object), this.backingObject)
      }
      value.method("- (void)encodeWithCoder:(NSCoder *)coder") { (this, coder: Object) in
        try CoderMessages.encode(this.backingObject, forKey: backingKey, with: coder)
      }
      value.method("- (instancetype)initWithCoder:(NSCoder *)coder") { (this, coder: Object) in
        let classes = [StringBox.runtimeClass, NumberBox.runtimeClass]
        let object = try CoderMessages.object(forKey: backingKey, classes, from: coder)
        return try initWithBackingObject(this, object)
      }
    }
  }
}
