import CCarob
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A string as an object. Registered as `NSString`.
public final class StringBox: Object {
  /// The string.
  public private(set) var string = ""

  /// The bytes that `UTF8String` handed out, made on first need. Freed after the object's `dealloc`, which
  /// may still ask for them.
  private let bytes = UTF8Bytes()

  /// Boxes a string.
  public convenience init(_ string: String) {
    self.init(isa: Self.runtimeClass)
    self.string = string
  }

  public override class var runtimeName: String { "NSString" }

  /// The string as UTF-8 ended by NUL; a NUL inside it ends it early.
  ///
  /// - Safety: it lasts as long as this object.
  public var utf8: UnsafePointer<CChar> { bytes.of(string) }

  /// -1, 0 or 1, by Unicode scalars.
  func compare(_ other: StringBox) -> Int {
    string == other.string ? 0 : string < other.string ? -1 : 1
  }

  public override func isEqual(_ other: Object?) -> Bool {
    (other as? StringBox).map { $0.string == string } ?? false
  }

  public override var hash: Int { string.hashValue }

  public override var objectDescription: String { string }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: StringBox.self) { string in
      string.adopt("NSCopying")
      string.classMethod("stringWithUTF8String:") { (_, bytes: CString) -> Object? in
        bytes.pointer.flatMap { String(validatingCString: $0) }.map(StringBox.init)
      }
      string.method("copy") { $0 }
      string.property("length") { UInt($0.string.utf16.count) }
      string.property("UTF8String") { CString(pointer: $0.utf8) }
      string.property("firstCharacter") { this in
        this.string.first.map { StringBox(String($0)) }
      }
      string.property("uppercaseString") { $0.string.uppercased() }
      string.property("lowercaseString") { $0.string.lowercased() }
      string.property("integerValue") { Int($0.string) ?? 0 }
      string.property("doubleValue") { Double($0.string) ?? 0 }
      string.method("isEqualToString:") { (this, other: Object?) in this.isEqual(other) }
      string.method("compare:") { (this, other: StringBox) in this.compare(other) }
      string.method("hasPrefix:") { (this, prefix: String) in this.string.hasPrefix(prefix) }
      string.method("hasSuffix:") { (this, suffix: String) in this.string.hasSuffix(suffix) }
      string.method("stringByAppendingString:") { (this, other: String) in this.string + other }
    }
  }
}

/// A string's bytes ended by NUL, made once. [any-thread]
private struct UTF8Bytes: ~Copyable {
  private let address = Atomic<UnsafeMutablePointer<CChar>?>(nil)

  deinit {
    free(address.load(ordering: .acquiring))
  }

  /// - Precondition: it is always the same string.
  func of(_ string: String) -> UnsafePointer<CChar> {
    if let known = address.load(ordering: .acquiring) { return UnsafePointer(known) }
    guard let copy = strdup(string) else { fatalError("out of memory") }
    let (isOurs, winner) = address.compareExchange(
      expected: nil, desired: copy, ordering: .acquiringAndReleasing)
    if isOurs { return UnsafePointer(copy) }
    free(copy)
    guard let winner else { preconditionFailure("publishing a pointer left none") }
    return UnsafePointer(winner)
  }
}

extension String: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { StringBox(self).autoreleased().id }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    StringBox(self).cResult(owned: owned)
  }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> String {
    try StringBox.argument(value).string
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> String {
    try StringBox.result(value, owned: owned).string
  }
}
