import CCarob

/// A protocol of the runtime: a name that classes adopt, and its methods and properties.
///
/// A protocol is made in three steps: `allocate`, additions, `register`. If a Swift class adopts
/// an unregistered name, that becomes a protocol without members. [any-thread]
public struct RuntimeProtocol: Hashable, CustomStringConvertible, Sendable {
  let data: ProtocolData

  /// The registered protocol of that name, or nil.
  ///
  /// Protocols of announced classes (`AnnouncedClasses`) are registered with these: looking up an
  /// unknown name registers all of them.
  public init?(named name: String) {
    if let found = Self.found(name) {
      self = found
      return
    }
    AnnouncedClasses.registerAll()
    guard let found = Self.found(name) else { return nil }
    self = found
  }

  private static func found(_ name: String) -> RuntimeProtocol? {
    RuntimeLock.withLock { $0.protocols[ExactString(name)] }
  }

  init(data: ProtocolData) {
    self.data = data
  }

  /// The protocol with a record, registered or not; nil when no protocol has it.
  package init?(record: UnsafeMutablePointer<objc_protocol>?) {
    let address = UInt(bitPattern: record)
    let found = RuntimeLock.withLock { state in
      UnsafeMutablePointer(bitPattern: address).flatMap { state.protocolRecords[$0] }
    }
    guard let found else { return nil }
    self = found
  }

  /// All registered protocols, also those of announced classes, sorted by name.
  ///
  /// - Complexity: O(n log n), and the registration of those classes.
  public static var all: [RuntimeProtocol] {
    AnnouncedClasses.registerAll()
    return RuntimeLock.withLock { Array($0.protocols.values) }.sorted { $0.name < $1.name }
  }

  /// The protocol of that name; if there is none, one without members is registered.
  public static func registered(_ name: String) -> RuntimeProtocol {
    RuntimeLock.withLock { state in
      if let known = state.protocols[ExactString(name)] { return known }
      let made = RuntimeProtocol(data: ProtocolData(name: name))
      made.data.isRegistered = true
      state.protocolRecords[made.data.record] = made
      state.protocols[ExactString(name)] = made
      return made
    }
  }

  /// The protocol's name.
  public var name: String { data.name }

  /// The name's bytes, which live for ever.
  package var cName: UnsafePointer<CChar> {
    // SAFETY: the field is constant and points at an interned string.
    UnsafePointer(data.record.pointee.name)
  }

  /// Whether the protocol is registered, and cannot be changed any more.
  public var isRegistered: Bool { RuntimeLock.withLock { _ in data.isRegistered } }

  /// The protocol as C knows it, which is an object.
  package var record: UnsafeMutablePointer<objc_protocol> {
    _ = object
    return data.record
  }

  /// The name.
  public var description: String { name }

  /// Whether both have the same record.
  public static func == (a: Self, b: Self) -> Bool { a.data === b.data }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(data)) }
}
