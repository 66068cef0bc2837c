import CarobRuntime
import Foundation

/// The members of `NSValue`.
extension ValueBox {
  static func defineMaking(_ value: ClassMembers<ValueBox>) {
    for name in [
      "+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type",
      "+ (NSValue *)value:(const void *)value withObjCType:(const char *)type",
    ] as [StaticString] {
      value.classMethod(name) { (cls, bytes: Pointer, type: CString) in
        try make(cls, try encoding(type), bytes.address)
      }
    }
    value.method("- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type") {
      (this, bytes: Pointer, type: CString) in
      try this.fill(try encoding(type), bytes.address)
      return this
    }
    value.classMethod("+ (NSValue *)valueWithPointer:(nullable const void *)pointer") {
      (cls, pointer: Pointer) in
      try make(cls, pointer)
    }
    value.classMethod("+ (NSValue *)valueWithNonretainedObject:(nullable id)object") {
      (cls, object: Object?) in
      try make(cls, Pointer(object?.id))
    }
  }

  static func defineReading(_ value: ClassMembers<ValueBox>) {
    value.property("@property (nonatomic, readonly) const char *objCType") {
      CString(pointer: CStringTable.shared.interned($0.heldType.encoding))
    }
    value.method("- (void)getValue:(void *)value") { (this, address: Pointer) in
      try this.withHeldBytes { try this.copy($0, to: address.address, size: nil) }
    }
    value.method("- (void)getValue:(void *)value size:(NSUInteger)size") {
      (this, address: Pointer, size: UInt) in
      try this.withBytes { try this.copy($0, to: address.address, size: size) }
    }
    value.property("@property (nonatomic, readonly, nullable) void *pointerValue") {
      try $0.read(Pointer.self)
    }
    value.property("@property (nonatomic, readonly, nullable) id nonretainedObjectValue") {
      try $0.read(Object?.self)
    }
    value.method("- (BOOL)isEqualToValue:(NSValue *)value") { (this, other: Object?) in
      this.isEqual(other)
    }
  }

  static func defineStructures(_ value: ClassMembers<ValueBox>) {
    value.structure(
      "+ (NSValue *)valueWithRange:(NSRange)range",
      "@property (nonatomic, readonly) NSRange rangeValue", NSRange.self)
    value.structure(
      "+ (NSValue *)valueWithCGPoint:(CGPoint)point",
      "@property (nonatomic, readonly) CGPoint CGPointValue", CGPoint.self)
    value.structure(
      "+ (NSValue *)valueWithCGSize:(CGSize)size",
      "@property (nonatomic, readonly) CGSize CGSizeValue", CGSize.self)
    value.structure(
      "+ (NSValue *)valueWithCGRect:(CGRect)rect",
      "@property (nonatomic, readonly) CGRect CGRectValue", CGRect.self)
    value.structure(
      "+ (NSValue *)valueWithPoint:(NSPoint)point",
      "@property (readonly) NSPoint pointValue", CGPoint.self)
    value.structure(
      "+ (NSValue *)valueWithSize:(NSSize)size",
      "@property (readonly) NSSize sizeValue", CGSize.self)
    value.structure(
      "+ (NSValue *)valueWithRect:(NSRect)rect",
      "@property (readonly) NSRect rectValue", CGRect.self)
  }

  /// A value of the receiving class, which may be a plugin's.
  private static func make(
    _ cls: ClassObject, _ type: TypeEncoding, _ address: UnsafeRawPointer?
  ) throws -> ValueBox {
    let made = try cls.makeInstance(as: ValueBox.self)
    try made.fill(type, address)
    return made
  }

  /// Makes an object of a Swift value.
  package static func make<Value: MessageValue>(
    _ cls: ClassObject, _ value: Value
  ) throws -> ValueBox {
    try withUnsafeBytes(of: value.cValue()) { bytes in
      try make(cls, Value.typeEncoding, bytes.baseAddress)
    }
  }

  /// The value as a Swift type.
  ///
  /// - Throws: an exception when it has another size, as Apple's `getValue:size:` does.
  package func read<Value: MessageValue>(_ type: Value.Type) throws -> Value {
    try withBytes { bytes in
      guard bytes.count == MemoryLayout<Value.CValue>.size, let address = bytes.baseAddress else {
        throw wrongSize(UInt(MemoryLayout<Value.CValue>.size))
      }
      return try Value.argument(address.loadUnaligned(as: Value.CValue.self))
    }
  }

  private func fill(_ type: TypeEncoding, _ address: UnsafeRawPointer?) throws {
    guard let address else {
      throw ObjectiveCException.invalidArgument(
        "the value of an NSValue cannot be at a null pointer")
    }
    // SAFETY: the method's contract is a value of that type at the address.
    guard take(type, at: address) else {
      throw ObjectiveCException.invalidArgument(
        "\(runtimeClass.withArticle) cannot hold a value of type \"\(type.encoding)\"")
    }
  }

  private func copy(
    _ bytes: UnsafeRawBufferPointer, to address: UnsafeMutableRawPointer?, size: UInt?
  ) throws {
    if let size, size != UInt(bytes.count) { throw wrongSize(size) }
    guard let address else {
      throw ObjectiveCException.invalidArgument("getValue: was given a null pointer")
    }
    // SAFETY: the method's contract is room for a value of this type.
    if let source = bytes.baseAddress {
      address.copyMemory(from: source, byteCount: bytes.count)
    }
  }

  private func wrongSize(_ size: UInt) -> ObjectiveCException {
    let expected = withBytes(\.count)
    return ObjectiveCException.invalidArgument(
      "cannot get a value of \(size) bytes: one of type \"\(valueType.encoding)\" has \(expected)")
  }

  private static func encoding(_ type: CString) throws -> TypeEncoding {
    // SAFETY: the method's encoding has it end with NUL.
    guard let text = type.pointer.flatMap({ String(validatingCString: $0) }) else {
      throw ObjectiveCException.invalidArgument("the type of an NSValue cannot be null")
    }
    do throws(EncodingError) {
      return try TypeEncoding(parsing: text)
    } catch {
      throw ObjectiveCException.invalidArgument(
        "an NSValue cannot have a type that does not parse: \(error)")
    }
  }
}

extension ClassMembers<ValueBox> {
  /// Adds a maker and a reader for a type.
  package func structure<Value: MessageValue>(
    _ maker: StaticString, _ reader: StaticString, _ type: Value.Type
  ) {
    classMethod(maker) { (cls, value: Value) in try ValueBox.make(cls, value) }
    property(reader) { try $0.read(type) }
  }
}
