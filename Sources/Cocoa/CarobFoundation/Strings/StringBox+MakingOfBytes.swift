import CCarob
import CarobLibc
import CarobRuntime
import Foundation

/// Makes strings of bytes, and of other strings.
extension StringBox {
  static func defineMakingOfBytes(_ string: ClassMembers<StringBox>) {
    string.method("- (instancetype)initWithString:(NSString *)string") { (this, other: String) in
      try this.initialize(other)
    }
    string.method("- (instancetype)initWithUTF8String:(const char *)characters") {
      (this, bytes: CString) -> StringBox? in
      guard let bytes = bytes.pointer else {
        throw ObjectiveCException.invalidArgument("-[NSString initWithUTF8String:]: NULL cString")
      }
      return try String(validatingCString: bytes).map(this.initialize)
    }
    string.method(
      "- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding"
    ) { (this, data: Data?, encoding: UInt) -> StringBox? in
      try String(data: data ?? Data(), encoding: .init(rawValue: encoding)).map(this.initialize)
    }
    string.method(
      """
      - (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length \
      encoding:(NSStringEncoding)encoding
      """
    ) { (this, bytes: Pointer, length: UInt, encoding: UInt) -> StringBox? in
      try text(bytes, length, encoding).map(this.initialize)
    }
    string.method(
      """
      - (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length \
      encoding:(NSStringEncoding)encoding freeWhenDone:(BOOL)frees
      """
    ) { (this, bytes: Pointer, length: UInt, encoding: UInt, frees: Bool) -> StringBox? in
      let text = try text(bytes, length, encoding)
      guard let text else { return nil }
      let made = try this.initialize(text)
      if frees { try made.adopt(bytes, length) }
      return made
    }
    string.method(
      """
      - (nullable instancetype)initWithCString:(const char *)characters \
      encoding:(NSStringEncoding)encoding
      """
    ) { (this, bytes: CString, encoding: UInt) -> StringBox? in
      try text(bytes, encoding).map(this.initialize)
    }
    string.classMethod(
      """
      + (nullable instancetype)stringWithCString:(const char *)characters \
      encoding:(NSStringEncoding)encoding
      """
    ) { (cls, bytes: CString, encoding: UInt) -> StringBox? in
      try text(bytes, encoding).map { try make(cls, $0) }
    }
  }

  /// Frees handed-over memory when the string goes. The text is a copy, but the caller may continue to read the memory.
  private func adopt(_ memory: Pointer, _ length: UInt) throws {
    let key = UInt(bitPattern: ObjectIdentifier(DataBox.self))
    let keeper = try DataBox.adopt(memory, length, freeing: true, by: DataBox(Data()))
    AssociatedObjects.set(keeper, on: self, key: key, policy: .retainNonatomic)
  }

  /// The maximum number of bytes or units, as a guard against a length that is a negative number or garbage.
  private static let longest: UInt = 1 << 40

  static func text(
    _ bytes: Pointer, _ length: UInt, _ encoding: UInt
  ) throws -> String? {
    if length == 0 { return "" }
    guard let address = bytes.address, length <= longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSString initWithBytes:length:encoding:]: \(length) bytes at "
          + (bytes.address == nil ? "null" : "an address, which are too many"))
    }
    // SAFETY: the message's contract is this number of bytes at the address.
    return String(
      data: Data(bytes: address, count: Int(length)), encoding: .init(rawValue: encoding))
  }

  static func text(_ bytes: CString, _ encoding: UInt) throws -> String? {
    guard let pointer = bytes.pointer else {
      throw ObjectiveCException.invalidArgument(
        "-[NSString initWithCString:encoding:]: NULL cString")
    }
    return try text(
      Pointer(UnsafeMutableRawPointer(mutating: pointer)), UInt(strlen(pointer)), encoding)
  }

  /// Characters as UTF-16 units, which `unichar` is.
  static func defineCharacters(_ string: ClassMembers<StringBox>) {
    string.classMethod(
      "+ (instancetype)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length"
    ) { (cls, units: Pointer, length: UInt) in
      try make(cls, try text(units, length))
    }
    string.method(
      "- (instancetype)initWithCharacters:(const unichar *)characters length:(NSUInteger)length"
    ) { (this, units: Pointer, length: UInt) in
      try this.initialize(try text(units, length))
    }
    string.method(
      """
      - (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length \
      freeWhenDone:(BOOL)frees
      """
    ) { (this, units: Pointer, length: UInt, frees: Bool) in
      let made = try this.initializeAsDesignated(try text(units, length))
      if frees { try made.adopt(units, 2 * length) }
      return made
    }
    string.method.function("- (void)getCharacters:(unichar *)buffer range:(NSRange)range") {
      (this: MessageReceiver, _: SEL, room: OpaquePointer?, location: UInt, length: UInt) in
      this.withString { this in
        if let room, this.copyBytes(from: location, count: length, to: room) { return }
        MethodFunctions.run(orReturn: ()) {
          let end = try this.string.checkedEnd(
            of: NSRange(location: Int(bitPattern: location), length: Int(bitPattern: length)))
          try StringBox.copy(
            this.string.utf16.prefix(end).dropFirst(Int(bitPattern: location)),
            to: Pointer(room.map(UnsafeMutableRawPointer.init)))
        }
      }
    }
    string.method("- (void)getCharacters:(unichar *)buffer") { (this, room: Pointer) in
      if let room = room.address.map({ OpaquePointer($0) }),
        this.copyBytes(from: 0, count: UInt(bitPattern: this.length), to: room)
      {
        return
      }
      try copy(this.string.utf16[...], to: room)
    }
  }

  private static func text(_ units: Pointer, _ length: UInt) throws -> String {
    if length == 0 { return "" }
    guard let address = units.address, length <= longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSString initWithCharacters:length:]: \(length) characters at "
          + (units.address == nil ? "null" : "an address, which are too many"))
    }
    // SAFETY: the message's contract is this number of units at the address.
    return String(
      decoding: UnsafeBufferPointer(
        start: address.assumingMemoryBound(to: UInt16.self), count: Int(length)),
      as: UTF16.self)
  }

  private static func copy(_ units: Substring.UTF16View, to room: Pointer) throws {
    guard let address = room.address else {
      if units.isEmpty { return }
      throw ObjectiveCException.invalidArgument("-[NSString getCharacters:range:]: NULL buffer")
    }
    for (index, unit) in units.enumerated() {
      // SAFETY: the method's contract is room for all of them.
      address.storeBytes(of: unit, toByteOffset: 2 * index, as: UInt16.self)
    }
  }
}
