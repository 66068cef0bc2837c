import InstantCocoa

extension ProjectProposal {
  /// The text of the file.
  var text: String {
    var members: [JSONValue.Member] = [("name", .string(name))]
    members += Self.members(of: library)
    if let tests { members.append(("tests", .object(Self.members(of: tests)))) }
    return JSONValue.object(members).text
  }

  private static func members(of target: Target) -> [JSONValue.Member] {
    func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    var members: [JSONValue.Member] = []
    if target.folder != "." { members.append(("folder", .string(target.folder))) }
    if !target.sources.isEmpty { members.append(("sources", strings(target.sources))) }
    if !target.exclude.isEmpty { members.append(("exclude", strings(target.exclude))) }
    if !target.headers.isEmpty {
      members.append(
        ("headers", .object(target.headers.map { ($0.name, strings([$0.folder])) })))
    }
    if !target.include.isEmpty { members.append(("include", strings(target.include))) }
    if !target.resources.isEmpty { members.append(("resources", strings(target.resources))) }
    if let prefix = target.prefix { members.append(("prefix", .string(prefix))) }
    if target.isManual {
      members.append(("arc", .bool(false)))
    } else if !target.withoutARC.isEmpty {
      members.append(("arc", .object([("except", strings(target.withoutARC))])))
    }
    return members
  }
}
