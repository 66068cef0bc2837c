import CCarob

/// The runtime's data of one protocol, from which its record is filled.
final class ProtocolData: @unchecked Sendable {
  // SAFETY: `record` and `name` are constant. All mutable fields are read and written under the runtime's lock. Members
  // only change before the protocol is registered, or while they are lent; they are cleared when the protocol is unused and
  // made again. The record is filled before the protocol is registered, gets its class and peer once, and is never freed.

  /// The record in the published layout, in a block like that of any object; see `ProtocolObject`.
  let record: UnsafeMutablePointer<objc_protocol>

  let name: String

  /// Whether it is known by name. From then on its members are constant.
  var isRegistered = false

  /// Whether it was revoked with its owner.
  var isRetired = false

  /// The owners that declare it, its maker first. It stays as long as one of them does. Empty for
  /// the host's, which stay anyway.
  var owners: [RegistrationOwner] = []

  /// Whether its members are from a module, since the host's protocol has only a name.
  var isLent = false

  /// Descriptions of methods, in the order of addition.
  var methods: [MethodDescription] = []

  /// Declared properties, in the order of addition, each with its record.
  var properties: [(declared: ProtocolProperty, list: UnsafeMutablePointer<objc_property_list>)] =
    []

  /// The protocols that this one inherits from, in the order of addition. All are registered, so that no
  /// protocol inherits from itself.
  var protocols: [RuntimeProtocol] = []

  /// The record's Swift object, made on first need and kept for ever. Once it is known to exist
  /// it may be read without the lock.
  var object: ProtocolObject?

  /// Records that the protocol does not have any more, for reuse.
  var recordPool = RecordPool()

  init(name: String) {
    self.name = name
    let size = MemoryLayout<objc_protocol>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Object.blockHeader + size, alignment: 16)
    // SAFETY: the memory has this length; zero bytes are a valid record without members.
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Object.blockHeader + size)
    record = (memory + Object.blockHeader).assumingMemoryBound(to: objc_protocol.self)
    record.pointee.name = CStringTable.shared.interned(name)
  }

  /// Clears the data for a new protocol of the same name in the same memory.
  ///
  /// - Locking: the runtime's lock is held.
  func startAnew() {
    isRetired = false
    removeMembers()
  }

  /// Removes all members.
  ///
  /// - Locking: the runtime's lock is held.
  func removeMembers() {
    for property in properties { recordPool.keep(property.list) }
    for list in objc_protocol_list.parts(of: record.pointee.protocols) { recordPool.keep(list) }
    methods = []
    properties = []
    protocols = []
    isLent = false
    ProtocolRecord.clear(record)
  }
}
