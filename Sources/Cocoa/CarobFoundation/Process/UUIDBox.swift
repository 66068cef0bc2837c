import CarobRuntime
import Foundation

/// A unique number of 128 bits. Registered as `NSUUID`. [any-thread]
public final class UUIDBox: Object {
  /// The number.
  public private(set) var uuid = UUID()

  /// Boxes a number.
  public convenience init(_ uuid: UUID) {
    self.init(isa: Self.runtimeClass)
    self.uuid = uuid
  }

  public override class var runtimeName: String { "NSUUID" }

  /// Whether the other is the same number.
  public override func isEqual(_ other: Object?) -> Bool { (other as? UUIDBox)?.uuid == uuid }

  /// A hash of the number.
  public override var hash: Int { uuid.hashValue }

  /// `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public override var objectDescription: String { uuid.uuidString }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UUIDBox.self, "A number of 128 bits that nobody else has.") { uuid in
      uuid.isImmutable()
      uuid.isArchived {
        try $1.write(StringBox($0.uuid.uuidString), "UUIDString")
      } read: {
        guard let text = try $1.read("UUIDString", as: StringBox.self),
          let uuid = UUID(uuidString: text.string)
        else { return nil }
        $0.uuid = uuid
        return $0
      }
      uuid.classMethod("+ (instancetype)UUID") { cls in try cls.instanceClass.make() }
      uuid.method("- (nullable instancetype)initWithUUIDString:(NSString *)string") {
        (this, text: String?) -> Object? in
        guard let uuid = text.flatMap(UUID.init(uuidString:)) else { return nil }
        this.uuid = uuid
        return this
      }
      uuid.method("- (instancetype)initWithUUIDBytes:(const unsigned char *)bytes") {
        (this, bytes: Pointer) in
        guard let address = bytes.address else {
          throw ObjectiveCException.invalidArgument("-[NSUUID initWithUUIDBytes:]: null bytes")
        }
        // SAFETY: the method's contract is 16 bytes.
        this.uuid = UUID(uuid: address.loadUnaligned(as: uuid_t.self))
        return this
      }
      uuid.method("- (void)getUUIDBytes:(unsigned char *)bytes") { (this, bytes: Pointer) in
        // SAFETY: the method's contract is room for 16 bytes.
        bytes.address?.storeBytes(of: this.uuid.uuid, as: uuid_t.self)
      }
      uuid.property("@property (nonatomic, readonly) NSString *UUIDString") { $0.uuid.uuidString }
      uuid.method("- (NSComparisonResult)compare:(NSUUID *)other") { (this, other: UUIDBox) in
        this.uuid == other.uuid ? 0 : this.uuid.uuidString < other.uuid.uuidString ? -1 : 1
      }
    }
  }
}
