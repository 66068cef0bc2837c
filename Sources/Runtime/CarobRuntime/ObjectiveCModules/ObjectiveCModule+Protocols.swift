import CCarob

extension ObjectiveCModule {
  /// Registers the protocols, each behind those that it inherits from, and points the module's references to them.
  ///
  /// - Throws: `RegistrationError` when a protocol inherits from itself or has a member that it cannot have.
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
    try declareMissingProtocols(besides: declared)
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

  /// Registers protocols without members for those that the module names and nobody declares, as `@protocol Name;` does at Apple.
  private func declareMissingProtocols(
    besides declared: [ProtocolTemplate]
  ) throws(RegistrationError) {
    let memory = sections.memory
    var known = Set(declared.map { ExactString($0.name) })
    var named = declared.flatMap(\.inherited)
    for reference in sections.protocolReferences.compactMap(\.self) where memory.holds(reference) {
      named += reference.pointee.name.flatMap(memory.text).map { [$0] } ?? []
    }
    let classes = sections.classes.compactMap(\.self).filter { memory.holds($0) }
    for list in classes.map(\.pointee.protocols) + sections.categories.map(\.protocols) {
      // The reader of the class or the category throws what is wrong.
      named += (try? MemberReader(title: title, memory: memory).protocolNames(list)) ?? []
    }
    for name in named where known.insert(ExactString(name)).inserted {
      guard RuntimeProtocol(named: name) == nil else { continue }
      try RuntimeProtocol.declare(ProtocolTemplate(named: name))
      RuntimeLog.warning(
        "\(title.onOneLine): the protocol \(name.onOneLine) is declared nowhere, and has no members; import its header"
      )
    }
  }
}
