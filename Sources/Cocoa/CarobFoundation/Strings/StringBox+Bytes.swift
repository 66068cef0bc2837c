import CarobLibc
import CarobRuntime
import Foundation

/// Converts strings to bytes of an encoding.
extension StringBox {
  static func defineBytes(_ string: ClassMembers<StringBox>) {
    string.method("- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding") {
      (this, encoding: UInt) -> Data? in
      this.string.data(using: .init(rawValue: encoding))
    }
    string.method(
      """
      - (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding \
      allowLossyConversion:(BOOL)isLossy
      """
    ) { (this, encoding: UInt, isLossy: Bool) -> Data? in
      this.string.data(using: .init(rawValue: encoding), allowLossyConversion: isLossy)
    }
    string.method("- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding") {
      (this, encoding: UInt) in
      this.string.canBeConverted(to: .init(rawValue: encoding))
    }
    string.method("- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding") {
      (this, encoding: UInt) in
      this.length(in: .init(rawValue: encoding))
    }
    string.method("- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding") {
      (this, encoding: UInt) in
      UInt(this.string.maximumLengthOfBytes(using: .init(rawValue: encoding)))
    }
    string.property("@property (nonatomic, readonly) NSStringEncoding fastestEncoding") { _ in
      String.Encoding.utf8.rawValue
    }
    string.property("@property (nonatomic, readonly) NSStringEncoding smallestEncoding") { this in
      (this.string.canBeConverted(to: .ascii) ? String.Encoding.ascii : .utf8).rawValue
    }
    string.method(
      """
      - (nullable const char *)cStringUsingEncoding:(NSStringEncoding)encoding \
      NS_RETURNS_INNER_POINTER
      """
    ) { (this, encoding: UInt) in
      let encoding = String.Encoding(rawValue: encoding)
      if encoding == .utf8 { return CString(pointer: this.utf8) }
      return CString(pointer: this.bytes(endedIn: encoding))
    }
    string.method(
      """
      - (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)length \
      encoding:(NSStringEncoding)encoding
      """
    ) { (this, room: Pointer, size: UInt, encoding: UInt) in
      this.write(to: room, size, .init(rawValue: encoding))
    }
    string.classMethod("+ (NSStringEncoding)defaultCStringEncoding") { _ in
      String.Encoding.utf8.rawValue
    }
    string.classMethod("+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding") {
      (_, encoding: UInt) in
      String.localizedName(of: .init(rawValue: encoding))
    }
  }

  /// The number of bytes without a byte order mark; 0 if the text cannot be converted.
  private func length(in encoding: String.Encoding) -> UInt {
    switch encoding {
    case .utf8: UInt(string.utf8.count)
    case .utf16, .unicode, .utf16BigEndian, .utf16LittleEndian: UInt(string.utf16.count * 2)
    case .utf32, .utf32BigEndian, .utf32LittleEndian: UInt(string.unicodeScalars.count * 4)
    default: UInt(string.data(using: encoding)?.count ?? 0)
    }
  }

  /// Bytes that end with NUL; null if the text cannot be converted.
  ///
  /// - Safety: they last until the thread's autorelease pool is drained.
  private func bytes(endedIn encoding: String.Encoding) -> UnsafePointer<CChar>? {
    guard var data = string.data(using: encoding) else { return nil }
    // A NUL of the widest encoding.
    data.append(contentsOf: [0, 0, 0, 0])
    return DataBox(data).autoreleased().heldBytes.assumingMemoryBound(to: CChar.self)
  }

  /// Writes the bytes and a NUL; false if they do not fit.
  private func write(to room: Pointer, _ size: UInt, _ encoding: String.Encoding) -> Bool {
    guard let address = room.address, size > 0 else { return false }
    guard let data = string.data(using: encoding), data.count < Int(clamping: size) else {
      // SAFETY: there is room for one byte.
      address.storeBytes(of: 0, as: UInt8.self)
      return false
    }
    // SAFETY: the method's contract is that much room, which was compared.
    data.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: address, count: data.count).copyMemory(from: $0)
    }
    address.storeBytes(of: 0, toByteOffset: data.count, as: UInt8.self)
    return true
  }
}
