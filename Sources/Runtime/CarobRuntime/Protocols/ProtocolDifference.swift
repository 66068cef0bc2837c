/// The disagreement of two declarations of one protocol.
struct ProtocolDifference: CustomStringConvertible {
  private let name: String
  /// The owners of the first declaration and of the present one.
  private let owners: [String]
  /// The members that only one of them has, or that differ, such as `-title`; sorted.
  let members: [String]

  /// Compares a new declaration with a registered protocol; nil when both have the same members,
  /// or the host's has only a name.
  init?(_ declared: ProtocolTemplate, from known: RuntimeProtocol) {
    let (owner, isLent) = RuntimeLock.withLock { _ in
      (known.data.owners.first?.name, known.data.isLent)
    }
    // Another module has defined the members.
    if isLent { return nil }
    let (methods, properties) = (known.methods, known.properties)
    let inherited = known.protocols.map(\.name)
    if owner == nil, methods.isEmpty, properties.isEmpty, inherited.isEmpty { return nil }
    let first = Self.members(methods, properties, inherited)
    let other = Self.members(declared.methods, declared.properties, declared.inherited)
    members = Set(first.keys).union(other.keys).filter { first[$0] != other[$0] }.sorted()
    if members.isEmpty { return nil }
    name = known.name
    owners = [owner ?? "the host", RegistrationOwner.current?.name ?? "the host"]
  }

  var description: String {
    let more = members.count > 3 ? " and \(members.count - 3) more" : ""
    return
      "\(owners[1]) declares the protocol \(name) otherwise than \(owners[0]), whose declaration"
      + " counts: \(members.prefix(3).joined(separator: ", "))\(more)"
  }

  /// The properties of a member besides its name.
  private struct Member: Equatable {
    var isRequired = true
    var signature: MethodSignature?

    static func == (a: Self, b: Self) -> Bool {
      guard a.isRequired == b.isRequired else { return false }
      guard let first = a.signature, let other = b.signature else {
        return a.signature === b.signature
      }
      return first.isCalledLike(other)
    }
  }

  private static func members(
    _ methods: [MethodDescription], _ properties: [ProtocolProperty], _ inherited: [String]
  ) -> [String: Member] {
    var members: [String: Member] = [:]
    for method in methods {
      members["\(method.isClassMethod ? "+" : "-")\(method.selector)"] = Member(
        isRequired: method.isRequired, signature: try? .interned(method.encoding))
    }
    for each in properties {
      members["@property\(each.isClassProperty ? " (class)" : "") \(each.property.name)"] = Member(
        isRequired: each.isRequired)
    }
    for name in inherited { members["<\(name)>"] = Member() }
    return members
  }
}
