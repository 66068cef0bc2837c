import CarobLibc
import CarobRuntime
import Foundation

/// The members of `NSData`.
extension DataBox {
  static func defineMaking(_ data: ClassMembers<DataBox>) {
    data.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      MutableDataBox(this.data)
    }
    data.classMethod("+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length")
    { (cls, bytes: Pointer, length: UInt) in
      try adopt(bytes, length, freeing: true, by: make(cls, Data()))
    }
    data.classMethod(
      """
      + (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length \
      freeWhenDone:(BOOL)free
      """
    ) { (cls, bytes: Pointer, length: UInt, frees: Bool) in
      try adopt(bytes, length, freeing: frees, by: make(cls, Data()))
    }
  }

  static func defineInitializers(_ data: ClassMembers<DataBox>) {
    data.method(
      "- (instancetype)initWithBytes:(nullable const void *)bytes length:(NSUInteger)length"
    ) { (this, bytes: Pointer, length: UInt) in
      this.take(try copy(bytes, length))
      return this
    }
    data.method("- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length") {
      (this, bytes: Pointer, length: UInt) in
      try adopt(bytes, length, freeing: true, by: this)
    }
    data.method(
      """
      - (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length \
      freeWhenDone:(BOOL)free
      """
    ) { (this, bytes: Pointer, length: UInt, frees: Bool) in
      try adopt(bytes, length, freeing: frees, by: this)
    }
    data.method("- (instancetype)initWithData:(NSData *)data") { (this, other: DataBox?) in
      this.take(other?.data ?? Data())
      return this
    }
  }

  /// Makes an object use the memory without a copy, since the caller may continue to read and write there.
  static func adopt(
    _ bytes: Pointer, _ length: UInt, freeing: Bool, by data: DataBox
  ) throws(MessageError) -> DataBox {
    if let memory = try memory(bytes, length) {
      data.adopt(memory, count: Int(length), freeing: freeing)
    } else {
      data.take(Data())
      // SAFETY: the method's contract is memory from `malloc` that is handed over.
      if freeing { free(bytes.address) }
    }
    return data
  }

  static func defineParts(_ data: ClassMembers<DataBox>) {
    data.method("- (NSData *)subdataWithRange:(NSRange)range") { (this, range: NSRange) in
      let memory = try this.memory()
      let range = try range.checked(in: memory.count, "-[NSData subdataWithRange:]")
      return Data(memory[range])
    }
    data.method("- (void)getBytes:(void *)buffer length:(NSUInteger)length") {
      (this, buffer: Pointer, length: UInt) in
      let memory = try this.memory()
      copy(memory.prefix(Int(clamping: length)), to: buffer)
    }
    data.method("- (void)getBytes:(void *)buffer range:(NSRange)range") {
      (this, buffer: Pointer, range: NSRange) in
      let memory = try this.memory()
      copy(memory[try range.checked(in: memory.count, "-[NSData getBytes:range:]")], to: buffer)
    }
    data.method("- (void)getBytes:(void *)bytes") { (this, buffer: Pointer) in
      copy(try this.memory()[...], to: buffer)
    }
    data.method(
      """
      - (void)enumerateByteRangesUsingBlock:(void (NS_NOESCAPE ^)(const void *bytes, NSRange byteRange, BOOL *stop))block
      """
    ) { (this, block: Block) in
      var stop: UInt8 = 0
      let memory = try this.memory()
      try withUnsafeMutablePointer(to: &stop) { stop in
        try block.call(
          Pointer(UnsafeMutableRawPointer(mutating: memory.baseAddress)),
          NSRange(location: 0, length: memory.count), Pointer(UnsafeMutableRawPointer(stop)))
      }
    }
  }

  private static func copy(_ bytes: Slice<UnsafeRawBufferPointer>, to buffer: Pointer) {
    guard let address = buffer.address else { return }
    // SAFETY: the method's contract is a buffer of this number of bytes.
    UnsafeMutableRawBufferPointer(start: address, count: bytes.count).copyBytes(from: bytes)
  }

  static func defineSearching(_ data: ClassMembers<DataBox>) {
    data.method(
      """
      - (NSRange)rangeOfData:(NSData *)data options:(NSDataSearchOptions)options \
      range:(NSRange)range
      """
    ) { (this, part: DataBox?, options: UInt, range: NSRange) -> NSRange in
      let range = try range.checked(in: this.length, "-[NSData rangeOfData:options:range:]")
      guard let part, part.length > 0 else { return NSRange.nowhere }
      let found = this.data.range(
        of: part.data, options: Data.SearchOptions(rawValue: options), in: range)
      return found.map { NSRange($0) } ?? .nowhere
    }
  }
}
