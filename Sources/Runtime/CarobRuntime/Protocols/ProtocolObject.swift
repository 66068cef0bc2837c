import CCarob
import Synchronization

/// A protocol as an object, such as the argument of `conformsToProtocol:`. Registered as `Protocol`.
///
/// One per protocol, for ever. Its block is the protocol's record:
///
/// ```
///          ┌──────┬─────┬──────┬───────────┬─
///  block → │ peer │ isa │ name │ protocols │ …        a `Protocol *` points at isa
///          └──────┴─────┴──────┴───────────┴─
/// ```
public final class ProtocolObject: Object {
  /// The protocol; nil for an instance of `+alloc`, which stands for none.
  public let runtimeProtocol: RuntimeProtocol?

  fileprivate init(_ runtimeProtocol: RuntimeProtocol) {
    self.runtimeProtocol = runtimeProtocol
    super.init(isa: Self.runtimeClass)
  }

  /// An instance that stands for no protocol.
  public required init(isa: RuntimeClass) {
    runtimeProtocol = nil
    super.init(isa: isa)
  }

  public override class var runtimeName: String { "Protocol" }

  public override var objectDescription: String { runtimeProtocol?.name ?? "<Protocol>" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ProtocolObject.self) { this in
      this.property("name") { ($0.runtimeProtocol?.name).map(Text.init) }
      this.method("conformsTo:") { (this, other: RuntimeProtocol?) in
        guard let own = this.runtimeProtocol, let other else { return false }
        return own.conforms(to: other)
      }
    }
  }

  /// Takes the protocol's record as its block.
  ///
  /// - Locking: the runtime's lock is held, and the protocol has no object yet.
  fileprivate func takeRecord(of data: ProtocolData, _ cls: RuntimeClass) {
    let id = UnsafeMutableRawPointer(data.record)
    // SAFETY: the record has an object's header in front and begins with its class. It has not
    // been used as an object before, since every way to it leads through `RuntimeProtocol.object`.
    (id - MemoryLayout<UnsafeRawPointer>.size).storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), as: UnsafeRawPointer.self)
    id.storeBytes(of: cls.record, as: UnsafeMutablePointer<objc_class>.self)
    block.store(id, ordering: .releasing)
    data.object = self
  }
}

extension RuntimeProtocol {
  /// The protocol as an object, made on first need and kept.
  public var object: ProtocolObject {
    if !RuntimeLock.withLock({ _ in data.object != nil }) {
      let cls = ProtocolObject.runtimeClass
      let made = ProtocolObject(self)
      RuntimeLock.withLock { _ in
        if data.object == nil { made.takeRecord(of: data, cls) }
      }
      // An object that came too late goes after the lock is released.
      withExtendedLifetime(made) {}
    }
    // The caller saw it with the lock held, and it stays.
    guard let object = data.object else { preconditionFailure("a protocol has no object") }
    return object
  }
}

extension RuntimeProtocol: ObjectMessageValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { object.id }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? { object.cResult(owned: owned) }

  /// The value of an argument; see `MessageValue`.
  public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> RuntimeProtocol {
    try of(ProtocolObject.argument(value))
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> RuntimeProtocol {
    try of(ProtocolObject.result(value, owned: owned))
  }

  private static func of(_ object: ProtocolObject) throws(MessageError) -> RuntimeProtocol {
    guard let found = object.runtimeProtocol else {
      throw .unexpectedArgument("a protocol", "a Protocol without a name")
    }
    return found
  }
}
