import CCarob
import CarobRuntime
import Foundation

/// Bytes as an object. Registered as `NSData`.
open class DataBox: Object, ClassCluster {
  // No code of a program runs during an access to these, so exclusivity needs no check.

  /// The bytes of an object that does not change.
  @exclusivity(unchecked) private final var contents = Data()

  /// The memory of a caller that the object uses in place of a copy.
  @exclusivity(unchecked) private final var adopted: AdoptedMemory?

  /// The bytes. A plugin's class with its own primitive methods is asked for them.
  public final var data: Data { hasOwnPrimitives ? askedData() : heldData }

  /// The bytes in this object.
  var heldData: Data { adopted?.data ?? contents }

  /// The number of bytes.
  public final var length: Int { hasOwnPrimitives ? askedLength() : heldLength }

  /// The number of bytes in this object.
  var heldLength: Int { adopted?.count ?? contents.count }

  /// Sets the bytes, if no `-init…` has done so.
  open func take(_ data: Data) {
    adopted = nil
    contents = data
  }

  /// Makes the object use this memory, of at least one byte, without a copy: `bytes` is its address.
  ///
  /// - Parameter freeing: whether it is from `malloc` and handed over; it is freed when the bytes
  ///   are not needed any more. Other memory has to last as long as the object.
  open func adopt(_ memory: UnsafeMutableRawPointer, count: Int, freeing: Bool) {
    adopted = AdoptedMemory(address: memory, count: count, isOwned: freeing)
  }

  /// The bytes whose address `bytes` has returned.
  private let stableBytes = StableBytes()

  /// Boxes bytes.
  public convenience init(_ data: Data) {
    self.init(isa: Self.runtimeClass)
    take(data)
  }

  /// The name of this class in the runtime.
  open override class var runtimeName: String {
    self == DataBox.self ? "NSData" : super.runtimeName
  }

  /// The bytes at one address. A plugin's class with its own primitive methods is asked for it.
  ///
  /// - Safety: they last until the object changes or goes.
  /// - Throws: the error of such a method.
  /// - Complexity: O(n) the first time, then O(1).
  public final func memory() throws -> UnsafeRawBufferPointer {
    hasOwnPrimitives
      ? try askedMemory() : UnsafeRawBufferPointer(start: heldBytes, count: heldLength)
  }

  /// The address of the bytes in this object, which lasts as long as the object.
  var heldBytes: UnsafeRawPointer {
    if let adopted { return UnsafeRawPointer(adopted.address) }
    return stableBytes.address {
      let copy = malloc(max(contents.count, 1))
      if let copy {
        // SAFETY: there is room for all of them.
        contents.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(start: copy, count: contents.count).copyMemory(from: $0)
        }
      }
      return copy
    }
  }

  /// Whether the other has the same bytes.
  open override func isEqual(_ other: Object?) -> Bool { (other as? DataBox)?.data == data }

  /// A hash of the bytes.
  open override var hash: Int { data.hashValue }

  /// `{length = 3, bytes = 0x0a0b0c}`; of more than 24 bytes the first 16 and the last 8.
  open override var objectDescription: String {
    func hex(_ part: Data) -> String {
      part.map { String($0, radix: 16, digits: 2) }.joined()
    }
    let data = data
    let shown =
      data.count <= 24 ? hex(data) : hex(data.prefix(16)) + " ... " + hex(data.suffix(8))
    return "{length = \(data.count), bytes = 0x\(shown)}"
  }

  /// States the members of `NSData`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: DataBox.self, "Bytes, which do not change.") { data in
      data.primitives("length", "bytes")
      data.isImmutable()
      data.isArchivedAsItself()
      data.classMethod("+ (instancetype)data") { cls in try make(cls, Data()) }
      data.classMethod("+ (instancetype)dataWithData:(NSData *)data") { (cls, other: Data?) in
        try make(cls, other ?? Data())
      }
      data.classMethod(
        "+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length"
      ) { (cls, bytes: Pointer, length: UInt) in
        try make(cls, try copy(bytes, length))
      }
      data.property("@property (nonatomic, readonly) NSUInteger length", type: "Q") { this, _ in
        MethodFunctions.run(orReturn: 0) { this.with(DataBox.self) { $0.heldLength } }
      }
      data.property("@property (nonatomic, readonly) const void *bytes") {
        (this: MessageReceiver, _: SEL) -> OpaquePointer? in
        MethodFunctions.run(orReturn: nil) {
          this.with(DataBox.self) { OpaquePointer($0.heldBytes) }
        }
      }
      data.method("- (BOOL)isEqualToData:(NSData *)other") { (this, other: Object?) in
        this.isEqual(other)
      }
      defineMaking(data)
      defineInitializers(data)
      defineParts(data)
      defineSearching(data)
      defineFiles(data)
      defineBase64(data)
    }
  }

  /// An object of the receiving class, which may be a mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ data: Data) throws -> DataBox {
    let made =
      cls.instanceClass.hasOwnPrimitives
      ? try cls.makeInitialized(as: DataBox.self) : try cls.makeInstance(as: DataBox.self)
    made.take(data)
    return made
  }

  /// The maximum number of bytes, as a guard against a length that is a negative number or garbage.
  package static let longest = UInt(1) << 40

  /// Bytes that C passes.
  ///
  /// - Throws: `MessageError` for null with a length, and a length that cannot be right.
  package static func copy(_ bytes: Pointer, _ length: UInt) throws(MessageError) -> Data {
    // SAFETY: the message's contract is this number of bytes at the address.
    try memory(bytes, length).map { Data(bytes: $0, count: Int(length)) } ?? Data()
  }

  /// The address of bytes that C passes; nil when there are none.
  ///
  /// - Throws: as `copy(_:_:)`.
  package static func memory(
    _ bytes: Pointer, _ length: UInt
  ) throws(MessageError) -> UnsafeMutableRawPointer? {
    if length == 0 { return nil }
    guard length <= longest, let address = bytes.address else {
      throw .unexpectedArgument(
        "\(length) bytes", bytes.address == nil ? "null" : "too many")
    }
    return address
  }
}

extension Data: BoxedValue {
  /// The bytes as an `NSData`.
  public func boxed() -> DataBox { DataBox(self) }

  /// The bytes of an `NSData`.
  public static func unboxed(_ box: DataBox) throws(MessageError) -> Data { box.data }
}
