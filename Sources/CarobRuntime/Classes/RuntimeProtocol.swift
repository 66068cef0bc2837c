import CCarob

/// A protocol of the runtime: a name that classes adopt.
///
/// Method lists of protocols are not kept yet; conformance is by adoption. [any-thread]
public struct RuntimeProtocol: Hashable, CustomStringConvertible, @unchecked Sendable {
  // SAFETY: the record is filled before it is published, constant afterwards and never freed.
  package let record: UnsafeMutablePointer<objc_protocol>

  /// The registered protocol of that name, or nil.
  public init?(named name: String) {
    guard let found = RuntimeLock.withLock({ $0.protocols[ExactString(name)] }) else { return nil }
    self = found
  }

  package init(record: UnsafeMutablePointer<objc_protocol>) {
    self.record = record
  }

  /// The protocol of that name, made when there is none.
  public static func registered(_ name: String) -> RuntimeProtocol {
    RuntimeLock.withLock { state in
      if let known = state.protocols[ExactString(name)] { return known }
      let record = UnsafeMutablePointer<objc_protocol>.allocate(capacity: 1)
      var contents = objc_protocol()
      contents.name = CStringTable.shared.interned(name)
      // SAFETY: freshly allocated for one element.
      record.initialize(to: contents)
      let made = RuntimeProtocol(record: record)
      state.protocols[ExactString(name)] = made
      return made
    }
  }

  /// The protocol's name.
  public var name: String { String(cString: record.pointee.name) }

  /// The name.
  public var description: String { name }
}

extension RuntimeClass {
  /// The class's own protocols, in the order of adoption.
  public var protocols: [RuntimeProtocol] { RuntimeLock.withLock { _ in data.protocols } }

  /// Adopts a protocol; false when the class itself has adopted it already.
  @discardableResult
  public func adopt(_ adopted: RuntimeProtocol) -> Bool {
    RuntimeLock.withLock { _ in
      if data.protocols.contains(adopted) { return false }
      data.protocols.append(adopted)
      let list = UnsafeMutablePointer<objc_protocol_list>.allocate(capacity: 1)
      // SAFETY: freshly allocated; a list of one protocol fits the record exactly. Never freed.
      list.initialize(
        to: objc_protocol_list(
          next: record.pointee.protocols, count: 1, protocols: adopted.record))
      record.pointee.protocols = list
      noteChange(.adoption(self, adopted))
      return true
    }
  }

  /// Takes an adoption back. For taking back a registration only.
  func removeAdoption(of adopted: RuntimeProtocol) {
    RuntimeLock.withLock { _ in
      data.protocols.removeAll { $0 == adopted }
      objc_protocol_list.unlink(from: &record.pointee.protocols) {
        $0.pointee.protocols == adopted.record
      }
    }
  }

  /// Whether the class or a superclass adopts a protocol.
  public func conforms(to adopted: RuntimeProtocol) -> Bool {
    ancestry.contains { $0.protocols.contains(adopted) }
  }
}
