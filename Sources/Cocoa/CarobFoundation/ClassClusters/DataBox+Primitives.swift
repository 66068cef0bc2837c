import CarobRuntime
import Foundation

/// Data of plugins' classes that have `length` and `bytes`. See `Object.hasOwnPrimitives`.
extension DataBox {
  private static let lengthMessage = Message<() -> UInt>("length")
  private static let bytesMessage = Message<() -> Pointer>("bytes")

  /// The length by the primitive method; 0 after an error, which the program gets.
  @inline(never) final func askedLength() -> Int { asked(orReturn: 0) { try lengthByAsking() } }

  private final func lengthByAsking() throws -> Int {
    let length = try Self.lengthMessage(self)
    guard length <= Self.longest else {
      throw ObjectiveCException.invalidArgument("\(runtimeClass.name) has a length of \(length)")
    }
    return Int(length)
  }

  /// The bytes by the primitive methods.
  ///
  /// - Throws: the error of a method; an exception when `bytes` is null although there is a length.
  @inline(never) final func askedMemory() throws -> UnsafeRawBufferPointer {
    let length = try lengthByAsking()
    if length == 0 { return UnsafeRawBufferPointer(start: nil, count: 0) }
    guard let address = try Self.bytesMessage(self).address else {
      throw ObjectiveCException.invalidArgument(
        "\(runtimeClass.name) has a length of \(length), and its bytes are null")
    }
    // SAFETY: the class says that there are as many.
    return UnsafeRawBufferPointer(start: address, count: length)
  }

  /// A copy of the bytes, which the object may change; no bytes after an error, which the program gets.
  @inline(never) final func askedData() -> Data {
    asked(orReturn: Data()) { Data(try askedMemory()) }
  }

  package final func copyOfContents() -> Object { DataBox(data) }
}

/// Data of plugins' classes that have `setLength:` and `mutableBytes`.
extension MutableDataBox {
  private static let mutableBytes = Message<() -> Pointer>("mutableBytes")
  private static let setLength = Message<(UInt) -> Void>("setLength:")

  /// Whether the class has its own way of changing the bytes.
  var overridesChanges: Bool {
    overrides(Self.setLength.selector) && overrides(Self.mutableBytes.selector)
  }

  func ask(toSetLength length: UInt) throws { try Self.setLength(self, length) }

  /// Replaces all bytes with messages.
  func changeAsked(to data: Data) {
    asked(orReturn: ()) {
      if data.count != askedLength() { try Self.setLength(self, UInt(data.count)) }
      guard let target = try Self.mutableBytes(self).address else { return }
      // SAFETY: the class has made room for this number of bytes.
      data.withUnsafeBytes { bytes in
        bytes.baseAddress.map { target.copyMemory(from: $0, byteCount: bytes.count) }
      }
    }
  }
}
