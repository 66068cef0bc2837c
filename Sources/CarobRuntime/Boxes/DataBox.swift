import Foundation

/// Bytes as an object. Registered as `NSData`.
public final class DataBox: Object {
  /// The bytes.
  public private(set) var data = Data()

  /// What `bytes` handed out.
  private let stableBytes = StableBytes()

  /// Boxes bytes.
  public convenience init(_ data: Data) {
    self.init(isa: Self.runtimeClass)
    self.data = data
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSData" }

  /// The bytes at one address.
  ///
  /// - Safety: they last as long as this object.
  /// - Complexity: O(n) the first time, then O(1).
  public var bytes: UnsafeRawPointer {
    stableBytes.address {
      let copy = malloc(max(data.count, 1))
      if let copy {
        // SAFETY: there is room for all of them.
        data.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(start: copy, count: data.count).copyMemory(from: $0)
        }
      }
      return copy
    }
  }

  /// Whether the other has the same bytes.
  public override func isEqual(_ other: Object?) -> Bool { (other as? DataBox)?.data == data }

  /// The same for the same bytes.
  public override var hash: Int { data.hashValue }

  /// `{length = 3, bytes = 0x0a0b0c}`; of more than 24 bytes the first 16 and the last 8.
  public override var objectDescription: String {
    func hex(_ part: Data) -> String {
      part.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let shown =
      data.count <= 24 ? hex(data) : hex(data.prefix(16)) + " ... " + hex(data.suffix(8))
    return "{length = \(data.count), bytes = 0x\(shown)}"
  }

  /// States the members of `NSData`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DataBox.self) { data in
      data.isImmutable()
      data.classMethod("data") { _ in Data() }
      data.classMethod("dataWithData:") { (_, other: Data) in other }
      data.classMethod("dataWithBytes:length:") { (_, bytes: Pointer, length: UInt) in
        try Self.copy(bytes, length)
      }
      data.property("length") { UInt($0.data.count) }
      data.property("bytes") { Pointer(UnsafeMutableRawPointer(mutating: $0.bytes)) }
      data.method("isEqualToData:") { (this, other: Object?) in this.isEqual(other) }
    }
  }

  /// The most bytes accepted, against a length that is a negative number or garbage.
  private static let longest = UInt(1) << 40

  private static func copy(_ bytes: Pointer, _ length: UInt) throws(MessageError) -> Data {
    guard length <= longest, let address = bytes.address else {
      if length == 0 { return Data() }
      throw .unexpectedArgument(
        "\(length) bytes", bytes.address == nil ? "null" : "too many")
    }
    // SAFETY: the message's contract is that many bytes at the address.
    return Data(bytes: address, count: Int(length))
  }
}

extension Data: BoxedValue {
  /// The bytes as an `NSData`.
  public func boxed() -> DataBox { DataBox(self) }

  /// The bytes of an `NSData`.
  public static func unboxed(_ box: DataBox) throws(MessageError) -> Data { box.data }
}
