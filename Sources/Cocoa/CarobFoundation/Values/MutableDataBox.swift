import CCarob
import CarobLibc
import CarobRuntime
import Foundation

/// Bytes that can be changed. Registered as `NSMutableData`.
///
/// `bytes` and `mutableBytes` are the bytes themselves, at one address until the length changes. `copy` gives immutable
/// bytes. [one thread at a time]
public final class MutableDataBox: DataBox {
  /// The bytes. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) private var storage = MutableBytes()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSMutableData" }

  /// A copy of the bytes.
  ///
  /// - Complexity: O(n).
  override var heldData: Data { Data(bytes: storage.address, count: storage.count) }

  /// The number of bytes.
  override var heldLength: Int { storage.count }

  /// Replaces all bytes.
  public override func take(_ data: Data) {
    if hasOwnPrimitives, overridesChanges { return changeAsked(to: data) }
    let isDone = data.withUnsafeBytes { bytes in
      storage.replace(0..<storage.count, with: bytes.baseAddress, bytes.count)
    }
    // There was enough memory a moment ago.
    guard isDone else { fatalError("out of memory") }
  }

  /// Continues in the memory if it is handed over; copies borrowed memory, which cannot grow.
  public override func adopt(_ memory: UnsafeMutableRawPointer, count: Int, freeing: Bool) {
    if freeing {
      storage = MutableBytes(adopting: memory, count: count)
    } else {
      take(Data(bytes: memory, count: count))
    }
  }

  /// The address of the bytes, until the length changes.
  override var heldBytes: UnsafeRawPointer { UnsafeRawPointer(storage.address) }

  /// States the members of `NSMutableData`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableDataBox.self, "Bytes that can be changed.") { data in
      data.primitives("mutableBytes", "setLength:")
      data.method("copyWithZone:") { (this, _: Pointer) in DataBox(this.data) }
      defineMaking(data)
      defineLength(data)
      defineChanging(data)
    }
  }

  private static func defineMaking(_ data: ClassMembers<MutableDataBox>) {
    data.classMethod("+ (instancetype)dataWithCapacity:(NSUInteger)capacity") {
      (cls, capacity: UInt) in
      let made = try make(cls, Data())
      if let made = made as? MutableDataBox { try made.reserve(capacity) }
      return made
    }
    data.classMethod("+ (instancetype)dataWithLength:(NSUInteger)length") { (cls, length: UInt) in
      let made = try make(cls, Data())
      if let made = made as? MutableDataBox { try made.setLength(length) }
      return made
    }
    data.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, capacity: UInt) in
      try this.reserve(capacity)
      return this
    }
    data.method("- (instancetype)initWithLength:(NSUInteger)length") { (this, length: UInt) in
      try this.setLength(length)
      return this
    }
  }

  private static func defineLength(_ data: ClassMembers<MutableDataBox>) {
    data.property("@property (nonatomic, readonly) void *mutableBytes") {
      (this: MessageReceiver, _: SEL) -> OpaquePointer? in
      this.with(MutableDataBox.self) { OpaquePointer($0.storage.address) }
    }
    data.property("@property (nonatomic) NSUInteger length", type: "Q", isReadOnly: false)
    data.method.function("length") { (this: MessageReceiver, _: SEL) -> UInt in
      this.with(MutableDataBox.self) { UInt(bitPattern: $0.storage.count) }
    }
    data.method.function("setLength:") { (this: MessageReceiver, _: SEL, length: UInt) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(MutableDataBox.self) { try $0.setHeldLength(length) }
      }
    }
    data.method("- (void)increaseLengthBy:(NSUInteger)extraLength") { (this, more: UInt) in
      let (length, overflow) = UInt(this.length).addingReportingOverflow(more)
      try this.setLength(overflow ? .max : length)
    }
  }

  private static func defineChanging(_ data: ClassMembers<MutableDataBox>) {
    data.method.function("- (void)appendBytes:(const void *)bytes length:(NSUInteger)length") {
      (this: MessageReceiver, _: SEL, bytes: OpaquePointer?, length: UInt) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(MutableDataBox.self) { this in
          try this.append(Pointer(UnsafeMutableRawPointer(bytes)), length)
        }
      }
    }
    data.method("- (void)appendData:(NSData *)data") { (this, other: DataBox?) in
      guard let other else { return }
      try this.withBytes(of: other) { try this.append($0, $1) }
    }
    data.method("- (void)setData:(NSData *)data") { (this, other: DataBox?) in
      guard let other else { return try this.replace(0..<this.length, with: nil, 0) }
      try this.withBytes(of: other) { try this.replace(0..<this.length, $0, $1) }
    }
    data.method("- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes") {
      (this, range: NSRange, bytes: Pointer) in
      let range = try this.grown(for: range)
      try this.replace(range, bytes, UInt(range.count))
    }
    data.method(
      """
      - (void)replaceBytesInRange:(NSRange)range withBytes:(nullable const void *)bytes \
      length:(NSUInteger)length
      """
    ) { (this, range: NSRange, bytes: Pointer, length: UInt) in
      try this.replace(try this.checked(range), bytes, length)
    }
    data.method("- (void)resetBytesInRange:(NSRange)range") { (this, range: NSRange) in
      let old = 0..<this.length
      let range = try this.grown(for: range)
      // Added bytes are zero.
      try this.replace(range.clamped(to: old), with: nil, range.clamped(to: old).count)
    }
  }

  /// Makes room, which a program may use through `mutableBytes` before it sets a length.
  private func reserve(_ capacity: UInt) throws {
    guard capacity <= Self.longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSMutableData initWithCapacity:]: absurd capacity: \(capacity)")
    }
    guard storage.reserve(Int(capacity)) else { throw Self.outOfMemory(Int(capacity)) }
  }

  private func setLength(_ length: UInt) throws {
    if hasOwnPrimitives { return try ask(toSetLength: length) }
    try setHeldLength(length)
  }

  private func setHeldLength(_ length: UInt) throws {
    guard length <= Self.longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSMutableData setLength:]: absurd length: \(length)")
    }
    guard storage.setCount(Int(length)) else { throw Self.outOfMemory(Int(length)) }
  }

  private static func outOfMemory(_ count: Int) -> ObjectiveCException {
    ObjectiveCException("NSMallocException", "NSMutableData: no memory for \(count) bytes")
  }

  private func checked(_ range: NSRange) throws -> Range<Int> {
    try range.checked(in: length, Self.replaceBytes)
  }

  private static let replaceBytes = "-[NSMutableData replaceBytesInRange:]"

  /// The range; the data is extended if the range begins within it and ends beyond, as Apple's does.
  private func grown(for range: NSRange) throws -> Range<Int> {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    if range.location >= 0, range.length >= 0, range.location <= length, !overflow, end > length {
      try setLength(UInt(end))
    }
    return try checked(range)
  }

  /// Calls a closure with another object's bytes: with a copy where code of a program runs, which may change that object.
  private func withBytes(
    of other: DataBox, _ body: (Pointer, UInt) throws -> Void
  ) throws {
    func call(_ bytes: UnsafeRawBufferPointer) throws {
      let address = Pointer(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
      try body(address, UInt(bytes.count))
    }
    let bytes = try other.memory()
    guard hasOwnPrimitives || other.hasOwnPrimitives else { return try call(bytes) }
    try Data(bytes).withUnsafeBytes(call)
  }

  @inline(__always)
  private func append(_ bytes: Pointer, _ length: UInt) throws {
    if let source = bytes.address, length <= Self.longest, !hasOwnPrimitives,
      storage.appendInPlace(source, Int(length))
    {
      return
    }
    let end = self.length
    try replace(end..<end, bytes, length)
  }

  private func replace(_ range: Range<Int>, _ bytes: Pointer, _ length: UInt) throws {
    if length > 0, bytes.address == nil || length > Self.longest {
      throw ObjectiveCException.invalidArgument(
        "-[NSMutableData replaceBytesInRange:withBytes:length:]: \(length) bytes at "
          + (bytes.address == nil ? "null" : "an address"))
    }
    try replace(range, with: bytes.address, Int(length))
  }

  private func replace(
    _ range: Range<Int>, with source: UnsafeRawPointer?, _ length: Int
  ) throws {
    if hasOwnPrimitives {
      // SAFETY: the caller vouches for this number of bytes; without an address they are zero.
      let new = source.map { Data(bytes: $0, count: length) } ?? Data(count: length)
      var data = Data(try askedMemory())
      data.replaceSubrange(try NSRange(range).checked(in: data.count, Self.replaceBytes), with: new)
      return changeAsked(to: data)
    }
    guard storage.replace(range, with: source, length) else {
      throw Self.outOfMemory(storage.count - range.count + length)
    }
  }
}
