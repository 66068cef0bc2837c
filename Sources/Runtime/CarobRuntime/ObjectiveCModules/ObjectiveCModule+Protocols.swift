import CCarob

extension ObjectiveCModule {
  /// Registers the protocols, each behind those that it inherits from, and points the module's references to them.
  ///
  /// - Throws: `RegistrationError` when a protocol inherits from itself or from a missing one,
  ///   has a member that it cannot have, or is missing for a reference.
  func registerProtocols() throws(RegistrationError) {
    var declared: [ProtocolTemplate] = []
    for record in sections.protocols.places where record.pointee.name != nil {
      declared.append(try ProtocolTemplate(reading: record, in: sections.memory))
    }
    do throws(DependencyOrder.Cycle) {
      declared = try DependencyOrder.sorted(declared, name: \.name, needs: \.inherited)
    } catch {
      throw .cycle(of: error.names.map { "<\($0)>" }, "inherits from")
    }
    for each in declared { try RuntimeProtocol.declare(each) }
    for reference in sections.protocolReferences.places {
      guard let record = reference.pointee else { continue }
      guard sections.memory.holds(record),
        let name = record.pointee.name.flatMap(sections.memory.text)
      else {
        throw .malformedRecord(title, "a reference leads to a protocol without a name")
      }
      guard let known = RuntimeProtocol(named: name) else {
        throw .unregisteredProtocol(name, for: title)
      }
      reference.pointee = known.record
    }
  }
}
