import CarobRenderers
import CarobRuntime
import InstantCocoa

/// The differences between two builds of a plugin, of which the new one is loaded.
struct InterfaceComparison {
  let old: PluginInterface
  let new: PluginInterface
  /// Those that others notice come first, else in the order of the interfaces.
  let changes: [InterfaceChange]

  /// - Complexity: O(items)
  init(from old: PluginInterface, to new: PluginInterface) {
    self.old = old
    self.new = new
    let (before, after) = (Self.byPlace(old.items), Self.byPlace(new.items))
    let removed = old.items.filter { after[$0.key] == nil }
    let added = new.items.filter { before[$0.key] == nil }
    // A class or protocol stands for its members.
    let (gone, come) = (Self.owners(removed), Self.owners(added))
    var changes = removed.filter { !$0.isMember(of: gone) }.map(InterfaceChange.init(removed:))
    changes += new.items.compactMap { item in
      before[item.key].flatMap { InterfaceChange(from: $0, to: item) }
    }
    changes += added.filter { !$0.isMember(of: come) }.map(InterfaceChange.init(added:))
    self.changes =
      changes.filter { $0.consequence != nil } + changes.filter { $0.consequence == nil }
  }

  private static func byPlace(
    _ items: [PluginInterface.Item]
  ) -> [String: PluginInterface.Item] {
    Dictionary(items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func owners(_ items: [PluginInterface.Item]) -> Set<String> {
    Set(items.filter(\.isOwner).compactMap(\.owner))
  }

  /// The number of changes that code which was built for the old build notices.
  var noticed: Int { changes.count { $0.consequence != nil } }

  /// Returns two lines for a change that others notice, one for another, and a summary.
  func text(style: TextStyle) -> String {
    var lines = changes.flatMap { change -> [String] in
      let isNoticed = change.consequence != nil
      let line =
        style.apply(isNoticed ? "noticed:" : "unnoticed:", as: isNoticed ? .error : .detail)
        + " \(change.item.place.printableText): \(change.message.printableText)"
        + style.apply(" [\(change.item.kind.rawValue)]", as: .detail)
      return [line] + (change.consequence.map { ["  " + $0.printableText] } ?? [])
    }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The counts, and whether the version tells of them.
  private var summary: String {
    if changes.isEmpty { return "no difference" }
    let counts =
      "\("change".withCount(noticed)) that others notice, \(changes.count - noticed) that they do not"
    return noticed > 0 && old.version == new.version
      ? "\(counts); both builds have the version \(new.version.printableText)" : counts
  }

  /// The JSON form in `docs/inspect.schema.json`.
  var json: String {
    JSONValue.object([
      ("old", Self.told(old)), ("new", Self.told(new)),
      ("changes", .array(changes.map(\.json))), ("noticed", .integer(noticed)),
    ]).text
  }

  private static func told(_ interface: PluginInterface) -> JSONValue {
    .object([
      ("name", .string(interface.name)), ("version", .string(interface.version)),
      ("file", .string(interface.path)),
    ])
  }
}

extension PluginInterface.Item {
  fileprivate var key: String { "\(kind.rawValue) \(place)" }

  fileprivate var isOwner: Bool { kind == .cls || kind == .declaredProtocol }

  /// Whether it belongs to one of some classes and protocols.
  fileprivate func isMember(of owners: Set<String>) -> Bool {
    !isOwner && owner.map(owners.contains) == true
  }
}

extension InterfaceChange {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(item.kind.rawValue)), ("place", .string(item.place)),
      ("change", .string(way.rawValue)), ("message", .string(message)),
      ("consequence", JSONValue(consequence)),
    ])
  }
}
