import CarobRuntime

/// A class or a protocol of the host, with its declaration.
struct HostDeclaration {
  enum Kind {
    case cls(RuntimeClass)
    /// The protocol; nil when the runtime does not know it.
    case adopted(RuntimeProtocol?)
  }

  let name: String
  let kind: Kind
  /// The lines from `@interface` or `@protocol` to `@end`.
  let lines: [String]

  var framework: Framework { Framework(of: name) }

  /// The class; nil for a protocol. Not inlined, because Swift 6.3's optimizer crashes otherwise.
  @inline(never) var cls: RuntimeClass? { if case .cls(let cls) = kind { cls } else { nil } }
  /// The protocol; nil for a class, or when the runtime does not know it.
  @inline(never) var adopted: RuntimeProtocol? {
    if case .adopted(let known) = kind { known } else { nil }
  }
  var isProtocol: Bool { cls == nil }

  /// A sentence that describes it.
  var summary: String { Self.summaries[isProtocol ? "<\(name)>" : name] ?? "" }

  /// The descriptions by name; names of protocols are in angle brackets.
  static let summaries: [String: String] = {
    let lines = String(decoding: PackageResources.Summaries_txt, as: UTF8.self).split(
      separator: "\n")
    let pairs = lines.map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), String(line.dropFirst(name.count + 2)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
